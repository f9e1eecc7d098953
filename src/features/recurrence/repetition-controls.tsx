// The same repetition by mouse: whatever is chosen becomes the words above (RECUR-03).

import { useActions } from '#src/actions/actions-context.tsx'
import { type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import {
  monthNames,
  nameOf,
  nthNames,
  ordinal,
  type Repetition,
  type RuleParts,
  type Weekday,
  weekdayNames,
  weekdays,
} from '#src/model/recurrence/rule-parts.ts'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './recurrence-form.css.ts'

const UNITS = [
  { value: 'day', label: 'Days' },
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
  { value: 'year', label: 'Years' },
  { value: 'done', label: 'After done' },
] as const
const SPANS = [
  { value: 'day', label: 'Days later' },
  { value: 'week', label: 'Weeks later' },
  { value: 'month', label: 'Months later' },
] as const
const NTHS = [1, 2, 3, 4, -1]

/** What the controls begin with. */
function usual(unit: RuleParts['unit'], today: Date, every = 1): RuleParts {
  const weekday = weekdays[(today.getDay() + 6) % 7] ?? 'MO'
  if (unit === 'day') return { unit, every }
  if (unit === 'done') return { unit, every, of: 'day' }
  if (unit === 'week') return { unit, every, weekdays: [weekday] }
  if (unit === 'month') return { unit, every, monthDay: today.getDate() }
  return { unit, every, month: today.getMonth() + 1, monthDay: today.getDate() }
}

/** `value` null while what is typed is no repetition. */
export function RepetitionControls({
  value,
  time,
  onChange,
}: {
  value: Repetition | null
  time: string
  onChange: (next: Repetition) => void
}) {
  const today = useActions().services.now()
  const now = value ?? { parts: usual('week', today), time, endsOn: null, endsAfter: null }
  const { parts } = now
  const change = (next: Partial<Repetition>) => onChange({ ...now, ...next })
  const set = (next: RuleParts) => change({ parts: next })
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>Or choose</legend>
      <div className={styles.line}>
        <TextField
          label="Every"
          type="number"
          min={1}
          max={366}
          className={styles.number}
          value={parts.every}
          onChange={({ target }) => {
            const every = Math.round(target.valueAsNumber)
            if (every >= 1 && every <= 366) set({ ...parts, every })
          }}
        />
        <Select
          label="Unit"
          value={parts.unit}
          onChange={(unit) => set(usual(unit, today, parts.every))}
          options={UNITS}
          className={styles.select}
        />
        <TextField
          label="At"
          type="time"
          className={styles.time}
          value={now.time ?? time}
          onChange={({ target }) => target.value !== '' && change({ time: target.value })}
        />
        <Ends value={now} onChange={change} />
      </div>
      {parts.unit === 'week' && <Weekdays chosen={parts.weekdays} onChange={(chosen) => set({ ...parts, weekdays: chosen })} />}
      {parts.unit === 'month' && <MonthDays parts={parts} onChange={set} />}
      {parts.unit === 'done' && (
        <Select
          label="After the last one is done"
          value={parts.of}
          onChange={(of) => set({ ...parts, of })}
          options={SPANS}
          className={styles.select}
        />
      )}
      {parts.unit === 'year' && <YearDay parts={parts} onChange={set} />}
    </fieldset>
  )
}

function Weekdays({ chosen, onChange }: { chosen: readonly Weekday[]; onChange: (chosen: readonly Weekday[]) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one choice
    <div role="group" aria-label="On" className={styles.weekdays}>
      {weekdays.map((day, at) => {
        const on = chosen.includes(day)
        return (
          <button
            key={day}
            type="button"
            aria-pressed={on}
            aria-label={weekdayNames[at]}
            className={classNames(styles.weekday, on && styles.on)}
            onClick={() => {
              const next = weekdays.filter((one) => (one === day ? !on : chosen.includes(one)))
              if (next.length > 0) onChange(next)
            }}
          >
            {weekdayNames[at]?.slice(0, 2)}
          </button>
        )
      })}
    </div>
  )
}

function MonthDays({ parts, onChange }: { parts: Extract<RuleParts, { unit: 'month' }>; onChange: (parts: RuleParts) => void }) {
  const { unit, every } = parts
  const number = Array.from({ length: 31 }, (_, at) => ({ value: `${at + 1}`, label: `on the ${ordinal(at + 1)}` }))
  const nth = NTHS.map((one) => ({ value: `nth${one}`, label: `on the ${nthNames[one]}` }))
  const days = [...weekdays, 'weekday' as const].map((day) => ({ value: day, label: nameOf(day) }))
  const isNth = 'nth' in parts
  return (
    <div className={styles.line}>
      <Select
        label="Day"
        value={isNth ? `nth${parts.nth}` : `${parts.monthDay}`}
        onChange={(value) =>
          onChange(
            value.startsWith('nth')
              ? { unit, every, nth: Number(value.slice(3)), weekday: isNth ? parts.weekday : 'MO' }
              : { unit, every, monthDay: Number(value) },
          )
        }
        options={[...nth, ...number]}
        className={styles.select}
      />
      {isNth && (
        <Select
          label="Weekday"
          value={parts.weekday}
          onChange={(weekday) => onChange({ ...parts, weekday })}
          options={days}
          className={styles.select}
        />
      )}
    </div>
  )
}

function YearDay({ parts, onChange }: { parts: Extract<RuleParts, { unit: 'year' }>; onChange: (parts: RuleParts) => void }) {
  const longest = new Date(Date.UTC(2024, parts.month, 0)).getUTCDate()
  return (
    <div className={styles.line}>
      <Select
        label="Day"
        value={`${parts.monthDay}`}
        onChange={(day) => onChange({ ...parts, monthDay: Number(day) })}
        options={Array.from({ length: longest }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
        className={styles.select}
      />
      <Select
        label="Month"
        value={`${parts.month}`}
        onChange={(month) => {
          const most = new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
          onChange({ ...parts, month: Number(month), monthDay: Math.min(parts.monthDay, most) })
        }}
        options={monthNames.map((name, at) => ({ value: `${at + 1}`, label: name }))}
        className={styles.select}
      />
    </div>
  )
}

const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'after', label: 'After' },
  { value: 'on', label: 'On a day' },
] as const

function Ends({ value: { endsOn, endsAfter }, onChange }: { value: Repetition; onChange: (end: Partial<Repetition>) => void }) {
  const today = useActions().services.now()
  const kind = endsAfter !== null ? 'after' : endsOn !== null ? 'on' : 'never'
  const inMonths = plainDateOf(new Date(today.getFullYear(), today.getMonth() + 3, today.getDate()))
  return (
    <>
      <Select
        label="Ends"
        value={kind}
        onChange={(next) => onChange({ endsOn: next === 'on' ? inMonths : null, endsAfter: next === 'after' ? 10 : null })}
        options={ENDS}
        className={styles.select}
      />
      {endsAfter !== null && (
        <TextField
          label="Times"
          type="number"
          min={1}
          max={1000}
          className={styles.number}
          value={endsAfter}
          onChange={({ target }) => {
            const times = Math.round(target.valueAsNumber)
            if (times >= 1 && times <= 1000) onChange({ endsAfter: times })
          }}
        />
      )}
      {endsOn !== null && (
        <DateField
          label="Last day"
          value={startOfPlainDate(endsOn as PlainDate)}
          onChange={(date) => onChange({ endsOn: date && plainDateOf(date) })}
          min={today}
        />
      )}
    </>
  )
}
