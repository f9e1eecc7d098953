// The notifications of the inbox as far as the list was scrolled, with what was marked and is not sent yet.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { ListInbox, type NotificationRowData } from '#src/model/notification/notification.graphql.ts'
import type { InboxSubject, InboxTab, NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { type Mark, pendingMarks } from '#src/model/notification/pending-marks.ts'

const CAN: readonly [] = []

/** Whether a notification belongs into a tab, whatever the answer that brought it said. */
export function isInTab(row: Pick<NotificationRowData, 'doneAt' | 'snoozedUntil'>, tab: InboxTab, now: Date): boolean {
  if (tab === 'DONE') return row.doneAt !== null
  if (row.doneAt !== null) return false
  const isAway = row.snoozedUntil !== null && new Date(row.snoozedUntil) > now
  return tab === 'SNOOZED' ? isAway : !isAway
}

function marked(row: NotificationRowData, mark: Mark | undefined, now: Date): NotificationSubject {
  const { isRead = row.isRead, isDone } = mark ?? {}
  const doneAt = isDone === undefined ? row.doneAt : isDone ? (row.doneAt ?? now.toISOString()) : null
  return { ...row, isRead, doneAt, viewerCan: CAN }
}

/** `rows` is null until the first answer is there; `more` loads the next page. */
export function useInbox({ tab, workspaceSlug, projectSlug, unread }: Omit<InboxSubject, 'isEmpty'>) {
  const { services } = useActions()
  const asked = useMemo(
    () => ({ tab, ...(workspaceSlug && { workspaceSlug }), ...(projectSlug && { projectSlug }), ...(unread && { unread }) }),
    [tab, workspaceSlug, projectSlug, unread],
  )
  const [wanted, setWanted] = useState<{ asked: typeof asked; after: readonly string[] }>({ asked, after: [] })
  const after = wanted.asked === asked ? wanted.after : NONE
  const requests = useMemo(() => [asked, ...after.map((before) => ({ ...asked, before }))], [asked, after])
  const { pages, retry } = usePages(ListInbox, requests, inboxIn, 'cache-and-network')
  const marks = useSyncExternalStore(pendingMarks.subscribe, pendingMarks.get)
  const next = pages.at(-1)?.data?.nextBefore ?? null
  const more = useCallback(() => {
    if (next !== null && !after.includes(next)) setWanted({ asked, after: [...after, next] })
  }, [next, after, asked])
  const rows = useMemo((): readonly NotificationSubject[] | null => {
    if (!pages[0]?.data) return null
    const now = services.now()
    return nodesOf(pages)
      .map((row) => marked(row, marks.get(row.id), now))
      .filter((row) => isInTab(row, tab, now))
  }, [pages, marks, tab, services])
  return { rows, failed: pages.find(({ error }) => error), retry, more }
}

const NONE: readonly string[] = []

function inboxIn({ inbox }: ResultOf<typeof ListInbox>) {
  return inbox
}
