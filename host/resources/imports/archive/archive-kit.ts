// For tests: archives as they are written, and zips made by hand that say of their entries what a test wants.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { packed } from '../../../downloads/archive.ts'
import { type OpenArchive, openArchive } from './open-archive.ts'

/** The files of an archive by their paths. */
export type Contents = Record<string, string | Buffer>

type Manifest = { files: { path: string; size: number; sha256: string }[]; [name: string]: unknown }

/** Rows by table as a document has them. */
export const documentOf = (tables: Record<string, object[]>): string =>
  `{\n${Object.entries(tables)
    .map(([name, rows]) => `"${name}": [${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}]`)
    .join(',\n')}\n}\n`

/** Rows of one table, a line each. */
export const linesOf = (table: string, rows: object[]): string =>
  rows.map((row) => `{"in":"${table}","row":${JSON.stringify(row)}}\n`).join('')

/** Files of a small archive of a workspace; `changed` are put in or replaced. */
export const workspace = (changed: Contents = {}): Contents => ({
  'people.json':
    '[\n{"id":"p1","name":"Mia","username":"mia","email":"mia@example.com"},\n{"id":"p2","name":"Ben","username":"ben","email":null}\n]\n',
  'workspace.json': documentOf({ companies: [{ slug: 'acme', name: 'Acme' }], clients: [], payments: [] }),
  'log.jsonl': linesOf('audit_events', [{ id: 'e1' }, { id: 'e2' }]),
  'projects/website.json': documentOf({
    projects: [{ id: 'w' }],
    project_codes: [],
    tasks: [
      { id: 't1', title: 'One }],' },
      { id: 't2', title: 'Two\n"{["' },
    ],
    comments: [{ id: 'c1' }],
  }),
  'projects/ops.jsonl': linesOf('projects', [{ id: 'o' }]) + linesOf('tasks', [{ id: 't3' }]),
  'files/f1/picture.png': Buffer.from([0x89, 0x50, 0, 10, 255]),
  ...changed,
})

/** The files with the manifest that belongs to them, which `change` may change. */
export function withManifest(files: Contents, change: (manifest: Manifest) => unknown = (manifest) => manifest): Contents {
  const manifest: Manifest = {
    ...{ format: 1, product: 'Palette', kind: 'workspace', made_at: '2027-05-01T10:00:00.000Z' },
    ...{ workspace: { slug: 'acme', name: 'Acme' }, with_files: true, counts: { projects: 2, tasks: 3, files: 1 }, problems: 0 },
    files: Object.entries(files).map(([path, content]) => ({
      path,
      size: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  }
  return { ...files, 'manifest.json': JSON.stringify(change(manifest), null, 2) }
}

/** The zip that the product makes of files. */
export async function zipped(files: Contents): Promise<Buffer> {
  async function* all() {
    for (const [path, content] of Object.entries(files)) yield { path, content, isPacked: Buffer.isBuffer(content) }
  }
  const pieces: Buffer[] = []
  for await (const piece of packed(all())) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** What the list of a zip says of an entry, whatever is in it. */
export type Said = Partial<{
  name: string
  flags: number
  method: number
  attributes: number
  size: number
  packedSize: number
  at: number
}>

/** A zip of files made by hand; `say` tells of each path what its list says instead of the truth. */
export function handMade(files: Contents, say: Record<string, Said> = {}, more: readonly Said[] = []): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = deflateRawSync(content)
    const [local, name] = [Buffer.alloc(30), Buffer.from(path)]
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    parts.push(local, name, bytes)
    list.push(listed({ name: path, size: Buffer.byteLength(content), packedSize: bytes.length, at, ...say[path] }))
    at += local.length + name.length + bytes.length
  }
  for (const one of more) list.push(listed(one))
  return Buffer.concat([...parts, ...list, endOf(list.length, at)])
}

/** An entry of the list of a zip: a file that is deflated unless said. */
function listed({ name = '', flags = 0x800, method = 8, attributes = 0o100664 * 0x10000, size = 0, packedSize = 0, at = 0 }: Said): Buffer {
  const [head, bytes] = [Buffer.alloc(46), Buffer.from(name)]
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(0x033f, 4)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(method, 10)
  head.writeUInt32LE(packedSize, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(bytes.length, 28)
  head.writeUInt32LE(attributes, 38)
  head.writeUInt32LE(at, 42)
  return Buffer.concat([head, bytes])
}

/** The end of a zip, which says how many entries there are and where their list begins. */
export function endOf(count: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(at, 16)
  return end
}

/** The end of a zip in the wide form, after `before` bytes, whatever its numbers are. */
export function wideEndOf(before: number, count: bigint, at: bigint, record = BigInt(before)): Buffer {
  const wide = Buffer.alloc(56)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(count, 32)
  wide.writeBigUInt64LE(at, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(record, 8)
  return Buffer.concat([wide, locator, endOf(0xffff, 0xffffffff)])
}

/** A folder for the files of a test, gone after it; `opened` opens bytes as an archive that lies there. */
export function archiveFolder(): { folder: string; opened(bytes: Buffer): Promise<OpenArchive> } {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const open: OpenArchive[] = []
  let count = 0
  afterAll(async () => {
    for (const archive of open) await archive.close()
    rmSync(folder, { recursive: true })
  })
  const opened = async (bytes: Buffer) => {
    count += 1
    const path = join(folder, `${count}.zip`)
    writeFileSync(path, bytes)
    const archive = await openArchive(path)
    open.push(archive)
    return archive
  }
  return { folder, opened }
}
