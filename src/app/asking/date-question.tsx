// Choosing a moment: typed as people say it, one of the likely days, or by calendar and time.
import { CalendarIcon, CalendarXIcon } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import { useFrameKind } from '#src/app/palette-frame/frame-form.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { focusMarked } from '#src/app/palette-frame/palette-frame.tsx'
import { dateOrderOf } from '#src/lib/dates/date-digits.ts'
import { formatDay, formatPickerClock, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { suggestDates } from '#src/lib/dates/date-suggestion.ts'
import { whyNoDate } from '#src/lib/dates/date-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DateChoice, useDateChoice } from '#src/ui/dates/date-choice.tsx'
import { readTyped } from '#src/ui/dates/date-text.ts'
import type { OpenQuestion } from './asking.ts'
import { type Line, QuestionList } from './question-list.tsx'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })

const clearId = 'clear'

/** A `date` question; `now` is the moment it is asked at. A day or time that is pressed is written into the text, which alone is the answer. */
export function DateQuestion({ open, subjects, now }: { open: Extract<OpenQuestion, { kind: 'date' }>; subjects: Subjects; now: Date }) {
  const { title, current = null, clear = false, check, min, time: usual = '17:00' } = open.question
  const [typed, setTyped] = useState(open.typed)
  const [problem, setProblem] = useState<string | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const form = useFrameKind()
  const time = current ? formatPickerClock(current) : usual
  const dates = useMemo(() => suggestDates(typed, now, { time }), [typed, now, time])
  const { date } = readTyped(typed, { now, time })
  const offersClear = clear && 'remove date clear none'.includes(typed.trim().toLowerCase())
  const lines: Line[] = [
    ...dates.map(({ label, hint, date: moment }) => ({
      id: String(moment.getTime()),
      title: label,
      // Beside what was pressed there is room for the day; the foot says what is set.
      hint: form === 'popover' ? (typed.trim() === '' ? `${weekday.format(moment)} ${formatDay(moment, now)}` : undefined) : hint,
      ranges: [],
      icon: <CalendarIcon aria-hidden />,
      ...(current && moment.toDateString() === current.toDateString() && { checked: true }),
    })),
    ...(offersClear ? [{ id: clearId, title: 'Remove date', ranges: [], icon: <CalendarXIcon aria-hidden /> }] : []),
  ]
  const write = (text: string) => {
    setTyped(text)
    setProblem(null)
  }
  const answer = (moment: Date) => {
    const objection = check?.(moment) ?? null
    setProblem(objection)
    if (objection === null) open.answer(moment)
  }
  const choose = (id: string) => {
    const chosen = dates.find((one) => String(one.date.getTime()) === id)?.date
    if (id === clearId) open.answer('clear')
    else if (chosen) answer(chosen)
  }
  const choice = useDateChoice({ value: date ?? current, time, now, min, onPick: (moment) => write(formatPickerDate(moment)) })
  const toText = () => focusMarked(part.current?.closest('[data-palette]') ?? null)
  /** `Set` and Enter in the time: the typed time first, then what the text reads as. */
  const set = () => {
    if (!choice.takeTime()) return
    if (choice.typed === null && date) answer(date)
    else toText()
  }
  return (
    <QuestionList
      title={title}
      subjects={subjects}
      placeholder={`fri 14:30, +3, 12 dec, tomorrow 9am…`}
      typed={typed}
      onTyped={write}
      lines={lines}
      onChoose={choose}
      digits={false}
      back={open.back}
      problem={problem}
      aside={
        <div ref={part}>
          <DateChoice choice={choice} onDone={toText} />
        </div>
      }
      end={
        <>
          <span className={styles.count}>{date ? formatPickerDate(date) : current && `Now ${formatPickerDate(current)}`}</span>
          <Button variant="primary" disabled={date === null} onClick={set}>
            Set
          </Button>
        </>
      }
    >
      {lines.length === 0 && <p className={styles.empty}>{whyNoDate(typed, now, dateOrderOf())}</p>}
    </QuestionList>
  )
}
