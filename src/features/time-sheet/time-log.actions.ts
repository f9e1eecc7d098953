// Everything a person can do to entries of logged time: open their task, change them, move and delete them (TIME-10, TIME-16).
import { ClockIcon, CornerUpRightIcon, MessageSquareIcon, SquareArrowOutUpRightIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { readCell } from '#src/lib/dates/cell-text.ts'
import { formatPickerClock, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { parseWork } from '#src/lib/dates/work-text.ts'
import { plural } from '#src/lib/text.ts'
import { refuseUnlessStill } from '#src/model/time/entry-still.ts'
import { whyLocked } from '#src/model/time/invoiced.ts'
import { DeleteCellEntry, FindTimedTasks, UpdateTimeEntry } from '#src/model/time/time-sheet.graphql.ts'
import { entryName, type TimeLogSubject } from '#src/model/time/time-subjects.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { AHEAD, planCell } from './cell-plan.ts'
import { type EntryChange, readLogAgain, showChanged } from './time-log-pending.ts'
import { timeTexts } from './time-texts.ts'

const words = ['timesheet', 'hours', 'worklog', 'time entry']
const shared = { on: 'timelog', group: 'time' } as const
/** As many characters as a comment of logged time has. */
export const LONG_COMMENT = 5000

const projectOf = ({ sheet, project }: TimeLogSubject) => ({ workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug })

/** Why a comment will not do. */
export function commentProblem(text: string): string | null {
  return text.length > LONG_COMMENT ? `A comment has at most ${LONG_COMMENT.toLocaleString('en-US')} characters.` : null
}

/** Shows entries changed, writes them, and reads the list; what is refused is what it was. */
async function write(
  { api }: Pick<Context<'timelog'>, 'api'>,
  changes: readonly { entry: TimeLogSubject; change: EntryChange }[],
): Promise<void> {
  const settled = changes.map(({ entry, change }) => showChanged(entry.id, change))
  try {
    await Promise.all(
      changes.map(({ entry, change: { task, ...rest } }) =>
        api.mutate(
          UpdateTimeEntry,
          { project: projectOf(entry), id: entry.id, input: { ...rest, ...(task && { taskId: task.taskId }) } },
          { lane: `TimeEntry:${entry.id}` },
        ),
      ),
    )
    await readLogAgain(api)
  } finally {
    for (const settle of settled) settle()
  }
}

/** Changes entries; undo gives each its own back, unless somebody else changed the same of one since. */
async function change(
  context: Pick<Context<'timelog'>, 'api'>,
  changes: readonly { entry: TimeLogSubject; change: EntryChange }[],
  said: string,
): Promise<Outcome> {
  const before = changes.map(({ entry, change: changed }) => {
    const { startedAt, endedAt, comment, task } = entry
    const all = { startedAt, endedAt, comment, task }
    return { entry, change: Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)) as EntryChange }
  })
  await write(context, changes)
  return {
    said,
    async undo() {
      for (const { entry, change: set } of changes) {
        const task = { ...projectOf(entry), id: (set.task ?? entry.task).taskId }
        await refuseUnlessStill(context.api, { id: entry.id, task, startedAt: set.startedAt ?? entry.startedAt, set })
      }
      await write(context, before)
    },
  }
}

/** For `when`: time on an issued invoice stays as it is (INV-10). */
function unlocked({ timelogs }: Pick<View<'timelog'>, 'timelogs'>): true | { reason: string } {
  const reason = whyLocked(timelogs)
  return reason === null || { reason }
}

/** Goes to the task of an entry. */
export const openEntry = defineAction({
  ...shared,
  id: 'timelog.open',
  title: 'Open task',
  icon: SquareArrowOutUpRightIcon,
  keywords: [...words, 'show', 'view'],
  shortcut: 'Enter',
  single: true,
  run: ({ go, timelogs: [{ task, ...entry }] }) => go.task({ id: task.taskId, ...projectOf({ task, ...entry }) }),
})

const commenting: ActionDefinition<'timelog'> = {
  ...shared,
  id: 'timelog.edit',
  title: 'Edit comment on time…',
  short: 'Comment',
  icon: MessageSquareIcon,
  keywords: [...words, 'note', 'description', 'change'],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  when: unlocked,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      timelogs: [entry],
    } = context
    const name = entryName(entry, 'comment')
    if (editInPlace(name)) return undefined
    const text = await ask.text({
      ...{ title: `What was done on ${entry.task.code}`, initial: entry.comment, check: commentProblem, submit: 'Save', draft: name },
    })
    return text === null ? undefined : comment(context, text)
  },
}

async function comment(context: Context<'timelog'>, text: string): Promise<Outcome | undefined> {
  const [entry] = context.timelogs
  const typed = text.trim()
  return typed === entry.comment ? undefined : change(context, [{ entry, change: { comment: typed } }], 'Comment saved')
}

/** Says what was done, where the comment stands or by a question. */
export const editComment = defineAction(commenting)

/** The same with what was typed there. */
export function commentTo(text: string): Action {
  return defineAction({ ...commenting, run: (context) => comment(context, text) })
}

/** When an entry was, as it can be typed again. */
export function stretchText({ startedAt, endedAt }: Pick<TimeLogSubject, 'startedAt' | 'endedAt'>): string {
  return `${formatPickerClock(new Date(startedAt))}-${formatPickerClock(new Date(endedAt))}`
}

