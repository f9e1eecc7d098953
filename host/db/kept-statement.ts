// Reads that a connection keeps: PostgreSQL parses and plans them once, where planning takes as long as reading.
import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database } from './open.ts'

const dialect = new PgDialect()

/**
 * The rows of a query whose text is always the same. After five runs PostgreSQL may plan it once for all values, so it must be one whose best plan
 * does not hang on them: by id, never by filter, order or place in a list (decision 026).
 */
export async function executeKept<Row>(db: Database, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  const name = createHash('sha1').update(built.sql).digest('base64')
  const prepared = db._.session.prepareQuery(built, undefined, name, false)
  return ((await prepared.execute()) as QueryResult).rows as Row[]
}
