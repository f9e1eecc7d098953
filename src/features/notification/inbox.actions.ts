// What a person does to what they were told: done, read, snoozed, opened, all at once (INBOX-08, INBOX-09).
import {
  AlarmClockIcon,
  AlarmClockOffIcon,
  ArrowUpRightIcon,
  CheckCheckIcon,
  CheckIcon,
  FolderIcon,
  ListChecksIcon,
  MailIcon,
} from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatDue } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { MarkNotifications, SnoozeNotifications } from '#src/model/notification/notification.graphql.ts'
import type { InboxSubject, NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { leadOf, whyGone } from '#src/model/notification/notification-target.ts'
import { type Mark, markSoon } from '#src/model/notification/pending-marks.ts'
import { inboxPath } from './inbox-path.ts'
import { momentQuestion } from './snooze-times.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'inbox.target': true
    'inbox.head': true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** None of the route's kinds: it is nearer than the task shown beside it, so that its keys win (INBOX-08). */
    notification: NotificationSubject
  }
}

const words = ['inbox', 'notification', 'triage']
const idsOf = (all: readonly NotificationSubject[]) => all.map(({ id }) => id)

/** Marks those that are not so yet; undoing marks exactly them back. */
async function mark(
  { api }: Context<'notification'>,
  changed: readonly NotificationSubject[],
  to: Mark,
  back: Mark,
  said: string,
): Promise<Outcome> {
  const ids = idsOf(changed)
  await markSoon(api, ids, to)
  return { said, undo: () => markSoon(api, ids, back) }
}

const isDone = ({ doneAt }: NotificationSubject) => doneAt !== null

/** Is done with it; the next one is current then. Done before, it comes back. */
export const doneNotification = defineAction({
  id: 'notification.done',
  on: 'notification',
  title: ({ notifications }) => (notifications.every(isDone) ? 'Move back to inbox' : 'Done'),
  name: 'Done, or back to the inbox',
  short: 'Done',
  icon: CheckIcon,
  group: 'inbox',
  keywords: ['archive', 'clear', 'complete', ...words],
  shortcut: ['e', '$mod+Backspace'],
  places: ['inbox.target'],
  run(context) {
    const { notifications } = context
    if (notifications.every(isDone)) return mark(context, notifications, { isDone: false }, { isDone: true }, 'Back in the inbox')
    const open = notifications.filter((one) => !isDone(one))
    return mark(context, open, { isDone: true }, { isDone: false }, open.length === 1 ? 'Done' : `${open.length} done`)
  },
})

/** Reads, or makes new again. */
export const readNotification = defineAction({
  id: 'notification.read',
  on: 'notification',
  title: ({ notifications }) => (notifications.every(({ isRead }) => isRead) ? 'Mark as unread' : 'Mark as read'),
  name: 'Mark as read, or as unread',
  short: 'Unread',
  icon: MailIcon,
  group: 'inbox',
  keywords: ['seen', 'new', ...words],
  shortcut: 'u',
  places: ['inbox.target'],
  run(context) {
    const { notifications } = context
    const unread = notifications.filter(({ isRead }) => !isRead)
    if (unread.length === 0) return mark(context, notifications, { isRead: false }, { isRead: true }, 'Marked as unread')
    return mark(context, unread, { isRead: true }, { isRead: false }, 'Marked as read')
  },
})

async function snooze(
  { api }: Context<'notification'>,
  notifications: readonly NotificationSubject[],
  until: Date | null,
  now: Date,
): Promise<Outcome> {
  const send = (ids: readonly string[], at: string | null, isRead: boolean) =>
    api.mutate(SnoozeNotifications, { ids: [...ids], until: at, isRead }, { lane: 'Notifications' })
  await send(idsOf(notifications), until?.toISOString() ?? null, false)
  return {
    said: until ? `Snoozed until ${formatDue(until, now).text}` : 'Not snoozed any more',
    async undo() {
      for (const { id, isRead, snoozedUntil } of notifications) await send([id], snoozedUntil, isRead)
    },
  }
}

/** Takes it out of sight until a moment, when it stands unread on top again. */
export const snoozeNotification = defineAction({
  id: 'notification.snooze',
  on: 'notification',
  title: 'Snooze…',
  short: 'Snooze',
  icon: AlarmClockIcon,
  group: 'inbox',
  keywords: ['remind me', 'remind', 'later', 'hide', 'tomorrow', ...words],
  shortcut: 'h',
  places: ['inbox.target'],
  picker: true,
  async run(context) {
    const { ask, notifications, now } = context
    const at = now()
    const until = await ask.pick(momentQuestion('Snooze until', at))
    return until === null ? undefined : snooze(context, notifications, until, at)
  },
})

