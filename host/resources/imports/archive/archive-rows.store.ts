// Writes the rows of an archive, some hundreds in one statement, under new ids; what names a row that is not there yet is tied in the end (EXPORT-02).
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { UnreadableFile } from '../import-item.ts'
import type { Catalog, CatalogColumn, CatalogTable } from './archive-catalog.store.ts'
import type { NewIds } from './archive-ids.ts'
import { cellOf } from './archive-values.ts'

/** A row with the names of its columns here. */
export type Values = Record<string, unknown>

/** A value that is of this installation already. */
export class Here {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

/** What of a row is as this installation wants it: other values, further columns; null leaves it out. Names of its columns are still those of the archive. */
export type Settle = (table: string, row: Values) => Values | null

/** How rows are written, and for whom. */
export type RowParts = {
  tx: Database
  catalog: Catalog
  companyId: string
  ids: NewIds
  personOf: (old: string) => Promise<string | null>
  settle: Settle
}

const MOST_ROWS = 300
const MOST_LENGTH = 2_000_000

/** Rows that say one of several things: without it they say nothing. */
const NEEDS_ALL: ReadonlySet<string> = new Set(['comments', 'wiki_links', 'invoices'])
/** Rows that are never changed once they are there: what they name is there before them, or is left out. */
const NEVER_TIED: ReadonlySet<string> = new Set(['audit_events'])

type Tie = { table: string; column: string; id: string | number; names: string; old: unknown }

/** Writes rows in the order in which they come, parents before what names them. */
export class ArchivedRows {
  readonly #parts: RowParts
  readonly #ties: Tie[] = []
  #table: CatalogTable | null = null
  #place = { file: '', projectId: null as string | null }
  #rows: Values[] = []
  #length = 0
  /** Rows that were left out because what they name is nowhere in the archive, by table. */
  readonly lost = new Map<string, number>()
  /** Rows that were written, by table. */
  readonly written = new Map<string, number>()

  constructor(parts: RowParts) {
    this.#parts = parts
  }

  /** Takes a row; `projectId` is the new one, null for what is the workspace's. */
  async add(file: string, projectId: string | null, name: string, row: Values): Promise<void> {
    const table = this.#parts.catalog.get(name)
    if (table === undefined) throw new UnreadableFile(`${file}: there is no table ${name}.`)
    if (table !== this.#table || file !== this.#place.file || this.#rows.length >= MOST_ROWS || this.#length >= MOST_LENGTH)
      await this.flush()
    if (this.#table !== null && this.#place.file === file && table.order < this.#table.order)
      throw new UnreadableFile(`${file}: ${name} stands behind ${this.#table.name}, which names it.`)
    this.#table = table
    this.#place = { file, projectId }
    const read: Values = {}
    for (const column of table.columns) {
      read[column.name] = cellOf({ file, table: name }, column, row[column.name])
      if (typeof read[column.name] === 'string') this.#length += String(read[column.name]).length
    }
    this.#rows.push(read)
  }

  /** Writes what was taken. */
  async flush(): Promise<void> {
    const rows = this.#rows
    const table = this.#table
    this.#rows = []
    this.#length = 0
    if (table === null || rows.length === 0) return
    const settled = rows.map((row) => this.#parts.settle(table.name, row)).filter((row) => row !== null)
    await this.#giveIds(table, settled)
    const lines: Values[] = []
    for (const row of settled) {
      const line = await this.#tied(table, row)
      if (line === null) this.lost.set(table.name, (this.lost.get(table.name) ?? 0) + 1)
      else lines.push(line)
    }
    if (lines.length > 0) await this.#insert(table, lines)
    this.written.set(table.name, (this.written.get(table.name) ?? 0) + lines.length)
  }

  /** Ties what came before what it names; what another project may still bring waits for the next time. Parents that would be their own ancestors are none. */
  async finish(): Promise<void> {
    await this.flush()
    this.#table = null
    const ties = this.#ties.splice(0)
    const found = ties.flatMap((tie) => {
      const { table, column, id, names, old } = tie
      const target = this.#parts.ids.of(names, old)
      if (target !== null) return [{ key: `${table}.${column}`, table, column, id, target, isParent: isParent(table, names, column) }]
      this.#ties.push(tie)
      return []
    })
    const above = new Map(found.flatMap((tie) => (tie.isParent ? [[`${tie.table} ${tie.id}`, `${tie.table} ${tie.target}`] as const] : [])))
    const tooDeep = cutDeep(above)
    const kept = found.filter((tie) => !(tie.isParent && tooDeep.has(`${tie.table} ${tie.id}`)))
    for (const group of groups(kept)) await this.#tie(group)
  }

  async #tie(ties: readonly { table: string; column: string; id: string | number; target: string | number }[]): Promise<void> {
    const [first] = ties
    if (first === undefined) return
    const { tx, companyId, catalog } = this.#parts
    const typed = (name: string) => sql.raw(catalog.get(first.table)?.columns.find((column) => column.name === name)?.type ?? 'uuid')
    for (let at = 0; at < ties.length; at += 1_000) {
      const some = ties.slice(at, at + 1_000)
      await tx.execute(sql`
        update ${sql.identifier(first.table)} t set ${sql.identifier(first.column)} = v.target::${typed(first.column)}
        from unnest(${sql.param(some.map(({ id }) => String(id)))}::text[], ${sql.param(some.map(({ target }) => String(target)))}::text[]) as v (id, target)
        where t.company_id = ${companyId} and t.id = v.id::${typed('id')}`)
    }
  }

  async #giveIds({ name, columns }: CatalogTable, rows: readonly Values[]): Promise<void> {
    const id = columns.find((column) => column.name === 'id')
    if (id === undefined || rows.length === 0) return
    const { tx, ids } = this.#parts
    if (id.type === 'uuid') {
      for (const row of rows) if (row.id !== undefined) ids.add(name, String(row.id), ids.promised(name, String(row.id)))
      return
    }
    const { rows: given } = await tx.execute<{ id: string }>(sql`
      select nextval(pg_get_serial_sequence(${name}, 'id'))::text as id from generate_series(1, ${rows.length}::int)`)
    for (const [at, row] of rows.entries()) ids.add(name, Number(row.id), Number(given[at]?.id))
  }

  /** The row with what it names; null where that is nowhere and it cannot be without. */
  async #tied(table: CatalogTable, row: Values): Promise<Values | null> {
    const { ids, personOf, companyId } = this.#parts
    const line: Values = { ...row }
    const id = 'id' in row ? ids.of(table.name, row.id) : null
    for (const column of table.columns) {
      const old = row[column.name]
      if (old instanceof Here) line[column.name] = old.value
      if (old === null || old === undefined || old instanceof Here || column.name === 'id') continue
      if (column.isPerson) {
        line[column.name] = await personOf(String(old))
        if (line[column.name] === null && !column.isNullable) return null
      } else if (column.names !== null) {
        line[column.name] = isParent(table.name, column.names, column.name) ? null : ids.of(column.names, old)
        if (line[column.name] === null && !this.#later(table, column, id, old)) return null
      }
    }
    if (id !== null) line.id = id
    if (table.all.has('company_id')) line.company_id = companyId
    if (table.all.has('project_id') && line.project_id === undefined) line.project_id = this.#place.projectId
    return line
  }

  /** Whether it can be written without what it names, and is tied later. */
  #later(table: CatalogTable, column: CatalogColumn, id: string | number | null, old: unknown): boolean {
    if (!column.isNullable || NEEDS_ALL.has(table.name)) return false
    if (id !== null && column.names !== null && !NEVER_TIED.has(table.name))
      this.#ties.push({ table: table.name, column: column.name, id, names: column.names, old })
    return true
  }

