// What work on the database would do, with nothing done: how every dry run is one (IMPORT-07).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

/** Takes the work back. */
class TakenBack extends Error {}

/** Answers what the work answers; it is not there afterwards. Throws what the work throws, or what the database refuses. */
export async function takenBack<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  let done: { result: Result } | null = null
  await db
    .transaction(async (tx) => {
      done = { result: await work(tx) }
      // What is checked at the end of a transaction is checked now.
      await tx.execute(sql`set constraints all immediate`)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  const { result } = done as unknown as { result: Result }
  return result
}
