// What the week's grid draws: days, rows by project, and sums of what the cells show.
import { type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import type { SheetEntryData, TimeSheetData, TimeSheetRowData } from '#src/model/time/time-sheet.graphql.ts'
import { cellName, type TimeCellSubject, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'

/** A column: `missing` where a past weekday has no time at all (TIME-13). */
export interface WeekDay {
  day: PlainDate
  /** `Mon`. */
  name: string
  /** Of the month. */
  number: number
  /** `Mon, 16 Nov`. */
  full: string
  today: boolean
  ahead: boolean
  weekend: boolean
  seconds: number
  missing: boolean
}

/** A task of the grid with its seven cells. */
export interface WeekRow {
  id: string
  row: TimeSheetRowData
  faint: boolean
  cells: readonly TimeCellSubject[]
  seconds: number
}

/** Rows of a project; `seconds` by day. */
export interface WeekGroup {
  slug: string
  name: string
  rows: readonly WeekRow[]
  days: readonly number[]
  seconds: number
}

/** The whole grid. */
export interface WeekLines {
  days: readonly WeekDay[]
  groups: readonly WeekGroup[]
  seconds: number
}

const NO_ENTRIES: readonly SheetEntryData[] = []
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The grid of a week. What is `pending` stands in place of what the host said. `hatch`: whether days without time are pointed out. */
export function linesOf(
  data: Pick<TimeSheetData, 'rows' | 'since'>,
  {
    sheet,
    pending,
    today,
    hatch,
    order = [],
  }: {
    sheet: TimeSheetSubject
    pending: ReadonlyMap<string, number>
    today: string
    hatch: boolean
    /** Ids of tasks as they stood before: a row that gets time stays where it is. */
    order?: readonly string[]
  },
): WeekLines {
  const days = Array.from({ length: 7 }, (_, at) => laterDay(sheet.week, at))
  const ofDay = new Map(
    days.map((day) => [day, data.rows.flatMap(({ cells }) => cells.find((cell) => cell.day === day)?.entries ?? NO_ENTRIES)]),
  )
  const rows = data.rows.map((row): WeekRow => {
    const may = sheet.own || row.project.viewerCan.includes('ADMIN')
    const cells = days.map((day): TimeCellSubject => {
      const found = row.cells.find((cell) => cell.day === day)
      const place = { sheet, day, task: row.task }
      return {
        ...place,
        id: `${row.task.taskId}:${day}`,
        project: row.project,
        pinned: row.pinned,
        seconds: pending.get(cellName(place)) ?? found?.seconds ?? 0,
        entries: found?.entries ?? NO_ENTRIES,
        ofDay: ofDay.get(day) ?? NO_ENTRIES,
        viewerCan: may && sheet.member !== null ? row.project.viewerCan : [],
      }
    })
    const seconds = sum(cells.map((cell) => cell.seconds))
    return { id: row.task.taskId, row, faint: seconds === 0, cells, seconds }
  })
  const slugs = [...new Set(rows.map(({ row }) => row.project.slug))]
  const groups = slugs
    .map((slug): WeekGroup => {
      const own = rows.filter(({ row }) => row.project.slug === slug)
      const sums = days.map((_, at) => sum(own.map(({ cells }) => cells[at]?.seconds ?? 0)))
      const rank = ({ id, row }: WeekRow) => {
        const before = order.indexOf(id)
        return before >= 0 ? before : order.length + (row.seconds > 0 ? 0 : row.pinned ? 1 : 2)
      }
      const ordered = own.toSorted((one, other) => rank(one) - rank(other))
      return { slug, name: own[0]?.row.project.name ?? slug, rows: ordered, days: sums, seconds: sum(sums) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const columns = days.map((day, at): WeekDay => {
    const date = startOfPlainDate(day)
    const seconds = sum(groups.map((group) => group.days[at] ?? 0))
    const weekend = date.getDay() === 0 || date.getDay() === 6
    const missing = hatch && day < today && !weekend && seconds === 0 && (data.since === null || day >= data.since)
    return {
      day,
      name: date.toLocaleDateString('en-US', { weekday: 'short' }),
      number: date.getDate(),
      full: date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
      today: day === today,
      ahead: day > today,
      weekend,
      seconds,
      missing,
    }
  })
  return { days: columns, groups, seconds: sum(columns.map((day) => day.seconds)) }
}

/** `1:30`; nothing for no time. */
export function cellText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return seconds <= 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
