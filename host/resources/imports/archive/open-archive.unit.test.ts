// Archives come back as they were written, and whatever else calls itself one is refused with a sentence before any of it is used.
import { closeSync, openSync, readdirSync, readlinkSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../import-item.ts'
import { refusal } from '../readers/sheet-kit.ts'
import {
  archiveFolder,
  type Contents,
  endOf,
  handMade,
  linesOf,
  type Said,
  wideEndOf,
  withManifest,
  workspace,
  zipped,
} from './archive-kit.ts'
import { isZip, type OpenArchive, openArchive } from './open-archive.ts'

const { folder, opened } = archiveFolder()

async function all<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  const found: Thing[] = []
  for await (const thing of things) found.push(thing)
  return found
}

/** Everything of an archive is read. */
async function readWhole(archive: OpenArchive): Promise<void> {
  await all(archive.rowsOfWorkspace())
  await all(archive.rowsOfLog())
  for (const slug of archive.projects) await all(archive.rowsOfProject(slug))
  for (const path of archive.pathsUnder('')) await all(await archive.bytes(path))
}

/** What is said of bytes on the way to all that is in them. */
const saysOf = (bytes: Buffer) => refusal(opened(bytes).then(readWhole))

/** A small archive by hand of which the list of the zip says something else than the truth. */
const said = (say: Record<string, Said>, more: readonly Said[] = [], files: Contents = {}) =>
  saysOf(handMade(withManifest(workspace(files)), say, more))

const BROKEN = 'UnreadableFile: This zip is cut off or broken. Download the archive once more and bring it as it is.'
const PICTURE = 'files/f1/picture.png'

test('EXPORT-02 an archive of a workspace comes back with all that is in it, row by row in their order', async () => {
  const bytes = await zipped(withManifest(workspace()))
  const archive = await opened(bytes)
  expect(isZip(bytes)).toBe(true)
  expect(isZip(endOf(0, 0))).toBe(true)
  expect(isZip(Buffer.from('PK;Title;Status'))).toBe(false)
  expect(archive.manifest).toEqual({
    ...{ kind: 'workspace', madeAt: new Date('2027-05-01T10:00:00Z'), workspace: { slug: 'acme', name: 'Acme' }, withFiles: true },
    ...{ counts: { projects: 2, tasks: 3, files: 1 }, problems: 0 },
  })
  expect(archive.people.map(({ username, email }) => [username, email])).toEqual([
    ['mia', 'mia@example.com'],
    ['ben', null],
  ])
  expect(archive.projects).toEqual(['website', 'ops'])
  expect(await all(archive.rowsOfWorkspace())).toEqual([{ table: 'companies', row: { slug: 'acme', name: 'Acme' } }])
  expect(await all(archive.rowsOfLog())).toEqual([
    { table: 'audit_events', row: { id: 'e1' } },
    { table: 'audit_events', row: { id: 'e2' } },
  ])
  expect(await all(archive.rowsOfProject('website'))).toEqual([
    { table: 'projects', row: { id: 'w' } },
    { table: 'tasks', row: { id: 't1', title: 'One }],' } },
    { table: 'tasks', row: { id: 't2', title: 'Two\n"{["' } },
    { table: 'comments', row: { id: 'c1' } },
  ])
  expect(await all(archive.rowsOfProject('ops'))).toEqual([
    { table: 'projects', row: { id: 'o' } },
    { table: 'tasks', row: { id: 't3' } },
  ])
  expect([archive.sizeOf(PICTURE), archive.sizeOf('manifest.json'), archive.sizeOf('files/f2')]).toEqual([5, null, null])
  expect(archive.pathsUnder('files/')).toEqual([PICTURE])
  expect(Buffer.concat(await all(await archive.bytes(PICTURE)))).toEqual(Buffer.from([0x89, 0x50, 0, 10, 255]))
  expect(await refusal(archive.bytes('files/f2'))).toContain('“files/f2” is not in this archive.')
  expect(() => archive.rowsOfProject('x')).toThrow('There is no project “x” in this archive.')
})

