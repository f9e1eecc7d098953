// How much JavaScript a built client loads first, read from its manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the entry and its static imports may weigh, gzip bytes (design §10). */
export const FIRST_LOAD_BUDGET = 180_000

/** What may be there before the rows of a project's tasks stand, gzip bytes (issue 8). */
export const LIST_BUDGET = 250_000

/** What a page may bring of its own, gzip bytes. */
export const PAGE_BUDGET = 25_000

interface Entry {
  file: string
  isEntry?: boolean
  imports?: readonly string[]
}

const manifestIn = (folder: string): Readonly<Record<string, Entry>> =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * Files of the client in `folder` that import themselves, over whatever others: which of them is evaluated first depends on what is fetched first then,
 * and what one reads of another meanwhile is missing.
 */
export function circlesIn(folder: string): string[] {
  const manifest = manifestIn(folder)
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    (manifest[from]?.imports ?? []).some((name) => {
      if (name === wanted) return true
      if (seen.has(name)) return false
      seen.add(name)
      return reaches(name, wanted, seen)
    })
  return Object.keys(manifest).filter((name) => reaches(name, name))
}

/** Gzip bytes of the entry of the client in `folder` and of everything it imports statically, by file. */
export function firstLoadOf(folder: string): Record<string, number> {
  const manifest = manifestIn(folder)
  const found: Record<string, number> = {}
  const add = (entry: Entry | undefined) => {
    if (!entry || entry.file in found) return
    found[entry.file] = gzipSync(readFileSync(join(folder, entry.file))).length
    for (const name of entry.imports ?? []) add(manifest[name])
  }
  for (const entry of Object.values(manifest)) if (entry.isEntry) add(entry)
  return found
}

/** Files that a source of the client in `folder` brings besides the first load, by static imports; throws where it is no chunk of its own. */
function laterFilesOf(folder: string, source: string): ReadonlySet<string> {
  const manifest = manifestIn(folder)
  if (!manifest[source]) throw new Error(`${source} is no chunk.`)
  const first = firstLoadOf(folder)
  const files = new Set<string>()
  const add = (name: string) => {
    const entry = manifest[name]
    if (!entry || entry.file in first || files.has(entry.file)) return
    files.add(entry.file)
    for (const next of entry.imports ?? []) add(next)
  }
  add(source)
  return files
}

const weigh = (folder: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)

/** Gzip bytes of what a source of the client in `folder` brings besides the first load; throws where it is no chunk of its own. */
export function laterLoadOf(folder: string, source: string): number {
  return weigh(folder, laterFilesOf(folder, source))
}

/** Gzip bytes of what comes before the rows of a project's tasks stand: the first load, the page, and what its buttons are drawn with. */
export function listLoadOf(folder: string): number {
  const files = ['src/pages/project-overview/project-overview-page.tsx', 'src/app/declared-actions.ts'].flatMap((source) => [
    ...laterFilesOf(folder, source),
  ])
  return weigh(folder, [...Object.keys(firstLoadOf(folder)), ...new Set(files)])
}

/**
 * Gzip bytes of what each page of the client in `folder` brings that is its own, by its folder: files that at most one more page needs, as the two
 * screens of one part do. Charts, editors and dialogs come apart from it.
 */
export function pageLoadsOf(folder: string): Readonly<Record<string, number>> {
  const pages = Object.keys(manifestIn(folder)).flatMap((source) => {
    const name = /^src\/pages\/([^/]+)\/\1-page\.tsx$/.exec(source)?.[1]
    return name === undefined ? [] : [{ name, files: laterFilesOf(folder, source) }]
  })
  const needed = (file: string) => pages.filter(({ files }) => files.has(file)).length
  return Object.fromEntries(
    pages.map(({ name, files }) => [
      name,
      weigh(
        folder,
        [...files].filter((file) => needed(file) <= 2),
      ),
    ]),
  )
}
