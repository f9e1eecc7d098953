// The line in which new items of a checklist are typed.
import { PlusIcon } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { addItemsTo } from './checklist.actions.ts'
import * as styles from './checklist.css.ts'
import { titlesIn } from './checklist.ts'

/** The item that a new one goes below. */
export interface LineParent {
  id: string
  title: string
}

/**
 * Enter adds and stays; Tab puts what is typed below the last item, Shift+Tab takes it out again; Escape clears. Several pasted lines are several
 * items. What could not be added is in the line again.
 */
export function ChecklistLine({
  task,
  parent,
  last,
  focused,
  onParent,
  onUp,
}: {
  task: TaskSubject
  parent: LineParent | null
  /** The item that Tab puts a new one below; null where there is none. */
  last: LineParent | null
  /** Raised each time the line is to take the focus. */
  focused: number
  onParent: (parent: LineParent | null) => void
  onUp: () => void
}) {
  const here = useHere()
  // What comes back stands before what is typed meanwhile.
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, `checklist:${task.id}`, { gather: linesOf })
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focused > 0) field.current?.focus()
  }, [focused])

  const add = (text: string) => {
    const titles = titlesIn(text)
    if (titles.length === 0) return
    void form.submit({
      stays: false,
      part: { text },
      async send({ intent }) {
        let failed: readonly string[] = titles
        const comeBack = (lines: readonly string[]) => {
          failed = lines
        }
        const result = await perform(addItemsTo(titles, parent?.id ?? null, comeBack, intent), here({ task: [task] }), 'form')
        return { arrived: result === 'done', rest: linesOf(failed) }
      },
    })
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (titlesIn(pasted).length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    add(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const blank = draft.text.trim() === ''
    if (event.key === 'Enter') {
      event.preventDefault()
      add(draft.text)
    } else if (event.key === 'Tab' && !event.shiftKey && !parent && last && !blank) {
      event.preventDefault()
      onParent(last)
    } else if (event.key === 'Tab' && event.shiftKey && parent) {
      event.preventDefault()
      onParent(null)
    } else if (event.key === 'Escape') {
      if (draft.text !== '') draft.clear()
      else if (parent) onParent(null)
      else field.current?.blur()
    } else if (event.key === 'ArrowUp' && blank) {
      event.preventDefault()
      onUp()
    }
  }
  return (
    <div className={styles.line} data-below={parent ? true : undefined}>
      <PlusIcon size={14} aria-hidden className={styles.lineIcon} />
      <textarea
        ref={field}
        rows={1}
        className={styles.lineField}
        aria-label={parent ? `New item below ${parent.title}` : 'New item'}
        placeholder={parent ? `Add below “${parent.title}”` : 'Add an item'}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <span className={styles.lineHint} aria-hidden>
        {draft.maybeSent
          ? 'May have been added already · ↵ add'
          : draft.text.trim() === ''
            ? ''
            : parent
              ? '⇧Tab out · ↵ add'
              : last
                ? 'Tab below · ↵ add'
                : '↵ add'}
      </span>
    </div>
  )
}

function linesOf(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n')
}
