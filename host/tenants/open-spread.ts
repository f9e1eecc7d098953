// Finds out whether a database is spread over machines, and how its statements are to be asked then.
import pg from 'pg'
import { type Rewrite, rememberRewrites } from './name-workspace.ts'
import { readSpread } from './spread-tables.ts'
import { loadParser } from './statement.ts'

/** How statements of this database are asked; null where nothing is spread, and they are asked as they are. */
export async function rewriteFor(direct: pg.ClientConfig): Promise<Rewrite | null> {
  const client = new pg.Client(direct)
  await client.connect()
  try {
    const spread = await readSpread(client)
    if (spread === null) return null
    await loadParser()
    return rememberRewrites(spread)
  } finally {
    await client.end()
  }
}
