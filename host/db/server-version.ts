// Which versions of PostgreSQL the product runs on.
import type pg from 'pg'
import { HostStartError } from '../errors.ts'

const OLDEST = 14

/** HostStartError where the server behind `client` is too old. */
export async function assertVersion(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST)
    throw new HostStartError(`PostgreSQL ${version} is too old: the product needs ${OLDEST} or newer.`)
}
