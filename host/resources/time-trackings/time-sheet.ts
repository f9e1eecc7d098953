// Time entries as a spreadsheet: texts stay texts, whatever they look like, and hours are numbers.
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { HOURS, headRow, text } from '../../downloads/sheet.ts'
import type { TimeEntryView } from './time-trackings.store.ts'

const MOMENT = 'yyyy-mm-dd hh:mm'

/** The xlsx file of some entries, whose times read in `zone`; the last row sums the hours up (TIMELOG-09). */
export async function timeSheet(entries: readonly TimeEntryView[], zone: string): Promise<Buffer> {
  const hours = (seconds: number) => Math.round((seconds / 3600) * 10_000) / 10_000
  const head = headRow(['Person', `Start (${zone})`, `End (${zone})`, 'Hours', 'Comment'])
  const rows = entries.map(({ person, startedAt, endedAt, seconds, comment }): Cell[] => [
    text(person.name),
    { type: Date, value: startedAt, format: MOMENT },
    { type: Date, value: endedAt, format: MOMENT },
    { type: Number, value: hours(seconds), format: HOURS },
    { ...text(comment), wrap: true },
  ])
  const sum = entries.reduce((total, { seconds }) => total + seconds, 0)
  const strong = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
  const total: Cell[] = [
    { ...text('Total'), ...strong },
    { ...text(''), ...strong },
    { ...text(''), ...strong },
    { type: Number, value: hours(sum), format: HOURS, ...strong },
    { ...text(''), ...strong },
  ]
  const columns = [{ width: 22 }, { width: 26 }, { width: 26 }, { width: 10 }, { width: 60 }]
  return writeExcelFile([head, ...rows, total], { sheet: 'Time', columns, stickyRowsCount: 1 }).toBuffer()
}
