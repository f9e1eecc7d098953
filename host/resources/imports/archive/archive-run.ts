// Brings an archive in: all of it in one transaction, which a dry run takes back (EXPORT-02, IMPORT-07).
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { firstFree } from '../../../slugs.ts'
import { knownFiles } from '../../attachments/attachments.store.ts'
import { keepImage } from '../../images/images.store.ts'
import { MOST_IMAGE_BYTES } from '../../images/images.table.ts'
import { freeCode, takenNames } from '../../projects/new-project.store.ts'
import { UnreadableFile } from '../import-item.ts'
import { beat, forgetProblems, hold, leaveState, NOTHING, Unwanted } from '../import-jobs.store.ts'
import { ownsWorkspace } from '../import-mapping.store.ts'
import { tellOfImport } from '../import-news.store.ts'
import { NoPlace } from '../import-places.store.ts'
import { Left, type StepParts } from '../import-step.ts'
import { type ImportCounts, type ImportedThing, type ImportRow, importItems, importProblems, imports } from '../imports.table.ts'
import { takenBack } from '../taken-back.ts'
import { type CatalogTable, readCatalog } from './archive-catalog.store.ts'
import { withArchive } from './archive-file.ts'
import { keptFiles, type NewFiles, plannedFiles } from './archive-files.store.ts'
import { NewIds } from './archive-ids.ts'
import { ArchivePeople } from './archive-people.store.ts'
import { workspaceItems } from './archive-prints.store.ts'
import { type ProjectParts, WAIT, type Waiting, writeProject } from './archive-project.store.ts'
import { ArchivedRows, refused } from './archive-rows.store.ts'
import { LEFT, type Settling, settleWith } from './archive-settle.ts'
import { isEmptyWorkspace, writeInvoicedTime, writeLog, writeWorkspace } from './archive-workspace.store.ts'
import type { OpenArchive } from './open-archive.ts'

/** From so many new rows on the database looks at a table anew at once. */
const MUCH = 5_000

/** How often it is said that it is worked on, in ms. */
const BEAT_MS = 2_000

/** Called again and again, with how many tasks are there. */
type GoOn = (rowsDone?: number) => Promise<void>

/** What came, or would. */
type Came = {
  counts: ImportCounts
  makes: ImportedThing[]
  projects: string[]
  people: string[]
  before: Record<string, string> | null
  problems: string[]
  /** Tables that grew by so much that what the database knows of them is not true any more. */
  grown: string[]
}

/** Tries an archive or brings it in. One that is cut off is begun anew: nothing of it is there. */
export async function runArchive(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, files, now } = parts
  if (row.personId === null) throw new NoPlace('Whoever brought the file has no account any more.')
  if (!(await ownsWorkspace(db, row.companyId, row.personId))) throw new NoPlace('Only the owner of the workspace can bring an archive in.')
  const isDry = row.state === 'dry_run'
  const goOn = beating(parts, row)
  try {
    await withArchive(files, row.file, async (archive) => {
      const kept: string[] = []
      try {
        const took = async (id: string) => {
          kept.push(id)
          await goOn()
        }
        const bytes = new Map<string, NewFiles>()
        for (const slug of archive.projects)
          bytes.set(slug, isDry ? await plannedFiles(archive, slug) : await keptFiles(archive, slug, files, took))
        if (isDry) {
          const came = await takenBack(db, (tx) => writeAll({ tx, row, archive, bytes, now: now(), goOn }))
          await db.transaction((tx) => save(tx, row, came))
          await leaveState(db, row, { state: 'ready' })
        } else {
          const { grown } = await db.transaction(async (tx) => {
            const came = await writeAll({ tx, row, archive, bytes, now: now(), goOn })
            await hold(tx, row)
            await keepTrack(tx, row, came)
            await save(tx, row, came)
            await leaveState(tx, row, { state: 'done', finishedAt: now() }, tellOfImport)
            return came
          })
          // Until the database looks by itself it would go through all tasks of a project for each of them.
          for (const table of grown) await db.execute(sql.raw(`analyze "${table}"`))
        }
      } finally {
        await files.settle(kept, knownFiles(db))
      }
    })
  } catch (error) {
    if (!(error instanceof Unwanted)) throw refused(error, 'Rows of the archive') ?? error
  }
}

