// Opens an archive of a workspace or of a project that comes back, trusting the list of files in its manifest and nothing else (EXPORT-02, IMPORT-12).
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { PROJECT_TABLES, WORKSPACE_TABLES } from '../../exports/archive-tables.ts'
import { UnreadableFile } from '../import-item.ts'
import { rowsIn, type TableRow } from './archive-documents.ts'
import { type ArchivePerson, type ListedFile, MANIFEST, type ManifestHead, PEOPLE, readManifest, readPeople } from './archive-manifest.ts'
import { named, type OpenZip, openZip, type ZipEntry } from './archive-zip.ts'

/** A row of a table of the archive, with the columns as they were written. */
export type ArchiveRow = TableRow

/** What the archive says of itself. */
export type ArchiveManifest = ManifestHead

/**
 * An open archive. Rows come in the order of the file and as they are read, before the digest at its end is known: UnreadableFile after the last of them says
 * that none of them is to be trusted. Whoever stops reading early ends everything that was opened for it.
 */
export type OpenArchive = {
  manifest: ArchiveManifest
  people: ArchivePerson[]
  /** Slugs of the projects in it. */
  projects: string[]
  /** Of `workspace.json`; nothing where there is none. */
  rowsOfWorkspace(): AsyncGenerator<ArchiveRow>
  /** Of `log.jsonl`; nothing where there is none. */
  rowsOfLog(): AsyncGenerator<ArchiveRow>
  /** Of the document of a project; UnreadableFile where there is none. */
  rowsOfProject(slug: string): AsyncGenerator<ArchiveRow>
  /** The size of a file in bytes by its path; null where it is not there. */
  sizeOf(path: string): number | null
  /** The paths that begin with this, in the order of the manifest. */
  pathsUnder(prefix: string): string[]
  /** The bytes of a file; UnreadableFile comes through the stream where size or digest differ from the manifest, and at once where it is not there. */
  bytes(path: string): Promise<Readable>
  close(): Promise<void>
}

const WORKSPACE = 'workspace.json'
const LOG = 'log.jsonl'
const PROJECT = /^projects\/([^/]+)\.jsonl?$/
/** The largest manifest, and the largest list of people, in bytes. */
const LARGEST_LIST = 200 * 1024 ** 2

const WORKSPACE_NAMES = new Set(Object.keys(WORKSPACE_TABLES))
const PROJECT_NAMES = new Set(Object.keys(PROJECT_TABLES))
const LOG_NAMES = new Set(['audit_events'])

/** Whether bytes begin like a zip. */
export function isZip(first: Uint8Array): boolean {
  const [one, two, three, four] = first
  return one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6))
}

/** Opens an archive that lies on the disk. Throws UnreadableFile with a sentence for whatever is none that can come back. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openZip(path)
  try {
    return await archiveIn(zip)
  } catch (error) {
    await zip.close()
    throw error
  }
}

async function archiveIn(zip: OpenZip): Promise<OpenArchive> {
  const { head, files } = readManifest(await manifestIn(zip))
  compare(zip.entries, files)
  const documents = documentsOf(files)
  checkKind(head, files, documents)
  const entryOf = (path: string) => {
    const [entry, listed] = [zip.entries.get(path), files.get(path)]
    if (entry === undefined || listed === undefined) throw new UnreadableFile(`${named(path)} is not in this archive.`)
    return { entry, listed }
  }
  const read = (path: string) => {
    const { entry, listed } = entryOf(path)
    return exactly(zip.pieces(entry), path, listed)
  }
  const rows = (path: string, tables: ReadonlySet<string>) => (files.has(path) ? rowsIn({ path, pieces: read(path), tables }) : none())
  return {
    manifest: head,
    people: readPeople(await textOf(read(PEOPLE), entryOf(PEOPLE).entry)),
    projects: [...documents.keys()],
    rowsOfWorkspace: () => rows(WORKSPACE, WORKSPACE_NAMES),
    rowsOfLog: () => rows(LOG, LOG_NAMES),
    rowsOfProject: (slug) => {
      const path = documents.get(slug)
      if (path === undefined) throw new UnreadableFile(`There is no project ${named(slug)} in this archive.`)
      return rows(path, PROJECT_NAMES)
    },
    sizeOf: (path) => files.get(path)?.size ?? null,
    pathsUnder: (prefix) => [...files.keys()].filter((path) => path.startsWith(prefix)),
    bytes: async (path) => Readable.from(read(path), { objectMode: false }),
    close: () => zip.close(),
  }
}

async function* none(): AsyncGenerator<never> {
  // There is no such document.
}

async function manifestIn({ entries, pieces }: OpenZip): Promise<string> {
  const entry = entries.get(MANIFEST)
  if (entry !== undefined) return textOf(pieces(entry), entry)
  const isOurs = entries.has(PEOPLE) || [...entries.keys()].some((name) => PROJECT.test(name))
  throw new UnreadableFile(isOurs ? `This archive was cut off: it has no ${MANIFEST}.` : 'This is a zip, but not an archive of Palette.')
}

/** A file as a text, none of which is read where it is too large. */
async function textOf(pieces: AsyncIterable<Buffer>, { name, size }: ZipEntry): Promise<string> {
  if (size > LARGEST_LIST) throw new UnreadableFile(`${name} has more than 200 MB.`)
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new UnreadableFile(`${name} is not UTF-8.`)
  }
}

/** The zip holds what the list says, and nothing else. */
function compare(entries: ReadonlyMap<string, ZipEntry>, files: ReadonlyMap<string, ListedFile>): void {
  for (const [path, { size }] of files) {
    const entry = entries.get(path)
    if (entry === undefined) throw new UnreadableFile(`${named(path)} is missing in this archive.`)
    if (entry.size !== size)
      throw new UnreadableFile(`${named(path)} has ${entry.size} bytes instead of the ${size} that ${MANIFEST} says.`)
  }
  for (const name of entries.keys())
    if (name !== MANIFEST && !files.has(name))
      throw new UnreadableFile(
        `${named(name)} was put into this archive: ${MANIFEST} does not name it. Bring the archive as it was downloaded.`,
      )
}

/** The document of each project by its slug. */
function documentsOf(files: ReadonlyMap<string, ListedFile>): Map<string, string> {
  const documents = new Map<string, string>()
  for (const path of files.keys()) {
    const slug = PROJECT.exec(path)?.[1]
    if (slug === undefined) continue
    if (documents.has(slug)) throw new UnreadableFile(`The project ${named(slug)} is in this archive twice.`)
    documents.set(slug, path)
  }
  return documents
}

/** An archive has what belongs to its kind. */
function checkKind({ kind }: ManifestHead, files: ReadonlyMap<string, ListedFile>, documents: ReadonlyMap<string, string>): void {
  const lacking = [PEOPLE, ...(kind === 'workspace' ? [WORKSPACE] : [])].find((path) => !files.has(path))
  if (lacking !== undefined) throw new UnreadableFile(`${named(lacking)} is missing in this archive.`)
  if (kind === 'project' && (documents.size !== 1 || files.has(WORKSPACE) || files.has(LOG)))
    throw new UnreadableFile(`${MANIFEST} says that this archive is of one project, but there is more or less in it.`)
}

/** The bytes of a file as they come; at their end they have to be those that the list says. */
async function* exactly(pieces: AsyncIterable<Buffer>, path: string, { sha256 }: ListedFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== sha256)
    throw new UnreadableFile(`${named(path)} is not what was packed: its SHA-256 differs from ${MANIFEST}. Download the archive once more.`)
}
