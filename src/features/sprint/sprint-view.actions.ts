// How a sprint is looked at: its figures as a table, and as a spreadsheet.
import { FileSpreadsheetIcon, Table2Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { sheetName } from '#src/lib/sheet-name.ts'
import { chartAsTable } from './sprint-chart-view.ts'
import { placeOf } from './sprint-writes.ts'

const words = ['iteration', 'cycle', 'timebox']

/** Shows the figures of the chart as a table, or the chart again (SCREEN-11). */
export const showSprintChart = defineAction({
  id: 'sprint.chart',
  on: 'sprint',
  title: () => (chartAsTable.get() ? 'Show charts as charts' : 'Show charts as tables'),
  name: 'Show charts as tables, or as charts',
  icon: Table2Icon,
  group: 'sprint',
  keywords: ['burndown', 'burnup', 'velocity', 'figures', ...words],
  shortcut: 'Shift+v',
  run: () => chartAsTable.set(!chartAsTable.get()),
})

/** Saves tasks, days and result of a sprint as an xlsx file named after its title (SPRINT-19, OPEN-57). */
export const exportSprint = defineAction({
  id: 'sprint.export',
  on: 'sprint',
  title: 'Export sprint to Excel',
  icon: FileSpreadsheetIcon,
  group: 'sprint',
  keywords: ['xlsx', 'spreadsheet', 'download', ...words],
  single: true,
  async run({ api, sprints: [sprint] }) {
    const query = new URLSearchParams({ ...placeOf(sprint), sprintId: sprint.id, timezone: ownTimezone() })
    const file = await api.transfers
      .download(`/api/sprints/export?${query}`)
      .catch(saying('The sprint could not be exported. Please try again.'))
    saveFile(file, sheetName(sprint.title, 'Sprint'))
  },
})

/** Looking at sprints. */
export const actions: readonly Action[] = [showSprintChart, exportSprint]
