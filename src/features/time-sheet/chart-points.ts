// What the chart of logged time draws: bars of days, weeks or months, and a series for each of the largest groups (TIME-11).
import { type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { monthOf, weekOf } from '#src/lib/dates/day-period.ts'
import { type DayRange, daysIn, laterDay } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import type { TimeSumsData } from '#src/model/time/time-log.graphql.ts'
import type { ChartPoint, ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import { TEXTURES } from '#src/ui/chart/texture.tsx'

/** Up to so many days each has a bar, up to so many each week, then each month. */
const MOST = { days: 31, weeks: 184 }
/** So many groups have a colour of their own, the others share one. */
const COLOURS = 5
const OTHERS = 'others'

/** The stretches of a range that have a bar each, cut where the range ends. */
export function barsOf(range: DayRange): readonly DayRange[] {
  const length = daysIn(range)
  const around = length <= MOST.days ? (day: PlainDate) => ({ start: day, end: day }) : length <= MOST.weeks ? weekOf : monthOf
  const bars: DayRange[] = []
  for (let day = range.start; day <= range.end; ) {
    const { end } = around(day)
    bars.push({ start: day, end: earlier(end, range.end) })
    day = laterDay(end, 1)
  }
  return bars
}

const earlier = (one: PlainDate, other: PlainDate) => [one, other].toSorted()[0] ?? one

/** Short for the axis, and in full. */
function namesOf({ start, end }: DayRange, unit: 'day' | 'week' | 'month'): Pick<ChartPoint, 'label' | 'name'> {
  const plain = formatTimebox(start, start).replace(/ \d{4}$/, '')
  if (unit === 'week') return { label: plain, name: formatTimebox(start, end) }
  if (unit === 'month') return { label: plain.replace(/^\d+ /, ''), name: formatTimebox(start, end) }
  const weekday = startOfPlainDate(start).toLocaleDateString('en-US', { weekday: 'short' })
  return { label: plain.replace(/ .*$/, ''), name: `${weekday}, ${plain}` }
}

/** Series and points; values are hours. */
export function chartOf(totals: TimeSumsData, range: DayRange): { series: readonly ChartSeries[]; points: readonly ChartPoint[] } {
  const own = totals.groups.length > COLOURS + 1 ? totals.groups.slice(0, COLOURS) : totals.groups
  const shown = own.length < totals.groups.length ? [...own, { key: OTHERS, name: 'Others' }] : own
  const series = shown.map(({ key, name }, at) => ({
    id: `g:${key}`,
    title: name,
    colour: (Math.min(at, COLOURS) + 1) as ChartSeries['colour'],
    look: TEXTURES[at] ?? 'plain',
  }))
  const known = new Set(own.map(({ key }) => key))
  const days = daysIn(range)
  const unit = days <= MOST.days ? 'day' : days <= MOST.weeks ? 'week' : 'month'
  const points = barsOf(range).map((bar) => {
    const values: Record<string, number> = {}
    for (const { day, key, seconds } of totals.days) {
      if (day < bar.start || day > bar.end) continue
      const id = `g:${known.has(key) ? key : OTHERS}`
      values[id] = (values[id] ?? 0) + seconds / 3600
    }
    return { ...namesOf(bar, unit), values }
  })
  return { series, points }
}
