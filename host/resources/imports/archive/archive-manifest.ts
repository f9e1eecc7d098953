// What an archive says of itself: of which version and what it is, which files it has, and the people whom its rows name (EXPORT-02).
import { z } from 'zod'
import { ARCHIVE_FORMAT } from '../../exports/archive-tables.ts'
import { UnreadableFile } from '../import-item.ts'
import { parseJson } from '../readers/task-records.ts'
import { named } from './archive-zip.ts'
import { guardedJson } from './guarded-json.ts'

/** The list of all files, which stands last. */
export const MANIFEST = 'manifest.json'
/** Everybody whom a row names. */
export const PEOPLE = 'people.json'

const amount = z.int().min(0)

const headShape = z.object({ product: z.literal('Palette'), format: z.int().min(1) })

const manifestShape = z.object({
  kind: z.enum(['workspace', 'project', 'markdown']),
  made_at: z.iso.datetime({ offset: true }),
  workspace: z.object({ slug: z.string(), name: z.string() }),
  with_files: z.boolean(),
  counts: z.object({ projects: amount, tasks: amount, files: amount }),
  problems: amount,
  files: z.array(z.object({ path: z.string(), size: amount, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

const peopleShape = z.array(z.object({ id: z.string(), name: z.string(), username: z.string(), email: z.string().nullable() }))

/** What an archive is: of which workspace, when it was made, and what is in it. `problems` is how much could not be packed (EXPORT-05). */
export type ManifestHead = {
  kind: 'workspace' | 'project'
  madeAt: Date
  workspace: { slug: string; name: string }
  withFiles: boolean
  counts: { projects: number; tasks: number; files: number }
  problems: number
}

/** A file as the list tells it: its size in bytes and its digest in hex. */
export type ListedFile = { size: number; sha256: string }

/** Reads the manifest. Throws UnreadableFile for what is no archive, a newer one or one for reading. */
export function readManifest(text: string): { head: ManifestHead; files: Map<string, ListedFile> } {
  const json = jsonOf(text, MANIFEST)
  const { success, data } = headShape.safeParse(json)
  if (!success) throw new UnreadableFile('This is a zip, but not an archive of Palette.')
  if (data.format > ARCHIVE_FORMAT)
    throw new UnreadableFile(
      `This archive is of a newer version (${data.format}) than this server reads (${ARCHIVE_FORMAT}). Update the server first.`,
    )
  const { kind, made_at, workspace, with_files, counts, problems, files } = shaped(manifestShape, json, MANIFEST)
  if (kind === 'markdown') throw new UnreadableFile('This archive is for reading (Markdown). Export one that can come back.')
  const listed = new Map<string, ListedFile>()
  for (const { path, size, sha256 } of files) {
    if (listed.has(path) || path === MANIFEST) throw new UnreadableFile(`${MANIFEST} names ${named(path)} twice.`)
    listed.set(path, { size, sha256 })
  }
  return { head: { kind, madeAt: new Date(made_at), workspace, withFiles: with_files, counts, problems }, files: listed }
}

/** Somebody whom rows name; `email` null where they have no account any more, or hide it. */
export type ArchivePerson = { id: string; name: string; username: string; email: string | null }

/** Reads the list of people. Throws UnreadableFile for what is none. */
export const readPeople = (text: string): ArchivePerson[] => shaped(peopleShape, jsonOf(text, PEOPLE), PEOPLE)

function jsonOf(text: string, path: string): unknown {
  const json = guardedJson(text, path)
  if (json !== null) return json.value
  try {
    return parseJson(text)
  } catch (error) {
    // It says line and column.
    throw error instanceof UnreadableFile ? new UnreadableFile(`${path}: ${error.message}`) : error
  }
}

function shaped<Shape extends z.ZodType>(shape: Shape, json: unknown, path: string): z.output<Shape> {
  const { success, data, error } = shape.safeParse(json)
  if (success) return data
  const where = error.issues[0]?.path.join('.') ?? ''
  throw new UnreadableFile(
    where === '' ? `${path} is not what it should be.` : `${path}: ${named(where)} is missing or not what it should be.`,
  )
}
