// One transaction for everything a request does: stores go on asking the database they were given, and join it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** A request that may have a transaction; `after` runs once it has ended, however it did. `other`: it asks another database instead. */
type Scope = { tx: Database | null; other: Database | null; after: (() => Promise<void>)[] }

const presentOf = (scope: Scope | undefined) => scope?.tx ?? scope?.other

const scopes = new AsyncLocalStorage<Scope>()

/** An open transaction of the request under way. */
export type RequestTransaction = {
  tx: Database
  /** Takes back what was done since the transaction was opened, or last marked. */
  undo(): Promise<void>
  /** Where `undo` goes back to. */
  mark(): Promise<void>
  /** Ends it, then runs what waits for the end and answers what of that failed. Rejects when the commit fails: then nothing was done. */
  end(how: 'commit' | 'roll back'): Promise<unknown[]>
}

/** Calls `work`, and everything it starts, with room for a transaction. */
export function withRoom<T>(work: () => T): T {
  return scopes.run({ tx: null, other: null, after: [] }, work)
}

/** Calls a read whose queries, and those of everything it starts, go to `other`, which is one connection. */
export function askingInstead<T>(other: Database, read: () => T): T {
  return scopes.run({ tx: null, other, after: [] }, read)
}

/** The database as stores see it: its queries join the transaction of the request under way, where there is one (transactions become savepoints), or go where its reads are sent. */
export function joining(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      const present = presentOf(scopes.getStore()) ?? target
      const value: unknown = Reflect.get(present, name, present)
      return typeof value === 'function' ? value.bind(present) : value
    },
  })
}

/** True while what is asked goes to one connection: that of the transaction of the request under way, or of a read elsewhere. */
export function isJoined(): boolean {
  return presentOf(scopes.getStore()) != null
}

/**
 * Runs `work` when the transaction of the request has ended, or now where there is none: for what cannot be rolled back, such as files. The answer
 * no longer depends on it then, so `work` must be something that a later start makes up for.
 */
export async function afterTransaction(work: () => Promise<void>): Promise<void> {
  const scope = scopes.getStore()
  if (scope?.tx) scope.after.push(work)
  else await work()
}

const ROLL_BACK = new Error('Rolled back.')
const MARK = sql.raw('savepoint request')
const UNDO = sql.raw('rollback to savepoint request')

/** Opens the transaction of the request under way; `withRoom` has to be around. */
export async function openTransaction(db: Database): Promise<RequestTransaction> {
  const scope = scopes.getStore()
  if (!scope || scope.tx) throw new Error('There is no room for a transaction.')
  let finish: (how: 'commit' | 'roll back') => void = () => undefined
  const ending = new Promise<'commit' | 'roll back'>((resolve) => {
    finish = resolve
  })
  let whole: Promise<void> = Promise.resolve()
  const tx = await new Promise<Database>((resolve, reject) => {
    whole = db.transaction(async (opened) => {
      resolve(opened)
      if ((await ending) === 'roll back') throw ROLL_BACK
    })
    whole.catch(reject)
  })
  scope.tx = tx
  return {
    tx,
    mark: async () => void (await tx.execute(MARK)),
    undo: async () => void (await tx.execute(UNDO)),
    async end(how) {
      finish(how)
      const failed = await whole.then(
        () => null,
        (error: unknown) => (error === ROLL_BACK ? null : { error }),
      )
      scope.tx = null
      const late: unknown[] = []
      for (const work of scope.after.splice(0)) await work().catch((error: unknown) => late.push(error))
      if (failed) throw failed.error
      return late
    },
  }
}
