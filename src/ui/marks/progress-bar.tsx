// A thin bar of how much is done.
import { classNames } from './class-names.ts'
import * as styles from './progress-bar.css.ts'

/** `value` 0–100 (clamped); null while the amount is unknown. */
export function ProgressBar({
  value,
  label,
  tone = 'accent',
  className,
}: {
  value: number | null
  label: string
  tone?: 'accent' | 'good' | 'bad' | undefined
  className?: string | undefined
}) {
  const share = value === null ? null : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share !== null && { 'aria-valuenow': share, 'aria-valuetext': `${share} %` })}
      className={classNames(styles.track, className)}
    >
      <div
        className={classNames(styles.fill[tone], share === null && styles.unknown)}
        style={{ width: share === null ? '32%' : `${share}%` }}
      />
    </div>
  )
}
