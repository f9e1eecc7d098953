// What is done to notifications: done, read, snoozed, all at once; what is watched, muted and switched off; and taken back.
import { ListInbox } from '#src/model/notification/notification.graphql.ts'
import type { NotificationSubject } from '#src/model/notification/notification-subject.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'

const CAN = [] as const
const OWN = 'only their own'

/** One that ben told ana of `on`; nothing else is in her inbox then. */
async function told(bench: ActionBench): Promise<{ row: NotificationSubject; on: TaskSubject }> {
  const ana = bench.world.host.as('ana')
  await ana.put('/feeds/notifications/', {}, { done: true })
  const [task] = await bench.tasks(1)
  await bench.world.host.as('ben').post('/task-assignees/', { ...WEBSITE, task_uuid: task.id }, { username: 'ana' })
  const api = await bench.api()
  const { inbox } = await api.query(ListInbox, { tab: 'ALL' }, { requestPolicy: 'network-only' })
  const row = inbox.nodes.find(({ target }) => target?.id === task.id)
  if (!row) throw new Error('Nobody was told.')
  return { row: { ...row, viewerCan: CAN }, on: task }
}

const onRow =
  (script: () => NonNullable<Given['script']> = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const { row, on } = await told(bench)
    return { subjects: { notification: [row] }, on, script: script() }
  }

const onTask = async (bench: ActionBench): Promise<Given> => ({ subjects: { task: await bench.tasks(1) } })

const onInbox = async (bench: ActionBench): Promise<Given> => {
  const { on } = await told(bench)
  const all = { tab: 'ALL', workspaceSlug: null, projectSlug: null, unread: false, isEmpty: false } as const
  return { subjects: { inbox: [{ id: 'inbox', ...all, viewerCan: CAN }] }, on }
}

const closed = { 'notifications.is_open': 'what was read or done takes no further news' }
const chosen = { '+watchers': 'that it was chosen, either way' }

/** The lines. */
export const newsLines: readonly Line[] = [
  { id: 'notification.done', given: onRow(), touches: ['notifications.done_at', 'notifications.is_open'], left: closed, unlogged: OWN },
  { id: 'notification.read', given: onRow(), touches: ['notifications.read_at', 'notifications.is_open'], left: closed, unlogged: OWN },
  {
    id: 'notification.snooze',
    given: onRow(() => ({ pick: [{ text: '2027-01-04 10:00' }] })),
    touches: ['notifications.snoozed_until'],
    unlogged: OWN,
  },
  {
    id: 'task.remind',
    given: async (bench) => ({ ...(await onTask(bench)), script: { pick: [{ text: '2027-01-04 10:00' }] } }),
    touches: ['+notifications', '+notification_events'],
    unlogged: OWN,
  },
  { id: 'task.watch', given: onTask, touches: ['+watchers'], left: chosen, unlogged: OWN },
  { id: 'task.mute', given: onTask, touches: ['+watchers'], left: chosen, unlogged: OWN },
  {
    id: 'project.watch',
    given: async (bench) => ({ subjects: { project: [bench.project] } }),
    touches: ['+watchers'],
    left: chosen,
    unlogged: OWN,
  },
  {
    id: 'project.mute',
    given: async (bench) => ({ subjects: { project: [bench.project] }, as: 'mia' }),
    touches: ['+watchers'],
    left: chosen,
    unlogged: OWN,
  },
  {
    id: 'notification.choose',
    given: async () => ({ subjects: {}, script: { many: [{ remove: ['status'] }] } }),
    touches: ['+news_switches'],
    unlogged: OWN,
  },
  {
    id: 'notification.mail',
    given: async () => ({ subjects: {}, script: { pick: ['REST', 'WEEKLY'] } }),
    touches: ['+mail_settings'],
    unlogged: OWN,
  },
  {
    id: 'notification.mail-workspace',
    given: async (bench) => ({ subjects: { workspace: [bench.workspace] }, script: { pick: ['ASSIGNED', 'NEVER'] } }),
    touches: ['+mail_settings'],
    unlogged: OWN,
  },
  { id: 'notification.watch', given: onRow(), touches: ['+watchers'], left: chosen, unlogged: OWN },
  { id: 'notification.mute', given: onRow(), touches: ['+watchers'], left: chosen, unlogged: OWN },
  { id: 'inbox.read-all', given: onInbox, touches: ['notifications.read_at', 'notifications.is_open'], left: closed, unlogged: OWN },
  { id: 'inbox.all-done', given: onInbox, touches: ['notifications.done_at', 'notifications.is_open'], left: closed, unlogged: OWN },
]
