// The files of an archive in their order: rows and tables as they were at one moment, then bytes, then what is lacking and the list of all (EXPORT-01, EXPORT-05).
import { createHash } from 'node:crypto'
import type { Database } from '../../db/open.ts'
import { ownBytes, type PackedFile } from '../../downloads/archive.ts'
import type { Files } from '../../files/files.ts'
import { StorageFailure } from '../../files/storage-failure.ts'
import { readImage } from '../images/images.store.ts'
import { pdfBytes } from '../invoices/invoice-pdf.store.ts'
import { pdfName } from '../invoices/invoice-pdf.ts'
import { allInvoiceIds, readInvoiceHeads } from '../invoices/invoices-read.store.ts'
import { readWritten, statusTitles } from '../project-markdown/project-markdown.store.ts'
import { markdownFiles } from '../project-markdown/project-markdown.ts'
import { csvLine } from '../time-trackings/time-export.ts'
import { wikiFiles } from '../wiki-pages/wiki-export.store.ts'
import { allTaskIds, type CsvParts, csvFiles, moneyFiles } from './archive-csv.ts'
import {
  type ArchivedFile,
  type ArchivedProject,
  countThings,
  filesOfProject,
  inSnapshot,
  peopleIn,
  picturesOf,
  projectsOf,
  rowsOf,
} from './archive-rows.store.ts'
import { ARCHIVE_FORMAT, type ArchiveTable, LOG_TABLE, PROJECT_TABLES, WORKSPACE_TABLES } from './archive-tables.ts'
import type { ExportPlace } from './exports.store.ts'
import type { ExportCounts, ExportRow } from './exports.table.ts'

/** What is packed of which workspace, from where, for whom. */
export type ArchiveParts = {
  db: Database
  files: Files
  company: { id: string; slug: string; name: string }
  asked: Pick<ExportRow, 'kind' | 'withFiles' | 'projectId'> & { personId: string }
  /** A font for invoices, where Inter lacks a sign. */
  pdfFont: string | null
  now: Date
}

/** Something that could not be packed (EXPORT-05). */
type Problem = { path: string; name: string; task: string; what: string }

/** How far an archive is, and what is in it when it is done. */
export class Packing {
  done = 0
  total = 0
  readonly counts: ExportCounts = { projects: 0, tasks: 0, files: 0 }
  readonly problems: Problem[] = []
}

/** Above so many tasks a project is a line a row instead of one document. */
const MOST_IN_DOCUMENT = 5_000

/** The files of an archive; `packing` is kept up to date as they are read. */
export async function* archiveFiles(parts: ArchiveParts, packing: Packing): AsyncGenerator<PackedFile> {
  const { db, company, asked } = parts
  const place: ExportPlace = { companyId: company.id, projectId: asked.projectId }
  const listed: { path: string; size: number; sha256: string }[] = []
  const bytes: ArchivedFile[] = []
  const pictures: string[] = []
  const all = async function* (): AsyncGenerator<PackedFile> {
    yield* inSnapshot(db, async function* (tx) {
      const projects = await projectsOf(tx, place)
      const ids = projects.map(({ id }) => id)
      packing.total = await countThings(tx, company.id, ids, asked.withFiles && asked.kind === 'zip')
      packing.counts.projects = projects.length
      packing.counts.tasks = projects.reduce((sum, { tasks }) => sum + tasks, 0)
      if (asked.kind === 'markdown') {
        yield* asMarkdown(tx, parts, projects, packing)
        return
      }
      yield* asRows(tx, parts, projects, packing)
      if (asked.withFiles) for (const id of ids) for await (const some of filesOfProject(tx, company.id, id)) bytes.push(...some)
      pictures.push(...(await picturesOf(tx, company.id, ids)))
    })
    if (asked.kind === 'zip' && asked.projectId === null) yield* printedInvoices(parts, packing)
    for (const digest of pictures) {
      const picture = await readImage(db, digest)
      if (picture !== null) yield { path: `images/${picture.name}`, content: picture.bytes, isPacked: true }
    }
    yield* storedFiles(parts, bytes, packing)
    if (packing.problems.length > 0) yield { path: 'problems.csv', content: problemsCsv(packing.problems) }
  }
  for await (const file of all()) yield hashed(file, listed)
  yield { path: 'manifest.json', content: manifest(parts, packing, listed) }
}

/** The file as it is, of which size and digest are written down as it is read. */
function hashed(file: PackedFile, listed: { path: string; size: number; sha256: string }[]): PackedFile {
  const { path, content } = file
  const read = async function* (): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let size = 0
    const pieces = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? ownBytes(piece) : piece
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
    listed.push({ path, size, sha256: hash.digest('hex') })
  }
  return { ...file, content: read() }
}

