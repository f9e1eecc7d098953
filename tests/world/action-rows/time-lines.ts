// What is done in a week of logged time: cells set, changed, emptied and commented on, tasks kept and let go.
import { cellTo } from '#src/features/time-sheet/time-cell.actions.ts'
import { commentTo, timesTo } from '#src/features/time-sheet/time-log.actions.ts'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { weekOf } from '#src/lib/dates/day-period.ts'
import { NO_FILTERS } from '#src/model/time/time-address.ts'
import type { TimeLogSubject, TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'
import { LOG } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const DAY = '2026-03-04'
const HOUR = { startedAt: new Date(2026, 2, 4, 9).toISOString(), endedAt: new Date(2026, 2, 4, 10).toISOString() }

/** A cell of the viewer's week, with an hour of theirs where `filled`. */
async function cellOf(bench: ActionBench, { filled, pinned = false }: { filled: boolean; pinned?: boolean }) {
  const [task] = await bench.tasks(1)
  const ref = { ...PLACE, id: task.id }
  const user = { name: 'Ana Souza', avatar: null, username: 'ana' }
  const entries = []
  if (filled) {
    const { logTime } = await bench.data(
      'ana',
      'mutation ($task: TaskRef!, $input: LogTimeInput!) { logTime(task: $task, input: $input) { timeEntry { id } userErrors { message } } }',
      { task: ref, input: { ...HOUR, comment: '' } },
    )
    entries.push({ ...HOUR, id: logTime.timeEntry.id, total: '1h', seconds: 3600, comment: '', user, editedBy: null, invoice: null })
  }
  if (pinned) await bench.data('ana', 'mutation ($task: TaskRef!) { setTimePin(task: $task, pinned: true) { ok } }', { task: ref })
  const sheet: TimeSheetSubject = {
    ...{
      id: 'acme/website',
      ...PLACE,
      view: 'week',
      week: '2026-03-02',
      range: weekOf(DAY as PlainDate),
      filters: NO_FILTERS,
      group: 'person',
    },
    ...{ member: 'ana', own: true, alone: false, viewerCan: bench.project.viewerCan },
  }
  const project = { slug: 'website', name: 'Website', archived: false, viewerCan: [...bench.project.viewerCan] }
  const about = { taskId: task.id, code: task.code ?? '', title: task.title }
  const cell = {
    id: `${task.id}:${DAY}`,
    sheet,
    day: DAY,
    task: about,
    project,
    pinned,
    seconds: filled ? 3600 : 0,
    entries,
    ofDay: entries,
    viewerCan: task.viewerCan,
  }
  return { task, cell, sheet }
}

const onCell =
  (filled: boolean, more: Pick<Given, 'action' | 'script'>) =>
  async (bench: ActionBench): Promise<Given> => {
    const { task, cell } = await cellOf(bench, { filled })
    return { subjects: { timecell: [cell] }, on: task, ...more }
  }

/** Entries of the list, each an hour on a task of its own. */
async function entriesOf(bench: ActionBench, count: number) {
  const made = []
  for (let at = 0; at < count; at++) made.push(await cellOf(bench, { filled: true }))
  const entries = made.flatMap(({ cell: { sheet, day, task, project, viewerCan, entries: own } }) =>
    own.map((entry): TimeLogSubject => ({ ...entry, sheet, day, task, project, viewerCan })),
  )
  return { entries, tasks: made.map(({ task }) => task) }
}

const onEntries =
  (more: Pick<Given, 'action' | 'script'>) =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const { entries, tasks } = await entriesOf(bench, count)
    return { subjects: { timelog: entries }, around: tasks.map(({ id }) => id), ...(tasks[0] && { on: tasks[0] }), ...more }
  }

const EDITED = ['time_entries.edited_at', 'time_entries.edited_by']
const left = { 'time_entries.edited_at': 'when it was last written', 'time_entries.edited_by': 'by whom' }

/** The lines. */
export const timeLines: readonly Line[] = [
  {
    id: 'timecell.edit',
    as: 'an empty one',
    given: onCell(false, { action: cellTo('1h30') }),
    touches: [LOG, '+time_entries', 'tasks.time_seconds'],
  },
  {
    id: 'timecell.edit',
    as: 'one with an entry',
    given: onCell(true, { action: cellTo('2h') }),
    touches: [LOG, ...EDITED, 'tasks.time_seconds', 'time_entries.ended_at'],
    left,
  },
  {
    id: 'timecell.edit',
    as: 'emptied',
    given: onCell(true, { action: cellTo('0') }),
    touches: [LOG, '-time_entries', 'tasks.time_seconds'],
    held: true,
  },
  { id: 'timecell.comment', given: onCell(true, { script: { text: ['Done'] } }), touches: [LOG, ...EDITED, 'time_entries.comment'], left },
  {
    id: 'timecell.copy-last-week',
    given: async (bench) => {
      const { task, cell, sheet } = await cellOf(bench, { filled: true })
      const later = { ...sheet, week: '2026-03-09' }
      const next = { ...cell, id: `${task.id}:2026-03-11`, sheet: later, day: '2026-03-11', seconds: 0, entries: [], ofDay: [] }
      return { subjects: { timecell: [next] }, on: task }
    },
    touches: [LOG, '+time_entries', 'tasks.time_seconds'],
  },
  { id: 'timelog.edit', given: onEntries({ action: commentTo('Done') }), touches: [LOG, ...EDITED, 'time_entries.comment'], left },
  {
    id: 'timelog.times',
    given: onEntries({ action: timesTo('2h') }),
    touches: [LOG, ...EDITED, 'tasks.time_seconds', 'time_entries.ended_at'],
    left,
  },
  {
    id: 'timelog.move',
    given: async (bench, count) => {
      const { entries, tasks } = await entriesOf(bench, count)
      const [target] = await bench.tasks(1)
      const around = [...tasks, target].map(({ id }) => id)
      return { subjects: { timelog: entries }, script: { pick: [target.id] }, around, ...(tasks[0] && { on: tasks[0] }) }
    },
    touches: [LOG, ...EDITED, 'tasks.time_seconds', 'time_entries.task_id'],
    left,
  },
  { id: 'timelog.delete', given: onEntries({}), touches: [LOG, '-time_entries', 'tasks.time_seconds'], held: true },
  {
    id: 'timecell.unpin',
    given: async (bench) => {
      const { task, cell } = await cellOf(bench, { filled: false, pinned: true })
      return { subjects: { timecell: [cell] }, on: task }
    },
    touches: ['-time_pins'],
    unlogged: 'only their own',
    left: { 'time_pins.created_at': 'it is kept anew' },
  },
  {
    id: 'time.add-row',
    given: async (bench) => {
      const { task, sheet } = await cellOf(bench, { filled: false })
      return { subjects: { timesheet: [sheet] }, script: { pick: [task.id] }, on: task }
    },
    touches: ['+time_pins'],
    unlogged: 'only their own',
  },
]