test('EXPORT-02 an archive of a project comes back, and has nothing of the workspace', async () => {
  const kind = (of: 'project' | 'workspace') => (manifest: object) => ({ ...manifest, kind: of, added: 'later' })
  const files: Contents = { 'people.json': '[\n\n]\n', 'projects/ops.jsonl': linesOf('tasks', [{ id: 't' }]) }
  const archive = await opened(await zipped(withManifest(files, kind('project'))))
  expect([archive.manifest.kind, archive.people, archive.projects]).toEqual(['project', [], ['ops']])
  expect([await all(archive.rowsOfWorkspace()), await all(archive.rowsOfLog())]).toEqual([[], []])
  expect(await saysOf(handMade(withManifest(files, kind('workspace'))))).toContain('“workspace.json” is missing in this archive.')
  expect(await saysOf(handMade(withManifest(workspace(), kind('project'))))).toContain(
    'says that this archive is of one project, but there is more',
  )
  const twice = workspace({ 'projects/ops.json': '{\n"tasks": []\n}\n' })
  expect(await saysOf(handMade(withManifest(twice)))).toContain('The project “ops” is in this archive twice.')
})

test('EXPORT-02 newer versions, archives for reading and other zips are refused with a sentence', async () => {
  const about = (change: object) => saysOf(handMade(withManifest(workspace(), (manifest) => ({ ...manifest, ...change }))))
  // What else a newer one says nobody knows.
  expect(await about({ format: 2, kind: 'galaxy', files: {} })).toBe(
    'UnreadableFile: This archive is of a newer version (2) than this server reads (1). Update the server first.',
  )
  expect(await about({ kind: 'markdown' })).toBe('UnreadableFile: This archive is for reading (Markdown). Export one that can come back.')
  const foreign = 'UnreadableFile: This is a zip, but not an archive of Palette.'
  expect(await about({ product: 'Drawer' })).toBe(foreign)
  expect(await saysOf(handMade({ 'a.txt': 'a' }))).toBe(foreign)
  expect(await saysOf(handMade({ 'manifest.json': '[]' }))).toBe(foreign)
  expect(await saysOf(handMade(workspace()))).toBe('UnreadableFile: This archive was cut off: it has no manifest.json.')
})

test('IMPORT-12 a manifest that lacks something or has something else names it', async () => {
  const about = (change: object) => saysOf(handMade(withManifest(workspace(), (manifest) => ({ ...manifest, ...change }))))
  const wrong = async (change: object, where: string) =>
    expect(await about(change)).toBe(`UnreadableFile: manifest.json: “${where}” is missing or not what it should be.`)
  await wrong({ with_files: 'yes' }, 'with_files')
  await wrong({ kind: 'galaxy' }, 'kind')
  await wrong({ made_at: 'yesterday' }, 'made_at')
  await wrong({ counts: { projects: 1, tasks: -1, files: 0 } }, 'counts.tasks')
  await wrong({ files: [{ path: 'people.json', size: 1, sha256: 'ABC' }] }, 'files.0.sha256')
  const people = async (text: string | Buffer) => saysOf(handMade(withManifest(workspace({ 'people.json': text }))))
  expect(await people('[{"id": 1}]')).toBe('UnreadableFile: people.json: “0.id” is missing or not what it should be.')
  expect(await people('[\n{"id": }]')).toContain('people.json: This is not valid JSON: there is no value at line 2, column 8.')
  expect(await people(Buffer.from([0x5b, 0xff, 0x5d]))).toContain('people.json is not UTF-8.')
  expect(await people('['.repeat(51) + ']'.repeat(51))).toContain('people.json: the JSON goes deeper than 50 levels.')
  expect(await people(`[${'{},'.repeat(1_100_000)}{}]`)).toContain('people.json: the JSON has more than 2,000,000 values.')
})

test('IMPORT-12 names lead nowhere else', async () => {
  const names = ['../x', 'files/../../x', '/etc/passwd', 'C:/x', 'files\\x', './x', 'files//x', 'files/', '', 'a\0b', 'n'.repeat(4_097)]
  for (const name of names) {
    const says = await said({ [PICTURE]: { name } })
    expect([name, says]).toEqual([name, expect.stringContaining('a name that no archive has. Bring the archive as it was downloaded.')])
    expect(says.length).toBeLessThan(400)
  }
})

