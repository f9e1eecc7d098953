// Exports as they are asked for, followed, taken by who makes them, and thrown away (EXPORT-04).
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { HostError, notFound } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { knownFiles } from '../attachments/attachments.store.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { type ExportCounts, type ExportRow, exports } from './exports.table.ts'

/** For so long an export is kept, in ms. */
export const KEPT_MS = 7 * 86_400_000
/** Who makes an export says so every few seconds; after so much silence, in ms, it is begun anew. */
const SILENT_MS = 30_000
/** An export that was begun so often and never came to its end fails. */
export const MOST_TRIES = 3

/** Where an export is of: a project, or with null a whole workspace. */
export type ExportPlace = { companyId: string; projectId: string | null }

/** An export with who asked for it, null when they are gone, and its project. */
export type ExportView = {
  row: ExportRow
  person: { name: string; username: string } | null
  project: { slug: string; name: string } | null
}

/** What is asked for. */
export type NewExport = Pick<ExportRow, 'kind' | 'withFiles'>

const UNFINISHED = ['waiting', 'running'] as const

/** The whole workspace's are all of it; a project's are its own. */
const within = ({ companyId, projectId }: ExportPlace): SQL | undefined =>
  and(eq(exports.companyId, companyId), projectId === null ? undefined : eq(exports.projectId, projectId))

function views(db: Database, where: SQL | undefined): Promise<ExportView[]> {
  return db
    .select({
      row: exports,
      person: { name: people.name, username: people.username },
      project: { slug: projects.slug, name: projects.name },
    })
    .from(exports)
    .leftJoin(people, eq(people.id, exports.personId))
    .leftJoin(projects, and(eq(projects.companyId, exports.companyId), eq(projects.id, exports.projectId)))
    .where(where)
    .orderBy(desc(exports.createdAt), exports.id)
    .limit(100)
}

/** The newest first. */
export const listExports = (db: Database, place: ExportPlace): Promise<ExportView[]> => views(db, within(place))

/** One of them; 404 where there is none there. */
export async function findExport(db: Database, place: ExportPlace, id: string): Promise<ExportView> {
  const [found] = await views(db, and(within(place), eq(exports.id, id)))
  if (found === undefined) throw notFound('This export does not exist any more.')
  return found
}

/** Bytes that the files of a place have on the disk, older versions too, and about what its rows need as text. */
async function roomFor(db: Database, { companyId, projectId }: ExportPlace, withFiles: boolean): Promise<number> {
  const here = projectId === null ? sql`true` : sql`project_id = ${projectId}`
  const { rows } = await db.execute<{ files: string; tasks: string }>(sql`
    select (select coalesce(sum(size), 0) from attachments where company_id = ${companyId} and ${here})
      + (select coalesce(sum(v.size), 0) from attachment_versions v join attachments a on a.id = v.attachment_id
          where a.company_id = ${companyId} and ${projectId === null ? sql`true` : sql`a.project_id = ${projectId}`}) as files,
      (select coalesce(sum(active + archived), 0) from project_task_totals where company_id = ${companyId} and ${here}) as tasks`)
  const [found] = rows
  return (withFiles ? Number(found?.files) : 0) + Number(found?.tasks) * 2_000
}

/** What is left free for everything else, in bytes. */
const SPARED = 100_000_000

/**
 * Asks for an export; it begins within a second or two. 409 `no_room` where it would not fit on the disk (EXPORT-05), 409 `export_running` where the
 * workspace has one under way, whose id is `running`.
 */
export async function startExport(db: Database, files: Files, place: ExportPlace, actorId: string, wanted: NewExport): Promise<string> {
  const need = await roomFor(db, place, wanted.withFiles)
  if ((await files.room()) < need + SPARED)
    throw new HostError(409, 'There is not enough room on the server for this export.', { code: 'no_room' })
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(exports)
      .values({ ...place, personId: actorId, ...wanted })
      .onConflictDoNothing()
      .returning({ id: exports.id })
    if (made === undefined) {
      const [running] = await tx
        .select({ id: exports.id })
        .from(exports)
        .where(and(eq(exports.companyId, place.companyId), inArray(exports.state, UNFINISHED)))
      throw new HostError(409, 'An export of this workspace is being made. Wait for it, or delete it.', {
        code: 'export_running',
        extra: { running: running?.id ?? null },
      })
    }
    const isWhole = place.projectId === null
    const said = `started an export${wanted.kind === 'markdown' ? ' as Markdown' : ''} of the ${isWhole ? 'workspace' : 'project'}`
    await record(tx, place, actorId, { action: isWhole ? 'export.workspace' : 'export.project', said })
    return made.id
  })
}

