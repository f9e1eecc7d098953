// The import itself, in batches; a dry run is the same, each batch taken back (IMPORT-07, IMPORT-09).
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type BatchResult, type Prepared, writeBatch } from './import-batch.store.ts'
import { invitesOf } from './import-invites.store.ts'
import type { ImportProblem, Survey } from './import-item.ts'
import { beat, forgetProblems, hold, leaveState, NOTHING, Unwanted } from './import-jobs.store.ts'
import { itemMappingOf, membersOf, ownsWorkspace, targetProject } from './import-mapping.store.ts'
import { tellOfImport } from './import-news.store.ts'
import { type Parents, parentsOf, tieParents } from './import-parents.store.ts'
import type { BatchParts } from './import-parts.store.ts'
import { NO_PROJECT, NoPlace, placesOf } from './import-places.store.ts'
import { sheetOf } from './import-read.ts'
import { resolverOf } from './import-resolved.ts'
import { Left, type StepParts } from './import-step.ts'
import { type ImportCounts, type ImportedThing, type ImportMapping, type ImportRow, importProblems, imports } from './imports.table.ts'
import { itemReader } from './readers/item-of-row.ts'
import { takenBack } from './taken-back.ts'

/** So many rows are written in one transaction (IMPORT-09). */
const BATCH = 200
/** So many problems are kept by name; the others are counted. */
const MOST_PROBLEMS = 10_000
/** So many things that are made are named. */
const MOST_MADE = 500

/** What is known so far, and what is not written down yet. */
type Progress = {
  counts: ImportCounts
  makes: Map<string, ImportedThing>
  projects: Set<string>
  rowsDone: number
  isHashed: boolean
  problems: ImportProblem[]
}

/** Tries an import or does it, on from the row where it was left. */
export async function runImport(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, now } = parts
  const { survey, mapping, personId } = row
  if (survey === null || mapping === null) throw new NoPlace('It is not decided what the columns become.')
  if (personId === null) throw new NoPlace('Whoever brought the file has no account any more.')
  const isDry = row.state === 'dry_run'
  const base = accountOf(row, mapping)
  const into = await targetOf(db, row, mapping, personId)
  const account = into === null ? base : `${base}@${into}`
  const batchParts: BatchParts = {
    ...{ row, account, now: now(), places: placesOf(row, mapping, account, personId) },
    known: { accounts: [base, account], projectId: into },
    resolver: resolverOf(await membersOf(db, row.companyId), mapping),
  }
  const progress = isDry || row.rowsDone === 0 ? fresh() : goneOn(row)
  if (progress.rowsDone === 0) await forgetProblems(db, row)
  const parents = parentsOf()
  try {
    await walk(parts, row, { survey, mapping, progress, parents, batchParts, isDry })
    progress.problems.push(...parents.problems())
    if (isDry) await save(db, row, progress)
    else {
      const lost = await tieParents(db, batchParts, parents.pairs(), () => stayAlive(parts, row))
      progress.problems.push(...lost)
      await db.transaction(async (tx) => {
        await hold(tx, row)
        await save(tx, row, progress)
      })
    }
    const ended = isDry ? { state: 'ready' as const } : { state: 'done' as const, finishedAt: now() }
    const invite = await invitesOf(parts, row)
    await leaveState(db, row, ended, async (tx, left) => {
      if (isDry) return
      await invite(tx, left)
      await tellOfImport(tx, left)
    })
  } catch (error) {
    if (!(error instanceof Unwanted)) throw error
  }
}

/** The one project that it goes into, null where it makes some; whoever brought it must still be allowed to. */
async function targetOf(db: Database, row: ImportRow, mapping: ImportMapping, personId: string): Promise<string | null> {
  if (mapping.into === 'existing') {
    const place = await targetProject(db, row, personId, mapping.into_project ?? '')
    if (place === null) throw new NoPlace(NO_PROJECT)
    return place.id
  }
  if (await ownsWorkspace(db, row.companyId, personId)) return null
  throw new NoPlace('Only the owner of the workspace can bring tasks into projects of their own.')
}

/** Ids of a table of any columns are known within tables of the same columns; those of a product within the place that its addresses name. */
function accountOf({ source, headerKey, survey }: ImportRow, { columns }: ImportMapping): string {
  if (source === 'csv') return headerKey ?? ''
  const at = columns.findIndex(({ target }) => target === 'url')
  const sample = at === -1 ? undefined : survey?.columns[at]?.samples[0]
  return sample !== undefined && URL.canParse(sample) ? new URL(sample).host : ''
}

const fresh = (): Progress => ({
  counts: { ...NOTHING },
  makes: new Map(),
  projects: new Set(),
  rowsDone: 0,
  isHashed: false,
  problems: [],
})

function goneOn({ counts, makes, intoProjects, rowsDone, isHashed }: ImportRow): Progress {
  const known = makes.map((thing) => [`${thing.kind} ${thing.title}`, thing] as const)
  return { counts: { ...NOTHING, ...counts }, makes: new Map(known), projects: new Set(intoProjects), rowsDone, isHashed, problems: [] }
}

type Walk = { survey: Survey; mapping: ImportMapping; progress: Progress; parents: Parents; batchParts: BatchParts; isDry: boolean }

