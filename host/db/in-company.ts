// The scope of a write: a row is named by its workspace and its id, never by its id alone (issue 12, point 11).
import { and, eq, type GetColumnData, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Picks the row of a workspace by its id: for `where` of every `update` and `delete`. An id of another workspace is none. */
export function inCompany<Id extends AnyPgColumn>(
  table: { id: Id; companyId: AnyPgColumn },
  companyId: string,
  id: GetColumnData<Id, 'raw'>,
): SQL | undefined {
  return and(eq(table.companyId, companyId), eq(table.id, id))
}
