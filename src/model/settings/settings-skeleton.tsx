// What stands in place of settings while they are read: their index, and the first fields of their column.
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './settings-sections.css.ts'

// As wide as names of sections and labels are, in px.
const NAMES = [56, 72, 64, 88, 60, 76] as const
const LABELS = [44, 60, 72, 52] as const

/** As `SettingsSections` lies at every width. */
export function SettingsSkeleton() {
  return (
    <Loading className={styles.toCome}>
      <div aria-hidden className={styles.index}>
        {NAMES.map((width) => (
          <span key={width} className={styles.linkToCome}>
            <Skeleton width={width} />
          </span>
        ))}
      </div>
      <div aria-hidden className={styles.chooser}>
        <Skeleton height={32} />
      </div>
      <Fields />
    </Loading>
  )
}

/** As a page of a few settings lies, which has no index. */
export function FieldsSkeleton({ count }: { count: number }) {
  return (
    <Loading className={styles.aloneToCome}>
      <Fields count={count} />
    </Loading>
  )
}

function Fields({ count = LABELS.length }: { count?: number }) {
  return (
    <div aria-hidden className={styles.section}>
      {count > 1 && <Skeleton width={96} height={20} />}
      {LABELS.slice(0, count).map((width) => (
        <span key={width} className={styles.fieldToCome}>
          <Skeleton width={width} />
          <Skeleton height={32} />
        </span>
      ))}
    </div>
  )
}