/** Ends a snooze before its time. */
export const wakeNotification = defineAction({
  id: 'notification.wake',
  on: 'notification',
  title: 'End snooze',
  icon: AlarmClockOffIcon,
  group: 'inbox',
  keywords: ['unsnooze', 'back', ...words],
  when: ({ notifications, now }) =>
    notifications.every(({ snoozedUntil }) => snoozedUntil !== null && new Date(snoozedUntil) > now()) || 'hidden',
  run: (context) => snooze(context, context.notifications, null, context.now()),
})

/** Goes to what it is about; where that is gone there is nothing left but to be done with it (INBOX-02). */
export const openNotification = defineAction({
  id: 'notification.open',
  on: 'notification',
  title: 'Open',
  icon: ArrowUpRightIcon,
  group: 'inbox',
  keywords: ['go', 'show', ...words],
  shortcut: 'Enter',
  places: ['inbox.target'],
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const { go, say, notifications } = context
    const [row] = notifications
    if (whyGone(row) !== null) return mark(context, notifications, { isDone: true }, { isDone: false }, 'Done')
    const lead = leadOf(row)
    if (lead === null) {
      say.note('There is no page for this here.')
      return undefined
    }
    lead(go)
    if (!row.isRead) await markSoon(context.api, [row.id], { isRead: true })
    return undefined
  },
})

async function markAll({ api }: Context<'inbox'>, inbox: InboxSubject, done: boolean): Promise<Outcome> {
  const { tab, workspaceSlug, projectSlug } = inbox
  const where = { tab, workspaceSlug, projectSlug }
  const state = (on: boolean) => (done ? { isDone: on } : { isRead: on })
  const { markedAt, changed } = await api.mutate(MarkNotifications, { input: { ...where, ...state(true) } }, { lane: 'Notifications' })
  return {
    said: `${plural(changed ?? 0, 'notification')} ${done ? 'done' : 'read'}`,
    undo: () => api.mutate(MarkNotifications, { input: { ...where, ...state(false), markedAt } }, { lane: 'Notifications' }),
  }
}

/** Reads all that the inbox shows, or would by scrolling. */
export const readInbox = defineAction({
  id: 'inbox.read-all',
  on: 'inbox',
  title: 'Mark all as read',
  icon: CheckCheckIcon,
  group: 'inbox',
  keywords: ['seen', 'clear', ...words],
  shortcut: 'Shift+u',
  places: ['inbox.head'],
  single: true,
  when: ({ inboxs: [{ isEmpty }] }) => !isEmpty || { reason: 'Nothing is listed.' },
  run: (context) => markAll(context, context.inboxs[0], false),
})

/** Is done with all that the inbox shows, or would by scrolling; undo restores exactly those. */
export const doneInbox = defineAction({
  id: 'inbox.all-done',
  on: 'inbox',
  title: 'Mark all as done',
  icon: ListChecksIcon,
  group: 'inbox',
  keywords: ['archive', 'inbox zero', 'clear', ...words],
  single: true,
  when: ({ inboxs: [{ isEmpty, tab }] }) => (tab === 'DONE' || tab === 'SNOOZED' ? 'hidden' : !isEmpty || { reason: 'Nothing is listed.' }),
  run: (context) => markAll(context, context.inboxs[0], true),
})

/** Narrows the inbox to one project of a workspace, or not any more. */
export const filterInbox = defineAction({
  id: 'inbox.project',
  on: 'inbox',
  title: 'Only one project…',
  icon: FolderIcon,
  group: 'inbox',
  keywords: ['filter', 'narrow', ...words],
  shortcut: 'f',
  places: ['inbox.head'],
  single: true,
  when: ({ inboxs: [{ workspaceSlug }], scene }) => workspaceSlug !== null || scene.get().workspace !== null || 'hidden',
  async run({ ask, go, scene, inboxs: [inbox] }) {
    if (inbox.projectSlug) return go.to(inboxPath({ ...inbox, projectSlug: null }))
    const workspaceSlug = inbox.workspaceSlug ?? scene.get().workspace?.slug
    if (!workspaceSlug) return
    const project = await ask.project({ title: 'Only the project', workspaceSlug, any: true })
    if (project) go.to(inboxPath({ ...inbox, workspaceSlug: project.workspaceSlug, projectSlug: project.slug }))
  },
})

/** Notifications, and all of them. */
export const actions: readonly Action[] = [
  doneNotification,
  readNotification,
  snoozeNotification,
  wakeNotification,
  openNotification,
  readInbox,
  doneInbox,
  filterInbox,
]
