// What actions on weeks of logged time write, for the matrix of roles.
import { mutate, type Row, save } from './role-call.ts'

const hour = () => ({ startedAt: '2026-11-20T09:00:00Z', endedAt: '2026-11-20T10:00:00Z' })
const logging: Row = (ground) => mutate(ground, 'logTime', { task: ground.task, input: hour() })
const pinning =
  (pinned: boolean): Row =>
  (ground) =>
    mutate(ground, 'setTimePin', { task: ground.task, pinned })

/** Rows by action. */
export const timeRows: Readonly<Record<string, Row>> = {
  'timecell.edit': logging,
  'timecell.copy-last-week': logging,
  async 'timecell.comment'(ground) {
    // One's own where one may log, else somebody's.
    const { world, who, project, task } = ground
    const logged = await world.data(
      ['ana', 'ben', 'mia'].find((one) => one === who) ?? 'ana',
      'mutation ($task: TaskRef!, $input: LogTimeInput!) { logTime(task: $task, input: $input) { timeEntry { id } userErrors { message } } }',
      { task, input: hour() },
    )
    return mutate(ground, 'updateTimeEntry', { project, id: logged.logTime.timeEntry.id, input: { comment: 'Matrix' } })
  },
  'time.export': save('/export-time-trackings/', { start: '2026-11-01', end: '2026-11-30', format: 'csv' }),
  'timecell.unpin': pinning(false),
  'time.add-row': pinning(true),
}
