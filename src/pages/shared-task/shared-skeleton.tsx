// The shape of a shared task while it is on its way.
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './shared-task-page.css.ts'

const facts = ['46%', '58%', '38%', '64%', '50%', '42%']

/** Place, title, facts and a few lines of text as grey bars. */
export function SharedSkeleton() {
  return (
    <Loading className={styles.skeleton}>
      <Skeleton width={180} height={12} />
      <Skeleton width="72%" height={24} />
      <div aria-hidden className={styles.facts}>
        {facts.map((width) => (
          <span key={width} className={styles.fact}>
            <Skeleton width={56} height={10} />
            <Skeleton width={width} height={12} />
          </span>
        ))}
      </div>
      <Skeleton width="94%" />
      <Skeleton width="88%" />
      <Skeleton width="61%" />
    </Loading>
  )
}
