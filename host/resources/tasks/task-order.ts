// The orders of the task list, written so that each one is an index read forwards or backwards.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SORTS } from './tasks.schema.ts'
import { tasks } from './tasks.table.ts'

type Key = { column: string; down: boolean; nulls: 'first' | 'last' }

type SortName = (typeof SORTS)[number]

/** A sort of the contract, with or without `-`. */
export type Sort = SortName | `-${SortName}`

/** An order: its keys, whether it runs project by project (codes), and whether it is read from the end. */
export type Order = { keys: Key[]; byProject: boolean; turned: boolean }

const up = (column: string): Key => ({ column, down: false, nulls: 'last' })
const down = (column: string): Key => ({ column, down: true, nulls: 'last' })

/** What is not one column and, among equals, the number. */
const OWN: { readonly [Name in SortName]?: Key[] } = {
  position: [up('t.position'), down('t.number')],
  code: [up('t.number')],
  title: [up('lower(t.title collate "und-x-icu")'), up('t.number')],
  workflow: [up('t.workflow_id'), up('t.position'), down('t.number')],
}

const EMPTIABLE = new Set(Object.values(getTableColumns(tasks)).flatMap(({ name, notNull }) => (notNull ? [] : [name])))

/** The same order read from its other end. */
export function reversed({ keys, byProject, turned }: Order): Order {
  const flipped = keys.map((key): Key => ({ ...key, down: !key.down, nulls: key.nulls === 'last' ? 'first' : 'last' }))
  return { keys: flipped, byProject, turned: !turned }
}

/** The order of a sort. Tasks without a value come last in both directions. */
export function orderOf(sort: Sort): Order {
  const name = sort.replace(/^-/, '') as SortName
  const order: Order = { keys: OWN[name] ?? [up(`t.${name}`), up('t.number')], byProject: name === 'code', turned: false }
  if (!sort.startsWith('-')) return order
  if (EMPTIABLE.has(name)) return { ...order, keys: [down(`t.${name}`), down('t.number')] }
  return reversed(order)
}

/** `ORDER BY` terms over the table itself. */
export function orderTerms({ keys }: Order): SQL {
  return sql.raw(keys.map((key) => `${key.column} ${direction(key)}`).join(', '))
}

/** The keys as columns `k0`, `k1` … of a subquery. */
export function keyColumns({ keys }: Order): SQL {
  return sql.raw(keys.map((key, place) => `${key.column} as k${place}`).join(', '))
}

/** `ORDER BY` terms over `keyColumns` of several projects; `rank` is the project's place. */
export function keyTerms({ keys, byProject, turned }: Order): SQL {
  const rank = turned ? 'rank desc' : 'rank'
  const terms = keys.map((key, place) => `k${place} ${direction(key)}`)
  return sql.raw((byProject ? [rank, ...terms] : [...terms, rank]).join(', '))
}

function direction(key: Key): string {
  return `${key.down ? 'desc' : 'asc'} nulls ${key.nulls}`
}
