// Keeping what a replacement took away, and handing it out once to whoever puts it back.
import { and, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Place } from '../projects/projects.table.ts'
import { replacements } from './replacements.table.ts'

/** What is kept of one: see the table. */
export type Replacement = Omit<typeof replacements.$inferInsert, 'companyId' | 'projectId' | 'at'>

/** What is replaced is one of these. */
export type ReplacedKind = 'type' | 'effort' | 'workflow' | 'label'

/** As long as a replacement can be undone, in hours. */
const HOURS = 24

/** Keeps one, and forgets those of the project that are too old. */
export async function keepReplacement(tx: Database, { id: projectId, companyId }: Place, kept: Replacement): Promise<void> {
  await tx.execute(sql`delete from replacements where project_id = ${projectId} and at < now() - make_interval(hours => ${HOURS})`)
  await tx.insert(replacements).values({ ...kept, companyId, projectId })
}

/** A row as it stands, to the last microsecond, under the names of the columns. */
export async function rowOf(tx: Database, table: PgTable, id: number): Promise<unknown> {
  const { rows } = await tx.execute<{ row: unknown }>(sql`select to_jsonb(one) as row from ${table} one where id = ${id}`)
  return rows[0]?.row
}

/** Takes what was kept of one, so that it is put back once. 404 where there is none, 409 where it is too old. */
export async function takeReplacement(
  tx: Database,
  projectId: string,
  kind: ReplacedKind,
  id: number,
): Promise<typeof replacements.$inferSelect> {
  const itself = and(eq(replacements.projectId, projectId), eq(replacements.kind, kind), eq(replacements.itemId, id))
  const [kept] = await tx.delete(replacements).where(itself).returning()
  if (kept === undefined) throw notFound()
  if (kept.at.getTime() < Date.now() - HOURS * 3_600_000) throw conflict('This cannot be undone any more.')
  return kept
}
