// Shapes of what is still loading, in its final size, so that nothing moves when it arrives.
import type { ReactNode } from 'react'
import * as styles from './skeleton.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Props of Skeleton; sizes in px or CSS lengths. `end`: it stands at the end of its line, as figures do. */
export interface SkeletonProps {
  width?: number | string
  height?: number
  round?: boolean
  end?: boolean
}

/** One grey bar. */
export function Skeleton({ width = '100%', height = 12, round = false, end = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.bar}
      style={{ width, height, borderRadius: round ? '50%' : 4, ...(end && { marginInlineStart: 'auto' }) }}
    />
  )
}

/** Says "Loading" once around any skeletons. */
export function Loading({
  label = 'Loading',
  children,
  className,
}: {
  label?: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}

// Titles of different length read as text; a fixed list keeps renders the same.
const widths = ['46%', '58%', '38%', '64%', '50%', '42%', '55%', '34%']

/** How wide the text of the nth row is. */
export function skeletonWidth(at: number): string {
  return widths[at % widths.length] ?? '50%'
}

/** Rows of a list: 36 px, on a phone 60 px with a second line. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.row}>
          <span className={styles.wide}>
            <Skeleton width={14} height={14} />
          </span>
          <span className={styles.wide}>
            <Skeleton width={54} />
          </span>
          <Skeleton width={14} height={14} round />
          <span className={styles.grow}>
            <Skeleton width={widths[at % widths.length] ?? '50%'} />
            <span className={styles.below}>
              <Skeleton width={96} height={10} />
            </span>
          </span>
          <span className={styles.wide}>
            <Skeleton width={64} />
          </span>
          <Skeleton width={22} height={22} round />
        </div>
      ))}
    </Loading>
  )
}

/** Rows that have two lines at any width, 60 px, with a face in front where what is coming has one. */
export function SkeletonPairs({ count, face = false }: { count: number; face?: boolean }) {
  return (
    <Loading className={styles.pairs}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.pair}>
          {face && <Skeleton width={28} height={28} round />}
          <span className={styles.pairLines}>
            <Skeleton width={widths[at % widths.length] ?? '50%'} />
            <Skeleton width={widths[(at + 3) % widths.length] ?? '50%'} height={10} />
          </span>
        </div>
      ))}
    </Loading>
  )
}

/** Lines of a panel or dialog: a face, a box or nothing in front, as what is coming has. */
export function SkeletonLines({ count = 3, start }: { count?: number; start?: 'face' | 'box' | undefined }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.line}>
          {start && <Skeleton width={start === 'face' ? 22 : 14} height={start === 'face' ? 22 : 14} round={start === 'face'} />}
          <Skeleton width={widths[at % widths.length] ?? '50%'} />
        </div>
      ))}
    </Loading>
  )
}

/** Cards of a board column or a grid. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <Loading className={styles.cards}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.card}>
          <Skeleton width={54} />
          <Skeleton width="92%" />
          <Skeleton width={widths[at % widths.length] ?? '50%'} />
          <span className={styles.foot}>
            <Skeleton width={64} height={18} />
            <Skeleton width={22} height={22} round />
          </span>
        </div>
      ))}
    </Loading>
  )
}

/** A detail panel: title, two lines, facts in two columns. */
export function SkeletonPanel() {
  return (
    <Loading className={styles.panel}>
      <Skeleton width="60%" height={20} />
      <Skeleton width="96%" />
      <Skeleton width="72%" />
      <div aria-hidden className={styles.facts}>
        {widths.map((width) => (
          <span key={width} className={styles.fact}>
            <Skeleton width={64} />
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    </Loading>
  )
}

// Paragraphs of some lines each, the last one shorter, as in percent.
const paragraphs = [
  [98, 94, 62],
  [96, 48],
  [92, 97, 88, 34],
]

/** A text to read: its title, who wrote it, and paragraphs, as wide as a page of text. */
export function SkeletonText() {
  return (
    <Loading className={styles.text}>
      <Skeleton width="44%" height={22} />
      <Skeleton width={148} height={10} />
      {paragraphs.map((lines) => (
        <div key={lines.join()} aria-hidden className={styles.paragraph}>
          {lines.map((share) => (
            <Skeleton key={share} width={`${share}%`} />
          ))}
        </div>
      ))}
    </Loading>
  )
}
