// Forgetting what is older than the workspace's operator wants to keep: AUDIT_DAYS (TLOG-03).
import { sql } from 'drizzle-orm'
import { type RoundParts, type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../../db/open.ts'
import { allowAuditDeletion } from './audit-events.store.ts'

/** How often it is looked, in ms. */
const EVERY_MS = 6 * 60 * 60 * 1000

/** What it needs; without `days` everything is kept. */
export type ForgettingParts = Omit<RoundParts, 'round' | 'every'> & { db: Database; days: number | null }

/** Starts at once, then again some hours after each round. */
export function startForgetting({ db, days, ...parts }: ForgettingParts): Rounds {
  return startRounds({ ...parts, every: EVERY_MS, round: async (now) => (days === null ? 0 : forgetAudit(db, days, now)) })
}

/** Rows that one transaction deletes, so that nobody waits long for it. */
const AT_ONCE = 10_000

/** Deletes lines older than so many days; answers how many. */
export async function forgetAudit(db: Database, days: number, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString()
  for (let gone = 0; ; ) {
    const some = await db.transaction(async (tx) => {
      await allowAuditDeletion(tx)
      const { rowCount } = await tx.execute(sql`
        delete from audit_events where id in (select id from audit_events where at < ${before}::timestamptz order by id limit ${AT_ONCE})`)
      return rowCount ?? 0
    })
    gone += some
    if (some < AT_ONCE) return gone
  }
}
