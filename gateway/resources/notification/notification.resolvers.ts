// What the viewer is told, and what they want to be told.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { payload } from '../payload.ts'
import * as mails from './mail-settings.calls.ts'
import * as calls from './notification.calls.ts'

const unmarked = { changed: null, markedAt: null }

/** Fields of Query and Mutation, and the union of targets. */
export const notificationResolvers = {
  Query: {
    notifications: (_, { workspaceSlug }, { rest }) => calls.listNotifications(rest, workspaceSlug),
    inbox: (_, asked, { rest }) => calls.listInbox(rest, asked),
    unread: (_, _args, { rest }) => calls.readUnread(rest),
    watching: (_, { taskId, ...ref }, { rest }) => calls.readWatching(rest, addressOf(ref), taskId),
    newsSwitches: (_, _args, { rest }) => calls.listSwitches(rest),
    mailSettings: (_, _args, { rest }) => mails.listMailSettings(rest),
  },
  Mutation: {
    markNotifications: (_, { input }, { rest }) => payload(() => calls.markNotifications(rest, input), unmarked),
    snoozeNotifications: (_, args, { rest }) => payload(() => calls.snoozeNotifications(rest, args), unmarked, { snoozed_until: 'until' }),
    setWatching: (_, { project, taskId, isWatching }, { rest }) =>
      payload(async () => ({ watching: await calls.setWatching(rest, addressOf(project), taskId, isWatching) }), { watching: null }),
    setMuted: (_, { project, taskId, isMuted }, { rest }) =>
      payload(async () => ({ watching: await calls.setMuted(rest, addressOf(project), taskId, isMuted) }), { watching: null }),
    remindOfTask: (_, { project, taskId, at }, { rest }) =>
      payload(() => calls.setReminder(rest, addressOf(project), taskId, at ? new Date(at).toISOString() : null), {
        at: null,
        before: null,
      }),
    setNewsSwitch: (_, { name, isOn }, { rest }) =>
      payload(async () => ({ newsSwitches: await calls.setSwitch(rest, name, isOn) }), { newsSwitches: null }, { in_app: 'isOn' }),
    setMailTime: (_, args, { rest }) =>
      payload(async () => ({ mailSettings: await mails.setMailTime(rest, args) }), { mailSettings: null }, { value: 'time' }),
    unsubscribe: (_, { token }, { rest }) => payload(() => mails.unsubscribe(rest, token), { kind: null, workspaceName: null }),
  },
  NotificationTarget: { __resolveType: calls.typeOfTarget },
} satisfies Resolvers
