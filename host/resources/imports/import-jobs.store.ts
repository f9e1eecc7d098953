// Imports as whoever works on them takes them, says that they are alive, and ends them (IMPORT-09).
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { Files } from '../../files/files.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { knownFiles } from '../attachments/attachments.store.ts'
import { type ImportCounts, type ImportRow, type ImportState, importProblems, imports } from './imports.table.ts'

/** After so much silence, in ms, it is begun anew (IMPORT-09). */
export const SILENT_MS = 120_000
/** What was begun so often and never came further fails. */
export const MOST_TRIES = 3
/** For so long the file is kept, in ms: as long as what came of it can be undone. */
const KEPT_MS = 30 * 86_400_000

const WORKED_ON = ['reading', 'dry_run', 'running', 'undoing'] as const satisfies readonly ImportState[]

const itself = ({ id, companyId, state }: Pick<ImportRow, 'id' | 'companyId' | 'state'>) =>
  and(eq(imports.companyId, companyId), eq(imports.id, id), eq(imports.state, state))

/** Takes the import that has waited longest, or one whose worker is silent; null when there is none. One that was begun too often is failed instead. */
export async function takeImport(db: Database, now: Date): Promise<ImportRow | null> {
  const silent = new Date(now.getTime() - SILENT_MS)
  const due = and(inArray(imports.state, [...WORKED_ON]), or(isNull(imports.heartbeatAt), lt(imports.heartbeatAt, silent)))
  const found = await db
    .select({ id: imports.id, companyId: imports.companyId, state: imports.state, tries: imports.tries, rowsDone: imports.rowsDone })
    .from(imports)
    .where(due)
    .orderBy(imports.createdAt)
    .limit(20)
  for (const one of found) {
    const row = await withinWorkspace(one.companyId, async () => {
      if (one.tries >= MOST_TRIES) {
        const reason = `The server stopped three times while it was worked on, behind row ${one.rowsDone}.`
        await db
          .update(imports)
          .set({ state: 'failed', reason, finishedAt: now })
          .where(and(itself(one), due))
        return null
      }
      const [taken] = await db
        .update(imports)
        .set({ tries: sql`${imports.tries} + 1`, heartbeatAt: now })
        .where(and(itself(one), due))
        .returning()
      return taken ?? null
    })
    if (row !== null) return row
  }
  return null
}

/** Says that it is worked on; false where that is not wanted any more. */
export async function beat(db: Database, row: ImportRow, set: Partial<ImportRow> = {}): Promise<boolean> {
  const changed = await db
    .update(imports)
    .set({ heartbeatAt: sql`now()`, ...set })
    .where(itself(row))
    .returning({ id: imports.id })
  return changed.length > 0
}

/** Gives it back, to be gone on with by whoever comes next; that does not count as a try. */
export async function giveBack(db: Database, row: ImportRow): Promise<void> {
  await db
    .update(imports)
    .set({ heartbeatAt: null, tries: sql`greatest(${imports.tries} - 1, 0)` })
    .where(itself(row))
}

/** Goes to another state; with `also` in the same transaction. False where it was not in its own any more. */
export function leaveState(
  db: Database,
  row: ImportRow,
  set: Partial<ImportRow> & { state: ImportState },
  also: (tx: Database, row: ImportRow) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [left] = await tx
      .update(imports)
      .set({ ...set, heartbeatAt: null, tries: 0 })
      .where(itself(row))
      .returning()
    if (left === undefined) return false
    await also(tx, left)
    return true
  })
}

/** Nothing came. */
export const NOTHING: ImportCounts = {
  ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, comments: 0, checklist_items: 0 },
  ...{ errors: 0, warnings: 0, conflicts: 0 },
}

/** Not wanted any more: somebody canceled it. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted'
}

/** Nobody cancels it before this transaction ends. */
export async function hold(tx: Database, row: ImportRow): Promise<void> {
  const [held] = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(and(eq(imports.companyId, row.companyId), eq(imports.id, row.id)))
    .for('no key update')
  if (held?.state !== row.state) throw new Unwanted()
}

/** Forgets what was wrong with rows. */
export async function forgetProblems(db: Database, row: ImportRow): Promise<void> {
  await db.delete(importProblems).where(and(eq(importProblems.companyId, row.companyId), eq(importProblems.importId, row.id)))
}

/** Throws files away that are not needed any more, and ends imports that nobody went on with; answers how many. */
export function forgetImports(db: Database, files: Files, now: Date): Promise<number> {
  const old = new Date(now.getTime() - KEPT_MS).toISOString()
  // What could not be read is not gone on with.
  const needless = sql`(created_at < ${old}::timestamptz or state in ('cancelled', 'undone') or (state = 'failed' and survey is null and mapping is null))`
  return inEachWorkspace(db, sql`select distinct company_id from imports where file is not null and ${needless}`, async (companyId) => {
    const { rows } = await db.execute<{ file: string }>(sql`
        select file from imports where company_id = ${companyId} and file is not null and state not in ('reading', 'dry_run', 'running', 'undoing')
          and ${needless}`)
    const gone = rows.map(({ file }) => file)
    try {
      await files.doubt(gone)
      await db.execute(sql`
          update imports set file = null, state = case when state in ('mapping', 'ready') then 'cancelled' else state end
          where company_id = ${companyId} and file = any(${sql.param(gone)}::uuid[])`)
    } finally {
      await files.settle(gone, knownFiles(db))
    }
    return gone.length
  })
}
