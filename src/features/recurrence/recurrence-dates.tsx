// The dates of the next three months: as text, and in small calendars whose days arrow keys walk and `x` skips (RECUR-11, RECUR-13, RECUR-17).

import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { meantKeys } from '#src/actions/keys/key-press.ts'
import { perform } from '#src/actions/perform.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { plural } from '#src/lib/text.ts'
import type { OpenRule } from '#src/model/recurrence/recurrence-subject.ts'
import { dayInFull, dayText } from '#src/model/recurrence/recurrence-words.ts'
import { monthNames } from '#src/model/recurrence/rule-parts.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './recurrence-dates.css.ts'
import { skipDate } from './recurrence-steps.actions.ts'

const LISTED = 5
const MONTHS = 3

/** Nothing is to come while a rule rests. */
export function RecurrenceDates({ rule, editable }: { rule: OpenRule; editable: boolean }) {
  const { services } = useActions()
  const here = useHere()
  const { dates, state, time } = rule
  const now = services.now()
  const skip = (day: string, skipped: boolean) => void perform(skipDate(day, skipped), here({ recurrence: [rule] }), 'button')
  if (state === 'ENDED') return <p className={styles.none}>Ended. No date is to come.</p>
  if (dates === null) return <SkeletonRows count={4} />
  if (dates.length === 0) return state === 'PAUSED' ? null : <p className={styles.none}>No date in the next three months.</p>
  return (
    <section aria-label="Next dates">
      <h3 className={styles.part}>Next dates</h3>
      <div className={styles.sides}>
        <ol className={styles.list}>
          {dates.slice(0, LISTED).map(({ day, skipped }) => (
            <li key={day} className={styles.line}>
              <span aria-hidden className={classNames(styles.text, skipped && styles.skipped)}>
                {dayText(day, now)}
              </span>
              <VisuallyHidden>
                {dayInFull(day)} at {time}
                {skipped && ', skipped'}
              </VisuallyHidden>
              {editable && (
                <button
                  type="button"
                  className={styles.press}
                  aria-label={`${skipped ? 'Take back' : 'Skip'} ${dayInFull(day)}`}
                  onClick={() => skip(day, !skipped)}
                >
                  {skipped ? 'Take back' : 'Skip'}
                </button>
              )}
            </li>
          ))}
          {dates.length > LISTED && <li className={styles.more}>and {plural(dates.length - LISTED, 'more date')} in three months</li>}
        </ol>
        <Calendars rule={rule} dates={dates} onSkip={editable ? skip : null} today={plainDateOf(now)} />
      </div>
      {editable && (
        <p className={styles.hint}>
          <kbd>X</kbd> on a date skips it.
        </p>
      )}
    </section>
  )
}

type Dates = NonNullable<OpenRule['dates']>

function Calendars({
  dates,
  onSkip,
  today,
}: {
  rule: OpenRule
  dates: Dates
  onSkip: ((day: string, skipped: boolean) => void) | null
  today: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const byDay = useMemo(() => new Map(dates.map((one) => [one.day, one])), [dates])
  const current = at !== null && byDay.has(at) ? at : (dates[0]?.day ?? '')
  const go = (to: string | undefined) => {
    if (to === undefined) return
    setAt(to)
    box.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = dates.findIndex(({ day }) => day === current)
    const { key } = event
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (step !== undefined) go(dates[index + step]?.day)
    else if (key === 'ArrowDown') go(dates.find(({ day }) => day >= laterDay(current, 7))?.day)
    else if (key === 'ArrowUp') go(dates.findLast(({ day }) => day <= laterDay(current, -7))?.day)
    else if (key === 'Home') go(dates[0]?.day)
    else if (key === 'End') go(dates.at(-1)?.day)
    else if (meantKeys(event.nativeEvent)[0] === 'x' && onSkip) onSkip(current, !byDay.get(current)?.skipped)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of days, not of fields
    <div ref={box} role="group" aria-label="Dates in the calendar" className={styles.months} onKeyDown={onKeyDown}>
      {monthsFrom(today).map(({ year, month, days, lead }) => (
        <div key={month} className={styles.month}>
          <div className={styles.caption}>
            {monthNames[month]} {year}
          </div>
          <div className={styles.days}>
            {lead > 0 && <span style={{ gridColumn: `span ${lead}` }} />}
            {days.map((day) => {
              const date = byDay.get(day)
              const number = Number(day.slice(8))
              if (!date)
                return (
                  <span key={day} aria-hidden className={classNames(styles.day, day === today && styles.today, day < today && styles.past)}>
                    {number}
                  </span>
                )
              return (
                <button
                  key={day}
                  type="button"
                  data-day={day}
                  tabIndex={day === current ? 0 : -1}
                  aria-label={`${dayInFull(day)}${date.skipped ? ', skipped' : ''}`}
                  aria-disabled={onSkip === null || undefined}
                  className={classNames(styles.day, styles.date, date.skipped && styles.left, day === today && styles.today)}
                  onFocus={() => setAt(day)}
                  onClick={() => onSkip?.(day, !date.skipped)}
                >
                  {number}
                </button>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Three months from that of a day on; `lead` is how many weekdays stand before the first. */
function monthsFrom(today: string): { year: number; month: number; days: string[]; lead: number }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 + at, 1))
    const last = new Date(Date.UTC(year, month + at, 0)).getUTCDate()
    const start = first.toISOString().slice(0, 10)
    const days = Array.from({ length: last }, (_day, index) => laterDay(start, index) as string)
    return { year: first.getUTCFullYear(), month: first.getUTCMonth(), days, lead: (first.getUTCDay() + 6) % 7 }
  })
}
