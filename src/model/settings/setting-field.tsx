// What stands around one setting: its name in the address, `Saved` beside its label, and for a switch or a short choice a row of its own.
import { CheckIcon } from 'lucide-react'
import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './setting-field.css.ts'

/** Props of SettingField. */
export interface SettingFieldProps {
  /** What the address calls it: `settings#name` begins there. */
  name: string
  isSaved: boolean
  /** Of `useSavedText`. */
  keys?: { onBlur: FocusEventHandler<HTMLElement>; onKeyDown: KeyboardEventHandler<HTMLElement> }
  className?: string | undefined
  children: ReactNode
}

/** Around a labelled field. */
export function SettingField({ name, isSaved, keys, className, children }: SettingFieldProps) {
  return (
    <div data-field={name} className={classNames(styles.field, className)} {...keys}>
      {children}
      <span className={styles.corner}>
        <SavedMark isSaved={isSaved} />
      </span>
    </div>
  )
}

/** A setting on one row: what it is at the left, a switch, a short choice or a button at the right. */
export function SettingRow({
  name,
  title,
  text,
  isSaved,
  problem,
  children,
}: {
  name: string
  title: string
  text?: ReactNode
  isSaved: boolean
  problem?: string | undefined
  children: ReactNode
}) {
  return (
    <div data-field={name} className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title}>
          {title} <SavedMark isSaved={isSaved} />
        </span>
        {text && <span className={styles.note}>{text}</span>}
        <span aria-live="polite" className={styles.problem}>
          {problem}
        </span>
      </div>
      {children}
    </div>
  )
}

/** `Saved`, as long as it is said. */
export function SavedMark({ isSaved }: { isSaved: boolean }) {
  return (
    <span role="status" className={styles.saved}>
      {isSaved && (
        <>
          <CheckIcon size={12} aria-hidden /> Saved
        </>
      )}
    </span>
  )
}

/** The hint of a text that was typed and not saved, with the way back; in a field of `many` lines Enter makes another one. */
export function UnsavedHint({ many = false, onDiscard }: { many?: boolean; onDiscard: () => void }) {
  return (
    <>
      Not saved yet. Press {many ? <Keys keys="$mod+Enter" always /> : 'Enter'} to save it.{' '}
      <button type="button" className={styles.discard} onMouseDown={(event) => event.preventDefault()} onClick={onDiscard}>
        Discard
      </button>
    </>
  )
}
