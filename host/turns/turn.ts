// In whose name a request asks the database, and whether anybody still waits for the answer.
import { AsyncLocalStorage } from 'node:async_hooks'

/** A request's part of the database. */
export type Turn = {
  /** Whom the connections count for: the person once they are known, else whoever the token or the address is. */
  who: string
  /** The workspace that the request is about, once that is known to be one that the caller may see. */
  workspace: string | null
  /** Aborted when nobody waits for the answer of a read any more; writes are done to their end, and have none. */
  gone: AbortSignal | undefined
  /** How many connections it holds: what it asks for besides is not made to wait, or it would wait for itself. */
  held: number
}

/** Nobody waits for the answer any more. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone'
}

const turns = new AsyncLocalStorage<Turn>()

/** Calls `work`, and everything it starts, in the name of `turn`. */
export function inTurn<T>(turn: Turn, work: () => T): T {
  return turns.run(turn, work)
}

/** The turn under way; undefined for what the host does of its own. */
export function presentTurn(): Turn | undefined {
  return turns.getStore()
}
