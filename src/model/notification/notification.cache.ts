// What marking changes in cached notifications and counts.
import type { Cache } from '@urql/exchange-graphcache'
import { type CachePart, defineCachePart } from '#src/data/cache/cache.ts'
import { eachList } from '#src/data/cache/cache-lists.ts'
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'
import {
  GetWatching,
  ListMailSettings,
  type MarkNotifications,
  type RemindOfTask,
  type SetMailTime,
  type SetMuted,
  type SetWatching,
  type SnoozeNotifications,
  UnreadCounts,
} from './notification.graphql.ts'

const Marked = graphql(`fragment Marked on Notification { __typename id isRead doneAt snoozedUntil workspaceSlug concern }`)
const Reminded = graphql(`fragment Reminded on Task { __typename id watching { __typename reminderAt } }`)
const WatchedTask = graphql(`
  fragment WatchedTask on Task {
    __typename
    id
    watching { __typename isWatching isMuted reminderAt watchers { __typename name avatar username } }
  }
`)
type MarkedData = ResultOf<typeof Marked>
type Change = Partial<Pick<MarkedData, 'isRead' | 'doneAt' | 'snoozedUntil'>>

/** Targets are embedded in their notification, whatever ids they have. */
const EMBEDDED = [
  ...['Task', 'Comment', 'File', 'Project', 'Invitation', 'Sprint', 'Recurrence', 'Discussion'],
  ...['Workspace', 'Page', 'Form', 'Client', 'Invoice', 'Import', 'Export'],
].map((kind) => [`${kind}Target`, () => null] as const)

const NAMES = { MENTIONED: 'mentioned', ASSIGNED: 'assigned', WATCHING: 'watching', INVITED: 'invited' } as const

/** Whether one counts as unread. */
const counts = ({ isRead, doneAt, snoozedUntil }: Pick<MarkedData, 'isRead' | 'doneAt' | 'snoozedUntil'>) =>
  !isRead && doneAt === null && (snoozedUntil === null || new Date(snoozedUntil).getTime() <= Date.now())

function change(cache: Cache, id: string, to: Change): void {
  const before = cache.readFragment(Marked, { __typename: 'Notification', id } as never) as MarkedData | null
  if (!before) return
  const after = { ...before, ...to }
  cache.writeFragment(Marked, after)
  const more = Number(counts(after)) - Number(counts(before))
  if (more !== 0) count(cache, before, more)
}

function count(cache: Cache, { workspaceSlug, concern }: MarkedData, more: number): void {
  cache.updateQuery({ query: UnreadCounts }, (data) => {
    if (!data) return data
    const { unread } = data
    const name = concern === 'OTHER' ? null : NAMES[concern]
    const workspaces = unread.workspaces.map((one) =>
      one.slug === workspaceSlug ? { ...one, unread: Math.max(0, one.unread + more) } : one,
    )
    const total = Math.max(0, unread.total + more)
    return { ...data, unread: { ...unread, workspaces, total, ...(name && { [name]: Math.max(0, unread[name] + more) }) } }
  })
}

/** What was answered about watching is what is shown of it; who watches a project watches its tasks. */
function watched(
  cache: Cache,
  { project, taskId = null }: VariablesOf<typeof SetWatching>,
  { watching }: ResultOf<typeof SetWatching>['setWatching'],
): void {
  if (!watching) return
  if (taskId !== null) return void cache.writeFragment(WatchedTask, { __typename: 'Task', id: taskId, watching } as never)
  cache.updateQuery({ query: GetWatching, variables: { ...project, taskId } }, () => ({ watching }))
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    const task = fieldName === 'task' ? cache.resolve('Query', fieldKey) : null
    if (typeof task === 'string') cache.invalidate(task, 'watching')
  }
}

