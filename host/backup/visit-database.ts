// A connection to the database of a run beside whoever runs it: an embedded server that rests is started, and rests again afterwards.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '../db/cluster.ts'
import { claimCluster } from '../db/cluster-claim.ts'
import { unhurry } from '../db/connection-settings.ts'
import { assertDirect, cannotBeUsed, directUrl, type GivenUrls } from '../db/pooler.ts'
import { DATABASE } from '../db/serve-database.ts'
import { HostStartError } from '../errors.ts'
import type { Settings } from '../settings.ts'

/** Whose database. */
export type Whose = GivenUrls & Pick<Settings, 'dataDir'>

/** Opens a connection, without a limit to how long a statement takes. Throws HostStartError where there is no database. */
export async function visitDatabase(whose: Whose): Promise<{ client: pg.Client; close(): Promise<void> }> {
  const { dataDir } = whose
  const given = directUrl(whose)
  if (given !== null) {
    const client = new pg.Client({ connectionString: given.url, connectionTimeoutMillis: 5_000 })
    await assertDirect(given)
      .then(() => client.connect())
      .then(() => unhurry(client))
      .catch(cannotBeUsed(given))
    return { client, close: () => client.end() }
  }
  if (!(await hasCluster(dataDir))) throw new HostStartError(`There is no database in ${dataDir} (DATA_DIR).`)
  const cluster = await startCluster({ dataDir })
  // Who has the claim runs the server: only then it is ours to stop.
  const claim = await claimCluster(cluster.connection('postgres'), dataDir, () => undefined).catch((error: unknown) => {
    if (error instanceof HostStartError) return null
    throw error
  })
  const client = new pg.Client(cluster.connection(DATABASE))
  async function close() {
    await client.end()
    await claim?.release()
    if (claim) await cluster.stop()
  }
  await client.connect().catch(async (error: Error) => {
    await close()
    throw new HostStartError(`The database in ${dataDir} cannot be used: ${error.message}.`)
  })
  return { client, close }
}

/** Whether a data folder has an embedded server. */
export function hasCluster(dataDir: string): Promise<boolean> {
  return access(join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  )
}
