// The workspace of a link that stops mails.
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies, companyMembers } from '../companies/companies.table.ts'

/** Its name; null where it is gone, or the person is not in it any more. */
export async function findCompany(db: Database, companyId: string, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: companies.name })
    .from(companies)
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.personId, personId)))
    .where(and(eq(companies.id, companyId), isNull(companies.deletionAt)))
  return row?.name ?? null
}
