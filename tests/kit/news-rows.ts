// What actions on notifications send, for the matrix of roles. Everybody marks their own, watches and mutes what they see.
import { type Ground, mutate, type Row } from './role-call.ts'

/** Actions that change nothing on the host. */
export const newsReads = ['notification.open', 'inbox.project', 'go.inbox']

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const mark =
  (input: object): Row =>
  (ground) =>
    mutate(ground, 'markNotifications', { input })
const snooze =
  (until: string | null): Row =>
  (ground) =>
    mutate(ground, 'snoozeNotifications', { ids: [NOBODYS], until })
const onTask = (ground: Ground) => ({ project: ground.project, taskId: ground.task.id })

/** By action. */
export const newsRows: Readonly<Record<string, Row>> = {
  'notification.done': mark({ ids: [NOBODYS], isDone: true }),
  'notification.read': mark({ ids: [NOBODYS], isRead: true }),
  'notification.snooze': snooze(new Date(Date.now() + 3_600_000).toISOString()),
  'notification.wake': snooze(null),
  'notification.choose': (ground) => mutate(ground, 'setNewsSwitch', { name: 'status', isOn: true }),
  'inbox.read-all': mark({ isRead: true }),
  'inbox.all-done': mark({ isDone: true }),
  'task.watch': (ground) => mutate(ground, 'setWatching', { ...onTask(ground), isWatching: true }),
  'task.mute': (ground) => mutate(ground, 'setMuted', { ...onTask(ground), isMuted: false }),
  'project.watch': (ground) => mutate(ground, 'setWatching', { project: ground.project, isWatching: false }),
  'project.mute': (ground) => mutate(ground, 'setMuted', { project: ground.project, isMuted: false }),
  'notification.watch': (ground) => mutate(ground, 'setWatching', { ...onTask(ground), isWatching: false }),
  'notification.mute': (ground) => mutate(ground, 'setMuted', { ...onTask(ground), isMuted: false }),
}
