// What a screen says when nothing is there yet, and what it says when it could not be read.
import { CircleAlertIcon, type LucideIcon, RotateCwIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import * as styles from './empty-state.css.ts'
import { Keys } from './kbd.tsx'

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

/** A failed read: `Couldn't load` and Retry (MISC-02). `inline` puts it on one line. */
export function ErrorState({
  onRetry,
  message = "Couldn't load",
  detail,
  inline = false,
  retrying = false,
}: {
  onRetry?: (() => void) | undefined
  message?: string | undefined
  detail?: ReactNode
  inline?: boolean | undefined
  retrying?: boolean | undefined
}) {
  const retry = onRetry && (
    <Button icon={RotateCwIcon} onClick={onRetry} loading={retrying}>
      Retry
    </Button>
  )
  return (
    <div role="alert" className={inline ? styles.inline : styles.state}>
      <CircleAlertIcon aria-hidden className={styles.alert} size={inline ? 16 : 20} />
      <p className={inline ? styles.beside : styles.sentence}>{message}</p>
      {detail && <p className={styles.hint}>{detail}</p>}
      {retry}
    </div>
  )
}
