// Logged time as a sheet: which columns, how hours are written and rounded (TIME-14, TIME-15). Rounding is for sheets only, nothing of it is stored.
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { HOURS, headRow, text } from '../../downloads/sheet.ts'

/** How hours are rounded: each entry, or what a person did on a task on a day. */
export type Rounding = { round: 'none' | 'up' | 'nearest'; step: number; per: 'entry' | 'day' }

/** An entry as a sheet shows it; `start` and `end` are `Y-m-d H:i` as clocks of the zone showed. */
export type ExportRow = {
  day: string
  start: string
  end: string
  username: string
  person: string
  project: string
  code: string
  title: string
  labels: string
  comment: string
  seconds: number
}

/** A row with its rounded seconds; null where these stand on another row of the same task and day. */
export type RoundedRow = ExportRow & { rounded: number | null }

/** Rounds seconds to whole steps of so many minutes. A whole multiple stays as it is. */
export function roundSeconds(seconds: number, { round, step }: Pick<Rounding, 'round' | 'step'>): number {
  const size = step * 60
  if (round === 'none') return seconds
  return (round === 'up' ? Math.ceil(seconds / size) : Math.round(seconds / size)) * size
}

const groupOf = ({ day, username, code }: ExportRow) => `${day} ${username} ${code}`

/** Rounds rows, of which those of a person, task and day follow each other; by day the sum stands on the last of them. */
export function* roundRows(rows: readonly ExportRow[], rounding: Rounding): Generator<RoundedRow> {
  let sum = 0
  for (const [at, row] of rows.entries()) {
    sum += row.seconds
    const next = rows[at + 1]
    const isLast = rounding.per === 'entry' || next === undefined || groupOf(next) !== groupOf(row)
    yield { ...row, rounded: isLast ? roundSeconds(sum, rounding) : null }
    if (isLast) sum = 0
  }
}

/** The titles of the columns; the zone of the times is said. */
export function columnsOf(zone: string): string[] {
  const [start, end] = [`Start (${zone})`, `End (${zone})`]
  return ['Date', start, end, 'Person', 'Project', 'Code', 'Title', 'Labels', 'Comment', 'Hours', 'Rounded hours']
}

/** Hours in full, with two places at least: `1.00`, `0.3333333333`. */
export function hoursText(seconds: number): string {
  const short = (seconds / 3600).toFixed(2)
  return Number(short) * 3600 === seconds ? short : String(Number((seconds / 3600).toFixed(10)))
}

/** A field of RFC 4180. What a spreadsheet would compute is a text: it gets an apostrophe. */
export function csvField(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A line of a CSV file; numbers are written as they are. */
export function csvLine(texts: readonly string[], numbers: readonly string[] = []): string {
  return `${[...texts.map(csvField), ...numbers].join(',')}\r\n`
}

/** UTF-8 with a BOM, rows as they come, the sums last; both are made of seconds. */
export async function* toCsv(chunks: AsyncIterable<readonly ExportRow[]>, rounding: Rounding, zone: string): AsyncGenerator<string> {
  const total = { seconds: 0, rounded: 0 }
  yield `\uFEFF${csvLine(columnsOf(zone))}`
  for await (const chunk of chunks) {
    let lines = ''
    for (const { day, start, end, person, project, code, title, labels, comment, seconds, rounded } of roundRows(chunk, rounding)) {
      total.seconds += seconds
      total.rounded += rounded ?? 0
      const texts = [day, start, end, person, project, code, title, labels, comment]
      lines += csvLine(texts, [hoursText(seconds), rounded === null ? '' : hoursText(rounded)])
    }
    yield lines
  }
  yield csvLine(['Total', '', '', '', '', '', '', '', ''], [hoursText(total.seconds), hoursText(total.rounded)])
}

const MOMENT = 'yyyy-mm-dd hh:mm'
const hours = (seconds: number | null): Cell => (seconds === null ? null : { type: Number, value: seconds / 3600, format: HOURS })
const moment = (at: string, format: string): Cell => ({
  type: Date,
  value: new Date(`${at.replace(' ', 'T')}${at.length > 10 ? ':00' : 'T00:00:00'}Z`),
  format,
})

/** The same as an xlsx file: texts are text cells, hours full numbers shown with two places. */
export function toXlsx(rows: readonly ExportRow[], rounding: Rounding, zone: string): Promise<Buffer> {
  const rounded = [...roundRows(rows, rounding)]
  const sum = (pick: (row: RoundedRow) => number) => rounded.reduce((total, row) => total + pick(row), 0)
  const strong = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
  const lines = rounded.map((row): Cell[] => [
    moment(row.day, 'yyyy-mm-dd'),
    moment(row.start, MOMENT),
    moment(row.end, MOMENT),
    ...[row.person, row.project, row.code, row.title, row.labels].map(text),
    { ...text(row.comment), wrap: true },
    hours(row.seconds),
    hours(row.rounded),
  ])
  const total: Cell[] = [
    { ...text('Total'), ...strong },
    ...Array.from({ length: 8 }, () => ({ ...text(''), ...strong })),
    ...[sum(({ seconds }) => seconds), sum((row) => row.rounded ?? 0)].map(
      (seconds): Cell => ({ type: Number, value: seconds / 3600, format: HOURS, ...strong }),
    ),
  ]
  const columns = [12, 24, 24, 22, 22, 10, 44, 24, 50, 10, 14].map((width) => ({ width }))
  return writeExcelFile([headRow(columnsOf(zone)), ...lines, total], { sheet: 'Time', columns, stickyRowsCount: 1 }).toBuffer()
}
