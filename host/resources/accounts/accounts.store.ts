// Every query about one's own account.
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { rowOf } from '../../db/columns.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import type { meBody } from './accounts.schema.ts'

/** Changes what the body has and answers the account as it is then. */
export async function changeAccount(db: Database, id: string, body: z.infer<typeof meBody>): Promise<PersonRow> {
  const row = rowOf(people, body)
  const [changed] =
    Object.keys(row).length === 0
      ? await db.select().from(people).where(eq(people.id, id))
      : await db.update(people).set(row).where(eq(people.id, id)).returning()
  if (changed === undefined) throw notFound()
  return changed
}

/** Sets a password where the account has still the one that was checked; 422 else. */
export async function setPassword(db: Database, { id, passwordHash: was }: PersonRow, passwordHash: string): Promise<void> {
  const same = and(eq(people.id, id), eq(people.passwordHash, was ?? ''))
  const rows = await db.update(people).set({ passwordHash }).where(same).returning({ id: people.id })
  if (rows.length === 0) throw invalid({ current: ['This is not your password.'] })
}