/** Says from time to time that it is worked on; throws once that is not wanted any more. */
function beating({ db, isWanted }: StepParts, row: ImportRow): GoOn {
  let next = 0
  return async (rowsDone = 0) => {
    if (!isWanted()) throw new Left()
    if (Date.now() < next) return
    next = Date.now() + BEAT_MS
    if (!(await beat(db, row, { rowsDone }))) throw new Unwanted()
  }
}

type Writing = {
  tx: Database
  row: ImportRow
  archive: OpenArchive
  bytes: ReadonlyMap<string, NewFiles>
  now: Date
  goOn: GoOn
}

async function writeAll({ tx, row, archive, bytes, now, goOn }: Writing): Promise<Came> {
  const { companyId, mapping } = row
  // It is idle while the archive is read.
  await tx.execute(sql`
    select set_config(name, '0', true) from pg_settings where name in ('idle_in_transaction_session_timeout', 'transaction_timeout', 'statement_timeout')`)
  const catalog = await readCatalog(tx)
  const people = await ArchivePeople.open(tx, companyId, archive.people, mapping?.people ?? [])
  const isWhole = archive.manifest.kind === 'workspace' && (await isEmptyWorkspace(tx, companyId))
  const settling = await settlingOf(tx, row, archive, people, isWhole)
  const rows = new ArchivedRows({ tx, catalog, companyId, ids: settling.ids, personOf: people.idOrText, settle: settleWith(settling) })
  const waiting: Waiting[] = []
  const alive = () => goOn(rows.written.get('tasks'))
  const project: ProjectParts = { tx, archive, rows, settling, waiting, now, goOn: alive }
  const before = isWhole ? await writeWorkspace(tx, archive, rows, settling, catalog.get('companies') as CatalogTable) : null
  const projects: string[] = []
  const makes: ImportedThing[] = []
  const { slugs, codes } = await takenNames(tx, companyId)
  for (const slug of archive.projects) {
    Object.assign(settling, { slug: firstFree(slug, slugs), files: bytes.get(slug) ?? new Map() })
    settling.code = freeCode(await codeOf(archive, slug), codes)
    slugs.add(settling.slug)
    codes.add(settling.code)
    projects.push(await writeProject(project, slug))
    makes.push({ kind: 'project', title: row.survey?.archive?.projects.find((one) => one.slug === slug)?.name ?? slug })
  }
  for (const kind of WAIT)
    for (const { file, projectId, table, row: link } of waiting) if (table === kind) await rows.add(file, projectId, table, link)
  await rows.finish()
  let hasLog = true
  if (isWhole) {
    await writeInvoicedTime(archive, rows)
    hasLog = await writeLog(tx, archive, rows, companyId, alive)
  }
  const count = (table: string) => rows.written.get(table) ?? 0
  return {
    ...{ makes, projects, before, people: people.made },
    counts: { ...NOTHING, created: count('tasks'), comments: count('comments'), checklist_items: count('checklist_items') },
    problems: [...problemsOf(archive, rows, settling, isWhole), ...(hasLog ? [] : [LOG_IS_HERE])],
    grown: [...rows.written].flatMap(([table, count]) => (count >= MUCH ? [table] : [])),
  }
}

