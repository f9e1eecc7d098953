// Connections that write the workspace into what they are asked, for a database whose tables are spread by it (decision 078).
import type pg from 'pg'
import { type Rewritten, rewriteStatement, type SpreadTables } from './statement.ts'
import { presentWorkspace } from './workspace.ts'

/** How many texts are remembered as they are to be asked; most are the same few hundred. */
const REMEMBERED = 4_000

type Config = { text: string; values?: unknown[]; name?: string }
type Ask = (...asked: unknown[]) => unknown

const isConfig = (asked: unknown): asked is Config =>
  typeof asked === 'object' && asked !== null && typeof (asked as Config).text === 'string' && !('submit' in asked)

/** Makes of a question the one to ask. `within`: it is about one workspace. */
export type Rewrite = (text: string, within: boolean) => Rewritten

/** Rewrites, and remembers. */
export function rememberRewrites(spread: SpreadTables): Rewrite {
  const known = new Map<string, Rewritten>()
  return (text, within) => {
    const key = `${within ? 'within' : 'across'} ${text}`
    const found = known.get(key)
    if (found) return found
    const made = rewriteStatement(text, spread, within)
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, made)
    return made
  }
}

/** Has each connection of a pool ask what `rewrite` makes of its questions. */
export function nameWorkspace(pool: pg.Pool, rewrite: Rewrite): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const query: Ask = (question, ...rest) => {
      const config: Config | null = typeof question === 'string' ? { text: question } : isConfig(question) ? question : null
      if (config === null) return ask(question, ...rest)
      const workspace = presentWorkspace()
      const { text, workspaceAt } = rewrite(config.text, workspace !== null)
      if (text === config.text) return ask(question, ...rest)
      const given = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : (config.values ?? [])
      const heard = rest.filter((one) => typeof one === 'function')
      const values = workspaceAt === null ? given : [...given, workspace]
      // A statement that the connection keeps is another one within a workspace.
      const name = config.name === undefined ? {} : { name: `${config.name}${workspaceAt === null ? ' across' : ' within'}` }
      return ask({ ...config, ...name, text, values }, ...heard)
    }
    client.query = query as pg.PoolClient['query']
  })
}
