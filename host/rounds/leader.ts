// Of all hosts on one database one does what is done for all of them: whoever holds a lock of the database, which is free at the moment its holder is gone.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../db/open.ts'
import { cutWhenSilent } from '../db/silence.ts'

/** Any constant that no other lock of the database has. */
const LEADER = 7_214_003
/** How often the leader looks whether it still is, and every other host whether there is one, in ms. */
const EVERY_MS = 2_000
/** How long the leader's connection may be silent, in ms: by then the database may have given the lock to somebody else. */
const SILENT_MS = 5_000

/** What the leader does; `begin` starts it, and what that answers stops it and resolves when what is under way has ended. `every` (ms) is for tests. */
export type LeaderParts = {
  db: Database
  connection: pg.ClientConfig
  begin: () => () => Promise<void>
  onError: (error: unknown) => void
  every?: number
}

/** The time in which this host leads; `lost` once its connection is. */
type Term = { client: pg.Client; end: () => Promise<void>; lost: boolean }

async function isLed(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${LEADER} and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())`)
  return rowCount !== 0
}

/**
 * The lock is of a transaction that stays open, on a connection around any pooler (decision 070). It reads nothing, and asks without parameters, which
 * would leave a snapshot open: nothing is kept from being vacuumed for it. Null when somebody else was faster.
 */
async function takeLead(connection: pg.ClientConfig): Promise<pg.Client | null> {
  const client = new pg.Client({
    application_name: `palette leader, pid ${process.pid}`,
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // Told by the query that is under way, and by `end`.
  client.on('error', () => undefined)
  try {
    await client.connect()
    cutWhenSilent(client, SILENT_MS)
    await client.query('begin isolation level read committed read only')
    await client.query(
      "select set_config(name, '0', true) from pg_settings where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')",
    )
    const { rows } = await client.query<{ ours: boolean }>(`select pg_try_advisory_xact_lock(${LEADER}) as ours`)
    if (rows[0]?.ours) return client
  } catch (error) {
    await client.end()
    throw error
  }
  await client.end()
  return null
}

/** Leads whenever nobody else does, until it is stopped. Hosts that are not reached by the database do nothing for all until they are again. */
export function startLeading({ db, connection, begin, onError, every = EVERY_MS }: LeaderParts): Rounds {
  let term: Term | null = null

  async function resign({ client, end }: Term): Promise<void> {
    term = null
    await end()
    await client.end()
  }

  async function round(): Promise<void> {
    if (term !== null) {
      const present = term
      const holds = present.lost
        ? false
        : await present.client.query('select 1').then(
            () => true,
            () => false,
          )
      if (holds) return
      await resign(present)
    }
    if (await isLed(db)) return
    const client = await takeLead(connection)
    if (client === null) return
    const present: Term = { client, end: begin(), lost: false }
    client.once('end', () => {
      present.lost = true
      // At once, and not with the next look: somebody else leads already.
      if (term === present) void present.end().catch(onError)
    })
    term = present
  }

  const rounds = startRounds({ round, every, onError })
  return {
    async stop() {
      await rounds.stop()
      if (term !== null) await resign(term)
    },
  }
}
