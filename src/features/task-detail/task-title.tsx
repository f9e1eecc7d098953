// The title of a task, edited where it stands (TITLE-01..06).
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { lastTyped, useDraft } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './task-detail.css.ts'
import { renameTaskTo } from './task-title.actions.ts'
import { putTitleInView, titleDraft } from './title-in-view.ts'

/** What a title that was typed in place is worth: `null` where nothing is to be sent (TITLE-02, TITLE-03). */
export function titleToSend(typed: string, present: string): string | null {
  const title = typed.replace(/\s+/g, ' ').trim()
  return title === '' || title === present ? null : title
}

/** Plain text without the right to edit (TITLE-06); else a field: focus begins, Save and Cancel end, Escape ends and keeps what was typed. */
export function TaskTitle({ task }: { task: TaskSubject }) {
  if (!task.viewerCan.includes('EDIT'))
    return (
      <h1 dir="auto" className={styles.title}>
        {task.title}
      </h1>
    )
  return <EditableTitle key={task.id} task={task} />
}

function EditableTitle({ task }: { task: TaskSubject }) {
  const [editing, setEditing] = useState(false)
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, titleDraft(task.id), {
    initial: task.title,
    gather: lastTyped,
    hasArrived: (sent) => titleToSend(sent, task.title) === null,
  })
  /** The title that the editing began with, kept beside the draft. */
  const base = useDraft(`${titleDraft(task.id)}:base`)
  const unsaved = draft.text !== task.title
  const changedMeanwhile = unsaved && base.text !== '' && base.text !== task.title
  const { services } = useActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const here = useHere()
  const shown = editing ? draft.text : task.title
  useGrowing(field, shown)
  useEffect(
    () =>
      putTitleInView(task.id, () => {
        field.current?.focus()
        field.current?.select()
      }),
    [task.id],
  )

  const leave = () => {
    setEditing(false)
    // The buttons are gone with the editing: whoever works by keyboard goes on in the detail.
    const around = field.current?.closest<HTMLElement>('[data-panel], [role=dialog]')
    if (around) around.focus({ preventScroll: true })
    else field.current?.blur()
  }
  /** Tab goes on to the buttons; only out of all of them does it end what changed nothing. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const inside = relatedTarget !== null && currentTarget.closest('[data-editing]')?.contains(relatedTarget)
    if (!inside && draft.text === task.title) setEditing(false)
  }
  const discard = () => {
    draft.clear()
    base.clear()
  }
  const save = () => {
    const title = titleToSend(draft.text, task.title)
    leave()
    if (title === null) return discard()
    // Theirs is in sight once it was told: saving again goes over it.
    const was = changedMeanwhile || base.text === '' ? task.title : base.text
    void form.submit({
      stays: false,
      async send() {
        let theirs = false
        const onConflict = () => {
          theirs = true
        }
        const result = await perform(renameTaskTo(title, { was, onConflict }), here({ task: [task] }), 'form')
        if (theirs)
          return {
            arrived: false,
            tell: () => setEditing(true),
            late: () =>
              services.say.note(`Somebody else renamed ${task.code ?? `“${task.title}”`} meanwhile. Your title waits there, not saved.`),
          }
        // Else the title is the old one again (TITLE-04), and what was typed waits in the field.
        const arrived = result === 'done'
        if (arrived) base.clear()
        return { arrived }
      },
    })
  }
  const cancel = () => {
    discard()
    leave()
  }
  const change = (text: string) => {
    if (!unsaved) base.setText(task.title)
    draft.setText(text.replace(/\s*\n\s*/g, ' '))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.metaKey || event.ctrlKey) save()
    }
    if (event.key === 'Escape') leave()
  }
  return (
    <div className={styles.titleBox} data-editing={editing || undefined}>
      <h1 className={styles.titleHeading}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label="Title"
          className={styles.titleField}
          value={shown}
          spellCheck={editing}
          onFocus={() => setEditing(true)}
          onBlur={onBlur}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </h1>
      {editing && changedMeanwhile && (
        <div role="alert" className={styles.titleConflict}>
          <span>Somebody else changed this title meanwhile to “{task.title}”. Saving replaces it.</span>
          <Button onClick={cancel}>Take theirs</Button>
        </div>
      )}
      {!editing && unsaved && (
        <p className={styles.titleButtons}>
          <span className={styles.hint}>You have a title that is not saved.</span>
          <Button onClick={() => field.current?.focus()}>Continue</Button>
        </p>
      )}
      {editing && (
        <div className={styles.titleButtons}>
          {draft.restored && <span className={styles.hint}>Not saved last time</span>}
          <Button variant="primary" keys="$mod+Enter" disabled={titleToSend(draft.text, task.title) === null} onClick={save}>
            {changedMeanwhile ? 'Save over it' : 'Save'}
          </Button>
          <Button onClick={cancel} onBlur={onBlur}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}

/** As high as its text, also where the browser does not size fields by their content. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured for every text
  useLayoutEffect(() => fitHeight(field.current), [field, text])
  useEffect(() => {
    const refit = () => fitHeight(field.current)
    window.addEventListener('resize', refit)
    return () => window.removeEventListener('resize', refit)
  }, [field])
}

function fitHeight(element: HTMLTextAreaElement | null): void {
  if (!element) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight}px`
}
