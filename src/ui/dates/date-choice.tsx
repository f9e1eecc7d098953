// The part of every date picker that is pressed: a month of days, and the time of day. The text above it is its owner's.
import { lazy, Suspense, useId, useState } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { box } from '#src/ui/fields/field.css.ts'
import * as styles from './date-choice.css.ts'
import { atTime, readTime, writeDate } from './date-text.ts'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

/** What a date choice is about. */
export interface DateChoiceOptions {
  /** What is marked: what is typed, or what is set. */
  value: Date | null
  /** `HH:mm` of a day that is picked. */
  time: string
  now: Date
  /** A moment was picked, by its day or its time; never outside of `min` and `max`. */
  onPick: (moment: Date) => void
  min?: Date | undefined
  max?: Date | undefined
  timed?: boolean | undefined
}

/** A date choice and what is typed into its time, which its owner takes before it closes. */
export interface DateChoiceState extends DateChoiceOptions {
  /** Null while the time shows the moment's own. */
  typed: string | null
  setTyped: (text: string) => void
  /** Why the typed time will not do. */
  problem: string | null
  pickDay: (day: Date) => void
  /** Takes the typed time; false where it will not do. */
  takeTime: () => boolean
}

/** The state of a date choice. What will not do as a time stays typed. */
export function useDateChoice(options: DateChoiceOptions): DateChoiceState {
  const { value, time, now, onPick, min, max, timed = true } = options
  const [typed, setTyped] = useState<string | null>(null)
  const clock = typed === null ? null : readTime(typed)
  const problem = typed === null || typed.trim() === '' || clock !== null ? null : `There is no time ${typed.trim()}.`
  // The first and the last allowed day may have less than all their hours.
  const pick = (moment: Date) => onPick(min && moment < min ? min : max && moment > max ? max : moment)
  return {
    ...options,
    typed,
    setTyped,
    problem,
    pickDay(day) {
      setTyped(null)
      pick(timed ? atTime(day, clock ?? time) : day)
    },
    takeTime() {
      if (problem !== null) return false
      setTyped(null)
      if (clock !== null) pick(atTime(value ?? now, clock))
      return true
    },
  }
}

/** The calendar and the time; `onDone` on Enter in the time. */
export function DateChoice({ choice, onDone }: { choice: DateChoiceState; onDone: () => void }) {
  const id = useId()
  const { value, time, timed = true, typed, problem } = choice
  return (
    <>
      <div className={styles.month}>
        <Suspense fallback={null}>
          <Calendar value={value} onPick={choice.pickDay} min={choice.min} max={choice.max} />
        </Suspense>
      </div>
      {timed && (
        <div className={styles.time}>
          <label htmlFor={`${id}time`} className={hiddenVisually}>
            Time
          </label>
          <input
            id={`${id}time`}
            className={`${box} ${styles.clock}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={time}
            value={typed ?? (value ? writeDate(value, true).slice(11) : '')}
            onChange={(event) => choice.setTyped(event.target.value)}
            onBlur={choice.takeTime}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (choice.takeTime()) onDone()
            }}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${id}problem`}
          />
          {problem !== null && (
            <span id={`${id}problem`} role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
        </div>
      )}
    </>
  )
}
