// The form of one item in a manage dialog: what is typed is kept until it is saved or discarded.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { MAYBE_CREATED } from '#src/data/drafts/maybe-sent.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { createItem, editItem } from '#src/model/catalogue/item-actions.ts'
import { type AnyItem, type AnyItemKind, type FormTexts, type ProjectAddress, problemOf } from '#src/model/catalogue/item-kind.ts'
import { performHere } from '#src/model/catalogue/perform-here.ts'
import { ItemEditor } from '#src/ui/lists/item-list.tsx'

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
  const form = useActionForm({ say, many: true })
  const draft = useFormDraft(form, subject, { initial: JSON.stringify(initial), ...(item && { gather: lastTyped }) })
  // The last one that was sent: the next is sent behind it.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [left, setLeft] = useState(false)
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
    form.end()
    setProblem(undefined)
    setLeft(true)
    onOpen(false)
  }
  const save = () => {
    const wrong = problemOf(kind.fields, texts)
    if (wrong) return setProblem(wrong)
    const action = item ? editItem(kind, item, texts) : createItem(kind, texts)
    void form.submit({
      stays: item !== null,
      async send({ intent }) {
        const answer = last.current.then(() => performHere(action, here, { project, viewerCan, intent }))
        last.current = answer
        const failure = await answer
        if (failure !== undefined) throw failure
        onSaved()
        return { arrived: true, leave: () => close(false) }
      },
      failed(error, untouched) {
        if (untouched) setProblem({ field: null, text: errorText(error) })
        return untouched
      },
    })
  }
  const editor = (
    <ItemEditor
      label={item ? `Edit ${item.title}` : `New ${kind.noun}`}
      fields={kind.fields}
      texts={texts}
      onText={(name, text) => {
        setProblem(undefined)
        draft.setText(keptText({ ...texts, [name]: text }, initial))
      }}
      problem={problem ?? (item === null && draft.maybeSent ? { field: null, text: MAYBE_CREATED } : undefined)}
      busy={form.busy}
      submit={item ? 'Save' : 'Create'}
      onSave={save}
      onCancel={() => close(true)}
      onLeave={() => close(false)}
    />
  )
  return item ? <li>{editor}</li> : editor
}

/** The fields that differ from what is saved, so that those nobody touched follow it while the form is open; `initial` as it is where none does. */
function keptText(texts: FormTexts, initial: FormTexts): string {
  const touched = Object.entries(texts).filter(([name, text]) => text !== initial[name])
  return JSON.stringify(touched.length === 0 ? initial : Object.fromEntries(touched))
}

/** What is kept lies on top of what is saved. A draft of an older version of the form counts as far as it fits. */
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
