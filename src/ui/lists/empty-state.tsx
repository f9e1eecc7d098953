// What a screen says when nothing is there yet, and what it says when it could not be read.
import { CircleAlertIcon, type LucideIcon, RotateCwIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './empty-state.css.ts'

/** One sentence on what belongs here, the key that makes one, and an action. `small` fits a panel or a column. */
export function EmptyState({
  icon: Icon,
  children,
  keys,
  keysText,
  action,
  small = false,
}: {
  icon?: LucideIcon | undefined
  children: ReactNode
  keys?: string | undefined
  /** What the key does: "makes one". */
  keysText?: string | undefined
  action?: ReactNode
  small?: boolean | undefined
}) {
  return (
    <div className={classNames(styles.state, small && styles.small)}>
      {Icon && (
        <span className={styles.icon}>
          <Icon aria-hidden size={20} />
        </span>
      )}
      <p className={styles.sentence}>{children}</p>
      {action}
      {keys && (
        <p className={styles.keysHint}>
          <Keys keys={keys} /> {keysText}
        </p>
      )}
    </div>
  )
}

/**
 * Something that went wrong where something should stand, and Retry (MISC-02). `inline` puts it on one line. What went wrong and its `reason` are
 * read out once; the `note` (when it is tried again) changes and is only seen, in room kept for it.
 */
export function ErrorState({
  onRetry,
  message,
  reason,
  detail,
  note,
  inline = false,
  retrying = false,
}: {
  onRetry?: (() => void) | undefined
  message: string
  reason?: string | undefined
  detail?: ReactNode
  note?: ReactNode
  inline?: boolean | undefined
  retrying?: boolean | undefined
}) {
  const retry = onRetry && (
    <Button icon={RotateCwIcon} onClick={onRetry} loading={retrying}>
      Retry
    </Button>
  )
  return (
    <div className={inline ? styles.inline : styles.state}>
      <div className={inline ? styles.leadBeside : styles.lead}>
        <CircleAlertIcon aria-hidden className={styles.alert} size={inline ? 16 : 20} />
        <div role="alert" className={inline ? styles.beside : styles.words}>
          <p className={styles.what}>{message}</p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </div>
      </div>
      {detail && <p className={styles.hint}>{detail}</p>}
      {retry}
      {note !== undefined && (
        <p aria-hidden className={inline ? styles.noteBeside : styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
