// The description of a task in its detail: read, and edited where it stands (DESC-01..04).
import { type MouseEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { lastTyped, useDraft } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { loadRichTextEditor, RichTextEditor, type RichTextEditorProps } from '#src/ui/editor/rich-text-editor.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { descriptionWish } from './description-wish.ts'
import { editDescription, saveDescription } from './task-description.actions.ts'
import * as styles from './task-description.css.ts'

/** What stands where nothing is written (DESC-01); it is never saved (DESC-03). */
export const NO_DETAILS = 'No details available'

/** What an edited description is worth: null where nothing is to be sent (DESC-03). */
export function descriptionToSend(typed: string, stored: string): string | null {
  return typed === stored || htmlToText(typed).trim() === NO_DETAILS ? null : typed
}

function isEmpty(html: string): boolean {
  return htmlToText(html).trim() === '' && !/<(?:img|hr|table)\b/i.test(html)
}

type People = NonNullable<RichTextEditorProps['people']>

/** `html` is undefined while it is on its way; `people` can be named with `@`; `brief` shows its first lines until it is asked for more. */
export function TaskDescription({
  task,
  html,
  people,
  brief = false,
}: {
  task: TaskSubject
  html: string | undefined
  people?: People | undefined
  brief?: boolean
}) {
  if (html === undefined)
    return (
      <p className={classNames(styles.description, brief && styles.coming)}>
        <Skeleton width="72%" height={12} />
      </p>
    )
  if (!task.viewerCan.includes('EDIT')) return <Read html={html} brief={brief} />
  return <Editable key={task.id} task={task} html={html} people={people} brief={brief} />
}

function Read({ html, brief }: { html: string; brief: boolean }) {
  if (isEmpty(html)) return <p className={styles.nothing}>{NO_DETAILS}</p>
  const all = <SafeHtml html={html} className={styles.description} />
  return brief ? <AtAGlance>{all}</AtAGlance> : all
}

interface EditableProps {
  task: TaskSubject
  html: string
  people: People | undefined
  brief: boolean
}

function Editable({ task, html, people, brief }: EditableProps) {
  const { services } = useActions()
  const subject = `task:${task.id}:description`
  const onRefused = useMemo(() => () => services.say.note('This browser cannot keep the draft. Save before you leave.'), [services])
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, subject, { initial: html, onRefused, gather: lastTyped, hasArrived: (sent) => isSameHtml(sent, html) })
  /** The description that the editing began with, kept beside the draft. */
  const base = useDraft(`${subject}:base`)
  const here = useHere()
  const [editing, setEditing] = useState(false)
  /** False where it opened again by itself for somebody who has gone on to something else. */
  const [takesFocus, setTakesFocus] = useState(true)
  /** Shown instead of the stored one until the host has answered. */
  const [saving, setSaving] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const wish = useSyncExternalStore(descriptionWish.subscribe, descriptionWish.get)
  const unsaved = draft.text !== html

  useEffect(() => {
    if (wish !== task.id) return
    descriptionWish.forget()
    setTakesFocus(true)
    setEditing(true)
    requestAnimationFrame(() => {
      // Whoever is reading further down sees where their words go.
      bringIntoView(box.current)
      // It may be open already, with the focus elsewhere.
      if (!box.current?.contains(document.activeElement)) box.current?.querySelector<HTMLElement>(FIELD)?.focus()
    })
  }, [wish, task.id])

  // What was sent before a reload has arrived after all.
  const settled = saving === null && !unsaved && base.restored
  const { clear: clearBase } = base
  useEffect(() => {
    if (settled) clearBase()
  }, [settled, clearBase])

  const edit = () => {
    setTakesFocus(true)
    setEditing(true)
  }
  const leave = () => {
    setEditing(false)
    setTheirs(null)
    // The button is drawn again in the next frame; whoever works by keyboard goes on from it, unless they have gone on already.
    requestAnimationFrame(() => {
      if (isAround(opener.current)) opener.current?.focus({ preventScroll: true })
    })
  }
  const discard = () => {
    draft.clear()
    base.clear()
    leave()
  }
  const save = () => {
    const typed = draft.text
    const before = unsaved ? base.text : html
    if (descriptionToSend(typed, before) === null) return discard()
    setSaving(typed)
    setEditing(false)
    void form.submit({
      stays: false,
      async send() {
        const found: string[] = []
        const action = saveDescription(typed, { before, over: theirs !== null, onConflict: (conflict) => found.push(conflict.theirs) })
        const result = await perform(action, here({ task: [task] }), 'form')
        const arrived = result === 'done' && found.length === 0
        return { arrived, tell: () => answered(arrived, found[0] ?? null), late: () => found.length > 0 && toldLater() }
      },
    })
  }
  const toldLater = () =>
    services.say.note(`Somebody else changed the description of ${nameOf(task)} meanwhile. Yours waits there, not saved.`)
  const answered = (arrived: boolean, conflict: string | null) => {
    const free = isAround(box.current)
    setSaving(null)
    if (arrived) return discard()
    // What was typed waits in the editor.
    setTheirs(conflict ?? theirs)
    setTakesFocus(free)
    setEditing(true)
  }
  if (saving !== null)
    return (
      <div ref={box} aria-busy>
        <Read html={saving} brief={brief} />
      </div>
    )
  if (!editing) return <ReadAndEdit html={html} brief={brief} unsaved={unsaved} opener={opener} onEdit={edit} />
  const changedMeanwhile = theirs !== null || (unsaved && base.text !== html)
  return (
    <div ref={box} className={styles.editing}>
      <RichTextEditor
        value={draft.text}
        onChange={(typed) => {
          if (!unsaved) base.setText(html)
          draft.setText(typed)
        }}
        toolbar="description"
        label="Description"
        placeholder="What is to be done, and why"
        people={people}
        onSubmit={save}
        onCancel={leave}
        autoFocus={takesFocus}
      />
      {changedMeanwhile && (
        <div role="alert" className={styles.conflict}>
          <span>Somebody else changed this description meanwhile. Saving replaces it.</span>
          <Button onClick={discard}>Take theirs</Button>
        </div>
      )}
      <div className={styles.buttons}>
        {draft.restored && <span className={styles.hint}>Not saved last time</span>}
        <Button variant="primary" keys="$mod+Enter" onClick={save}>
          {changedMeanwhile ? 'Save over it' : 'Save'}
        </Button>
        <Button onClick={discard}>Cancel</Button>
      </div>
    </div>
  )
}

