// How a sprint is looked at besides its page.
import { FileSpreadsheetIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { sheetName } from '#src/lib/sheet-name.ts'
import { placeOf } from './sprint-writes.ts'

const words = ['iteration', 'cycle', 'timebox']

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
export const actions: readonly Action[] = [exportSprint]
