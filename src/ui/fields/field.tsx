// Label, hint and error around any control, tied together for screen readers.
import { type ReactNode, useId } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './field.css.ts'

/** What every labelled control takes. */
export type FieldProps = {
  label: ReactNode
  /** Said, not shown. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** A problem with the value; replaces the hint. */
  error?: ReactNode
  required?: boolean | undefined
}

/** What the control inside a field must carry. */
export type ControlProps = {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Draws the label above and the hint or error below what `children` draws. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label id={`${id}label`} htmlFor={id} className={classNames(styles.label, hideLabel && hiddenVisually)}>
        {label}
        {required && (
          <span aria-hidden className={styles.required}>
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-labelledby': `${id}label`,
        'aria-describedby': note ? `${id}note` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <span id={`${id}note`} aria-live="polite" className={error ? styles.error : styles.hint}>
        {note}
      </span>
    </div>
  )
}
