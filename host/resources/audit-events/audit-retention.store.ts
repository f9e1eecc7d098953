// Forgetting what is older than the workspace's operator wants to keep: AUDIT_DAYS (TLOG-03).
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type RoundParts, type Rounds, startRounds } from '#process/rounds.ts'
import { dropAuditMonths, makeAuditMonths } from '../../db/audit-months.ts'
import type { Database } from '../../db/open.ts'
import { allowAuditDeletion } from './audit-events.store.ts'

/** How often it is looked for what is to be forgotten, and for months that are missing, in ms. */
const FORGET_MS = 6 * 60 * 60 * 1000
const MONTHS_MS = 10 * 60 * 1000

/** What both need: `direct` leads to PostgreSQL itself, as the owner of the tables. */
type AuditRoundParts = Omit<RoundParts, 'round' | 'every'> & { direct: pg.ClientConfig }

/** What forgetting needs besides; without `days` everything is kept, and while `clock` is not sure of its time. */
export type ForgettingParts = AuditRoundParts & { db: Database; days: number | null; clock?: { isSure(now: Date): Promise<boolean> } }

/** Starts at once, then again some hours after each round: months that are over for so long go as a whole, what is left of days line by line. */
export function startForgetting({ db, direct, days, clock, ...parts }: ForgettingParts): Rounds {
  async function round(now: Date): Promise<void> {
    if (days === null || (clock && !(await clock.isSure(now)))) return
    // What keeps a month from being dropped keeps none of its lines.
    await dropAuditMonths(direct, borderOf(days, now)).catch(parts.onError)
    await forgetAudit(db, days, now)
  }
  return startRounds({ ...parts, every: FORGET_MS, round })
}

/** Sees to it that the log has its months, at once and again and again. */
export function startAuditMonths({ direct, ...parts }: AuditRoundParts): Rounds {
  return startRounds({ ...parts, every: MONTHS_MS, round: (now) => makeAuditMonths(direct, now) })
}

const borderOf = (days: number, now: Date) => new Date(now.getTime() - days * 86_400_000)

/** Rows that one transaction deletes, so that nobody waits long for it. */
const AT_ONCE = 10_000

/** Deletes lines older than so many days; answers how many. */
export async function forgetAudit(db: Database, days: number, now = new Date()): Promise<number> {
  const before = borderOf(days, now).toISOString()
  for (let gone = 0; ; ) {
    const some = await db.transaction(async (tx) => {
      await allowAuditDeletion(tx)
      const { rowCount } = await tx.execute(sql`
        delete from audit_events e using (
          select company_id, at, id from audit_events where at < ${before}::timestamptz order by at limit ${AT_ONCE}
        ) old where e.company_id = old.company_id and e.at = old.at and e.id = old.id and e.at < ${before}::timestamptz`)
      return rowCount ?? 0
    })
    gone += some
    if (some < AT_ONCE) return gone
  }
}
