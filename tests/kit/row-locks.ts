// Two calls in exactly the order in which they would harm each other: the second one waits for a row that the first one holds.
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '#host/db/open.ts'

/**
 * Runs `hold` in a transaction, starts `call`, waits until it waits for a lock, runs `meanwhile` in the same transaction, and commits. Answers what
 * the call answers then.
 */
export async function whileHeld<Answer>(
  db: Database,
  hold: (tx: Database) => Promise<unknown>,
  call: () => Promise<Answer>,
  meanwhile: (tx: Database) => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  const { running } = await db.transaction(async (tx) => {
    await hold(tx)
    const started = call()
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if (rows.length === 0) throw new Error('The call waits for no lock.')
      },
      { timeout: 20_000 },
    )
    await meanwhile(tx)
    // Inside of an object: a promise alone would be waited for before the commit.
    return { running: started }
  })
  return running
}