  async #insert({ name }: CatalogTable, lines: readonly Values[]): Promise<void> {
    const columns = sql.join(
      Object.keys(lines[0] ?? {}).map((column) => sql.identifier(column)),
      sql`, `,
    )
    try {
      await this.#parts.tx.execute(sql`
        insert into ${sql.identifier(name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(lines)}::jsonb)`)
    } catch (error) {
      throw refused(error, `${this.#place.file}: rows of ${name}`) ?? error
    }
  }
}

/** What fits no column, or no rule of one, as a sentence: classes 22 and 23 of SQLSTATE. */
export function refused(error: unknown, what: string): UnreadableFile | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause) || !/^2[23]/.test(String(cause.code))) return null
  const rule = 'constraint' in cause && typeof cause.constraint === 'string' ? ` (${cause.constraint})` : ''
  return new UnreadableFile(`${what} do not fit${rule}.`)
}

/** Parents go so many levels up at most. */
const MOST_LEVELS = 50

/** Whether a column says what a row is part of, of whose kind there may be rings. Those of the wiki come in the order of their depth. */
const isParent = (table: string, names: string, column: string) => column === 'parent_id' && names === table && table !== 'wiki_pages'

/** Rows whose parent has to go: they are part of a ring, or stand too deep. */
function cutDeep(above: ReadonlyMap<string, string>): Set<string> {
  const levels = new Map<string, number>()
  const cut = new Set<string>()
  for (const start of above.keys()) {
    const path: string[] = []
    const onPath = new Set<string>()
    let at: string | undefined = start
    while (at !== undefined && !levels.has(at) && !onPath.has(at)) {
      path.push(at)
      onPath.add(at)
      at = above.get(at)
    }
    // What closes the ring loses its parent, and is a root.
    if (at !== undefined && onPath.has(at)) cut.add(path.at(-1) ?? at)
    let level = at === undefined || onPath.has(at) ? -1 : (levels.get(at) ?? -1)
    for (const one of path.toReversed()) {
      level = level >= MOST_LEVELS ? 0 : level + 1
      if (level === 0 && above.has(one)) cut.add(one)
      levels.set(one, level)
    }
  }
  return cut
}

function groups<One extends { key: string }>(all: readonly One[]): One[][] {
  const known = new Map<string, One[]>()
  for (const one of all) {
    const group = known.get(one.key)
    if (group === undefined) known.set(one.key, [one])
    else group.push(one)
  }
  return [...known.values()]
}
