// The shape of a task's detail while nothing of it is known: in its final places, so that nothing moves when it arrives.
import { Loading, Skeleton, SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { description } from './task-description.css.ts'
import * as styles from './task-detail.css.ts'

const facts = ['46%', '58%', '38%', '64%', '50%', '42%', '55%', '34%', '48%', '60%', '40%']
const tabs = [66, 30, 62, 84, 36, 82]
const side = ['task', 'share', 'log', 'move', 'copy', 'delete']

/** Title, description, facts, tabs and the side navigation as grey bars. */
export function DetailSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.body}>
        <Loading>
          <div aria-hidden className={styles.skeletonTitle}>
            <Skeleton width="56%" height={18} />
          </div>
          <div aria-hidden className={description}>
            <Skeleton width="82%" height={12} />
          </div>
          <div aria-hidden className={styles.props}>
            {facts.map((width) => [
              <Skeleton key={`${width} name`} width={52} height={10} />,
              <span key={width} className={styles.value}>
                <Skeleton width={width} height={12} />
              </span>,
            ])}
          </div>
          <div aria-hidden className={styles.skeletonTabs}>
            {tabs.map((width) => (
              <Skeleton key={width} width={width} height={12} />
            ))}
          </div>
        </Loading>
        <SkeletonLines count={3} />
      </div>
      <div aria-hidden className={styles.rail}>
        {side.map((name) => (
          <span key={name} className={styles.skeletonTile}>
            <Skeleton width={16} height={16} />
            <Skeleton width={44} height={8} />
          </span>
        ))}
      </div>
    </div>
  )
}