/** What was typed as the time of an entry, on its day or another; or why it will not do. */
export function planTimes(typed: string, entry: TimeLogSubject, now: Date): { start: Date; end: Date } | { why: string } {
  const day = startOfPlainDate(entry.day as PlainDate)
  const text = readCell(typed, day)
  if (!text) {
    const work = parseWork(typed, now)
    return work === null ? { why: timeTexts.wrong } : work.end > now ? { why: AHEAD } : work
  }
  const admin = entry.viewerCan.includes('ADMIN')
  const plan = planCell({ text, entries: [entry], ofDay: [], day, now, admin })
  if (plan.kind === 'change' || plan.kind === 'log') return plan
  if (plan.kind === 'refuse') return { why: plan.why }
  if (plan.kind === 'delete') return { why: 'An entry has some time. Delete it instead.' }
  return { start: new Date(entry.startedAt), end: new Date(entry.endedAt) }
}

const timing: ActionDefinition<'timelog'> = {
  ...shared,
  id: 'timelog.times',
  title: 'Change when…',
  short: 'When',
  icon: ClockIcon,
  keywords: [...words, 'start', 'end', 'duration', 'length', 'edit'],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  when: unlocked,
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      now,
      timelogs: [entry],
    } = context
    const name = entryName(entry, 'times')
    if (editInPlace(name)) return undefined
    const typed = await ask.text({
      title: 'When, or how long',
      placeholder: '9:00-10:15, 1h30, yesterday 9:00-10:15',
      initial: stretchText(entry),
      check: (text) => whyOf(planTimes(text, entry, now())),
      submit: 'Save',
      draft: name,
    })
    return typed === null ? undefined : times(context, typed)
  },
}

const whyOf = (plan: ReturnType<typeof planTimes>) => ('why' in plan ? plan.why : null)

async function times(context: Context<'timelog'>, typed: string): Promise<Outcome | undefined> {
  const [entry] = context.timelogs
  const plan = planTimes(typed, entry, context.now())
  if ('why' in plan) {
    context.say.error(plan.why)
    return undefined
  }
  const [startedAt, endedAt] = [plan.start.toISOString(), plan.end.toISOString()]
  if (Date.parse(entry.startedAt) === Date.parse(startedAt) && Date.parse(entry.endedAt) === Date.parse(endedAt)) return undefined
  const seconds = (plan.end.getTime() - plan.start.getTime()) / 1000
  return change(context, [{ entry, change: { startedAt, endedAt } }], `${entry.task.code}: ${formatTotal(seconds)}`)
}

/** Changes when it was, where that stands or by a question. */
export const editTimes = defineAction(timing)

/** The same with what was typed there. */
export function timesTo(typed: string): Action {
  return defineAction({ ...timing, run: (context) => times(context, typed) })
}

/** Moves entries to another task of their project. */
export const moveEntries = defineAction({
  ...shared,
  id: 'timelog.move',
  title: ({ timelogs }) => (timelogs.length > 1 ? `Move ${timelogs.length} entries to task…` : 'Move to task…'),
  name: 'Move time entries to another task…',
  short: 'Move',
  icon: CornerUpRightIcon,
  keywords: [...words, 'task', 'change'],
  shortcut: 'm',
  places: ['timelog.bulk'],
  needs: 'EDIT',
  when: (view) =>
    new Set(view.timelogs.map(({ project }) => project.slug)).size === 1 ? unlocked(view) : { reason: 'These are in several projects.' },
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, timelogs } = context
    const place = projectOf(timelogs[0])
    const find = async (search: string, page: number) => {
      const { tasks } = await api.query(FindTimedTasks, { ...place, search, page })
      const options = tasks.nodes.map(({ id, code, title }) => ({
        id,
        value: { taskId: id, code: code ?? '', title },
        title,
        hint: code ?? '',
        checked: timelogs.every(({ task }) => task.taskId === id),
      }))
      return { options, totalPages: tasks.totalPages }
    }
    const task = await ask.pick({
      title: 'Move to which task',
      placeholder: 'Code or title',
      // A code is a number as well.
      digits: false,
      options: async () => (await find('', 1)).options,
      search: find,
      empty: 'No task has these words.',
    })
    const moved = task ? timelogs.filter((entry) => entry.task.taskId !== task.taskId) : []
    if (!task || moved.length === 0) return undefined
    const said = `${moved.length > 1 ? plural(moved.length, 'entry', 'entries') : formatTotal(moved[0]?.seconds ?? 0)} moved to ${task.code}`
    return change(
      context,
      moved.map((entry) => ({ entry, change: { task } })),
      said,
    )
  },
})

/** Deletes entries; for 8 s that can be taken back and nothing is sent (TIME-09). */
export const deleteEntries = defineAction({
  ...shared,
  id: 'timelog.delete',
  title: ({ timelogs }) => (timelogs.length > 1 ? `Delete ${timelogs.length} time entries` : 'Delete time entry'),
  name: 'Delete time entries',
  short: 'Delete',
  icon: Trash2Icon,
  keywords: [...words, 'remove', 'trash', 'erase'],
  shortcut: '$mod+Backspace',
  places: ['timelog.bulk'],
  needs: 'ADMIN',
  when: unlocked,
  run({ api, hold, say, timelogs }): Outcome {
    const takeBack = hold.start(
      timelogs.map(({ id }) => heldId('time-entry', id)),
      async () => {
        try {
          for (const entry of timelogs)
            await api.mutate(DeleteCellEntry, { project: projectOf(entry), id: entry.id }, { lane: `TimeEntry:${entry.id}` })
        } finally {
          await readLogAgain(api)
        }
      },
      () => say.error('The time could not be deleted. Please try again.'),
    )
    const seconds = timelogs.reduce((sum, entry) => sum + entry.seconds, 0)
    return { said: `${formatTotal(seconds)} deleted`, undo: unlessSent(takeBack) }
  },
})

/** What a person can do to entries. */
export const actions: readonly Action[] = [openEntry, editComment, editTimes, moveEntries, deleteEntries]
