// A list of projects that arrows and J/K walk through; Enter opens, as on any link.
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './project-list.css.ts'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowRight: 1, ArrowUp: -1, k: -1, ArrowLeft: -1 }

/** Cards in a grid, or lines; `label` names the list. Marks the root of the walk with `data-projects`, so that lists below each other are one. */
export function ProjectList({ look, label, children }: { look: 'cards' | 'lines'; label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={look === 'cards' ? styles.grid : styles.lines} onKeyDown={walk}>
      {children}
    </ul>
  )
}

/** Moves focus between the projects of the page; typing and combinations are left alone. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const root = event.currentTarget.closest('[data-projects]') ?? event.currentTarget
  const links = [...root.querySelectorAll<HTMLElement>('[data-project]')]
  const at = links.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const next = links[at + step]
  event.preventDefault()
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The shapes of cards that are still loading. */
export function ProjectCardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <Loading label="Loading projects" className={styles.grid}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={classNames(styles.card, styles.still)}>
          <div className={styles.cardHead}>
            <Skeleton width={32} height={32} />
            <span className={classNames(styles.cardTitle, styles.stillTitle)}>
              <Skeleton width={140} />
              <Skeleton width={36} height={10} />
            </span>
          </div>
          <div className={styles.facts}>
            <Skeleton width={64} />
            <Skeleton width={48} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
