// What was understood of typed words, said back in full, with the next five dates (RECUR-03).

import { useActions } from '#src/actions/actions-context.tsx'
import { useDebounced } from '#src/data/use-debounced.ts'
import { useRead } from '#src/data/use-read.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { PreviewRecurrence } from '#src/model/recurrence/recurrence.graphql.ts'
import { dayInFull, dayText } from '#src/model/recurrence/recurrence-words.ts'
import { type Repetition, ruleOf, wordsOf } from '#src/model/recurrence/rule-parts.ts'
import { type RuleReading, UNREADABLE } from '#src/model/recurrence/rule-words.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './recurrence-form.css.ts'

const SHOWN = 5
/** Nobody types faster than this for long. */
const REST_MS = 120

type Dates = readonly { day: string; at: string | null }[]

/** The next dates of what is typed, asked of the host when the typing rests; null while they are on their way. */
export function usePreview({
  workspaceSlug,
  reading,
  time,
  timezone,
  start,
}: {
  workspaceSlug: string
  reading: Repetition | null
  time: string
  timezone: string
  start: string | null
}): Dates | null {
  const rule = reading ? ruleOf(reading.parts) : ''
  const wanted = JSON.stringify({ rule, time, endsOn: reading?.endsOn ?? null, endsAfter: reading?.endsAfter ?? null })
  const rested = useDebounced(wanted, REST_MS)
  const asked = JSON.parse(rested) as { rule: string; time: string; endsOn: string | null; endsAfter: number | null }
  const { data } = useRead({
    query: PreviewRecurrence,
    variables: {
      workspaceSlug,
      ...{ rule: asked.rule, time: asked.time, timezone, count: SHOWN },
      ...(start !== null && { start }),
      ...(asked.endsOn !== null && { endsOn: asked.endsOn }),
      ...(asked.endsAfter !== null && { endsAfter: asked.endsAfter }),
    },
    pause: asked.rule === '',
  })
  return reading !== null && rested === wanted ? (data?.recurrencePreview?.next ?? null) : null
}

/** Its room is kept while nothing is there, so that nothing below it moves. */
export function RepetitionReading({
  id,
  reading,
  unreadable,
  timezone,
  dates,
  onOther,
}: {
  id: string
  reading: (RuleReading & { time: string }) | null
  unreadable: boolean
  timezone: string
  dates: Dates | null
  onOther: () => void
}) {
  const now = useActions().services.now()
  const zone = timezone === ownTimezone() ? '' : ` (${timezone.replaceAll('_', ' ')})`
  const other = reading?.other
  return (
    <div className={styles.reading}>
      <p id={id} role="status" className={reading ? styles.said : styles.unread}>
        {reading ? `${wordsOf(reading)}${zone}` : unreadable ? UNREADABLE : 'Type when, or choose it below.'}
        {reading && dates && dates.length > 0 && (
          <VisuallyHidden>. Next: {dates.map(({ day }) => dayInFull(day)).join(', ')}.</VisuallyHidden>
        )}
      </p>
      {other && (
        <button type="button" className={styles.other} onClick={onOther}>
          <Keys keys="ArrowDown" silent /> takes {other.said} instead
        </button>
      )}
      <ol aria-hidden className={styles.dates}>
        {reading &&
          (dates && dates.length === 0 ? (
            <li>No date would ever come of this.</li>
          ) : (
            (dates ?? []).map(({ day }) => <li key={day}>{dayText(day, now)}</li>)
          ))}
      </ol>
    </div>
  )
}
