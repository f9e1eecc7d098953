// One line of text, and many: labelled, with hint and error.
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './text-field.css.ts'

/** A labelled input. `icon` stands before the text, `trailing` after it (a unit, a button). `ref` is the input's. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  icon: Icon,
  trailing,
  size = 32,
  className,
  ...input
}: FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'id'> & { icon?: LucideIcon | undefined; trailing?: ReactNode; size?: 28 | 32 | undefined }) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={classNames(styles.frame, styles.size[size], className)}>
          {Icon && <Icon aria-hidden className={styles.icon} />}
          <input type="text" autoComplete="off" {...input} {...control} className={styles.input} />
          {trailing}
        </span>
      )}
    </Field>
  )
}

/** A labelled text area that grows with its text up to `maxRows`. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  rows = 3,
  maxRows = 12,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'> & { maxRows?: number | undefined }) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(styles.area, className)}
          style={{ minHeight: rows * 20 + 14, maxHeight: maxRows * 20 + 14, ...area.style }}
        />
      )}
    </Field>
  )
}
