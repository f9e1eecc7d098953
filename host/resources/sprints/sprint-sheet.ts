// A sprint as a spreadsheet: its tasks, its days, and what came of it (SPRINT-19).
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { HOURS, headRow, text } from '../../downloads/sheet.ts'
import type { ChartDay } from './sprint-chart.ts'
import type { SprintResult } from './sprint-history.store.ts'

/** A task that is in a sprint now. */
export type SprintTask = { code: string; title: string; status: string; done: boolean; hours: number; people: string[] }

/** What is written. */
export type SprintSheets = { tasks: readonly SprintTask[]; days: readonly ChartDay[]; results: readonly SprintResult[]; timezone: string }

const hours = (value: number | undefined): Cell => (value === undefined ? null : { type: Number, value, format: HOURS })
const count = (value: number | undefined): Cell => (value === undefined ? null : { type: Number, value })
const wide = (...widths: number[]) => widths.map((width) => ({ width }))

/** The xlsx file; a sprint that was not started has no days, one that is not completed no results. */
export function sprintSheet({ tasks, days, results, timezone }: SprintSheets): Promise<Buffer> {
  return writeExcelFile([
    {
      sheet: 'Tasks',
      columns: wide(12, 60, 18, 8, 10, 40),
      stickyRowsCount: 1,
      data: [
        headRow(['Code', 'Title', 'Status', 'Done', 'Hours', 'People']),
        ...tasks.map((task): Cell[] => [
          text(task.code),
          text(task.title),
          text(task.status),
          text(task.done ? 'Yes' : 'No'),
          hours(task.hours),
          text(task.people.join(', ')),
        ]),
      ],
    },
    {
      sheet: 'Days',
      columns: wide(22, 8, 12, 8, 12, 12, 12, 8, 8),
      stickyRowsCount: 1,
      data: [
        headRow([`Day (${timezone})`, 'Tasks', 'Hours', 'Done', 'Done hours', 'Ideal tasks', 'Ideal hours', 'Added', 'Removed']),
        ...days.map((point): Cell[] => [
          text(point.day),
          count(point.scope?.tasks),
          hours(point.scope?.hours),
          count(point.done?.tasks),
          hours(point.done?.hours),
          hours(point.ideal.tasks),
          hours(point.ideal.hours),
          count(point.added?.count),
          count(point.removed?.count),
        ]),
      ],
    },
    {
      sheet: 'Result',
      columns: wide(12, 60, 10, 12, 30),
      stickyRowsCount: 1,
      data: [
        headRow(['Code', 'Title', 'Hours', 'Outcome', 'Carried to']),
        ...results.map((one): Cell[] => [text(one.code), text(one.title), hours(one.hours), text(one.outcome), text(carriedTo(one))]),
      ],
    },
  ]).toBuffer()
}

function carriedTo({ outcome, target }: SprintResult): string {
  if (outcome !== 'carried') return ''
  return target?.title ?? 'Backlog'
}
