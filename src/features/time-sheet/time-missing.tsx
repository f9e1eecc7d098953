// Who of a project logged nothing on which past weekdays: people across days, for its admins (TIME-13).
import { CheckIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ownTimezone, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { weekOf } from '#src/lib/dates/day-period.ts'
import { type DayRange, laterDay } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { plural } from '#src/lib/text.ts'
import { timePath } from '#src/model/time/time-address.ts'
import { TimeMissing as MissingDays } from '#src/model/time/time-log.graphql.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './time-chart.css.ts'
import { timeTexts } from './time-texts.ts'

/** Mondays to Fridays of a range that are over, by week. */
export function pastWeekdays({ start, end }: DayRange, today: string): readonly (readonly PlainDate[])[] {
  const weeks: PlainDate[][] = []
  for (let { start: monday } = weekOf(start); monday <= end; monday = laterDay(monday, 7)) {
    const days = Array.from({ length: 5 }, (_, at) => laterDay(monday, at)).filter((day) => day >= start && day <= end && day < today)
    if (days.length > 0) weeks.push(days)
  }
  return weeks
}

const nameOf = (day: PlainDate) => startOfPlainDate(day).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** People with days that have nothing; each week leads to theirs. */
export function TimeMissing({ sheet, label }: { sheet: TimeSheetSubject; label: string }) {
  const { services } = useActions()
  const { workspaceSlug, projectSlug, range } = sheet
  const read = useRead({
    query: MissingDays,
    variables: { workspaceSlug, projectSlug: projectSlug ?? '', from: range.start, to: range.end, timezone: ownTimezone() },
    pause: projectSlug === null,
    requestPolicy: 'cache-and-network',
  })
  const people = read.data?.timeMissing.filter(({ days }) => days.length > 0)
  if (!people) return read.error ? <ReadFailure read={read} what="time entries" message={timeTexts.failed} /> : <SkeletonRows count={6} />
  const now = services.now()
  const weeks = pastWeekdays(range, plainDateOf(now))
  if (weeks.length === 0) return <EmptyState icon={CheckIcon}>None of these days is over.</EmptyState>
  if (people.length === 0) return <EmptyState icon={CheckIcon}>{timeTexts.nothingMissing}</EmptyState>
  return (
    <ul className={styles.missing} aria-label={label}>
      {people.map(({ user, days }) => {
        const missing = new Set<string>(days)
        const person = user?.name ?? 'Former member'
        return (
          <li key={user?.username ?? person} className={styles.person}>
            <span className={styles.who}>
              <Avatar person={{ username: user?.username ?? person, name: person, avatar: user?.avatar ?? null }} size={22} decorative />
              <span className={styles.whoName}>{person}</span>
            </span>
            <span className={styles.count}>{plural(days.length, 'day')}</span>
            <span className={styles.weeks}>
              {weeks
                .filter((week) => week.some((day) => missing.has(day)))
                .map((week) => (
                  <Link
                    key={week[0]}
                    className={styles.week}
                    to={timePath(sheet, { view: 'week', range: weekOf(week[0] ?? range.start), member: user?.username ?? null }, now)}
                  >
                    <span className={styles.weekName}>{formatTimebox(week[0], week.at(-1)).replace(/ \d{4}$/, '')}</span>
                    <span className={hiddenVisually}>
                      {`${person}, no time: ${week
                        .filter((day) => missing.has(day))
                        .map(nameOf)
                        .join('; ')}`}
                    </span>
                    <span className={styles.days} aria-hidden>
                      {week.map((day) => (
                        <span
                          key={day}
                          className={classNames(styles.day, missing.has(day) && styles.gap)}
                          title={missing.has(day) ? `No time, ${nameOf(day)}` : nameOf(day)}
                        >
                          {Number(day.slice(8))}
                        </span>
                      ))}
                    </span>
                  </Link>
                ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
