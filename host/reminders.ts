// Looks for due dates again and again while the host runs.
import type { Database } from './db/open.ts'
import { remindOfDueDates } from './resources/notifications/due-reminders.store.ts'

/** How often due dates are looked for, in ms. */
const EVERY_MS = 60_000

/** A clock that runs; `stop` waits for the round under way. Calling it twice is fine. */
export type Reminders = { stop(): Promise<void> }

/** What reminders need; `now` and `every` (ms) are replaced by tests. */
export type ReminderParts = { db: Database; onError: (error: unknown) => void; now?: () => Date; every?: number }

/** Starts at once, then each minute after the round before has ended. A failed round is reported and made up for by the next one. */
export function startReminders({ db, onError, now = () => new Date(), every = EVERY_MS }: ReminderParts): Reminders {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function round(): Promise<void> {
    await remindOfDueDates(db, now()).catch(onError)
    if (stopped) return
    timer = setTimeout(begin, every)
    timer.unref()
  }
  let running: Promise<void> = round()
  function begin(): void {
    running = round()
  }
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
