// Saves the list on the screen as a file.
import { FileDownIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import type { TasksPageVariables } from '#src/model/task/task.graphql.ts'

/** Where the gateway has all of a list, whatever page of it is shown (EXPORT-03). */
export function exportPath({ workspaceSlug, projectSlug, filter, sort, descending }: TasksPageVariables): string {
  const query = new URLSearchParams({
    workspaceSlug,
    ...(projectSlug && { projectSlug }),
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(sort && { sort }),
    ...(descending && { descending: 'true' }),
  })
  return `/api/tasks/export?${query}`
}

/** Saves every task of the list, with its filter and order, as CSV. */
export const exportList = defineAction({
  id: 'task.export',
  on: 'app',
  title: 'Export this list as CSV',
  short: 'Export',
  icon: FileDownIcon,
  group: 'view',
  keywords: ['download', 'save tasks', 'spreadsheet', 'excel', 'csv', 'file'],
  shortcut: 'Shift+x',
  places: ['list.tools'],
  when: () => (listInView() ? true : 'hidden'),
  async run({ api, now }): Promise<Outcome | undefined> {
    const list = listInView()
    if (!list) return
    const { workspaceSlug, projectSlug } = list.variables
    const file = await api.transfers
      .download(exportPath(list.variables))
      .catch(saying('The tasks could not be exported. Please try again.'))
    const name = `tasks-${projectSlug ?? workspaceSlug}-${plainDateOf(now())}.csv`
    saveFile(file, name)
    return { said: `Saved as ${name}` }
  },
})

/** Lists as files. */
export const actions: readonly Action[] = [exportList]
