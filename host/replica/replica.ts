// A standby of the database that reads go to while it is near enough: each read says which writes it has to see (decision 071).
import { setTimeout as after } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, MOST_CONNECTIONS, type OpenDatabase, openDatabase } from '../db/open.ts'
import { cut, DatabaseAway } from '../db/silence.ts'
import { outageOf } from '../outages/outages.ts'
import { createLagMeter, type Lag } from './lag.ts'
import { assertStandby, type Identity, identityOf, mayBeHalf, replayedBy, WrongReplica, writeRest, writtenBy } from './standby.ts'

/** How often it is looked at, how long it may take to answer then, and how long a connection may take, in ms. */
const LOOK_MS = 1_000
const ANSWER_MS = 2_000
const CONNECT_MS = 2_000
/** A read looks again after these times, in ms: what was just written arrives within some. */
const WAITS_MS = [1, 2, 4, 8, 16]
/** When it did not arrive, others do not wait for it so soon, in ms. */
const REST_MS = 200
/** How late it may be before that is said, in ms. */
const LATE_MS = 10_000

/** 'ok', too late for long, out of reach, or a server that is no replica of the primary. */
export type ReplicaState = 'ok' | 'late' | 'away' | 'wrong'

/** What it is made from; `counted` hears where each read went that could go here. */
export type ReplicaParts = {
  url: string
  primary: pg.Pool
  max?: number
  say: { info(line: string): void; warn(line: string): void }
  counted?: (place: 'primary' | 'replica') => void
}

/** A replica that is watched. */
export type Replica = {
  /** Does `work` with a connection of the replica that shows everything up to `position`; without one, or where it fails on the way, `instead`. */
  read<T>(position: bigint, work: (db: Database) => Promise<T>, instead: () => Promise<T>): Promise<T>
  state(): ReplicaState
  /** How far behind it was when it was last seen; null while it cannot be asked. */
  lag(): Lag | null
  close(): Promise<void>
}

/** What a connection has shown before, and its door for stores: it never goes back, since a server that starts anew ends its connections. */
type Known = { db: Database; replayed: bigint }

class WatchedReplica implements Replica {
  readonly #parts: Required<Omit<ReplicaParts, 'url' | 'max'>>
  readonly #pool: OpenDatabase
  readonly #known = new WeakMap<pg.ClientBase, Known>()
  /** Connections that are asked something. */
  readonly #busy = new Set<pg.ClientBase>()
  readonly #meter = createLagMeter()
  readonly #stopped = new AbortController()
  readonly #watching: Promise<void>
  #identity: Promise<Identity> | null = null
  #state: ReplicaState | 'unknown' = 'unknown'
  #near = false
  #lag: Lag | null = null
  #restUntil = 0
  #completedAt = 0

  constructor({ url, max = MOST_CONNECTIONS, counted = () => undefined, ...parts }: ReplicaParts) {
    this.#parts = { ...parts, counted }
    const at = { connectionString: url, max, connectionTimeoutMillis: CONNECT_MS }
    this.#pool = openDatabase(at, { greet: (client) => this.#greet(client) })
    this.#watching = this.#watch()
  }

  state(): ReplicaState {
    return this.#state === 'unknown' ? 'away' : this.#state
  }

  lag(): Lag | null {
    return this.#lag
  }

