// Tasks in one's week of logged time.
import { PlusIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { timePath } from '#src/model/time/time-address.ts'
import { FindTimedTasks, SetTimePin } from '#src/model/time/time-sheet.graphql.ts'
import { readAgain } from './time-cell-writes.ts'
import { addedTask } from './time-pending.ts'

const words = ['timesheet', 'hours', 'worklog', 'report']

/** Adds a task to one's week, and shows that where it is another one, found by words in its code and title; it stays there until it is removed (TIME-05). */
export const addRow = defineAction({
  id: 'time.add-row',
  on: 'timesheet',
  title: 'Add a task',
  icon: PlusIcon,
  group: 'time',
  keywords: [...words, 'row', 'pin', 'log'],
  shortcut: 'n',
  places: ['time.head'],
  single: true,
  when: ({ timesheets: [{ view }] }) => (view === 'week' ? true : 'hidden'),
  async run({ api, ask, go, now, viewer, timesheets: [sheet] }): Promise<Outcome | undefined> {
    const { workspaceSlug, projectSlug } = sheet
    const find = async (search: string, page: number) => {
      const { tasks } = await api.query(FindTimedTasks, { workspaceSlug, ...(projectSlug !== null && { projectSlug }), search, page })
      const options = tasks.nodes.map((task) => ({ id: task.id, value: task, title: task.title, hint: task.code ?? '' }))
      return { options, totalPages: tasks.totalPages }
    }
    const task = await ask.pick({
      title: 'Add a task to your week',
      placeholder: 'Code or title',
      options: async () => (await find('', 1)).options,
      search: find,
      empty: 'No task has these words.',
    })
    if (!task) return undefined
    const ref = { workspaceSlug, projectSlug: task.projectSlug, id: task.id }
    const member = sheet.own || !viewer ? sheet.member : projectSlug === null ? null : viewer.username
    const pin = async (pinned: boolean) => {
      await api.mutate(SetTimePin, { task: ref, pinned })
      addedTask.set(pinned ? task.id : null)
      await readAgain(api, { ...sheet, member })
    }
    await pin(true)
    // From the week of others, or of everybody, to one's own, where it is.
    if (!sheet.own && viewer) go.to(timePath(sheet, { member }, now()))
    return { said: `${task.code ?? 'Task'} is in your week`, undo: () => pin(false) }
  },
})

/** What a person can do to weeks. */
export const actions: readonly Action[] = [addRow]
