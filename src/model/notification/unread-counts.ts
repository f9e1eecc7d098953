// How much is unread, as far as it was read: header, sidebar and the tab's title look here (INBOX-11).
import type { ResultOf } from '#src/data/graphql.ts'
import { createStore } from '#src/lib/store.ts'
import type { UnreadCounts } from './notification.graphql.ts'

/** What the viewer has not read. */
export type Unread = ResultOf<typeof UnreadCounts>['unread']

/** Null until it was read. */
export const unreadCounts = createStore<Unread | null>(() => null)

/** `12`, `99+`. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
