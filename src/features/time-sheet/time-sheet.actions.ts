// Everything a person can do to a week of logged time: go through weeks, choose the person, add a task.
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, PlusIcon, UserIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { FindTimedTasks, SetTimePin, TimePeople } from '#src/model/time/time-sheet.graphql.ts'
import { sheetPath, type TimeSheetSubject, weekIn } from '#src/model/time/time-subjects.ts'
import { readAgain } from './time-cell-writes.ts'

const words = ['timesheet', 'hours', 'worklog', 'report']
/** What the address says for everybody in a project. */
export const EVERYONE = 'everyone'

const weekPath = (sheet: TimeSheetSubject, week: string, now: Date) =>
  sheetPath(sheet, { week: week === weekIn(null, now) ? null : week, member: memberIn(sheet) })

/** Without a project the screen opens on the viewer; in one it depends on their rights, so that the address says it. */
function memberIn({ projectSlug, member, own }: TimeSheetSubject): string | null {
  return projectSlug === null ? (own ? null : member) : (member ?? EVERYONE)
}

const stepping = (by: -7 | 7) => ({
  on: 'timesheet' as const,
  group: 'time' as const,
  single: true,
  listed: true,
  run({
    go,
    now,
    timesheets: [sheet],
  }: {
    go: { to(path: string): void }
    now(): Date
    timesheets: readonly [TimeSheetSubject, ...TimeSheetSubject[]]
  }) {
    go.to(weekPath(sheet, laterDay(sheet.week, by), now()))
  },
})

/** Goes to the week before. */
export const earlierWeek = defineAction({
  ...stepping(-7),
  id: 'time.earlier',
  title: 'Earlier week',
  icon: ChevronLeftIcon,
  keywords: [...words, 'previous', 'back'],
  shortcut: 'Shift+ArrowLeft',
})

/** Goes to the week after. */
export const laterWeek = defineAction({
  ...stepping(7),
  id: 'time.later',
  title: 'Later week',
  icon: ChevronRightIcon,
  keywords: [...words, 'next', 'forward'],
  shortcut: 'Shift+ArrowRight',
})

/** Goes to this week. */
export const thisWeek = defineAction({
  id: 'time.now',
  on: 'timesheet',
  title: 'This week',
  icon: CalendarIcon,
  group: 'time',
  keywords: [...words, 'today', 'current'],
  shortcut: '0',
  single: true,
  run: ({ go, now, timesheets: [sheet] }) => go.to(weekPath(sheet, weekIn(null, now()), now())),
})

/** Chooses whose time is shown, of those whose time the viewer may read (TIME-02). */
export const choosePerson = defineAction({
  id: 'time.filter',
  on: 'timesheet',
  title: 'Whose time…',
  icon: UserIcon,
  group: 'time',
  keywords: [...words, 'member', 'people', 'everyone', 'filter'],
  shortcut: 'f',
  places: ['time.tools'],
  single: true,
  async run({ api, ask, go, now, viewer, timesheets: [sheet] }) {
    const { workspaceSlug, projectSlug, member } = sheet
    const chosen = await ask.pick({
      title: 'Whose time',
      likely: member ?? EVERYONE,
      options: async () => {
        const { timePeople } = await api.query(TimePeople, { workspaceSlug, ...(projectSlug !== null && { projectSlug }) })
        const people = timePeople.flatMap(({ username, name }) =>
          username === null
            ? []
            : [
                {
                  id: username,
                  value: username,
                  title: username === viewer?.username ? `${name} (me)` : name,
                  checked: username === member,
                },
              ],
        )
        const everyone = { id: EVERYONE, value: EVERYONE, title: 'Everyone', checked: member === null }
        return projectSlug === null ? people : [everyone, ...people]
      },
    })
    if (chosen === null) return
    const own = projectSlug === null && chosen === viewer?.username
    go.to(sheetPath(sheet, { week: sheet.week === weekIn(null, now()) ? null : sheet.week, member: own ? null : chosen }))
  },
})

/** Adds a task to one's week, found by words in its code and title; it stays there until it is removed (TIME-05). */
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
  when: ({ timesheets: [{ own }] }) => own || { reason: 'Tasks are added to your own week.' },
  async run({ api, ask, timesheets: [sheet] }): Promise<Outcome | undefined> {
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
    const pin = async (pinned: boolean) => {
      await api.mutate(SetTimePin, { task: ref, pinned })
      await readAgain(api, sheet)
    }
    await pin(true)
    return { said: `${task.code ?? 'Task'} is in your week`, undo: () => pin(false) }
  },
})

/** What a person can do to weeks. */
export const actions: readonly Action[] = [earlierWeek, laterWeek, thisWeek, choosePerson, addRow]
