// Pages as files: one as Markdown, the wiki as an archive of folders after the tree (WIKI-16). Pages are read when their turn comes.
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Database } from '../../db/open.ts'
import { type PackedFile, packed } from '../../downloads/archive.ts'
import { type Picture, pageToMarkdown } from './wiki-markdown.ts'
import { readPage, type WikiPageView } from './wiki-read.store.ts'
import type { Reader } from './wiki-sight.ts'

/** A file to hand out. */
export type WikiFile = { type: 'text/markdown; charset=utf-8' | 'application/zip'; filename: string; content: Buffer | Readable }

type Node = { id: string; key: string; title: string; parentId: string | null }

const LONGEST_NAME = 80
const ZIP = 'application/zip' as const

/** A title as the name of a file on every system; `Page` where nothing of it is left. */
export function fileNameOf(title: string): string {
  const bare = [...title.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ').replace(/\s+/g, ' ')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (bare === '') return 'Page'
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(bare) ? `${bare}_` : bare
}

/** Where each page stands in the archive, without `.md`; equal names beside each other are numbered. Parents come before their children. */
export function pathsOf(nodes: readonly Node[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  const taken = new Set<string>(['pictures'])
  for (const { id, title, parentId } of nodes) {
    const above = parentId === null ? undefined : paths.get(parentId)
    const wanted = posix.join(above ?? '', fileNameOf(title))
    let path = wanted
    for (let times = 2; taken.has(path.toLowerCase()); times += 1) path = `${wanted} ${times}`
    taken.add(path.toLowerCase())
    paths.set(id, path)
  }
  return paths
}

/** One page: Markdown, or an archive where it has pictures. 404 where the reader does not see it. */
export async function exportPage(db: Database, reader: Reader, id: string): Promise<WikiFile> {
  const page = await readPage(db, reader, { id })
  const pictures = new Map<string, Picture>()
  const name = fileNameOf(page.title)
  const text = markdownOf(page, { from: '', paths: new Map(), keep: keepIn(pictures, '') })
  if (pictures.size === 0) return { type: 'text/markdown; charset=utf-8', filename: `${name}.md`, content: Buffer.from(text) }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(text), `${name}.md`)
  for (const [path, { bytes }] of pictures) zip.addBuffer(bytes, path, { compress: false })
  zip.end()
  return { type: ZIP, filename: `${name}.zip`, content: Readable.from(zip.outputStream) }
}

/** All published pages that are not deleted. */
export async function exportWiki(db: Database, reader: Reader): Promise<WikiFile> {
  return { type: ZIP, filename: 'wiki.zip', content: packed(filesOf(db, reader, await nodesOf(db, reader))) }
}

/** The same as files of a larger archive. */
export async function* wikiFiles(db: Database, reader: Reader): AsyncGenerator<PackedFile> {
  yield* filesOf(db, reader, await nodesOf(db, reader))
}

async function nodesOf(db: Database, reader: Reader): Promise<Node[]> {
  const { rows: nodes } = await db.execute<Node>(sql`
    select w.id, w.key, w.title, w.parent_id as "parentId" from wiki_pages w
    where w.project_id = ${reader.projectId} and w.deleted_at is null and w.version > 0 order by w.depth, w.position, w.id`)
  return nodes
}

async function* filesOf(db: Database, reader: Reader, nodes: readonly Node[]): AsyncGenerator<PackedFile> {
  const paths = pathsOf(nodes)
  for (const node of nodes) {
    const path = paths.get(node.id) ?? node.key
    const pictures = new Map<string, Picture>()
    const page = await readPage(db, reader, { id: node.id })
    yield { path: `${path}.md`, content: markdownOf(page, { from: posix.dirname(path), paths, keep: keepIn(pictures, `${node.key}-`) }) }
    for (const [name, { bytes }] of pictures) yield { path: name, content: bytes, isPacked: true }
  }
}

function keepIn(pictures: Map<string, Picture>, prefix: string): (picture: Picture) => string {
  return (picture) => {
    const path = `pictures/${prefix}${pictures.size + 1}.${picture.extension}`
    pictures.set(path, picture)
    return path
  }
}

interface Place {
  /** The folder that the page is in. */
  from: string
  paths: ReadonlyMap<string, string>
  keep: (picture: Picture) => string
}

function markdownOf({ title, body, linkedPages, linkedTasks }: WikiPageView, { from, paths, keep }: Place): string {
  const pages = new Map(linkedPages.map((page) => [page.uuid, page]))
  const tasks = new Map(linkedTasks.map((task) => [task.uuid, task]))
  return pageToMarkdown(title, body, {
    page(id) {
      const page = pages.get(id)
      if (page === undefined) return null
      if (page.deleted) return { title: 'Deleted page', path: null }
      const path = paths.get(id)
      return { title: page.title, path: path === undefined ? null : posix.relative(from, `${path}.md`) }
    },
    task(id) {
      const task = tasks.get(id)
      return task === undefined ? null : `${task.code} ${task.title}`
    },
    picture: (picture) => posix.relative(from, keep(picture)),
  })
}
