// A small turning ring for waiting that has no measurable progress.
import { classNames } from './class-names.ts'
import * as styles from './spinner.css.ts'

/** A spinner of `size` px; with a label it is a status, without one it is decoration. */
export function Spinner({ size = 14, label, className }: { size?: number; label?: string | undefined; className?: string | undefined }) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      style={{ width: size, height: size }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
