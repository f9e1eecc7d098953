// What actions on notifications send, for the matrix of roles. Everybody marks their own, watches and mutes what they see.
import { type Ground, mutate, type Row } from './role-call.ts'

/** Actions that change nothing on the host. */
export const newsReads = ['go.inbox']

const onTask = (ground: Ground) => ({ project: ground.project, taskId: ground.task.id })

/** By action. */
export const newsRows: Readonly<Record<string, Row>> = {
  'notification.choose': (ground) => mutate(ground, 'setNewsSwitch', { name: 'status', isOn: true }),
  'notification.mail': (ground) => mutate(ground, 'setMailTime', { kind: 'REST', time: 'DAILY' }),
  'notification.mail-workspace': (ground) =>
    mutate(ground, 'setMailTime', { kind: 'REST', time: null, workspaceSlug: ground.project.workspaceSlug }),
  'task.watch': (ground) => mutate(ground, 'setWatching', { ...onTask(ground), isWatching: true }),
  'task.remind': (ground) => mutate(ground, 'remindOfTask', { ...onTask(ground), at: '2027-01-04T09:00:00Z' }),
  'task.mute': (ground) => mutate(ground, 'setMuted', { ...onTask(ground), isMuted: false }),
  'project.watch': (ground) => mutate(ground, 'setWatching', { project: ground.project, isWatching: false }),
  'project.mute': (ground) => mutate(ground, 'setMuted', { project: ground.project, isMuted: false }),
}
