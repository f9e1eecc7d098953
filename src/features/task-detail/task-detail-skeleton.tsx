// The shape of a task's detail while nothing of it is known: in its final places, so that nothing moves when it arrives.
import { Loading, Skeleton, SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as chipStyles from './task-chips.css.ts'
import { coming, description } from './task-description.css.ts'
import * as styles from './task-detail.css.ts'
import * as narrowStyles from './task-detail-narrow.css.ts'

const facts = ['46%', '58%', '38%', '64%', '50%', '42%', '55%', '34%', '48%', '60%', '40%']
const tabs = [66, 30, 62, 84, 36, 82]
const side = ['task', 'share', 'log', 'move', 'copy', 'delete']

const chips = [118, 96, 128, 72]
const thumbs = ['done', 'assign', 'due', 'timer', 'more']

/** Title, description, facts, tabs and what stands beside or below them as grey bars. */
export function DetailSkeleton({ narrow }: { narrow: boolean }) {
  return narrow ? <NarrowSkeleton /> : <WideSkeleton />
}

function Tabs() {
  return (
    <div aria-hidden className={styles.skeletonTabs}>
      {tabs.map((width) => (
        <Skeleton key={width} width={width} height={12} />
      ))}
    </div>
  )
}

function WideSkeleton() {
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
          <Tabs />
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

function NarrowSkeleton() {
  return (
    <div className={narrowStyles.frame}>
      <div className={styles.body}>
        <Loading>
          <div aria-hidden className={styles.skeletonTitle}>
            <Skeleton width="72%" height={18} />
          </div>
          <div aria-hidden className={`${description} ${coming}`}>
            <Skeleton width="82%" height={12} />
          </div>
          <div aria-hidden className={chipStyles.row}>
            {chips.map((width) => (
              <span key={width} className={chipStyles.plain}>
                <Skeleton width={width} height={36} />
              </span>
            ))}
          </div>
          <Tabs />
        </Loading>
        <SkeletonLines count={3} />
      </div>
      <div aria-hidden className={narrowStyles.bar}>
        {thumbs.map((name) => (
          <span key={name} className={styles.skeletonTile}>
            <Skeleton width={20} height={20} />
            <Skeleton width={36} height={8} />
          </span>
        ))}
      </div>
    </div>
  )
}
