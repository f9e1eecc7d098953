// A list of rows that is still loading: rows as high as those that come, with their columns, so that nothing jumps.
import { type ReactNode, useRef } from 'react'
import { Skeleton, skeletonWidth } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { useRowHeight } from './row-height.ts'
import * as styles from './row-list.css.ts'

/** Props of SkeletonList. */
export interface SkeletonListProps {
  count: number
  /** The cells of a row, in the classes of those that come; `width` is how wide a text in it is. */
  draw: (width: string) => ReactNode
  /** Whether rows stand under the head of a group. */
  head?: boolean
  /** As the `twoLines` of the list that comes. */
  twoLines?: number
}

/** In place of a RowList while its first rows are read; says "Loading" once. */
export function SkeletonList({ count, draw, head = false, twoLines = 640 }: SkeletonListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useRowHeight(scroller, twoLines)
  return (
    <div ref={scroller} role="status" className={styles.scroller}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden className={styles.still}>
        {head && (
          <div className={styles.head}>
            <Skeleton width={64} />
          </div>
        )}
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
          <div key={at} style={{ height }}>
            <div className={styles.row}>{draw(skeletonWidth(at))}</div>
          </div>
        ))}
      </div>
    </div>
  )
}
