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
            <Skeleton width={skeletonWidth(at)} />
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

/** Lines of a panel or dialog: a face, a box or nothing in front, as what is coming has. */
export function SkeletonLines({ count = 3, start }: { count?: number; start?: 'face' | 'box' | undefined }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.line}>
          {start && <Skeleton width={start === 'face' ? 22 : 14} height={start === 'face' ? 22 : 14} round={start === 'face'} />}
          <Skeleton width={skeletonWidth(at)} />
        </div>
      ))}
    </Loading>
  )
}
