// Choosing a date three ways: typing it in words, picking a day, typing the time.
import { lazy, Suspense, useId, useState } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Button } from './button.tsx'
import * as styles from './date-panel.css.ts'
import { atTime, readDate, readTime, writeDate } from './date-text.ts'
import { box } from './field.css.ts'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

/** Props of DatePanel. */
export type DatePanelProps = {
  value: Date | null
  onChange: (value: Date | null) => void
  /** A choice is complete: Enter in the text, or a day where there is no time. */
  onDone: () => void
  /** Reads `fri`, `+3`, `12 dec`; `Y-m-d` and `Y-m-d H:i` are always understood. */
  parse?: ((text: string) => Date | null) | undefined
  min?: Date | undefined
  /** The latest moment, for fields of what has happened (TIMELOG-05). */
  max?: Date | undefined
  timed?: boolean | undefined
  /** `HH:mm` for a day picked where no time was set. */
  defaultTime?: string | undefined
}

/** The inside of a date popover; also fits a palette question. */
export function DatePanel({ value, onChange, onDone, parse, min, max, timed = true, defaultTime = '09:00' }: DatePanelProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [time, setTime] = useState<string | null>(null)
  const shownTime = value ? writeDate(value, true).slice(11) : defaultTime
  const read = text.trim() ? (readDate(text, shownTime) ?? parse?.(text) ?? null) : null
  const early = read !== null && min !== undefined && read < min
  const late = read !== null && max !== undefined && read > max
  const problem = !text.trim()
    ? ''
    : read === null
      ? 'Not a date yet'
      : early && min
        ? `Not before ${writeDate(min, timed)}`
        : late && max
          ? `Not after ${writeDate(max, timed)}`
          : ''
  // The first and the last allowed day may have less than all their hours.
  const within = (date: Date) => (min && date < min ? min : max && date > max ? max : date)

  const pickDay = (day: Date) => {
    const picked = timed ? atTime(day, shownTime) : day
    onChange(within(picked))
    if (!timed) onDone()
  }
  const commitTime = () => {
    const clock = time === null ? null : readTime(time)
    setTime(null)
    if (!clock) return
    const picked = atTime(value ?? new Date(), clock)
    onChange(within(picked))
  }

  return (
    <div className={styles.panel}>
      <label htmlFor={`${id}text`} className={hiddenVisually}>
        Type a date
      </label>
      <input
        id={`${id}text`}
        className={box}
        style={{ height: 28 }}
        placeholder={parse ? (max ? 'yesterday 14:00, 25m ago…' : 'fri, +3, 12 dec…') : timed ? 'YYYY-MM-DD HH:MM' : 'YYYY-MM-DD'}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (read && !early && !late) {
            onChange(read)
            setText('')
            onDone()
          } else if (!text.trim()) onDone()
        }}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}read`}
      />
      <p id={`${id}read`} aria-live="polite" className={problem ? styles.problem : styles.reading}>
        {problem || (read ? `↵ ${writeDate(read, timed)}` : value ? writeDate(value, timed) : 'No date')}
      </p>
      <div className={styles.month}>
        <Suspense fallback={null}>
          <Calendar value={read && !early && !late ? read : value} onPick={pickDay} min={min} max={max} />
        </Suspense>
      </div>
      <div className={styles.foot}>
        {timed && (
          <>
            <label htmlFor={`${id}time`} className={hiddenVisually}>
              Time
            </label>
            <input
              id={`${id}time`}
              className={`${box} ${styles.time}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="HH:MM"
              value={time ?? (value ? shownTime : '')}
              onChange={(event) => setTime(event.target.value)}
              onBlur={commitTime}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                commitTime()
                onDone()
              }}
              aria-invalid={(time !== null && time !== '' && readTime(time) === null) || undefined}
            />
          </>
        )}
        <Button
          variant="subtle"
          disabled={value === null}
          onClick={() => {
            onChange(null)
            onDone()
          }}
        >
          Clear
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