  async read<T>(position: bigint, work: (db: Database) => Promise<T>, instead: () => Promise<T>): Promise<T> {
    const client = await this.#lend(position)
    if (client !== null) {
      try {
        const answer = await work(this.#knownOf(client).db)
        this.#giveBack(client)
        this.#parts.counted('replica')
        return answer
      } catch (error) {
        const fault = faultOf(error)
        this.#giveBack(client, fault === 'gone' ? (error as Error) : undefined)
        if (fault === null) throw error
        if (fault === 'gone') this.#failed(error)
      }
    }
    this.#parts.counted('primary')
    return instead()
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await this.#watching
    await this.#pool.close()
  }

  async #own(): Promise<Identity> {
    this.#identity ??= identityOf(this.#parts.primary)
    return this.#identity.catch((error: unknown) => {
      this.#identity = null
      throw error
    })
  }

  async #greet(client: pg.ClientBase): Promise<void> {
    this.#busy.add(client)
    try {
      assertStandby(await identityOf(client), await this.#own())
      // It may become a primary.
      await client.query('set default_transaction_read_only = on')
    } finally {
      this.#busy.delete(client)
    }
  }

  #become(next: ReplicaState, why = ''): void {
    const before = this.#state
    if (before === next) return
    this.#state = next
    if (next !== 'ok') this.#parts.say.warn(`Reads go to the primary: the replica at DATABASE_REPLICA_URL ${why}`)
    else if (before !== 'unknown') this.#parts.say.info('Reads go to the replica at DATABASE_REPLICA_URL again')
  }

  #failed(error: unknown): void {
    this.#near = false
    this.#lag = null
    const cause = (error as { cause?: unknown }).cause ?? error
    if (cause instanceof WrongReplica) this.#become('wrong', cause.message)
    else this.#become('away', `cannot be used (${(cause as Error).message || (cause as { code?: string }).code})`)
  }

  #knownOf(client: pg.PoolClient): Known {
    const found = this.#known.get(client) ?? { db: drizzle(client), replayed: 0n }
    this.#known.set(client, found)
    return found
  }

  /** Has the primary write the rest of a record that the replica has a half of; what fails there fails whoever asks it next. */
  #complete(position: bigint): void {
    if (!mayBeHalf(position) || performance.now() < this.#completedAt + REST_MS) return
    this.#completedAt = performance.now()
    void writeRest(this.#parts.primary).catch(() => undefined)
  }

  async #reaches(client: pg.PoolClient, position: bigint): Promise<boolean> {
    const of = this.#knownOf(client)
    if (of.replayed >= position) return true
    for (const wait of [0, ...WAITS_MS]) {
      if (wait > 0) await after(wait)
      of.replayed = await replayedBy(client)
      if (of.replayed >= position) return true
      this.#complete(position)
    }
    this.#restUntil = performance.now() + REST_MS
    return false
  }

  /** A connection that shows everything up to `position`, or null. Rejects with what is no fault of the replica. */
  async #lend(position: bigint): Promise<pg.PoolClient | null> {
    if (this.#state !== 'ok' || !this.#near || performance.now() < this.#restUntil) return null
    const client = await this.#pool.pool.connect().catch((error: unknown) => {
      if (!(error instanceof DatabaseAway)) throw error
      this.#failed(error)
      return null
    })
    if (client === null) return null
    this.#busy.add(client)
    try {
      if (await this.#reaches(client, position)) return client
      this.#giveBack(client)
    } catch (error) {
      this.#giveBack(client, error as Error)
      this.#failed(error)
    }
    return null
  }

  #giveBack(client: pg.PoolClient, error?: Error): void {
    this.#busy.delete(client)
    client.release(error)
  }

  async #look(): Promise<void> {
    // What the primary does not answer is no fault of the replica.
    const written = await writtenBy(this.#parts.primary).catch(() => null)
    if (written === null) return
    this.#meter.wrote(performance.now(), written)
    const client = await this.#pool.pool.connect()
    this.#busy.add(client)
    let replayed: bigint
    try {
      replayed = await replayedBy(client)
    } catch (error) {
      this.#giveBack(client, error as Error)
      throw error
    }
    this.#giveBack(client)
    const { near, ...lag } = this.#meter.replayed(performance.now(), replayed)
    this.#near = near
    this.#lag = lag
    if (replayed < written) this.#complete(written)
    if (lag.ms > LATE_MS) this.#become('late', `is ${Math.round(lag.ms / 1000)} s behind`)
    else if (this.#state !== 'late' || near) this.#become('ok')
  }

  /** Whoever reads does not wait for what does not answer a look. */
  readonly #endReads = () => this.#busy.forEach(cut)

  async #watch(): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      const patience = setTimeout(this.#endReads, ANSWER_MS)
      await this.#look().catch((error: unknown) => {
        this.#failed(error)
        this.#endReads()
      })
      clearTimeout(patience)
      await after(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

/** Opens it and begins to watch; it need not be there. */
export function openReplica(parts: ReplicaParts): Replica {
  return new WatchedReplica(parts)
}

/** What a replica alone fails with: it is gone, or it had to end a read because of what it has to repeat (class 40 of PostgreSQL). */
function faultOf(error: unknown): 'gone' | 'in the way' | null {
  if (outageOf(error)?.code === 'database_away') return 'gone'
  const { code = '' } = ((error as { cause?: unknown }).cause ?? error) as { code?: string }
  return code.startsWith('40') ? 'in the way' : null
}
