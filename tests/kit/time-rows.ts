// What actions on weeks of logged time write, for the matrix of roles.
import { mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

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
  async 'time.export'({ world, who }) {
    const query = { ...WEBSITE, start: '2026-11-01', end: '2026-11-30', format: 'csv' }
    const headers = { authorization: `Bearer ${await world.host.as(who).token()}` }
    const { statusCode } = await world.host.app.inject({ url: '/export-time-trackings/', query, headers })
    if (![200, 403, 404].includes(statusCode)) throw new Error(`The export answered ${statusCode}.`)
    return statusCode === 200 ? 'allowed' : 'refused'
  },
  'timecell.unpin': pinning(false),
  'time.add-row': pinning(true),
}
