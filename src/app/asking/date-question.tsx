// Choosing a moment: typed as people say it, or one of the likely days.
import { CalendarIcon, CalendarXIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import { formatDay } from '#src/lib/date-format.ts'
import { suggestDates } from '#src/lib/date-suggestion.ts'
import * as styles from '../palette/palette.css.ts'
import type { OpenQuestion } from './asking.ts'
import { type Line, QuestionList } from './question-list.tsx'

const clearId = 'clear'

/** A `date` question; `now` is the moment it is asked at. */
export function DateQuestion({ open, subjects, now }: { open: Extract<OpenQuestion, { kind: 'date' }>; subjects: Subjects; now: Date }) {
  const { title, current = null, clear = false, check } = open.question
  const [typed, setTyped] = useState(open.typed)
  const [problem, setProblem] = useState<string | null>(null)
  const dates = useMemo(() => suggestDates(typed, now), [typed, now])
  const offersClear = clear && 'remove date clear none'.includes(typed.trim().toLowerCase())
  const lines: Line[] = [
    ...dates.map(({ label, hint, date }) => ({
      id: String(date.getTime()),
      title: label,
      hint,
      ranges: [],
      icon: <CalendarIcon aria-hidden />,
      ...(current && date.toDateString() === current.toDateString() && { checked: true }),
    })),
    ...(offersClear ? [{ id: clearId, title: 'Remove date', ranges: [], icon: <CalendarXIcon aria-hidden /> }] : []),
  ]
  const choose = (id: string) => {
    if (id === clearId) {
      open.answer('clear')
      return
    }
    const date = dates.find((one) => String(one.date.getTime()) === id)?.date
    if (!date) return
    const objection = check?.(date) ?? null
    setProblem(objection)
    if (objection === null) open.answer(date)
  }
  return (
    <QuestionList
      title={title}
      subjects={subjects}
      placeholder="fri, +3, 12 dec, tomorrow 9:00…"
      typed={typed}
      onTyped={(text) => {
        setTyped(text)
        setProblem(null)
      }}
      lines={lines}
      onChoose={choose}
      digits={false}
      back={open.back}
      problem={problem}
      end={current && <span className={styles.count}>Now {formatDay(current, now)}</span>}
    >
      {lines.length === 0 && <p className={styles.empty}>No date reads like “{typed.trim()}”. Try “fri”, “+3” or “12 dec 9:00”.</p>}
    </QuestionList>
  )
}