async function walk(parts: StepParts, row: ImportRow, walking: Walk): Promise<void> {
  const { survey, mapping, progress, parents } = walking
  const sheet = await sheetOf(parts.files, row)
  const read = itemReader(sheet.columns, itemMappingOf(survey, mapping))
  const keys = new Map<string, number>()
  let batch: Prepared[] = []
  let last = progress.rowsDone
  let rows = 0
  for await (const sheetRow of sheet.rows) {
    const isNew = sheetRow.row > progress.rowsDone
    const { item, problems } = read(sheetRow)
    if (isNew) progress.problems.push(...problems)
    if (item === null) {
      if (isNew) progress.counts.skipped += 1
    } else {
      const key = keyOf(keys, item.sourceId, item.isHashed)
      progress.isHashed ||= item.isHashed
      if (key === null) {
        if (isNew) {
          progress.counts.skipped += 1
          progress.problems.push({ ...AGAIN, row: item.row, value: item.sourceId.slice(0, 200) })
        }
      } else {
        parents.add(item, key)
        if (isNew) batch.push({ item, key })
      }
    }
    if (isNew) {
      last = sheetRow.row
      rows += 1
    }
    if (rows >= BATCH) {
      await flush(parts, row, walking, batch, last)
      batch = []
      rows = 0
    }
  }
  if (rows > 0) await flush(parts, row, walking, batch, last)
}

const AGAIN = { column: null, severity: 'error', reason: 'An earlier row has the same id.' } as const

/** What a row is known by: of rows without ids the second of the same title and moment is another one. Null for an id that was there. */
function keyOf(keys: Map<string, number>, id: string, isHashed: boolean): string | null {
  const before = keys.get(id) ?? 0
  keys.set(id, before + 1)
  if (before === 0) return id
  return isHashed ? `${id} ${before + 1}` : null
}

async function stayAlive({ db, isWanted }: StepParts, row: ImportRow): Promise<void> {
  if (!isWanted()) throw new Left()
  if (!(await beat(db, row))) throw new Unwanted()
}

async function flush(parts: StepParts, row: ImportRow, walking: Walk, batch: readonly Prepared[], last: number): Promise<void> {
  await stayAlive(parts, row)
  const { progress, batchParts, isDry } = walking
  const { db } = parts
  const write = async (some: readonly Prepared[]): Promise<void> => {
    if (some.length === 0) return
    try {
      const next = copyOf(progress)
      if (isDry) take(next, await takenBack(db, (tx) => writeBatch(tx, batchParts, some)))
      else
        await db.transaction(async (tx) => {
          await hold(tx, row)
          take(next, await writeBatch(tx, batchParts, some))
          next.rowsDone = some.at(-1)?.item.row ?? last
          await save(tx, row, next)
        })
      Object.assign(progress, next)
      if (isDry) batchParts.places.forget()
    } catch (error) {
      batchParts.places.forget()
      if (!isRefused(error)) throw error
      // What the database refuses leaves out its row only.
      if (some.length > 1) {
        const half = Math.ceil(some.length / 2)
        await write(some.slice(0, half))
        await write(some.slice(half))
        return
      }
      progress.counts.skipped += 1
      const [one] = some
      progress.problems.push({ row: one?.item.row ?? 0, column: null, value: one?.item.title.slice(0, 200) ?? null, ...REFUSED })
    }
  }
  await write(batch)
  progress.rowsDone = last
  await db.transaction(async (tx) => {
    await hold(tx, row)
    await save(tx, row, progress)
  })
}

/** What fits no column, or no rule of one: classes 22 and 23 of SQLSTATE. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^2[23]/.test(cause.code)
}

const copyOf = (progress: Progress): Progress => ({
  ...progress,
  ...{
    counts: { ...progress.counts },
    makes: new Map(progress.makes),
    projects: new Set(progress.projects),
    problems: [...progress.problems],
  },
})

const REFUSED = { severity: 'error', reason: 'It could not be saved: something in it does not fit.' } as const

function take(progress: Progress, result: BatchResult): void {
  const { counts } = progress
  counts.created += result.created
  counts.updated += result.updated
  counts.unchanged += result.unchanged
  counts.comments += result.comments
  counts.checklist_items += result.checklistItems
  progress.problems.push(...result.problems)
  for (const project of result.projects) progress.projects.add(project)
  for (const thing of result.makes) if (progress.makes.size < MOST_MADE) progress.makes.set(`${thing.kind} ${thing.title}`, thing)
}

/** Writes down how far it is, with the problems that are new. */
async function save(tx: Database, row: ImportRow, progress: Progress): Promise<void> {
  const { counts, problems } = progress
  const kept = counts.errors + counts.warnings + counts.conflicts
  const fits = problems.slice(0, Math.max(0, MOST_PROBLEMS - kept))
  for (const { severity } of problems) counts[`${severity}s`] += 1
  for (let at = 0; at < fits.length; at += 1_000)
    await tx
      .insert(importProblems)
      .values(fits.slice(at, at + 1_000).map((problem) => ({ ...problem, companyId: row.companyId, importId: row.id })))
  problems.length = 0
  await tx
    .update(imports)
    .set({
      ...{ counts, makes: [...progress.makes.values()], rowsDone: progress.rowsDone, isHashed: progress.isHashed },
      ...(row.state === 'running' && { intoProjects: [...progress.projects] }),
      heartbeatAt: sql`now()`,
      tries: 1,
    })
    .where(and(eq(imports.companyId, row.companyId), eq(imports.id, row.id)))
}
