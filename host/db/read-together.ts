// Several reads at once, where there are connections for them; a transaction has one, which answers one question at a time.
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'
import { isJoined } from './request-transaction.ts'

type Reads = readonly (() => unknown)[]
type Answers<Asked extends Reads> = { -readonly [At in keyof Asked]: Awaited<ReturnType<Asked[At]>> }

/** The answers of `reads`, each of which asks `db` when it is called: all at once, or one after the other where `db` is or joins a transaction. */
export async function readTogether<const Asked extends Reads>(db: Database, reads: Asked): Promise<Answers<Asked>> {
  if (!(isJoined() || db instanceof PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Answers<Asked>
  const answers: unknown[] = []
  for (const read of reads) answers.push(await read())
  return answers as Answers<Asked>
}
