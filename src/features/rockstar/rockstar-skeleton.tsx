// What stands where the page of what was finished is coming: a sentence, the weeks, people (SCREEN-01).
import { SkeletonBars } from '#src/ui/chart/skeleton-bars.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './rockstar.css.ts'
import { CHART_ROOM, WEEKS_HEIGHT } from './rockstar-board.tsx'

const NAMES = [96, 132, 84, 110]

/** In the column of the page. */
export function RockstarSkeleton() {
  return (
    <Loading className={styles.coming}>
      <Skeleton width={260} height={16} />
      <div aria-hidden className={styles.comingChart} style={{ height: CHART_ROOM }}>
        <SkeletonBars height={WEEKS_HEIGHT} />
      </div>
      <div aria-hidden className={styles.group}>
        {NAMES.map((width) => (
          <div key={width} className={styles.comingPerson}>
            <Skeleton width={28} height={28} round />
            <Skeleton width={width} />
            <span className={styles.figures}>
              <Skeleton width={96} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  )
}
