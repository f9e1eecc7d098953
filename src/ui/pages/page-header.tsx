// The head of a page: mark, title, people, actions, and a toolbar under it.
import type { ReactNode } from 'react'
import { heading } from '#src/theme/text.css.ts'
import * as styles from './page-header.css.ts'

/** `mark` before the title, `meta` after it, `actions` at the right, `children` as the toolbar row below. */
export function PageHeader({
  title,
  mark,
  meta,
  actions,
  children,
}: {
  title: ReactNode
  mark?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {mark}
        <h1 className={`${heading.page} ${styles.title}`}>{title}</h1>
        {meta}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children && <div className={styles.toolbar}>{children}</div>}
    </header>
  )
}
