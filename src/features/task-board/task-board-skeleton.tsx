// The shape of a board while its columns are not known: four of them, with cards.
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { SkeletonCards } from '#src/ui/marks/skeleton-shapes.tsx'
import * as styles from './task-board.css.ts'

const heads = [44, 72, 60, 36]

/** Fills its parent as the board does. */
export function BoardSkeleton() {
  return (
    <ComingRows kind="task">
      <div className={styles.view}>
        <div className={styles.columns}>
          {heads.map((width) => (
            <div key={width} className={styles.column}>
              <div aria-hidden className={styles.head}>
                <Skeleton width={14} height={14} round />
                <Skeleton width={width} />
              </div>
              <div className={styles.cards}>
                <SkeletonCards count={4} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </ComingRows>
  )
}
