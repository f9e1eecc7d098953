// Backup and restore on a real server: what comes back is what was there, at one moment, or nothing at all.
import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeAuditMonths } from '#host/db/audit-months.ts'
import { startCluster } from '#host/db/cluster.ts'
import { claimCluster } from '#host/db/cluster-claim.ts'
import { listMigrations } from '#host/db/migrate.ts'
import { openDatabase } from '#host/db/open.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { unzipBytes } from '#tests/kit/unzip.ts'
import { readWholeDatabase } from '#tests/kit/whole-database.ts'
import { makeBackup } from './backup.ts'
import { type BackupList, readList } from './backup-list.ts'
import { restoreBackup } from './restore.ts'
import type { Whose } from './visit-database.ts'

let world: HostWorld
let source: Whose
let home: string
let made: string
const server = inject('cluster')
const urlOf = (database: string) => `postgres://${server.user}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`

/** An empty database and a data folder, for a restore. */
async function emptyPlace(): Promise<Whose & { databaseUrl: string }> {
  const name = `restored_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name}`)
  return { databaseUrl: urlOf(name), dataDir: await mkdtemp(join(home, 'data-')) }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function wholeOf(url: string) {
  const opened = openDatabase(url)
  try {
    return await readWholeDatabase(opened.db, [], (_table, row) => row)
  } finally {
    await opened.close()
  }
}

beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  home = await mkdtemp(join(tmpdir(), 'palette-backup-'))
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  source = { databaseUrl: urlOf(String(rows[0]?.name)), dataDir: world.settings.dataDir }
  await writeFile(join(source.dataDir, 'secrets.key'), 'a key')
  made = join(home, 'made')
  await makeBackup(source, made)
})
afterAll(async () => {
  await world.close()
  await rm(home, { recursive: true, force: true })
})

test('all rows and files of one moment come back, whatever is written while the backup is made', async () => {
  const before = await wholeOf(String(source.databaseUrl))
  const { rows } = await world.db.execute<{ id: number; file: string }>(
    sql`select a.id, coalesce(a.file, a.uuid) as file
      from attachments a join projects p on p.id = a.project_id join companies c on c.id = p.company_id where p.slug = 'website' and c.slug = 'acme' limit 1`,
  )
  const [gone] = rows
  const bytes = await readFile(join(source.dataDir, 'files', String(gone?.file)))
  const folder = join(home, 'meanwhile')
  const backup = await makeBackup(source, folder, async () => {
    await makeTask(world, 'ana')
    expect((await world.as('ana').del(`/attachments/${gone?.id}`, WEBSITE)).status).toBe(200)
    expect(await readdir(join(source.dataDir, 'files'))).not.toContain(gone?.file)
  })
  expect(backup.lost).toEqual([])
  const place = await emptyPlace()
  await restoreBackup(place, folder)
  expect(await wholeOf(place.databaseUrl)).toEqual(before)
  expect(await readFile(join(place.dataDir, 'files', String(gone?.file)))).toEqual(bytes)
  expect(await readFile(join(place.dataDir, 'secrets.key'), 'utf8')).toBe('a key')
  expect((await readdir(join(place.dataDir, 'files'))).sort()).toEqual(backup.files.map(({ path }) => path.slice('files/'.length)).sort())
})

test('what is restored is guarded as what was there: triggers and foreign keys are on', async () => {
  const place = await emptyPlace()
  await restoreBackup(place, made)
  const rules = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const found = await client.query(`
      select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as text, convalidated as holds from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal order by 1, 2, 3`)
    await client.end()
    return found.rows
  }
  // A restore makes the months of the lines that came back.
  await makeAuditMonths({ connectionString: String(source.databaseUrl) })
  const restored = await rules(place.databaseUrl)
  expect(restored).toEqual(await rules(String(source.databaseUrl)))
  expect(restored.filter(({ holds }) => !holds)).toEqual([])
})

test('a row whose bytes are not there does not keep a backup from being made: it is named', async () => {
  const [file = ''] = await readdir(join(source.dataDir, 'files')).then((names) => names.filter((name) => name !== 'moving'))
  const path = join(source.dataDir, 'files', file)
  const bytes = await readFile(path)
  await rm(path)
  try {
    expect((await makeBackup(source, join(home, 'lost'))).lost).toEqual([file])
  } finally {
    await writeFile(path, bytes)
  }
})

/** A copy of the backup with one thing changed. */
async function spoiled(change: (folder: string, list: BackupList) => Promise<void>): Promise<string> {
  const folder = join(home, `spoiled-${randomUUID()}`)
  await cp(made, folder, { recursive: true })
  const list = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))
  await change(folder, list)
  return folder
}
const rewrite = (folder: string, list: BackupList) => writeFile(join(folder, 'backup.json'), JSON.stringify(list))

