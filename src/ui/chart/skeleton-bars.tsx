// What stands where a chart is coming, as high as it.
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './skeleton-bars.css.ts'

// Days differ; a fixed list keeps renders the same. In percent.
const heights = [20, 54, 35, 74, 48, 13, 63, 43, 28, 69, 37, 56]

/** Twelve bars in `height` px; inside `Loading`, which says it. */
export function SkeletonBars({ height }: { height: number }) {
  return (
    <div aria-hidden className={styles.bars} style={{ height }}>
      {heights.map((share) => (
        <Skeleton key={share} width="5%" height={Math.round((height * share) / 100)} />
      ))}
    </div>
  )
}
