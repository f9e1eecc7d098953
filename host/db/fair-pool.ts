// Connections that people share: nobody takes them all, and what nobody waits for any more is stopped in PostgreSQL, too.
import pg from 'pg'
import { createFairQueue } from '#process/fair-queue.ts'
import { CallerGone, presentTurn, type Turn } from '../turns/turn.ts'
import { cut, DatabaseAway } from './silence.ts'

/** How many of a pool's connections requests share; the others are for what runs beside requests. */
const PLACES = 3 / 4
/** Of these one person has at most so many while others wait, and while nobody does. */
const SHARE = 1 / 4
const ALONE = 2 / 3
/** How many reads and writes of one person may wait for a connection. */
const WAITING = 1_000
/** How long a server that was told to stop may take to say so, in ms. */
const STOPPED_MS = 3_000

function createQueue(connections: number) {
  const places = Math.ceil(connections * PLACES)
  return createFairQueue({ places, share: Math.ceil(places * SHARE), alone: Math.ceil(places * ALONE), waiting: WAITING })
}

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void

const BEGIN = /^\s*begin/i

/** Gives a connection back on which no transaction could begin: drizzle does so only for one that has begun (`transaction` of its node-postgres/session.js). */
function giveBackUnbegun(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const query = (...asked: unknown[]) => {
    const answer = ask(...asked)
    const text = typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text?: string }).text
    if (answer instanceof Promise && BEGIN.test(text ?? '')) answer.catch((error: Error) => client.release(error))
    return answer
  }
  client.query = query as pg.PoolClient['query']
}

/** A pool whose connections are given out by turns (`turns/turn.ts`); what has no turn gets one at once. */
export class FairPool extends pg.Pool {
  readonly #queue = createQueue(this.options.max)

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('connect', giveBackUnbegun)
  }

  /** How many connections requests hold, and how many requests wait for one. */
  standing(): { taken: number; waiting: number } {
    return this.#queue.standing()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const turn = presentTurn()
    const client = turn === undefined || turn.held > 0 ? this.#connect() : this.#connectInTurn(turn)
    if (callback === undefined) return client
    void client.then(
      (connected) => callback(undefined, connected, (release) => connected.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  #connect(): Promise<pg.PoolClient> {
    return super.connect().catch((error: Error) => {
      throw new DatabaseAway(error.message, { cause: error })
    })
  }

  async #connectInTurn(turn: Turn): Promise<pg.PoolClient> {
    const leave = await this.#queue.enter(turn.who, turn.gone)
    turn.held += 1
    const end = () => {
      turn.held -= 1
      leave()
    }
    const client = await this.#connect().catch((error: unknown) => {
      end()
      throw error
    })
    if (turn.gone?.aborted) {
      client.release()
      end()
      throw new CallerGone()
    }
    let patience: NodeJS.Timeout | undefined
    const stop = () => {
      stopQuery(this.options, client)
      patience = setTimeout(() => cut(client), STOPPED_MS).unref()
    }
    turn.gone?.addEventListener('abort', stop, { once: true })
    const { release } = client
    client.release = (error) => {
      turn.gone?.removeEventListener('abort', stop)
      clearTimeout(patience)
      client.release = release
      end()
      // The word to stop may still be on its way: it must not meet what the connection would do next.
      release(error ?? turn.gone?.aborted)
    }
    return client
  }
}

/** Parts of pg's client that its types do not name. */
type Inner = {
  connection: {
    connect(port: number | string, host?: string): void
    cancel(processId: number, secretKey: number): void
    end(): void
    on(event: string, heard: () => void): void
    ssl: unknown
  }
  host: string
  port: number
  processID: number
  secretKey: number
}

/** Tells the server to stop what `client` asked for, over a connection of its own, as the protocol has it. That may come too late, which is no harm. */
function stopQuery(options: pg.PoolOptions, client: pg.PoolClient): void {
  const { processID, secretKey } = client as unknown as Inner
  const { connection, host, port } = new pg.Client(options) as unknown as Inner
  // A server that cannot be reached has nothing to stop.
  connection.on('error', () => undefined)
  connection.on(connection.ssl ? 'sslconnect' : 'connect', () => {
    connection.cancel(processID, secretKey)
    connection.end()
  })
  if (host?.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
  else connection.connect(port, host)
}
