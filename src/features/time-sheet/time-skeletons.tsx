// What stands where the week's grid or the chart is coming, in its final shape: nothing jumps when it is there (SCREEN-01).
import { useState } from 'react'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { SkeletonBars } from '#src/ui/chart/skeleton-bars.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import * as chart from './time-chart.css.ts'
import * as styles from './week-grid.css.ts'
import { ONE_DAY } from './week-grid.tsx'
import { linesOf } from './week-lines.ts'

/** Height in px of the chart of logged time. */
export const CHART_HEIGHT = 300

const NO_TIME = { rows: [], since: null }
const NOTHING_PENDING: ReadonlyMap<string, number> = new Map()
/** Widths of titles that differ as titles do. */
const TITLES = ['58%', '74%', '46%', '66%', '52%', '80%', '62%', '44%', '70%', '56%']

/** The week's days are known before its time is: its head stands, ten rows wait. */
export function WeekSkeleton({ sheet, today }: { sheet: TimeSheetSubject; today: string }) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const narrow = useNarrower(room, ONE_DAY)
  const { days } = linesOf(NO_TIME, { sheet, pending: NOTHING_PENDING, today, hatch: false })
  const one = days.find((day) => day.today) ?? days[0]
  const columns = narrow && one ? [one] : days
  return (
    <Loading className={styles.coming}>
      {narrow && (
        <div aria-hidden className={styles.strip}>
          {days.map(({ day, name, number }) => (
            <span key={day} className={styles.stripDay}>
              {name}
              <br />
              {number}
            </span>
          ))}
        </div>
      )}
      <div ref={setRoom} aria-hidden className={styles.room}>
        <table className={classNames(styles.table, narrow && styles.oneDay)}>
          <thead>
            <tr>
              <th className={classNames(styles.head, styles.taskColumn)}>{sheet.projectSlug === null ? 'Project and task' : 'Task'}</th>
              {columns.map(({ day, name, number, today: isToday }) => (
                <th key={day} className={styles.head}>
                  {name}
                  <span className={classNames(styles.number, isToday && styles.todayNumber)}>{number}</span>
                </th>
              ))}
              {!narrow && <th className={classNames(styles.head, styles.totalColumn)}>Total</th>}
            </tr>
          </thead>
          <tbody>
            {TITLES.map((width) => (
              <tr key={width}>
                <td className={styles.taskCell}>
                  <Skeleton width={width} />
                </td>
                {columns.map(({ day, today: isToday, ahead }) => (
                  <td key={day} className={classNames(styles.total, isToday && styles.today, ahead && styles.off)} />
                ))}
                {!narrow && <td className={styles.total} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Loading>
  )
}

/** Bars and the table of shares beside them. */
export function TimeChartSkeleton() {
  return (
    <Loading className={chart.room}>
      <div className={chart.chart}>
        <SkeletonBars height={CHART_HEIGHT} />
      </div>
      <div aria-hidden className={chart.shares}>
        {['50%', '100%', '100%', '100%'].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
          <p key={at} className={chart.effort}>
            <Skeleton width={width} />
          </p>
        ))}
      </div>
    </Loading>
  )
}
