// Restoring a backup: into a place that has nothing yet, whole or not at all.
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { withoutPassword } from '#process/environment.ts'
import { startCluster } from '../db/cluster.ts'
import { unhurry } from '../db/connection-settings.ts'
import { listMigrations, migrateDatabase } from '../db/migrate.ts'
import { assertDirect, cannotBeUsed, directUrl, type GivenUrl } from '../db/pooler.ts'
import { createDatabase, DATABASE } from '../db/serve-database.ts'
import { HostStartError } from '../errors.ts'
import { type FilesSettings, openStore } from '../files/open-files.ts'
import { type BackupList, readList } from './backup-list.ts'
import { loadTables } from './load-tables.ts'
import { hasCluster, type Whose } from './visit-database.ts'

/** How long storage may take to answer, in ms: nobody looks at a screen meanwhile. */
const PATIENCE_MS = 60_000

/**
 * Restores the backup in `folder` into DATA_DIR, its files into the bucket of S3_URL where that is set, and into the database of DATABASE_URL where that is set, and brings it up to this version. Neither may
 * have anything: HostStartError says so, or what is wrong with the backup, before anything is written. A restore that fails leaves nothing.
 */
export async function restoreBackup(whose: Whose & FilesSettings, folder: string): Promise<BackupList> {
  const list = await readList(folder)
  if (!(await listMigrations()).some(({ tag }) => tag === list.migration))
    throw new HostStartError(`The backup was made by a newer version (${list.migration}): restore it with that one.`)
  await assertNothingThere(whose)
  const undo: (() => Promise<void>)[] = []
  try {
    await putFiles(list, folder, whose, undo)
    const given = directUrl(whose)
    if (given === null) await restoreEmbedded(list, folder, whose.dataDir, undo)
    else await load({ connectionString: given.url }, list, folder)
  } catch (error) {
    for (const step of undo.reverse()) await step()
    throw error
  }
  return list
}

async function assertNothingThere(whose: Whose & FilesSettings): Promise<void> {
  const { dataDir, s3 = null } = whose
  const given = directUrl(whose)
  if (given === null && (await hasCluster(dataDir)))
    throw new HostStartError(`There is a database in ${dataDir} (DATA_DIR) already: a backup is restored into a folder that has none.`)
  for await (const _one of openStore({ dataDir, s3 }).list(''))
    throw new HostStartError(
      s3 === null
        ? `There are files in ${dataDir} (DATA_DIR) already: a backup is restored into a folder that has none.`
        : `There are files in ${s3.bucket}/${s3.prefix} (S3_URL) already: a backup is restored into a bucket, or below a name in it, that has none.`,
    )
  if (given !== null)
    await assertDirect(given)
      .then(() => assertNoRows(given))
      .catch(cannotBeUsed(given))
}

async function assertNoRows({ url, name }: GivenUrl): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.people') is not null as there`)
    const { rowCount } = rows[0]?.there ? await client.query('select 1 from public.people limit 1') : { rowCount: 0 }
    if (rowCount)
      throw new HostStartError(
        `The database at ${withoutPassword(url)} (${name}) has people already: a backup is restored into an empty one.`,
      )
  } finally {
    await client.end()
  }
}

async function putFiles(
  { files, key }: BackupList,
  folder: string,
  { dataDir, s3 = null }: FilesSettings,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const into = join(dataDir, 'files')
  await mkdir(into, { recursive: true })
  undo.push(() => rm(into, { recursive: true, force: true }))
  const store = openStore({ dataDir, s3 }, { patience: PATIENCE_MS })
  for (const { path } of files) {
    const [from, name] = [join(folder, path), basename(path)]
    if (s3 === null) await copyFile(from, join(into, name), constants.COPYFILE_EXCL)
    else {
      undo.push(() => store.remove(name))
      await store.put(name, createReadStream(from))
    }
  }
  if (key === null) return
  const own = join(dataDir, key.path)
  await copyFile(join(folder, key.path), own, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new HostStartError(`${own} is there already: move it away, the backup brings its own.`) : error
  })
  undo.push(() => rm(own, { force: true }))
}

async function restoreEmbedded(list: BackupList, folder: string, dataDir: string, undo: (() => Promise<void>)[]): Promise<void> {
  undo.push(() => rm(join(dataDir, 'postgres'), { recursive: true, force: true }))
  const cluster = await startCluster({ dataDir })
  try {
    await createDatabase(cluster.connection('postgres'))
    await load(cluster.connection(DATABASE), list, folder)
  } finally {
    await cluster.stop()
  }
}

async function load(connection: pg.ClientConfig, list: BackupList, folder: string): Promise<void> {
  await migrateDatabase(connection, list.migration)
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await unhurry(client)
    await loadTables(client, folder, list)
  } finally {
    await client.end()
  }
  await migrateDatabase(connection)
}