test('IMPORT-12 links, encrypted entries, strange packings and names that come twice are refused', async () => {
  for (const kind of [0o120777, 0o040755, 0o010644, 0o060644])
    expect(await said({ [PICTURE]: { attributes: kind * 0x10000 } })).toContain(
      `“${PICTURE}” in the zip is a link or something else that is no file.`,
    )
  expect(await said({ [PICTURE]: { attributes: 0 } })).toBe('nothing was refused')
  for (const flags of [0x801, 0x841, 0x2800, 0x840]) expect(await said({ [PICTURE]: { flags } })).toContain('This zip is encrypted.')
  expect(await said({ [PICTURE]: { method: 14 } })).toContain(`“${PICTURE}” is packed in a way that is not read here.`)
  expect(await said({ [PICTURE]: { method: 0 } })).toBe(BROKEN)
  expect(await said({}, [{ name: 'people.json' }])).toContain('The zip holds “people.json” twice.')
})

test('IMPORT-12 neither an entry nor the whole is more than a hundred times as large when it is unpacked', async () => {
  const zeros = Buffer.alloc(11 * 1024 ** 2)
  expect(await said({}, [], { 'files/f2/zeros': zeros })).toContain('Unpacked, “files/f2/zeros” is more than 100 times as large.')
  // Small ones are none, as long as they are few.
  expect(await said({}, [], { 'files/f2/zeros': zeros.subarray(0, 1024 ** 2) })).toBe('nothing was refused')
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`files/${at}/zeros`, zeros.subarray(0, 1024 ** 2)]))
  expect(await said({}, [], many)).toContain('Unpacked, this zip is more than 100 times as large.')
  // Entries that share their bytes.
  expect(
    await said(
      {},
      Array.from({ length: 30 }, (_, at) => ({ name: `files/${at}/x`, size: 300, packedSize: 300 })),
    ),
  ).toBe(BROKEN)
})

test('IMPORT-12 at most 200,000 entries and 2 GB are looked at', async () => {
  const bytes = handMade(withManifest(workspace()))
  const list = bytes.readUInt32LE(bytes.length - 6)
  const with64 = (count: bigint, at: bigint, record?: bigint) =>
    saysOf(Buffer.concat([bytes.subarray(0, -22), wideEndOf(bytes.length - 22, count, at, record)]))
  expect(await with64(7n, BigInt(list))).toBe('nothing was refused')
  expect(await with64(200_001n, BigInt(list))).toContain('This zip has more than 200,000 entries.')
  // Places beyond all files.
  expect(await with64(7n, 2n ** 64n - 1n)).toBe(BROKEN)
  expect(await with64(7n, BigInt(list), 2n ** 63n)).toBe(BROKEN)
  const path = join(folder, 'large.zip')
  writeFileSync(path, '')
  truncateSync(path, 2 * 1024 ** 3 + 1)
  expect(await refusal(openArchive(path))).toContain('This archive has more than 2 GB.')
})

test('IMPORT-12 a manifest of more than 200 MB is not read', async () => {
  const size = 200 * 1024 ** 2 + 1
  const end = handMade({}, {}, [{ name: 'manifest.json', method: 0, size, packedSize: size }])
  end.writeUInt32LE(size + 100, end.length - 6)
  const path = join(folder, 'manifest.zip')
  const file = openSync(path, 'w')
  writeSync(file, end, 0, end.length, size + 100)
  closeSync(file)
  expect(await refusal(openArchive(path))).toBe('UnreadableFile: manifest.json has more than 200 MB.')
})

test('IMPORT-12 the zip holds what the manifest lists, of that size, and nothing else', async () => {
  const { [PICTURE]: picture = '', ...others } = withManifest(workspace())
  expect(await saysOf(handMade(others))).toContain(`“${PICTURE}” is missing in this archive.`)
  const { 'people.json': people = '', ...rest } = workspace()
  expect(await saysOf(handMade({ 'people.json': people, ...withManifest(rest) }))).toContain('“people.json” was put into this archive')
  expect(await saysOf(handMade(withManifest(rest)))).toContain('“people.json” is missing in this archive.')
  expect(await saysOf(handMade({ ...others, [PICTURE]: `${picture}.` }))).toMatch(
    /“files\/f1\/picture.png” has \d+ bytes instead of the 5 that/,
  )
  const listTwice = (path: string) =>
    saysOf(handMade(withManifest(workspace(), ({ files, ...head }) => ({ ...head, files: [...files, { ...files[0], path }] }))))
  expect(await listTwice('people.json')).toContain('manifest.json names “people.json” twice.')
  expect(await listTwice('manifest.json')).toContain('manifest.json names “manifest.json” twice.')
})