const FIELD = '[contenteditable="true"], textarea'

/** True while the focus is on nothing, or on what is around the element, such as the panel: nobody is interrupted. */
function isAround(element: HTMLElement | null): boolean {
  return document.activeElement?.contains(element) ?? true
}

function nameOf({ code, title }: TaskSubject): string {
  return code ?? `“${title}”`
}

/** Only what is out of view is moved: who sees it keeps what they see. */
function bringIntoView(box: HTMLElement | null): void {
  const around = box?.parentElement?.getBoundingClientRect()
  if (!box || !around) return
  const { top, bottom } = box.getBoundingClientRect()
  const line = 48
  if (bottom < around.top + line || top > around.bottom - line) box.scrollIntoView({ block: 'nearest' })
}

function ReadAndEdit({
  html,
  brief,
  unsaved,
  opener,
  onEdit,
}: {
  html: string
  brief: boolean
  unsaved: boolean
  opener: React.RefObject<HTMLButtonElement | null>
  onEdit: () => void
}) {
  const [shortcut] = editDescription.shortcuts
  const prepare = () => void loadRichTextEditor().catch(() => undefined)
  const onClick = (event: MouseEvent) => {
    const inside = event.target instanceof Element && event.target.closest('a, button, input, summary')
    // Whoever selects text wants to copy it.
    if (!inside && window.getSelection()?.isCollapsed !== false) onEdit()
  }
  if (isEmpty(html) && !unsaved)
    return (
      <button ref={opener} type="button" className={styles.invite} onPointerEnter={prepare} onClick={onEdit}>
        {NO_DETAILS}
      </button>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way; the keyboard's is the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the button inside
    <div className={styles.clickable} onPointerEnter={prepare} onClick={onClick}>
      <span className={styles.corner}>
        <IconButton ref={opener} icon={editDescription.icon} label="Edit description" keys={shortcut} onClick={onEdit} />
      </span>
      <Read html={html} brief={brief} />
      {unsaved && (
        <p className={styles.unsaved}>
          <span className={styles.hint}>You have changes that are not saved.</span>
          <Button onClick={onEdit}>Continue</Button>
        </p>
      )}
    </div>
  )
}
