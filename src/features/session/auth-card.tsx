// The card of every signed-out form: mark, title, fields, one button, links below.
import type { ReactNode } from 'react'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import * as styles from './auth-card.css.ts'

/** `title` is the heading and the tab's title; `links` stand below the card. */
export function AuthCard({ title, lead, children, links }: { title: string; lead?: ReactNode; children: ReactNode; links?: ReactNode }) {
  useDocumentTitle(title)
  return (
    <main className={styles.frame}>
      <section className={styles.card}>
        <div className={styles.brand}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <span>Palette</span>
        </div>
        <h1 className={heading.large}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      {links && <nav className={styles.links}>{links}</nav>}
    </main>
  )
}
