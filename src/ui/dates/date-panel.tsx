// Choosing a date three ways: typing it in words, picking a day, typing the time.
import { useId, useRef, useState } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { box } from '#src/ui/fields/field.css.ts'
import { DateChoice, useDateChoice } from './date-choice.tsx'
import * as styles from './date-panel.css.ts'
import { type Reading, readTyped, writeDate } from './date-text.ts'

/** Props of DatePanel. */
export type DatePanelProps = Pick<Reading, 'parse' | 'min' | 'max' | 'timed'> & {
  value: Date | null
  onChange: (value: Date | null) => void
  /** `HH:mm` for a day picked where no time was set. */
  defaultTime?: string | undefined
  /** The present moment; the clock's unless told. */
  now?: (() => Date) | undefined
}

/** Reads what is typed as the panel does, for whoever closes it. */
export function readingOf({ value, defaultTime = '09:00', now, parse, min, max, timed }: Omit<DatePanelProps, 'onChange'>): Reading {
  const time = value && timed !== false ? writeDate(value, true).slice(11) : defaultTime
  return { now: now?.() ?? new Date(), time, parse, min, max, timed }
}

/** The inside of a date popover. `text` is its owner's, so that closing loses nothing; `onDone` when a choice is complete. */
export function DatePanel({
  text,
  onText,
  onDone,
  ...props
}: DatePanelProps & { text: string; onText: (text: string) => void; onDone: () => void }) {
  const { value, onChange, parse, max, timed = true } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const reading = readingOf(props)
  const { date, problem } = readTyped(text, reading)
  const set = (moment: Date | null) => {
    onText('')
    onChange(moment)
  }
  const choice = useDateChoice({
    ...reading,
    value: date ?? value,
    onPick(moment) {
      set(moment)
      if (!timed) onDone()
    },
  })
  /** Enter and `Done`: what is typed counts, and stays with its reason where it will not do. */
  const finish = () => {
    if (problem !== null) {
      setTried(true)
      input.current?.focus()
    } else if (choice.takeTime()) {
      if (date && choice.typed === null) set(date)
      onDone()
    }
  }
  return (
    <div className={styles.panel}>
      <label htmlFor={`${id}text`} className={hiddenVisually}>
        Type a date
      </label>
      <input
        ref={input}
        id={`${id}text`}
        className={box}
        style={{ height: 28 }}
        placeholder={parse && max ? 'yesterday 14:00, 25m ago…' : timed ? 'fri 14:30, +3, 12 dec…' : 'fri, +3, 12 dec…'}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setTried(false)
          onText(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          finish()
        }}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}read`}
      />
      <p id={`${id}read`} aria-live={tried ? 'assertive' : 'polite'} className={problem ? styles.problem : styles.reading}>
        {problem ?? (date ? `↵ ${writeDate(date, timed)}` : value ? writeDate(value, timed) : 'No date')}
      </p>
      <DateChoice choice={choice} onDone={onDone} />
      <div className={styles.foot}>
        <Button
          variant="subtle"
          disabled={value === null}
          onClick={() => {
            set(null)
            onDone()
          }}
        >
          Clear
        </Button>
        <Button onClick={finish}>Done</Button>
      </div>
    </div>
  )
}
