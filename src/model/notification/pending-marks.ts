// Marks that are shown already and sent a moment later, many in one call: whoever clears an inbox presses a key a line (INBOX-16).
import type { Api } from '#src/data/api.ts'
import { createStore } from '#src/lib/store.ts'
import { NEWS_QUERIES } from './news-queries.ts'
import { MarkNotifications } from './notification.graphql.ts'

/** What is marked; what is absent stays. */
export interface Mark {
  isRead?: boolean
  isDone?: boolean
}

/** Sent so long after the last mark, and at the latest so long after the first, in ms. */
const QUIET_MS = 250
const LATEST_MS = 3_000
/** Notifications in one call. */
const MOST = 200

interface Batch {
  marks: ReadonlyMap<string, Mark>
  since: number
  timer: ReturnType<typeof setTimeout>
  /** Those who wait for it to be sent. */
  waiting: readonly { done: () => void; failed: (error: unknown) => void }[]
}

const NONE: ReadonlyMap<string, Mark> = new Map()
const batch = createStore<Batch | null>(() => null)

/** What waits to be sent, by notification. */
export const pendingMarks = { get: () => batch.get()?.marks ?? NONE, subscribe: batch.subscribe }

/** Shows the marks at once, and sends them with those that follow within a moment; resolves when they were sent. A failure takes them back and rejects. */
export function markSoon(api: Api, ids: readonly string[], mark: Mark): Promise<void> {
  return new Promise((done, failed) => {
    const before = batch.get()
    clearTimeout(before?.timer)
    const now = Date.now()
    const since = before?.since ?? now
    const marks = new Map(before?.marks)
    for (const id of ids) marks.set(id, { ...marks.get(id), ...mark })
    const timer = setTimeout(() => void send(api), Math.max(0, Math.min(QUIET_MS, since + LATEST_MS - now)))
    batch.set({ marks, since, timer, waiting: [...(before?.waiting ?? []), { done, failed }] })
  })
}

/** Sends what waits, at once: those marked alike in one call. */
export async function send(api: Api): Promise<void> {
  const { marks, waiting, timer } = batch.get() ?? { marks: NONE, waiting: [], timer: undefined }
  clearTimeout(timer)
  const alike = new Map<string, { ids: string[]; mark: Mark }>()
  for (const [id, mark] of marks) {
    const key = `${mark.isRead} ${mark.isDone}`
    alike.set(key, { mark, ids: [...(alike.get(key)?.ids ?? []), id] })
  }
  const sent = [...alike.values()].flatMap(({ ids, mark }) =>
    Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) => {
      const input = { ids: ids.slice(at * MOST, (at + 1) * MOST), ...mark }
      return api.mutate(MarkNotifications, { input }, { lane: 'Notifications', touches: NEWS_QUERIES })
    }),
  )
  // From here on the cache shows them.
  batch.set(null)
  const outcomes = await Promise.allSettled(sent)
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  for (const { done, failed } of waiting)
    if (refused) failed(refused.reason)
    else done()
}