async function* manifest(
  { company, asked, now }: ArchiveParts,
  { counts, problems }: Packing,
  listed: readonly { path: string; size: number; sha256: string }[],
): AsyncGenerator<string> {
  const head = {
    format: ARCHIVE_FORMAT,
    product: 'Palette',
    kind: asked.kind === 'markdown' ? 'markdown' : asked.projectId === null ? 'workspace' : 'project',
    made_at: now.toISOString(),
    workspace: { slug: company.slug, name: company.name },
    with_files: asked.withFiles,
    counts,
    problems: problems.length,
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "files": [`
  let between = '\n    '
  for (const file of listed) {
    yield between + JSON.stringify(file)
    between = ',\n    '
  }
  yield '\n  ]\n}\n'
}

async function* asRows(
  tx: Database,
  { company, asked }: ArchiveParts,
  projects: readonly ArchivedProject[],
  packing: Packing,
): AsyncGenerator<PackedFile> {
  const isWhole = asked.projectId === null
  const ids = projects.map(({ id }) => id)
  const people = await peopleIn(tx, company.id, ids, isWhole)
  yield { path: 'people.json', content: `[\n${people.map((person) => JSON.stringify(person)).join(',\n')}\n]\n` }
  if (isWhole) {
    const place = { companyId: company.id, projectId: null }
    yield { path: 'workspace.json', content: document(tx, Object.entries(WORKSPACE_TABLES), place) }
    yield { path: 'log.jsonl', content: lineByLine(tx, [['audit_events', LOG_TABLE]], place) }
  }
  const count = (name: string, rows: number) => {
    if (['tasks', 'comments', 'time_entries'].includes(name)) packing.done += rows
  }
  for (const { id, slug, tasks } of projects) {
    const place = { companyId: company.id, projectId: id }
    const tables = Object.entries<ArchiveTable>(PROJECT_TABLES).filter(([, table]) => isWhole || !table.money)
    yield tasks > MOST_IN_DOCUMENT
      ? { path: `projects/${slug}.jsonl`, content: lineByLine(tx, tables, place, count) }
      : { path: `projects/${slug}.json`, content: document(tx, tables, place, count) }
  }
  const csv: CsvParts = {
    ...{ tx, place: { companyId: company.id, projectId: asked.projectId }, projects, people, viewerId: asked.personId },
    packed: (things) => {
      packing.done += things
    },
  }
  yield* csvFiles(csv)
  if (isWhole) yield* moneyFiles(csv)
  yield* wikis(tx, projects, asked.personId)
}

/** The wiki of each project that has one, as it is exported by itself. */
async function* wikis(tx: Database, projects: readonly ArchivedProject[], personId: string): AsyncGenerator<PackedFile> {
  for (const { id, slug } of projects)
    for await (const file of wikiFiles(tx, { projectId: id, personId })) yield { ...file, path: `wiki/${slug}/${file.path}` }
}

async function* asMarkdown(
  tx: Database,
  { asked }: ArchiveParts,
  projects: readonly ArchivedProject[],
  packing: Packing,
): AsyncGenerator<PackedFile> {
  for (const { id, slug, name } of projects) {
    const written = readWritten(tx, asked.personId, await allTaskIds(tx, id, asked.personId))
    const told = async function* () {
      for await (const task of written) {
        yield task
        packing.done += 2
      }
    }
    for await (const file of markdownFiles({ name, statuses: await statusTitles(tx, id) }, told()))
      yield { ...file, path: `projects/${slug}/${file.path}` }
  }
  yield* wikis(tx, projects, asked.personId)
}

type Tables = readonly (readonly [name: string, table: ArchiveTable])[]

/** `{"tasks": [row, …], …}`, a row a line. */
async function* document(
  tx: Database,
  tables: Tables,
  place: ExportPlace,
  count: (name: string, rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, table] of tables) {
    yield `${before}${JSON.stringify(name)}: [`
    before = '],\n'
    let between = '\n'
    for await (const rows of rowsOf(tx, name, table, place)) {
      yield between + rows.join(',\n')
      between = ',\n'
      count(name, rows.length)
    }
  }
  yield ']\n}\n'
}

/** `{"in": "tasks", "row": …}` a line. */
async function* lineByLine(
  tx: Database,
  tables: Tables,
  place: ExportPlace,
  count: (name: string, rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  for (const [name, table] of tables)
    for await (const rows of rowsOf(tx, name, table, place)) {
      yield rows.map((row) => `{"in":${JSON.stringify(name)},"row":${row}}\n`).join('')
      count(name, rows.length)
    }
}

async function* printedInvoices({ db, company, pdfFont }: ArchiveParts, packing: Packing): AsyncGenerator<PackedFile> {
  const ids = await allInvoiceIds(db, company.id)
  for (const id of ids) {
    const [head] = await readInvoiceHeads(db, company.id, [id])
    if (head === undefined || head.number === null) continue
    const path = `invoices/${pdfName(head)}`
    const bytes = await pdfBytes(db, company, head, pdfFont)
    if (bytes === null) packing.problems.push({ path, name: pdfName(head), task: '', what: 'has characters that the font of PDFs lacks' })
    else yield { path, content: bytes, isPacked: true }
  }
}

const MISSING = 'is not on the server any more'

async function* storedFiles({ files }: ArchiveParts, wanted: readonly ArchivedFile[], packing: Packing): AsyncGenerator<PackedFile> {
  for (const { file, path, size, task, filename } of wanted) {
    packing.done += 1
    const told = (what: string) => void packing.problems.push({ path, name: filename, task: task ?? '', what })
    const found = await read(files, file)
    if (typeof found === 'string') told(found)
    else {
      packing.counts.files += 1
      if (found.size !== size) told(`has ${found.size} bytes instead of ${size}`)
      try {
        yield { path, content: whole(found.stream, told), isPacked: true }
      } finally {
        // Where nobody reads on.
        found.stream.destroy()
      }
    }
  }
}

/** Storage that is away fails the archive; a file that is not there does not. */
async function read(files: Files, id: string) {
  try {
    return (await files.read(id)) ?? MISSING
  } catch (error) {
    if (error instanceof StorageFailure) throw error
    return `could not be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`
  }
}

/** What can be read of a file; where that ends too early it is told. */
async function* whole(stream: AsyncIterable<Buffer>, told: (what: string) => void): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (error) {
    told(`could be read in part only (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`)
  }
}

function problemsCsv(problems: readonly Problem[]): string {
  const lines = problems.map(({ path, name, task, what }) => csvLine([path, name, task, what]))
  return `\uFEFF${csvLine(['Place in the archive', 'Name', 'Task', 'Problem'])}${lines.join('')}`
}
