// A page that anybody may read: who shows it, what it is, and one sheet.
import { type ReactNode, useEffect } from 'react'
import * as styles from './public-sheet.css.ts'

/** `kind` says what is shared and how far it goes; `action` is the way into the product. Never indexed. */
export function PublicSheet({ kind, action, children, foot }: { kind: string; action?: ReactNode; children: ReactNode; foot?: ReactNode }) {
  useNoIndex()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <img src="/favicon.svg" alt="" width={20} height={20} />
          Palette
        </span>
        <span className={styles.kind}>{kind}</span>
        {action}
      </header>
      <article className={styles.card}>{children}</article>
      {foot}
    </div>
  )
}

/** Search engines are told twice: here, and by the header that the page is served with. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