test.each([
  [
    'a table is damaged',
    /tables\/people\.gz of the backup is damaged/,
    (folder: string) => writeFile(join(folder, 'tables/people.gz'), 'x'),
  ],
  ['a table is missing', /tables\/tasks\.gz of the backup is missing/, (folder: string) => rm(join(folder, 'tables/tasks.gz'))],
  ['it was cut off', /is no whole backup: backup\.json cannot be read \(ENOENT\)/, (folder: string) => rm(join(folder, 'backup.json'))],
  ['its list is none', /is no backup that this version can read/, (folder: string) => writeFile(join(folder, 'backup.json'), '{"for')],
  [
    'it is of a newer version',
    /made by a newer version \(9999_later\)/,
    (folder: string, list: BackupList) => rewrite(folder, { ...list, migration: '9999_later' }),
  ],
] as const)('%s: it says so, and nothing is restored', async (_name, said, change) => {
  const folder = await spoiled(change)
  const place = await emptyPlace()
  await expect(restoreBackup(place, folder)).rejects.toThrow(said)
  expect(await readdir(place.dataDir)).toEqual([])
  expect(await wholeOf(place.databaseUrl)).toEqual({})
})

test('rows that do not fit together are not restored, nothing stays, and another backup can be restored there', async () => {
  const folder = await spoiled(async (at, list) => {
    const path = join(at, 'tables/workflows.gz')
    const rows = gunzipSync(await readFile(path))
      .toString()
      .split('\n')
    const bytes = gzipSync(rows.slice(1).join('\n'))
    await writeFile(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const changed = { sha256, bytes: bytes.length }
    await rewrite(at, {
      ...list,
      tables: list.tables.map((one) => (one.name === 'workflows' ? { ...one, ...changed, rows: one.rows - 1 } : one)),
    })
  })
  const place = await emptyPlace()
  await expect(restoreBackup(place, folder)).rejects.toThrow(/violates foreign key/)
  expect(await readdir(place.dataDir)).toEqual([])
  expect(Object.values(await wholeOf(place.databaseUrl)).flat()).toEqual([])
  const { tables } = await restoreBackup(place, made)
  const counts = Object.entries(await wholeOf(place.databaseUrl)).map(([name, rows]) => [name, rows.length])
  expect(counts).toEqual(tables.map(({ name, rows }) => [name, rows]))
})

test('a place that has something is left as it is, and so is a folder that is not empty', async () => {
  const [full, withFiles] = [{ ...source, dataDir: await mkdtemp(join(home, 'data-')) }, await emptyPlace()]
  await expect(restoreBackup(full, made)).rejects.toThrow(/has people already/)
  await mkdir(join(withFiles.dataDir, 'files'))
  await writeFile(join(withFiles.dataDir, 'files', 'one'), 'mine')
  await expect(restoreBackup(withFiles, made)).rejects.toThrow(/There are files in .* already/)
  expect(await readFile(join(withFiles.dataDir, 'files', 'one'), 'utf8')).toBe('mine')
  await expect(makeBackup(source, withFiles.dataDir)).rejects.toThrow(/is not empty/)
  await expect(makeBackup({ databaseUrl: null, dataDir: withFiles.dataDir }, join(home, 'none'))).rejects.toThrow(/There is no database in/)
})

test('an embedded server: restored and backed up at rest, backed up while it runs, and it goes on running', async () => {
  const place: Whose = { databaseUrl: null, dataDir: await mkdtemp(join(home, 'data-')) }
  await restoreBackup(place, made)
  await expect(restoreBackup(place, made)).rejects.toThrow(/There is a database in .* already/)
  await makeBackup(place, join(home, 'at-rest'))
  const [one, other] = [await readList(made), await readList(join(home, 'at-rest'))]
  expect(other.tables.map(({ name, rows }) => [name, rows])).toEqual(one.tables.map(({ name, rows }) => [name, rows]))
  const cluster = await startCluster({ dataDir: place.dataDir })
  const claim = await claimCluster(cluster.connection('postgres'), place.dataDir, () => undefined)
  const client = new pg.Client(cluster.connection('palette'))
  try {
    await client.connect()
    await makeBackup(place, join(home, 'running'))
    expect((await client.query('select 1 as still')).rows).toEqual([{ still: 1 }])
  } finally {
    await client.end()
    await claim.release()
    await cluster.stop()
  }
  // A server is made, and started three times.
}, 120_000)

test('a database of another major version of PostgreSQL is not touched, and it is said how it gets here', async () => {
  const dataDir = await mkdtemp(join(home, 'data-'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  await expect(startCluster({ dataDir })).rejects.toThrow(
    /made by PostgreSQL 17, and this version brings 18: .*npm run backup.*npm run restore/,
  )
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION'])
})

test('a backup that an earlier version made comes back as this version has it: every migration since takes its rows', async () => {
  const folder = join(home, 'earlier')
  for (const [name, bytes] of unzipBytes(await readFile('tests/fixtures/backup-0057.zip'))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const place = await emptyPlace()
  const list = await restoreBackup(place, folder)
  expect(list.migration).toBe('0057_rate-limits')
  await makeBackup(place, join(home, 'brought-up'))
  const now = await readList(join(home, 'brought-up'))
  expect(now.migration).toBe((await listMigrations()).at(-1)?.tag)
  const counts = (of: BackupList, names: string[]) => names.map((name) => of.tables.find((one) => one.name === name)?.rows)
  const told = [
    'people',
    'companies',
    'projects',
    'tasks',
    'task_people',
    'comments',
    'attachments',
    'time_entries',
    'wiki_pages',
    'invoices',
  ]
  expect(counts(now, told)).toEqual(counts(list, told))
  expect(counts(now, told)).not.toContain(undefined)
})