async function settlingOf(tx: Database, row: ImportRow, archive: OpenArchive, people: ArchivePeople, isWhole: boolean): Promise<Settling> {
  const { codes } = await takenNames(tx, row.companyId)
  return {
    ...{ ids: new NewIds(), people, companyId: row.companyId, personId: row.personId ?? '', madeAt: archive.manifest.madeAt },
    ...{ files: new Map(), pictures: await keepPictures(tx, archive, row.personId ?? ''), slug: '', code: '', takenCodes: codes },
    ...{ withMoney: isWhole, wereOn: new Map(), covers: new Map(), issued: new Map(), depths: new Map(), left: new Map() },
  }
}

/** Logos that come along; their addresses are the same everywhere, since they are named by their bytes. */
async function keepPictures(tx: Database, archive: OpenArchive, personId: string): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const path of archive.pathsUnder('images/')) {
    if ((archive.sizeOf(path) ?? 0) > MOST_IMAGE_BYTES) continue
    const pieces: Buffer[] = []
    for await (const piece of await archive.bytes(path)) pieces.push(piece as Buffer)
    const name = await keepImage(tx, personId, Buffer.concat(pieces))
    if (name !== null) kept.add(`/images/${name}`)
  }
  return kept
}

/** The code of a project there: its document begins with it. */
async function codeOf(archive: OpenArchive, slug: string): Promise<string> {
  for await (const { row } of archive.rowsOfProject(slug)) {
    if (typeof row.code === 'string' && /^[A-Z0-9]{1,6}$/.test(row.code)) return row.code
    break
  }
  throw new UnreadableFile(`projects/${slug}.json: the project has no ID.`)
}

/** What is lost, as sentences. */
function problemsOf(archive: OpenArchive, { lost }: ArchivedRows, { left }: Settling, isWhole: boolean): string[] {
  const isNews = archive.manifest.kind === 'workspace' && !isWhole
  return [
    ...(isNews
      ? ['This workspace is not empty: projects come in beside its own; settings, clients, invoices, rates and the log stay out.']
      : []),
    ...[...left].map(([why, count]) => `Left out: ${count} ${LEFT[why][count === 1 ? 0 : 1]} ${LEFT[why][2]}`),
    ...[...lost].map(([table, count]) => `Left out: ${count} of ${table.replaceAll('_', ' ')}, which name what is not in the archive.`),
  ]
}

const LOG_IS_HERE = 'The log of an archive came into this workspace before and stays for good: that of this one stays out.'

/** What is looked at when it is taken back (IMPORT-10). */
async function keepTrack(tx: Database, row: ImportRow, came: Came): Promise<void> {
  const made = (kind: 'project' | 'person', ids: readonly string[]) => ids.map((id) => ({ kind, id, written: {} }))
  const items = [
    ...[...made('project', came.projects), ...made('person', came.people)],
    ...(came.before === null ? [] : await workspaceItems(tx, row.companyId, came.before)),
  ]
  // An archive that comes again comes anew: it is known by nothing but this import.
  const same = { companyId: row.companyId, importId: row.id, source: row.source, account: row.id }
  for (let at = 0; at < items.length; at += 1_000)
    await tx
      .insert(importItems)
      .values(
        items
          .slice(at, at + 1_000)
          .map(({ kind, id, written }) => ({ ...same, kind, sourceId: id, targetId: id, written, stamp: sql`clock_timestamp()` })),
      )
}

async function save(tx: Database, row: ImportRow, { counts, makes, projects, problems }: Came): Promise<void> {
  await forgetProblems(tx, row)
  const said = problems.map((reason) => ({ row: 0, column: null, value: null, reason, severity: 'warning' as const }))
  if (said.length > 0)
    await tx.insert(importProblems).values(said.map((problem) => ({ ...problem, companyId: row.companyId, importId: row.id })))
  const into = row.state === 'running' ? { intoProjects: projects } : {}
  await tx
    .update(imports)
    .set({ counts: { ...counts, warnings: said.length }, makes: makes.slice(0, 500), rowsDone: row.rowsTotal, ...into })
    .where(sql`company_id = ${row.companyId} and id = ${row.id}`)
}
