// Every query about one's own account.
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { rowOf } from '../../db/columns.ts'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
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
