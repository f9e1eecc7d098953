// Makes the tasks of rules whose time has come, again and again while the host runs (RECUR-07).

import { type RoundParts, type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../../db/open.ts'
import { runDueRules } from './recurrence-runs.store.ts'

/** How often rules that are due are looked for, in ms: a task is there within a minute of its time (RECUR-09). */
const EVERY_MS = 30_000

/** What it needs; `now` and `every` (ms) are replaced by tests. */
export type RecurringParts = Omit<RoundParts, 'round' | 'every'> & { db: Database; every?: number }

/** Starts at once, then again half a minute after each round. */
export function startRecurring({ db, every = EVERY_MS, ...parts }: RecurringParts): Rounds {
  return startRounds({ ...parts, every, round: (now) => runDueRules(db, now, parts.onError) })
}
