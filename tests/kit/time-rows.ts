// What actions on weeks of logged time write, for the matrix of roles.
import { type Ground, mutate, type Row, save } from './role-call.ts'

const hour = () => ({ startedAt: '2026-11-20T09:00:00Z', endedAt: '2026-11-20T10:00:00Z' })
const logging: Row = (ground) => mutate(ground, 'logTime', { task: ground.task, input: hour() })
const pinning =
  (pinned: boolean): Row =>
  (ground) =>
    mutate(ground, 'setTimePin', { task: ground.task, pinned })

/** Actions that only look. */
export const timeReads = [
  ...['view', 'earlier', 'later', 'now', 'range', 'person', 'filter', 'clear-filters', 'group'].map((verb) => `time.${verb}`),
  ...['timecell.entries', 'timelog.open'],
  // They lead to what the task itself has.
  ...['timecell.log', 'timecell.timer', 'timelog.log', 'timelog.timer'],
] as const

/** One's own where one may log, else somebody's. */
const loggedBy = async ({ world, who, task }: Ground): Promise<string> => {
  const logged = await world.data(
    ['ana', 'ben', 'mia'].find((one) => one === who) ?? 'ana',
    'mutation ($task: TaskRef!, $input: LogTimeInput!) { logTime(task: $task, input: $input) { timeEntry { id } userErrors { message } } }',
    { task, input: hour() },
  )
  return logged.logTime.timeEntry.id
}

const changing =
  (input: (ground: Ground) => object): Row =>
  async (ground) =>
    mutate(ground, 'updateTimeEntry', { project: ground.project, id: await loggedBy(ground), input: input(ground) })
const commenting = changing(() => ({ comment: 'Matrix' }))

/** Rows by action. */
export const timeRows: Readonly<Record<string, Row>> = {
  'timecell.edit': logging,
  'timecell.copy-last-week': logging,
  'timecell.comment': commenting,
  'timelog.edit': commenting,
  'timelog.times': changing(() => ({ endedAt: '2026-11-20T10:30:00Z' })),
  'timelog.move': changing(({ task }) => ({ taskId: task.id })),
  async 'timelog.delete'(ground) {
    return mutate(ground, 'deleteTimeEntry', { project: ground.project, id: await loggedBy({ ...ground, who: 'ana' }) })
  },
  async 'time.missing'({ world, who }) {
    const asked = '{ timeMissing(workspaceSlug: "acme", projectSlug: "website", from: "2026-11-02", to: "2026-11-06") { days } }'
    return (await world.graphql(who, asked)).data?.timeMissing ? 'allowed' : 'refused'
  },
  'time.export': save('/export-time-trackings/', { start: '2026-11-01', end: '2026-11-30', format: 'csv' }),
  'timecell.unpin': pinning(false),
  'time.add-row': pinning(true),
}
