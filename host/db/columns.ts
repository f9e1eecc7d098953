// What a body of the wire sets in a row: fields and columns of the same name.
import { getTableColumns, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type NameOf<Table extends PgTable, Key extends keyof Table['_']['columns']> = Table['_']['columns'][Key]['_']['name']

/** The part of a row that a body holds; what is absent there is absent here. */
export type RowOf<Table extends PgTable, Body> = {
  [Key in keyof Table['_']['columns'] as NameOf<Table, Key> extends keyof Body ? Key : never]?: Exclude<
    Body[NameOf<Table, Key> & keyof Body],
    undefined
  >
}

/** Takes from a body, checked by its schema, what the table has a column for. */
export function rowOf<Table extends PgTable, Body extends object>(table: Table, body: Body): RowOf<Table, Body> {
  const given = new Map(Object.entries(body))
  const entries = Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
    given.get(name) === undefined ? [] : [[key, given.get(name)] as const],
  )
  return Object.fromEntries(entries) as RowOf<Table, Body>
}

/** The key in a row of the column that the wire calls by `name`. Throws where there is none. */
export function keyOf<Table extends PgTable>(table: Table, name: string): keyof InferInsertModel<Table> {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)
  if (found === undefined) throw new Error(`There is no column ${name}.`)
  return found[0] as keyof InferInsertModel<Table>
}
