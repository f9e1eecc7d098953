// A month of days to pick one from. Loaded on demand by the date panel: react-day-picker stays out of the first script.
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { preferences } from '#src/lib/preferences.ts'
import * as styles from './calendar.css.ts'

/** Days before `min` and after `max` cannot be picked. Weeks start on the day that the reader chose. */
export function Calendar({
  value,
  onPick,
  min,
  max,
}: {
  value: Date | null
  onPick: (day: Date) => void
  min?: Date | undefined
  max?: Date | undefined
}) {
  const off = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]
  return (
    <DayPicker
      mode="single"
      required
      showOutsideDays
      fixedWeeks
      weekStartsOn={preferences.get().weekStart}
      navLayout="around"
      key={value ? `${value.getFullYear()}-${value.getMonth()}` : 'none'}
      defaultMonth={value ?? min ?? max ?? new Date()}
      selected={value ?? undefined}
      onSelect={onPick}
      {...(off.length > 0 && { disabled: off })}
      components={{ Chevron }}
      classNames={{
        root: styles.root,
        month: styles.month,
        month_caption: styles.caption,
        button_previous: styles.previous,
        button_next: styles.next,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.day,
        day_button: styles.button,
        today: styles.today,
        selected: styles.selected,
        outside: styles.outside,
        disabled: styles.disabled,
      }}
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeftIcon aria-hidden /> : <ChevronRightIcon aria-hidden />
}
