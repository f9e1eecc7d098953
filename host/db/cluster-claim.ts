// One host for one data folder: a lock the database itself holds, so it is gone at the moment its process is, however that ends.
import pg from 'pg'
import { HostStartError } from '../errors.ts'

const CLAIM = 7_214_002
const NAME = 'palette host, pid '

/** A held claim. */
export type Claim = { release(): Promise<void> }

/**
 * Claims the data folder behind a connection for this process; HostStartError names the pid of the one that has it.
 * `onLost` is called when the server goes away underneath.
 */
export async function claimCluster(connection: pg.ClientConfig, dataDir: string, onLost: () => void): Promise<Claim> {
  const client = new pg.Client({ ...connection, application_name: `${NAME}${process.pid}`, keepAlive: true })
  let released = false
  client.on('error', () => {
    if (!released) onLost()
  })
  await client.connect()
  const tried = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [CLAIM])
  if (tried.rows[0]?.mine !== true) {
    const found = await client.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
      [CLAIM],
    )
    released = true
    await client.end()
    const pid = found.rows[0]?.name.slice(NAME.length) ?? 'unknown'
    throw new HostStartError(`Another host (pid ${pid}) is running on ${dataDir}; stop it first or set another DATA_DIR.`)
  }
  return {
    async release() {
      released = true
      await client.end()
    },
  }
}
