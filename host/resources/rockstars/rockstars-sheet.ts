// Who finished how much, as a spreadsheet: the people by name, the team by weeks.
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { HOURS, headRow, text } from '../../downloads/sheet.ts'
import type { Rockstars } from './rockstars.store.ts'

const wide = (...widths: number[]) => widths.map((width) => ({ width }))
const figures = ({ tasks, hours }: { tasks: number; hours: number }): Cell[] => [
  { type: Number, value: tasks },
  { type: Number, value: hours, format: HOURS },
]

/** The xlsx file. */
export function rockstarsSheet({ team, people }: Rockstars): Promise<Buffer> {
  return writeExcelFile([
    {
      sheet: 'People',
      columns: wide(32, 10, 10),
      stickyRowsCount: 1,
      data: [headRow(['Person', 'Tasks', 'Hours']), ...people.map(({ person, ...sums }): Cell[] => [text(person.name), ...figures(sums)])],
    },
    {
      sheet: 'Team',
      columns: wide(22, 10, 10),
      stickyRowsCount: 1,
      data: [
        headRow(['Week from', 'Tasks', 'Hours']),
        ...team.weeks.map(({ week, ...sums }): Cell[] => [text(week), ...figures(sums)]),
        [text('Total'), ...figures(team)],
      ],
    },
  ]).toBuffer()
}
