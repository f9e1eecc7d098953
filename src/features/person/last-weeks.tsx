// What somebody did on each day of the last twelve weeks, as squares, with the same as a table for screen readers (PROF-03).
import { useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { preferences } from '#src/lib/preferences.ts'
import { plural } from '#src/lib/text.ts'
import { hiddenVisually, meta } from '#src/theme/text.css.ts'
import * as styles from './person.css.ts'
import { weeksOf } from './weeks.ts'

/** Tasks done, comments and time entries, as far as the reader sees them. */
export function LastWeeks({ days }: { days: readonly { day: string; count: number }[] }) {
  const { now } = useActions().services
  const today = plainDateOf(now())
  const weeks = useMemo(() => weeksOf(days, today, preferences.get().weekStart), [days, today])
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const named = (day: (typeof weeks)[number][number]['day']) => formatDay(startOfPlainDate(day), now())
  return (
    <figure className={styles.figure}>
      <div aria-hidden className={styles.squares}>
        {weeks.map((week, at) => (
          <div key={week[0]?.day} className={at === 0 ? styles.firstWeek : styles.week}>
            {week.map(({ day, count, level }) => (
              <span key={day} className={styles.square[level]} title={`${named(day)}: ${count}`} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className={meta}>Last 12 weeks: {plural(total, 'thing')} done, said or logged</figcaption>
      <table className={hiddenVisually}>
        <caption>Last 12 weeks</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Done, said or logged</th>
          </tr>
        </thead>
        <tbody>
          {weeks.flat().flatMap(({ day, count }) =>
            count === 0
              ? []
              : [
                  <tr key={day}>
                    <th scope="row">{named(day)}</th>
                    <td>{count}</td>
                  </tr>,
                ],
          )}
        </tbody>
      </table>
    </figure>
  )
}
