// What the list of entries shows that the host does not know yet, and how the list on the screen is read again (TIME-17).
import type { Api } from '#src/data/api.ts'
import { createStore } from '#src/lib/store.ts'
import type { TimeLogSubject } from '#src/model/time/time-subjects.ts'

/** What changes of an entry. */
export type EntryChange = Partial<Pick<TimeLogSubject, 'startedAt' | 'endedAt' | 'comment' | 'task'>>

/** Changes by the id of the entry. */
export const pendingEntries = createStore<ReadonlyMap<string, EntryChange>>(() => new Map())

/** Shows an entry changed; the answer takes that back, unless something newer stands there. */
export function showChanged(id: string, change: EntryChange): () => void {
  const shown = { ...pendingEntries.get().get(id), ...change }
  pendingEntries.set(new Map([...pendingEntries.get(), [id, shown]]))
  return () => {
    if (pendingEntries.get().get(id) === shown) pendingEntries.set(new Map([...pendingEntries.get()].filter(([other]) => other !== id)))
  }
}

/** Reads again what is on the screen; nothing where no list is. */
export const shownLog = createStore<(() => Promise<unknown>) | null>(() => null)

/** After a write: the sums are the host's. What was written is written, whether or not they can be read just now. */
export async function readLogAgain(api: Pick<Api, 'refresh'>): Promise<void> {
  const again = shownLog.get()
  if (again) await again().catch(() => api.refresh())
  else api.refresh()
}
