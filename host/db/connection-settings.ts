// What every connection of the product is set to: by itself where it keeps what it is told, by its role where a pooler gives it out anew each time.
import pg from 'pg'
import { HostStartError } from '../errors.ts'

/** How long one statement may take, in ms: whoever waits for an answer has given up by then. */
export const STATEMENT_MS = 60_000

// Lists read a page by index: the planner must neither compile such queries nor think of a disk that has to seek. Merging by random ids
// reads a table all over the place for a bounded count, which the planner takes for cheap: 83 ms instead of 7 for 1,000 tasks of a label among 100,000.
const SETTINGS = [
  ['jit', 'off'],
  ['random_page_cost', '1.1'],
  ['enable_mergejoin', 'off'],
  ['statement_timeout', String(STATEMENT_MS)],
] as const

const SET = SETTINGS.map(([name, value]) => `set ${name} = ${value}`).join('; ')

/** Sets a connection for as long as it lasts. */
export async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(SET)
}

/** Takes the limit from a connection that reads or writes everything there is, such as that of a migration or of a backup. */
export async function unhurry(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0')
}

/** Sets all connections of `role` to the database of `client` that are opened from now on, unless they are so already. Throws HostStartError where `client` may not. */
export async function settleRole(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ database: string; settings: string[] | null }>(
    `select d.datname as database, s.setconfig as settings from pg_database d
       left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = (select oid from pg_roles where rolname = $1)
      where d.datname = current_database()`,
    [role],
  )
  const [found] = rows
  const missing = SETTINGS.filter(([name, value]) => !found?.settings?.includes(`${name}=${value}`))
  const [roleName, database] = [pg.escapeIdentifier(role), pg.escapeIdentifier(found?.database ?? '')]
  const statements = missing.map(([name, value]) => `alter role ${roleName} in database ${database} set ${name} = ${value}`)
  for (const statement of statements)
    await client.query(statement).catch((error: Error) => {
      throw new HostStartError(
        `Behind a pooler the role ${role} needs settings of its own, which the account of DATABASE_DIRECT_URL may not give it (${error.message}); run as an administrator: ${statements.join('; ')};`,
      )
    })
}
