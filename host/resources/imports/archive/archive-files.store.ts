// The files of an archive on their way in: bytes come only from the archive, and each is what its content says (EXPORT-02, IMPORT-12).
import { randomUUID } from 'node:crypto'
import type { Files } from '../../../files/files.ts'
import { cleanName } from '../../attachments/attachment-kind.ts'
import { receiveFile } from '../../attachments/attachments.store.ts'
import { UnreadableFile } from '../import-item.ts'
import type { OpenArchive } from './open-archive.ts'

/** Bytes as they lie here: `id` is their name in the store. */
export type NewFile = { id: string; size: number; mimetype: string }

/** Files of an archive by what they are called in its store; null: their bytes are not in it. */
export type NewFiles = ReadonlyMap<string, NewFile | null>

type Wanted = { file: string; path: string | null; filename: string; mimetype: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Every file that rows of a project tell of, with its place in the archive. */
async function wantedOf(archive: OpenArchive, slug: string): Promise<Wanted[]> {
  const wanted = new Map<string, Wanted>()
  const uuids = new Map<unknown, string>()
  const inFolder = new Map(archive.pathsUnder('files/').map((path) => [path.slice(0, path.lastIndexOf('/')), path]))
  const want = (file: string, folder: string, row: Record<string, unknown>) => {
    if (wanted.has(file)) return
    wanted.set(file, { file, path: inFolder.get(folder) ?? null, filename: text(row.filename), mimetype: text(row.mimetype) })
  }
  for await (const { table, row } of archive.rowsOfProject(slug)) {
    const uuid = text(row.uuid)
    if (table === 'attachments') {
      uuids.set(row.id, uuid)
      want(text(row.file) || uuid, `files/${uuid}`, row)
    } else if (table === 'attachment_versions') want(text(row.file), `files/${uuids.get(row.attachment_id)}/${row.number}`, row)
  }
  return [...wanted.values()]
}

/** What would come of the files of a project; nothing is kept. */
export async function plannedFiles(archive: OpenArchive, slug: string): Promise<NewFiles> {
  const wanted = await wantedOf(archive, slug)
  return new Map(
    wanted.map(({ file, path, mimetype }) => {
      const size = path === null ? null : archive.sizeOf(path)
      return [file, size === null ? null : { id: randomUUID(), size, mimetype: mimetype || 'application/octet-stream' }]
    }),
  )
}

/** Keeps the files of a project, under doubt until they are settled; `took` hears of each. */
export async function keptFiles(archive: OpenArchive, slug: string, files: Files, took: (id: string) => Promise<void>): Promise<NewFiles> {
  const kept = new Map<string, NewFile | null>()
  for (const { file, path, filename, mimetype } of await wantedOf(archive, slug)) {
    if (path === null) {
      kept.set(file, null)
      continue
    }
    const stream = await archive.bytes(path)
    const arriving = { filename: cleanName(filename), declared: mimetype, stream, cutOff: () => false }
    const received = await receiveFile(files, arriving).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw error
      throw stream.errored instanceof UnreadableFile ? stream.errored : error
    })
    await files.keep(received)
    await files.drop(received)
    kept.set(file, { id: received.id, size: received.size, mimetype: received.mimetype })
    await took(received.id)
  }
  return kept
}
