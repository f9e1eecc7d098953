// A text that is edited where it stands: focus begins, Enter saves, Escape ends and keeps what was typed (SCREEN-06).
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './in-place-text.css.ts'

/** Props of InPlaceText. */
export interface InPlaceTextProps {
  /** Of the draft, and of the key that begins the editing: `sprint:12:title`. */
  name: string
  /** Accessible name of the field. */
  label: string
  text: string
  placeholder?: string
  /** What is shown while it is not edited, where that is not all of it. */
  shown?: string
  /** Shift+Enter makes a line; `free`: Enter does, and Ctrl or Cmd with Enter saves. */
  lines?: boolean | 'free'
  editable: boolean
  /** A sentence when the text will not do. */
  check: (text: string) => string | null
  /** Answers whether it was saved. `was` is what the typing began with, which may be another text than the saved one by now. */
  onSave: (text: string, was: string) => Promise<boolean>
}

/** Plain text where it may not be edited. */
export function InPlaceText({
  name,
  label,
  text,
  shown = text,
  placeholder = '',
  lines = false,
  editable,
  check,
  onSave,
}: InPlaceTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const from = useRef<Element | null>(null)
  const [editing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const draft = useDraft(name, { initial: text })
  const unsaved = draft.text !== text
  // Null after a refusal: who saves again has been told of the text that is there.
  const began = useRef<string | null>(null)
  useEffect(() => {
    if (!unsaved) began.current = text
  }, [unsaved, text])
  useEffect(() => {
    if (!editable) return
    return putInPlace(name, () => {
      field.current?.focus()
      field.current?.select()
    })
  }, [name, editable])
  if (!editable) return shown === '' ? null : <span className={styles.plain}>{shown}</span>
  // A row or a button that led here has the focus again: its keys go on.
  const leave = () => {
    if (document.activeElement !== field.current) return
    field.current?.blur()
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true })
  }
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    // The window coming back is no place that led here.
    if (!editing) from.current = relatedTarget
    setEditing(true)
  }
  const discard = () => {
    draft.clear()
    setProblem(null)
    leave()
  }
  const save = async () => {
    const wrong = check(draft.text)
    setProblem(wrong)
    if (wrong !== null) return
    const typed = draft.text.trim()
    leave()
    if (typed === text || (await onSave(typed, began.current ?? text))) draft.clear()
    else began.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      leave()
    }
    if (event.key !== 'Enter' || (lines && event.shiftKey) || (lines === 'free' && !event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    void save()
  }
  return (
    <span className={styles.box}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        className={classNames(styles.field, lines === 'free' && styles.whole)}
        placeholder={placeholder}
        value={editing ? draft.text : shown}
        spellCheck={editing}
        onFocus={onFocus}
        onBlur={() => setEditing(false)}
        onChange={(event) => draft.setText(lines ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {unsaved && (!editing || draft.restored || lines === 'free') && (
        <span className={styles.note}>
          {draft.restored && editing ? 'Restored what you typed' : 'Not saved'}
          {lines === 'free' && (
            <button type="button" className={styles.press} onMouseDown={(event) => event.preventDefault()} onClick={() => void save()}>
              Save
            </button>
          )}
          {!editing && (
            <button type="button" className={styles.press} onClick={() => field.current?.focus()}>
              Continue
            </button>
          )}
          {/* Before the field loses the focus, and with it this button. */}
          <button type="button" className={styles.press} onMouseDown={(event) => event.preventDefault()} onClick={discard}>
            Discard
          </button>
        </span>
      )}
    </span>
  )
}