/** The ids of every notification that some list holds. */
function known(cache: Cache): Set<string> {
  const ids = new Set<string>()
  for (const field of ['notifications', 'inbox'])
    eachList(cache, field, (keys) => {
      for (const key of keys) ids.add(key.slice(key.indexOf(':') + 1))
      return keys
    })
  return ids
}

function again(cache: Cache, fields: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

/** What was marked is so at once; counts are read anew when the host has it. */
export const notificationCachePart: CachePart = defineCachePart({
  keys: { ...Object.fromEntries(EMBEDDED), MailSetting: () => null },
  optimistic: {
    markNotifications: () => ({ __typename: 'MarkedPayload', changed: 0, markedAt: null, userErrors: [] }),
    snoozeNotifications: () => ({ __typename: 'MarkedPayload', changed: 0, markedAt: null, userErrors: [] }),
  },
  updates: {
    markNotifications(answer, args, cache, { optimistic }) {
      const { userErrors, changed } = (answer as unknown as ResultOf<typeof MarkNotifications>).markNotifications
      if (userErrors.length > 0) return
      const { input } = args as VariablesOf<typeof MarkNotifications>
      const { ids, isRead, isDone, workspaceSlug, tab, taskId, markedAt } = input
      const to: Change = {
        ...(isRead != null && { isRead }),
        ...(isDone != null && { doneAt: isDone ? new Date().toISOString() : null }),
      }
      const isMeant = (one: MarkedData) =>
        (!workspaceSlug || one.workspaceSlug === workspaceSlug) && (!tab || tab === 'ALL' || one.concern === tab)
      if (ids) for (const id of ids) change(cache, id, to)
      else if (!taskId && !markedAt && !input.projectSlug)
        for (const id of known(cache)) {
          const one = cache.readFragment(Marked, { __typename: 'Notification', id } as never) as MarkedData | null
          if (one && isMeant(one)) change(cache, id, to)
        }
      if (optimistic || changed === 0) return
      again(cache, ids ? ['unread'] : ['unread', 'inbox', 'notifications'])
    },
    snoozeNotifications(answer, args, cache, { optimistic }) {
      if ((answer as unknown as ResultOf<typeof SnoozeNotifications>).snoozeNotifications.userErrors.length > 0) return
      const { ids, until, isRead } = args as VariablesOf<typeof SnoozeNotifications>
      for (const id of ids) change(cache, id, { snoozedUntil: until ?? null, isRead: isRead ?? false, ...(until && { doneAt: null }) })
      if (!optimistic) again(cache, ['unread'])
    },
    remindOfTask(answer, args, cache, { optimistic }) {
      const { at, userErrors } = (answer as unknown as ResultOf<typeof RemindOfTask>).remindOfTask
      if (optimistic || userErrors.length > 0) return
      const task = { __typename: 'Task', id: (args as VariablesOf<typeof RemindOfTask>).taskId } as const
      if (typeof cache.resolve(task, 'watching') === 'string')
        cache.writeFragment(Reminded, { ...task, watching: { __typename: 'Watching', reminderAt: at } })
      again(cache, ['inbox', 'notifications', 'unread'])
    },
    setWatching: (answer, args, cache) => watched(cache, args as never, (answer as never as ResultOf<typeof SetWatching>).setWatching),
    setMuted: (answer, args, cache) => watched(cache, args as never, (answer as never as ResultOf<typeof SetMuted>).setMuted),
    setMailTime(answer, _args, cache) {
      const { mailSettings } = (answer as unknown as ResultOf<typeof SetMailTime>).setMailTime
      if (mailSettings) cache.updateQuery({ query: ListMailSettings }, () => ({ mailSettings }))
    },
    unsubscribe: (_answer, _args, cache) => again(cache, ['mailSettings']),
    setNewsSwitch(answer, _args, cache) {
      const { newsSwitches } = (answer as { setNewsSwitch: { newsSwitches: unknown } }).setNewsSwitch
      if (newsSwitches) again(cache, ['newsSwitches'])
    },
  },
})
