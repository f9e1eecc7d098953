// The log is never changed (TLOG-03); a test that needs an old line, or a spoilt one, goes past the trigger as only the server's owner can.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#host/db/open.ts'

/** Runs `update audit_events` with this `set … where …`. */
export async function rewriteLog(db: Database, change: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update audit_events ${change}`)
  })
}
