// What is hard to take back, at the end of a settings page: a sentence that says what it does, and its button.
import type { ReactNode } from 'react'
import { borderedList } from './bordered-list.css.ts'
import * as styles from './danger-list.css.ts'

/** A box of `DangerRow`s. */
export function DangerList({ children }: { children: ReactNode }) {
  return <ul className={borderedList}>{children}</ul>
}

/** One of them; `action` is its button. */
export function DangerRow({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <p>
        <strong className={styles.title}>{title}</strong>
        {children}
      </p>
      {action}
    </li>
  )
}
