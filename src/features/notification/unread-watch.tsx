// Looks how much is unread, and says so in the tab: a number before its title, a dot on its icon (INBOX-11). Draws nothing itself.
import { useEffect } from 'react'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { isPending } from '#src/data/ids/session-ids.ts'
import { useQueriesSettled } from '#src/data/queries-settled.ts'
import { inboxChanged } from '#src/data/storage/storage.ts'
import { useRead } from '#src/data/use-read.ts'
import { plural } from '#src/lib/text.ts'
import { NEWS_QUERIES } from '#src/model/notification/news-queries.ts'
import { MarkNotifications, UnreadCounts } from '#src/model/notification/notification.graphql.ts'
import { countText, unreadCounts } from '#src/model/notification/unread-counts.ts'
import { announce } from '#src/ui/marks/live-region.ts'
import { dotted } from './dotted-icon.ts'
import { keepTitle } from './title-count.ts'

/** How often it is looked while the tab is seen, in ms. */
export const EVERY_MS = 60_000

/** Whoever opens a task, from wherever, has read what was told of it (INBOX-10). */
function useReadWithTask(isAnyUnread: boolean): void {
  const { api } = useActions().services
  const id = useScene(({ detail }) => detail?.id ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task is read when it is opened, not when something is told while it is open
  useEffect(() => {
    if (id === null || !isAnyUnread || isPending(id)) return
    api
      .mutate(MarkNotifications, { input: { taskId: id, isRead: true } }, { touches: NEWS_QUERIES })
      .catch((failure: Error) => console.warn('What was told of the task could not be marked as read:', failure.message))
  }, [id])
}

/** Mount once where somebody is signed in. A failure is logged, nothing else: what was counted stays. */
export function UnreadWatch() {
  const { api } = useActions().services
  const settled = useQueriesSettled(api)
  const { data, error, again } = useRead({ query: UnreadCounts, pause: !settled })
  const total = data?.unread.total ?? 0
  useEffect(() => {
    if (error) console.warn('What is unread could not be counted:', error.message)
  }, [error])
  useEffect(() => {
    if (!data) return
    const before = unreadCounts.get()
    unreadCounts.set(data.unread)
    if (before && before.total !== data.unread.total) inboxChanged.write(Date.now())
    if (before && data.unread.total > before.total) announce(plural(data.unread.total, 'unread notification'))
  }, [data])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) again()
    }
    const changed = ({ key }: StorageEvent) => key === inboxChanged.key && again()
    const timer = setInterval(look, EVERY_MS)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('storage', changed)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('storage', changed)
    }
  }, [again])
  useEffect(() => (total > 0 ? keepTitle(countText(total)) : undefined), [total])
  useReadWithTask(total > 0)
  const any = total > 0
  useEffect(() => (any ? dotted() : undefined), [any])
  return null
}
