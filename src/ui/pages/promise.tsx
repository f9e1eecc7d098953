// What a page that is not built yet says of itself: that, and what it will hold.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { heading } from '#src/theme/text.css.ts'
import * as styles from './promise.css.ts'

/** `children` is one sentence; `parts` are what will stand here. Where nothing else on the page has a heading, `level` is `page`. */
export function PromisedContent({
  icon: Icon,
  title,
  level = 'section',
  parts = [],
  children,
}: {
  icon: LucideIcon
  title: string
  level?: 'page' | 'section'
  parts?: readonly string[]
  children: ReactNode
}) {
  const Title = level === 'page' ? 'h1' : 'h2'
  return (
    <div className={styles.frame}>
      <span className={styles.icon}>
        <Icon aria-hidden size={20} />
      </span>
      <Title className={heading.page}>{title}</Title>
      <p className={styles.sentence}>{children}</p>
      {parts.length > 0 && (
        <>
          <p className={styles.label}>What will be here</p>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part} className={styles.part}>
                {part}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
