// Imports as they are brought, decided about, followed and taken back (IMPORT-11).
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { HostError, notFound } from '../../errors.ts'
import type { Files, TakenFile } from '../../files/files.ts'
import { knownFiles } from '../attachments/attachments.store.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { cutText } from '../audit-events/log-line.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { checkDates, checkMapping } from './import-mapping.store.ts'
import { checkInvites } from './import-people.ts'
import {
  type ImportMapping,
  type ImportPlace,
  type ImportProblemRow,
  type ImportRow,
  type ImportState,
  importItems,
  importProblems,
  imports,
} from './imports.table.ts'

/** For so long an import can be undone, in ms (IMPORT-10). */
export const UNDO_MS = 30 * 86_400_000
/** So many problems make a page. */
export const PROBLEMS_A_PAGE = 100

/** A project by slug and name. */
export type NamedProject = { slug: string; name: string }

/** An import with who brought it, null when they are gone, and its projects. */
export type ImportView = {
  row: ImportRow
  person: { name: string; username: string } | null
  project: NamedProject | null
  intoProjects: NamedProject[]
}

/** The whole workspace's are all of it; a project's are those that were begun in it. */
const within = ({ companyId, projectId }: ImportPlace): SQL | undefined =>
  and(eq(imports.companyId, companyId), projectId === null ? undefined : eq(imports.projectId, projectId))

async function views(db: Database, where: SQL | undefined): Promise<ImportView[]> {
  const rows = await db
    .select({
      row: imports,
      person: { name: people.name, username: people.username },
      project: { slug: projects.slug, name: projects.name },
    })
    .from(imports)
    .leftJoin(people, eq(people.id, imports.personId))
    .leftJoin(projects, and(eq(projects.companyId, imports.companyId), eq(projects.id, imports.projectId)))
    .where(where)
    .orderBy(desc(imports.createdAt), imports.id)
    .limit(100)
  const ids = [...new Set(rows.flatMap(({ row }) => row.intoProjects))]
  const [first] = rows
  const named =
    first === undefined || ids.length === 0
      ? []
      : await db
          .select({ id: projects.id, slug: projects.slug, name: projects.name })
          .from(projects)
          .where(and(eq(projects.companyId, first.row.companyId), inArray(projects.id, ids), sql`${projects.deletedAt} is null`))
  return rows.map((found) => ({
    ...found,
    intoProjects: found.row.intoProjects.flatMap((id) => named.filter((one) => one.id === id).map(({ slug, name }) => ({ slug, name }))),
  }))
}

/** The newest first. */
export const listImports = (db: Database, place: ImportPlace): Promise<ImportView[]> => views(db, within(place))

/** One of them; 404 where there is none there. */
export async function findImport(db: Database, place: ImportPlace, id: string): Promise<ImportView> {
  const [found] = await views(db, and(within(place), eq(imports.id, id)))
  if (found === undefined) throw notFound('This import does not exist.')
  return found
}

/** Keeps a file that has arrived; it is read within a second or two. Answers the id. */
export async function createImport(
  db: Database,
  files: Files,
  place: ImportPlace,
  actorId: string,
  file: TakenFile & { filename: string },
): Promise<string> {
  try {
    await files.keep(file)
    const [made] = await db
      .insert(imports)
      .values({ ...place, personId: actorId, filename: file.filename, file: file.id, size: file.size })
      .returning({ id: imports.id })
    if (made === undefined) throw new Error('The new import was not returned.')
    return made.id
  } finally {
    await files.settle([file.id], knownFiles(db))
  }
}

/** Writes down what is decided; what a dry run found is forgotten. Another source has the file read anew. 409 once it is started, 422 for what cannot be. */
export async function setMapping(db: Database, place: ImportPlace, id: string, actorId: string, mapping: ImportMapping): Promise<void> {
  const { row } = await findImport(db, place, id)
  await checkMapping(db, place, actorId, row, mapping)
  checkInvites(row.survey, mapping)
  // Another source is read otherwise: its columns are others.
  const anew = row.survey !== null && mapping.source !== row.survey.source
  const read = anew ? ({ state: 'reading', survey: null, tries: 0, heartbeatAt: null } as const) : ({ state: 'mapping' } as const)
  await db.transaction(async (tx) => {
    await step(tx, place, id, ['mapping', 'ready', 'failed'], {
      ...{ ...read, mapping, source: mapping.source, counts: null, makes: [], reason: null },
    })
    await tx.delete(importProblems).where(and(eq(importProblems.companyId, place.companyId), eq(importProblems.importId, id)))
  })
}

const BEGUN = { rowsDone: 0, tries: 0, heartbeatAt: null, finishedAt: null, reason: null } as const

/** Tries it, and takes it back (IMPORT-07). */
export async function dryRun(db: Database, place: ImportPlace, id: string, now: Date): Promise<void> {
  const { row } = await findImport(db, place, id)
  if (row.mapping === null) throw tooEarly()
  checkDates(row)
  await oneAtATime(() => step(db, place, id, ['mapping', 'ready'], { ...BEGUN, state: 'dry_run', startedAt: now, counts: null, makes: [] }))
}

/** Begins it after a dry run, or goes on with one that failed in the middle. */
export async function startImport(db: Database, place: ImportPlace, id: string, actorId: string, now: Date): Promise<void> {
  const { row } = await findImport(db, place, id)
  const goesOn = row.state === 'failed' && row.intoProjects.length > 0
  await oneAtATime(() =>
    db.transaction(async (tx) => {
      const begun = goesOn ? { ...BEGUN, rowsDone: row.rowsDone } : { ...BEGUN, counts: null, makes: [] }
      await step(tx, place, id, goesOn ? ['failed'] : ['ready'], { ...begun, state: 'running', startedAt: now })
      await record(tx, place, actorId, { action: 'import.start', said: 'started the import of', target: targetOf(row) })
    }),
  )
}

