// The list of invoices while it is read: its sums, of one currency, and the columns of its rows.
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './invoice-list.css.ts'

/** In place of sums and rows. */
export function InvoicesSkeleton() {
  return (
    <>
      <div aria-hidden className={styles.sums}>
        {['Invoiced', 'Open', 'Overdue'].map((name) => (
          <div key={name} className={styles.sum}>
            <span className={styles.sumName}>{name}</span>
            <span className={styles.comingSum}>
              <Skeleton width={96} height={14} />
            </span>
          </div>
        ))}
      </div>
      <SkeletonList count={8} draw={(width) => <Cells width={width} />} />
    </>
  )
}

function Cells({ width }: { width: string }) {
  return (
    <>
      <span className={styles.number}>
        <Skeleton width={72} />
      </span>
      <span className={styles.client}>
        <Skeleton width={width} />
      </span>
      <span className={styles.state}>
        <Skeleton width={52} height={20} />
      </span>
      <span className={styles.day}>
        <Skeleton width={76} />
      </span>
      <span className={styles.due}>
        <Skeleton width={88} />
      </span>
      <span className={styles.reminder} />
      <span className={styles.money}>
        <Skeleton width={88} />
      </span>
      <span className={styles.menu} />
    </>
  )
}