test('IMPORT-12 bytes that differ from the manifest, or are more or fewer than announced, come with an error', async () => {
  const files = withManifest(workspace({ 'files/f2/long': 'x'.repeat(200_000) }))
  const archive = await opened(
    handMade({ ...files, 'files/f2/long': 'y'.repeat(200_000), 'workspace.json': `${files['workspace.json']}`.replace('acme', 'evil') }),
  )
  expect(await refusal(archive.bytes('files/f2/long').then(all))).toContain('“files/f2/long” is not what was packed: its SHA-256 differs')
  expect(await refusal(all(archive.rowsOfWorkspace()))).toContain('“workspace.json” is not what was packed')
  const lying = (size: number) => {
    const short = withManifest(workspace({ 'files/f2/long': 'x'.repeat(size) }))
    return opened(handMade({ ...short, 'files/f2/long': 'x'.repeat(200_000) }, { 'files/f2/long': { size } }))
  }
  for (const size of [100_000, 300_000]) {
    let read = 0
    const counted = async () => {
      for await (const piece of await (await lying(size)).bytes('files/f2/long')) read += piece.length
    }
    expect(await refusal(counted())).toContain('UnreadableFile: “files/f2/long” is broken in this zip.')
    expect(read).toBeLessThanOrEqual(size)
  }
  expect(await said({ [PICTURE]: { at: 4 } })).toBe(BROKEN)
  const headless = handMade(withManifest(workspace()))
  headless.writeUInt32LE(0, 0)
  expect(await saysOf(headless)).toBe(BROKEN)
  expect(await said({ [PICTURE]: { packedSize: 2 } })).toContain(`“${PICTURE}” is broken in this zip.`)
})

test.runIf(process.platform === 'linux')(
  'IMPORT-12 whoever closes an archive or is refused leaves no file open, whatever was read of it',
  async () => {
    const openHere = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes(join(folder, 'open'))
        } catch {
          return false
        }
      })
    const files = workspace({
      'projects/ops.jsonl': linesOf(
        'tasks',
        Array.from({ length: 50_000 }, (_, at) => ({ id: `${at * 7919}` })),
      ),
    })
    const path = join(folder, 'open.zip')
    writeFileSync(path, handMade(withManifest(files)))
    const archive = await openArchive(path)
    for await (const { table } of archive.rowsOfProject('ops')) if (table === 'tasks') break
    const stream = await archive.bytes('projects/ops.jsonl')
    stream.read()
    stream.destroy()
    expect(openHere()).toHaveLength(1)
    await archive.close()
    await archive.close()
    expect(openHere()).toEqual([])
    // What the system says is no sentence about the file.
    expect(await refusal(all(archive.rowsOfProject('ops')))).toBe('Error: file closed')
    for (const [bytes, says] of [
      ['PK', BROKEN],
      [handMade({ 'a.txt': 'a' }), 'not an archive of Palette'],
    ] as const) {
      writeFileSync(path, bytes)
      expect(await refusal(openArchive(path))).toContain(says)
      expect(openHere()).toEqual([])
    }
    expect(await refusal(openArchive(join(folder, 'none.zip')))).toMatch(/^Error: ENOENT/)
  },
)

test('IMPORT-12 no bytes make anything but a sentence', async () => {
  const good = await zipped(withManifest(workspace()))
  expect(await saysOf(good)).toBe('nothing was refused')
  const edits = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
  const list = good.lastIndexOf(Buffer.from('PK\u0001\u0002'))
  const late = fc.array(fc.tuple(fc.integer({ min: list, max: good.length - 1 }), fc.nat(255)), { minLength: 1, maxLength: 4 })
  const edited = fc.oneof(edits, late).map((changes) => {
    const bytes = Buffer.from(good)
    for (const [at, byte] of changes) bytes[at] = byte
    return bytes
  })
  const cut = fc.nat(good.length - 1).map((length) => good.subarray(0, length))
  await fc.assert(
    fc.asyncProperty(fc.oneof(edited, cut), async (bytes) => {
      try {
        await readWhole(await opened(bytes))
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        expect(error.message).toMatch(/^.{10,400}\.$/su)
      }
    }),
    { numRuns: 300 },
  )
})