/** Ends what is under way. What came stays, or goes; a dry run leaves nothing. */
export async function cancelImport(db: Database, place: ImportPlace, id: string, actorId: string, keep: boolean, now: Date): Promise<void> {
  const { row } = await findImport(db, place, id)
  if (row.state === 'dry_run') return step(db, place, id, ['dry_run'], { state: 'mapping', rowsDone: 0 })
  const ended = { state: 'cancelled', finishedAt: now } as const
  const removed = { ...BEGUN, state: 'undoing', endsAs: 'cancelled', startedAt: now, removeTouched: false } as const
  await db.transaction(async (tx) => {
    const wasRunning = row.state === 'running'
    await step(tx, place, id, wasRunning ? ['running'] : ['reading', 'mapping', 'ready', 'failed'], wasRunning && !keep ? removed : ended)
    if (wasRunning) await record(tx, place, actorId, { action: 'import.cancel', said: 'canceled the import of', target: targetOf(row) })
  })
}

/** Begins the way back (IMPORT-10); 409 after 30 days, and where nothing came. */
export async function undoImport(
  db: Database,
  place: ImportPlace,
  id: string,
  actorId: string,
  removeTouched: boolean,
  now: Date,
): Promise<void> {
  const view = await findImport(db, place, id)
  if (undoUntil(view.row) === null || (undoUntil(view.row) ?? now) < now)
    throw new HostError(409, 'This import cannot be undone any more.', { code: 'import_state' })
  await oneAtATime(() =>
    db.transaction(async (tx) => {
      await step(tx, place, id, UNDONE_FROM, { ...BEGUN, state: 'undoing', endsAs: 'undone', removeTouched, startedAt: now })
      await record(tx, place, actorId, { action: 'import.undo', said: 'undid the import of', target: targetOf(view.row) })
    }),
  )
}

const UNDONE_FROM: readonly ImportState[] = ['done', 'cancelled', 'failed']

/** Until when it can be undone; null where there is nothing to undo. */
export function undoUntil(row: ImportRow): Date | null {
  const some = (row.counts?.created ?? 0) + (row.counts?.updated ?? 0) > 0 && row.intoProjects.length > 0
  // An archive is there all at once, and may have brought clients and invoices alone.
  const came = row.source === 'palette' ? row.state === 'done' : some
  if (!came || !UNDONE_FROM.includes(row.state)) return null
  return new Date((row.finishedAt ?? row.createdAt).getTime() + UNDO_MS)
}

const tooEarly = () => new HostError(409, 'Say first what the columns become.', { code: 'import_state' })
const targetOf = ({ id, filename }: ImportRow) => ({ kind: 'import', id, label: cutText(filename) })

/** 409 where it is not in one of the states. */
async function step(db: Database, place: ImportPlace, id: string, from: readonly ImportState[], set: Partial<ImportRow>): Promise<void> {
  const changed = await db
    .update(imports)
    .set(set)
    .where(and(within(place), eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id })
  if (changed.length === 0) throw new HostError(409, 'The import is not at this step any more.', { code: 'import_state' })
}

async function oneAtATime(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (cause instanceof Error && 'constraint' in cause && cause.constraint === 'imports_one_at_a_time')
      throw new HostError(409, 'Another import of this workspace is under way. Wait for it, or cancel it.', { code: 'import_running' })
    throw error
  }
}

/** What is wrong with rows, in their order: a page of it, or with `page` null all. */
export async function listProblems(
  db: Database,
  { id, companyId }: ImportRow,
  { severity, page }: { severity: ImportProblemRow['severity'] | undefined; page: number | null },
): Promise<{ problems: ImportProblemRow[]; total: number }> {
  const which = and(
    eq(importProblems.companyId, companyId),
    eq(importProblems.importId, id),
    severity === undefined ? undefined : eq(importProblems.severity, severity),
  )
  const all = db.select().from(importProblems).where(which).orderBy(importProblems.row, importProblems.id)
  const problems = await (page === null ? all : all.limit(PROBLEMS_A_PAGE).offset((page - 1) * PROBLEMS_A_PAGE))
  return { problems, total: await db.$count(importProblems, which) }
}

/** Tasks that came by an import and that somebody worked on since: how many, and the first of them. What left its project is none of its admins’ business. */
export async function touchedTasks(
  db: Database,
  { id, companyId, projectId }: ImportRow,
): Promise<{ tasks: { id: string; code: string; title: string }[]; total: number }> {
  const { rows } = await db.execute<{ id: string; code: string; title: string; total: number }>(sql`
    select t.id, p.code || '-' || t.number as code, t.title, count(*) over ()::int as total
    from ${importItems} i join tasks t on t.company_id = ${companyId} and t.id = i.target_id::uuid
      join projects p on p.company_id = ${companyId} and p.id = t.project_id
    where i.company_id = ${companyId} and i.import_id = ${id} and i.kind = 'task' and t.updated_at <> i.stamp
      and (${projectId}::uuid is null or t.project_id = ${projectId}::uuid)
    order by p.code, t.number limit 50`)
  return { tasks: rows.map(({ total: _total, ...task }) => task), total: rows[0]?.total ?? 0 }
}
