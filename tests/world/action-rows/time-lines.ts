// What is done in a week of logged time: cells set, changed, emptied and commented on, tasks kept and let go.
import { cellTo } from '#src/features/time-sheet/time-cell.actions.ts'
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
    entries.push({ ...HOUR, id: logTime.timeEntry.id, total: '1h', seconds: 3600, comment: '', user, editedBy: null })
  }
  if (pinned) await bench.data('ana', 'mutation ($task: TaskRef!) { setTimePin(task: $task, pinned: true) { ok } }', { task: ref })
  const sheet = { id: 'acme/website', ...PLACE, week: '2026-03-02', member: 'ana', own: true, viewerCan: bench.project.viewerCan }
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
  {
    id: 'timecell.unpin',
    given: async (bench) => {
      const { task, cell } = await cellOf(bench, { filled: false, pinned: true })
      return { subjects: { timecell: [cell] }, on: task }
    },
    touches: ['-time_pins'],
    left: { 'time_pins.created_at': 'it is kept anew' },
  },
  {
    id: 'time.add-row',
    given: async (bench) => {
      const { task, sheet } = await cellOf(bench, { filled: false })
      return { subjects: { timesheet: [sheet] }, script: { pick: [task.id] }, on: task }
    },
    touches: ['+time_pins'],
  },
]