/** Deletes an export with its bytes; one that is being made ends. 404 where there is none there. */
export async function deleteExport(db: Database, files: Files, place: ExportPlace, id: string, actorId: string): Promise<void> {
  const { row } = await findExport(db, place, id)
  await dropRows(db, files, [row], async (tx) => {
    const said = `deleted an export of the ${row.projectId === null ? 'workspace' : 'project'}`
    await record(tx, row, actorId, { action: 'export.delete', said })
  })
}

/** Rows first, then bytes: a run that is cut off between leaves bytes under doubt, which a sweep clears up. */
async function dropRows(db: Database, files: Files, rows: readonly ExportRow[], also?: (tx: Database) => Promise<void>): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const bytes = rows.flatMap(({ file }) => (file === null ? [] : [file]))
  try {
    await db.transaction(async (tx) => {
      await files.doubt(bytes)
      const which = inArray(
        exports.id,
        rows.map(({ id }) => id),
      )
      await tx.delete(exports).where(and(eq(exports.companyId, first.companyId), which))
      await also?.(tx)
    })
  } finally {
    await files.settle(bytes, knownFiles(db))
  }
}

/** Throws away what is older than a week; answers how many. */
export function forgetExports(db: Database, files: Files, now: Date): Promise<number> {
  const old = lt(exports.expiresAt, now)
  return inEachWorkspace(
    db,
    sql`select distinct company_id from exports where expires_at < ${now.toISOString()}::timestamptz`,
    async (companyId) => {
      const rows = await db
        .select()
        .from(exports)
        .where(and(eq(exports.companyId, companyId), old))
      await dropRows(db, files, rows)
      return rows.length
    },
  )
}

/**
 * Takes the export that has waited longest, or one whose maker is silent; null when there is none. One that was begun too often is failed instead.
 */
export async function takeExport(db: Database, now: Date): Promise<ExportRow | null> {
  const silent = new Date(now.getTime() - SILENT_MS)
  const due = or(eq(exports.state, 'waiting'), and(eq(exports.state, 'running'), lt(exports.heartbeatAt, silent)))
  const found = await db
    .select({ id: exports.id, companyId: exports.companyId, tries: exports.tries })
    .from(exports)
    .where(due)
    .orderBy(exports.createdAt)
    .limit(20)
  for (const { id, companyId, tries } of found) {
    const itself = and(eq(exports.companyId, companyId), eq(exports.id, id), due)
    const taken = await withinWorkspace(companyId, () =>
      tries >= MOST_TRIES
        ? db
            .update(exports)
            .set({
              state: 'failed',
              reason: 'The server stopped three times while it was made.',
              expiresAt: new Date(now.getTime() + KEPT_MS),
            })
            .where(itself)
            .returning()
        : db
            .update(exports)
            .set({ state: 'running', tries: sql`${exports.tries} + 1`, heartbeatAt: now, done: 0 })
            .where(itself)
            .returning(),
    )
    if (taken[0]?.state === 'running') return taken[0]
  }
  return null
}

/** Says that the export is being made, and how far it is; false where it was deleted. */
export async function beat(db: Database, { id, companyId }: ExportRow, { done, total }: { done: number; total: number }): Promise<boolean> {
  const changed = await withinWorkspace(companyId, () =>
    db
      .update(exports)
      .set({ done, total, heartbeatAt: sql`now()` })
      .where(and(eq(exports.companyId, companyId), eq(exports.id, id), eq(exports.state, 'running')))
      .returning({ id: exports.id }),
  )
  return changed.length > 0
}

/** Gives it back, to be begun anew by whoever comes next; that does not count as a try. */
export async function giveBack(db: Database, { id, companyId }: ExportRow): Promise<void> {
  await withinWorkspace(companyId, () =>
    db
      .update(exports)
      .set({ state: 'waiting', tries: sql`${exports.tries} - 1` })
      .where(and(eq(exports.companyId, companyId), eq(exports.id, id), eq(exports.state, 'running'))),
  )
}

/** How an export ended. */
export type ExportEnd =
  | { state: 'ready'; file: string; size: number; sha256: string; counts: ExportCounts; problems: number; lacking: string[]; readyAt: Date }
  | { state: 'failed'; reason: string }

/** Writes down how it ended, and with `also` what is told of it; null where it was deleted meanwhile. */
export function endExport(
  db: Database,
  { id, companyId }: ExportRow,
  end: ExportEnd,
  now: Date,
  also: (tx: Database, row: ExportRow) => Promise<void>,
): Promise<ExportRow | null> {
  return withinWorkspace(companyId, () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(exports)
        .set({ ...end, done: sql`${exports.total}`, expiresAt: new Date(now.getTime() + KEPT_MS) })
        .where(and(eq(exports.companyId, companyId), eq(exports.id, id), eq(exports.state, 'running')))
        .returning()
      if (row === undefined) return null
      await also(tx, row)
      return row
    }),
  )
}
