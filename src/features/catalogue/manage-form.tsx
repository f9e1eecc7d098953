// The form of one item in a manage dialog: what is typed is kept until it is saved or discarded.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { useFormDraft } from '#src/data/drafts/use-form-draft.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { createItem, editItem } from '#src/model/catalogue/item-actions.ts'
import { type AnyItem, type AnyItemKind, type FormTexts, type ProjectAddress, problemOf } from '#src/model/catalogue/item-kind.ts'
import { performHere } from '#src/model/catalogue/perform-here.ts'
import { ItemEditor } from '#src/ui/lists/item-list.tsx'
import { useMounted } from '#src/ui/marks/use-mounted.ts'

/**
 * `children` while it is closed; a draft that an earlier visit left opens it. `item` null makes a new one: its field is empty once it is sent, and
 * who types the next one before the answer is there keeps the form.
 */
export function ManageForm({
  kind,
  project,
  viewerCan,
  subject,
  initial,
  item,
  open,
  onOpen,
  onSaved,
  children,
}: {
  kind: AnyItemKind
  project: ProjectAddress
  viewerCan: readonly Permission[]
  subject: string
  initial: FormTexts
  item: AnyItem | null
  open: boolean
  onOpen: (open: boolean) => void
  onSaved: () => void
  /** Gives `id` to what takes the focus when the form closes. */
  children: (id: string) => ReactNode
}) {
  const here = useHere()
  const { say } = useActions().services
  const draft = useFormDraft(subject, { initial: JSON.stringify(initial), ...(item && { gather: lastTyped }) })
  const mounted = useMounted()
  // Counts what the person does with the form, and the last one that was sent: the next is sent behind it.
  const touches = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [left, setLeft] = useState(false)
  // What is in the form is on its way; what is typed since is not.
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string | null; text: string } | undefined>(undefined)
  const texts = readTexts(draft.text, initial)
  // The first key ends being restored, but not the form.
  const [restored] = useState(draft.restored)
  const shown = open || (restored && !left)
  const id = useId()
  const was = useRef(shown)
  useEffect(() => {
    if (was.current && !shown) document.getElementById(id)?.focus()
    was.current = shown
  }, [shown, id])
  if (!shown) return children(id)

  const close = (discard: boolean) => {
    if (discard) draft.clear()
    touches.current++
    setBusy(false)
    setProblem(undefined)
    setLeft(true)
    onOpen(false)
  }
  const save = async () => {
    const wrong = problemOf(kind.fields, texts)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    const touch = ++touches.current
    const sent = draft.send({ stays: item !== null })
    const action = item ? editItem(kind, item, texts) : createItem(kind, texts)
    const answer = last.current.then(() => performHere(action, here, { project, viewerCan }))
    last.current = answer
    const failure = await answer
    sent.settle(failure === undefined)
    const untouched = mounted.current && touches.current === touch
    if (untouched) setBusy(false)
    if (failure === undefined) {
      if (untouched) close(false)
      onSaved()
    } else if (untouched) setProblem({ field: null, text: errorText(failure) })
    else say.error(errorText(failure))
  }
  const editor = (
    <ItemEditor
      label={item ? `Edit ${item.title}` : `New ${kind.noun}`}
      fields={kind.fields}
      texts={texts}
      onText={(name, text) => {
        touches.current++
        setBusy(false)
        setProblem(undefined)
        draft.setText(JSON.stringify({ ...texts, [name]: text }))
      }}
      problem={problem}
      busy={busy}
      submit={item ? 'Save' : 'Create'}
      onSave={() => void save()}
      onCancel={() => close(true)}
      onLeave={() => close(false)}
    />
  )
  return item ? <li>{editor}</li> : editor
}

/** A draft of an older version of the form counts as far as it fits. */
function readTexts(text: string, initial: FormTexts): FormTexts {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return initial
    const known = Object.entries(kept).filter(([name, value]) => name in initial && typeof value === 'string')
    return { ...initial, ...Object.fromEntries(known) }
  } catch {
    return initial
  }
}
