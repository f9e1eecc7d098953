// The one door to PostgreSQL: a pool behind drizzle, and the type every store takes.
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { nameWorkspace, type Rewrite } from '../tenants/name-workspace.ts'
import { STATEMENT_MS, settle } from './connection-settings.ts'
import { FairPool } from './fair-pool.ts'
import { forgetNames } from './pooler.ts'
import { cutWhenSilent } from './silence.ts'

/** What every store takes: the pool or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** An open pool: `db` for the stores, `pool` for health, `spread` whether its tables are spread over machines; `close` waits for running queries. */
export type OpenDatabase = { db: Database; pool: FairPool; spread: boolean; close(): Promise<void> }

/** How many connections a process opens at most. */
export const MOST_CONNECTIONS = 16
/** After how long a server that should have stopped the statement by itself is taken for gone, in ms. */
const SILENT_MS = STATEMENT_MS + 5_000

/** Opens a pool on a connection string or on pg's options; connects lazily. At most 16 connections unless told. `pooled`: a pooler is between (`pooler.ts`). `greet` looks at each new connection, and throws for one that must not be used. `rewrite` says how statements are asked where tables are spread over machines. `silentMs` is for tests. */
export function openDatabase(
  connection: string | pg.PoolConfig,
  {
    silentMs = SILENT_MS,
    pooled = false,
    greet,
    rewrite = null,
  }: { silentMs?: number; pooled?: boolean; greet?: (client: pg.ClientBase) => Promise<void>; rewrite?: Rewrite | null } = {},
): OpenDatabase {
  const config: pg.PoolConfig = typeof connection === 'string' ? { connectionString: connection } : connection
  const pool = new FairPool({
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // Finds an idle connection whose server is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    async onConnect(client) {
      cutWhenSilent(client, silentMs)
      if (pooled) forgetNames(client)
      else await settle(client)
      await greet?.(client)
    },
    ...config,
  })
  if (rewrite) nameWorkspace(pool, rewrite)
  // A connection that the server closes must not end the process, neither an idle one (the pool says so too) nor one between two queries of a
  // transaction: the next query of that transaction fails, and the next one of the pool opens another connection.
  let closing = false
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!closing) process.stderr.write(`Database connection lost: ${error.message}\n`)
    })
  })
  pool.on('error', () => undefined)
  function close(): Promise<void> {
    closing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, spread: rewrite !== null, close }
}
