// A connection to PostgreSQL whose other end went away without a word: nothing comes back, and TCP would wait for hours.
import type { Socket } from 'node:net'
import type pg from 'pg'

/** Parts of pg's client that its types do not name. */
type Inner = { connection: { stream: Socket }; _getActiveQuery(): unknown }

/** What was asked of the database was not answered, nor refused. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/** No connection to the database could be opened, or none was free in time; `cause` says why. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/**
 * Cuts the connection of `client` when nothing came or went for `limitMs` while a query is under way: the query fails with DatabaseSilent, everything
 * behind it, too, and the pool opens another one. Not pg's `query_timeout`, which fails a query and leaves its connection to whoever comes next.
 */
export function cutWhenSilent(client: pg.ClientBase, limitMs: number): void {
  const { connection, _getActiveQuery } = client as unknown as Inner
  connection.stream.setTimeout(limitMs, () => {
    if (_getActiveQuery.call(client)) cut(client)
  })
}

/** Cuts the connection of `client` now; what it still waits for fails with DatabaseSilent. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as Inner
  connection.stream.destroy(new DatabaseSilent('The database does not answer; its connection was cut.'))
}
