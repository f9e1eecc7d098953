// The card of every signed-out form: mark, title, fields, one button, links below.
import type { ReactNode } from 'react'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import * as styles from './auth-card.css.ts'

/** `title` is the heading and the tab's title; `links` stand below the card. Under the domain of a workspace the card is that workspace's (DOMAIN-07). */
export function AuthCard({ title, lead, children, links }: { title: string; lead?: ReactNode; children: ReactNode; links?: ReactNode }) {
  const own = ownWorkspace()
  useDocumentTitle(own ? `${title} · ${own.name}` : title)
  return (
    <main className={styles.frame}>
      <section className={styles.card}>
        <div className={styles.brand}>
          {own ? <Logo name={own.name} id={own.slug} src={own.logo} size={28} /> : <img src="/favicon.svg" alt="" width={28} height={28} />}
          <span className={styles.name}>{own?.name ?? 'Palette'}</span>
        </div>
        <h1 className={heading.large}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      {links && <nav className={styles.links}>{links}</nav>}
    </main>
  )
}
