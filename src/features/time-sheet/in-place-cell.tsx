// A cell of a row whose text is edited where it stands: a click or a key begins, Enter saves, Escape leaves it as it was (TIME-10).
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './time-log.css.ts'

/** Props of InPlaceCell. */
export interface InPlaceCellProps {
  /** Of the draft, and of the key that begins the editing. */
  name: string
  /** Accessible name of the field: `Comment on WEB-12`. */
  label: string
  /** What the field begins with. */
  text: string
  /** What is shown while it is not edited. */
  shown: string
  placeholder?: string
  editable: boolean
  /** What it understands, or why it will not do; nothing said for null. */
  read: (typed: string) => { said: string | null; ok: boolean }
  onSave: (typed: string) => void
  className?: string | undefined
}

/** Plain text where it may not be edited. */
export function InPlaceCell({ name, label, text, shown, placeholder = '', editable, read, onSave, className }: InPlaceCellProps) {
  const [editing, setEditing] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => (editable ? putInPlace(name, () => setEditing(true)) : undefined), [name, editable])
  const stop = () => {
    setEditing(false)
    // The keys of the row go on where they were.
    box.current?.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
  }
  return (
    <span ref={box} className={classNames(styles.place, className)}>
      {editing ? (
        <PlaceField {...{ name, label, text, placeholder, read }} onStop={stop} onSave={onSave} />
      ) : editable ? (
        <button
          type="button"
          tabIndex={-1}
          dir="auto"
          aria-label={`${label}: ${shown || placeholder}`}
          className={styles.press}
          onClick={() => setEditing(true)}
        >
          {shown || <span className={styles.placeholder}>{placeholder}</span>}
        </button>
      ) : (
        <span dir="auto" className={styles.plain}>
          {shown}
        </span>
      )}
    </span>
  )
}

type FieldProps = Pick<InPlaceCellProps, 'name' | 'label' | 'text' | 'read' | 'onSave'> & { placeholder: string; onStop: () => void }

function PlaceField({ name, label, text, placeholder, read, onSave, onStop }: FieldProps) {
  const draft = useDraft(name, { initial: text })
  const field = useRef<HTMLInputElement>(null)
  const over = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const { said, ok } = read(draft.text)
  const end = (save: boolean) => {
    if (over.current) return
    over.current = true
    const typed = draft.text
    if (save) draft.clear()
    onStop()
    if (save && typed !== text) onSave(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      end(false)
    } else if (event.key === 'Enter' && ok) {
      event.preventDefault()
      end(true)
    }
  }
  return (
    <>
      <input
        ref={field}
        dir="auto"
        className={styles.field}
        aria-label={label}
        aria-invalid={!ok}
        autoComplete="off"
        placeholder={placeholder}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(ok)}
      />
      {said !== null && (
        <span className={classNames(styles.words, !ok && styles.wrong)} role="status">
          {said}
        </span>
      )}
    </>
  )
}
