// Writes the workspace into a statement: each table that is spread over machines is read in one workspace, or beside its like (decision 078).
import { loadModule, parseSync } from 'libpg-query'
import { deparseSync } from 'pgsql-deparser'
import { saidForCitus } from './dialect.ts'
import { at, both, columnOf, equal, isNode, listOf, type Node, textOf, uuidParameter } from './tree.ts'

/** The tables that are spread, and for each column `table.column` the columns that it stands for, by its foreign keys. */
export type SpreadTables = { names: ReadonlySet<string>; links: ReadonlyMap<string, ReadonlySet<string>> }

/** A statement as it is to be asked. `workspaceAt` is the place of the parameter that is the workspace, counted from 1; null where it has none. */
export type Rewritten = { text: string; workspaceAt: number | null }

/** The names that a query level knows: tables that are spread by what they are called there (null for anything else), and its common table expressions. */
type Scope = { tables: Map<string, string | null>; expressions: Set<string>; outer: Scope | null }

const TENANT = 'company_id'
const QUERIES = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const

/** Makes ready what `rewriteStatement` needs; it is some 2 MB of a parser, loaded only where tables are spread. */
export const loadParser: () => Promise<void> = loadModule

class Rewriting {
  readonly #spread: SpreadTables
  readonly #workspace: Node | null
  changed = false

  /** `parameter` is the place of the workspace among the parameters; null where the statement is of none. */
  constructor(spread: SpreadTables, parameter: number | null) {
    this.#spread = spread
    this.#workspace = parameter === null ? null : uuidParameter(parameter)
  }

  statement(node: Node, outer: Scope | null): void {
    for (const kind of QUERIES) if (isNode(node[kind])) this.#query(kind, node[kind] as Node, outer)
  }

  #query(kind: (typeof QUERIES)[number], query: Node, outer: Scope | null): Scope {
    const scope: Scope = { tables: new Map(), expressions: new Set(), outer }
    for (const one of listOf(at(query, 'withClause')?.ctes)) {
      const expression = at(one, 'CommonTableExpr')
      const add = () => scope.expressions.add(String(expression?.ctename))
      if (at(query, 'withClause')?.recursive) add()
      if (isNode(expression?.ctequery)) this.statement(expression.ctequery, scope)
      add()
    }
    if (kind === 'SelectStmt' && query.op !== undefined && query.op !== 'SETOP_NONE') {
      for (const side of [query.larg, query.rarg]) if (isNode(side)) this.#query('SelectStmt', side, scope)
      for (const key of ['sortClause', 'limitCount', 'limitOffset']) this.#inside(query[key], scope)
      return scope
    }
    const conditions: Node[] = []
    if (isNode(query.relation) && kind !== 'InsertStmt') this.#from({ RangeVar: query.relation }, scope, conditions)
    else if (isNode(query.relation)) this.#named(query.relation, scope)
    for (const key of ['fromClause', 'usingClause']) for (const one of listOf(query[key])) this.#from(one, scope, conditions)
    if (isNode(query.selectStmt)) this.statement(query.selectStmt, scope)
    if (isNode(query.whereClause)) query.whereClause = this.#beside(query.whereClause, scope)
    if (conditions.length > 0) {
      this.changed = true
      query.whereClause = both([...(isNode(query.whereClause) ? [query.whereClause] : []), ...conditions])
    }
    if (Array.isArray(query.groupClause)) query.groupClause = this.#grouped(query, listOf(query.groupClause), scope)
    const seen = new Set(['withClause', 'relation', 'fromClause', 'usingClause', 'selectStmt'])
    for (const [key, part] of Object.entries(query)) if (!seen.has(key)) this.#inside(part, scope)
    return scope
  }

  /** The key of a row is its id with its workspace: whoever groups by the one groups by the other, so that the rest of the row may be chosen. */
  #grouped({ targetList }: Node, group: readonly Node[], scope: Scope): Node[] {
    const chosen = (one: Node) => at(listOf(targetList)[Number(at(one, 'A_Const', 'ival')?.ival) - 1], 'ResTarget')?.val ?? one
    const named = group.map((one) => this.#column(chosen(one), scope)?.name).filter((name) => name !== undefined)
    if (named.length > 0) this.changed = true
    return [...group, ...[...new Set(named)].map((name) => columnOf(name, TENANT))]
  }

  /** Learns the name of a table, and whether it is spread. */
  #named(relation: Node, scope: Scope): string | null {
    const table = String(relation.relname)
    const name = String(at(relation, 'alias')?.aliasname ?? table)
    const isTable = relation.schemaname === 'public' || (relation.schemaname === undefined && !this.#isExpression(table, scope))
    const isSpread = isTable && this.#spread.names.has(table)
    scope.tables.set(name, isSpread ? table : null)
    return isSpread ? name : null
  }

  #isExpression(name: string, scope: Scope): boolean {
    for (let at: Scope | null = scope; at !== null; at = at.outer) if (at.expressions.has(name)) return true
    return false
  }

  /** Goes through what a query reads from; what its rows have to be like goes to `conditions`. */
  #from(node: Node, scope: Scope, conditions: Node[]): void {
    const relation = at(node, 'RangeVar') ?? at(node, 'RangeTableSample', 'relation', 'RangeVar')
    const join = at(node, 'JoinExpr')
    const subquery = at(node, 'RangeSubselect')
    if (relation) {
      const name = this.#named(relation, scope)
      if (name !== null && this.#workspace) conditions.push(equal(columnOf(name, TENANT), this.#workspace))
    } else if (join) this.#join(join, scope, conditions)
    else if (subquery && isNode(subquery.subquery)) {
      scope.tables.set(String(at(subquery, 'alias')?.aliasname), null)
      this.statement(subquery.subquery, scope)
    } else {
      const called = at(node, 'RangeFunction', 'alias')?.aliasname
      if (called !== undefined) scope.tables.set(String(called), null)
      this.#inside(node, scope)
    }
  }

  // The rows of a side that may be missing are chosen where they are joined: afterwards it would be too late, they would be gone.
  #join(join: Node, scope: Scope, conditions: Node[]): void {
    const own: Node[] = []
    const sides = { JOIN_INNER: [conditions, conditions], JOIN_LEFT: [conditions, own], JOIN_RIGHT: [own, conditions] }[
      String(join.jointype)
    ]
    if (sides === undefined) throw new Error('A full join cannot be read in one workspace.')
    const [left = own, right = own] = sides
    if (isNode(join.larg)) this.#from(join.larg, scope, left)
    if (isNode(join.rarg)) this.#from(join.rarg, scope, right)
    if (isNode(join.quals)) {
      join.quals = this.#beside(join.quals, scope)
      this.#inside(join.quals, scope)
    }
    if (own.length === 0) return
    if (join.usingClause !== undefined || join.isNatural)
      throw new Error('An outer join that is read in one workspace says what it joins on.')
    this.changed = true
    join.quals = both([...(isNode(join.quals) ? [join.quals] : []), ...own])
  }

  /** What is joined by a reference is of one workspace: says so, where the statement is of none. */
  #beside(condition: Node, scope: Scope): Node {
    if (this.#workspace) return condition
    const and = at(condition, 'BoolExpr')
    if (and?.boolop === 'AND_EXPR') {
      and.args = listOf(and.args).map((one) => this.#beside(one, scope))
      return condition
    }
    const test = at(condition, 'A_Expr')
    if (test?.kind !== 'AEXPR_OP' || textOf(listOf(test.name)[0]) !== '=') return condition
    const [left, right] = [this.#column(test.lexpr, scope), this.#column(test.rexpr, scope)]
    if (left === null || right === null || !this.#linked(left, right)) return condition
    this.changed = true
    return { BoolExpr: { boolop: 'AND_EXPR', args: [condition, equal(columnOf(left.name, TENANT), columnOf(right.name, TENANT))] } }
  }

  #column(node: unknown, scope: Scope): { name: string; column: string } | null {
    const fields = listOf(at(isNode(node) ? node : undefined, 'ColumnRef')?.fields).map(textOf)
    const [only, ...others] = scope.tables.keys()
    // Where a query reads one table, its columns need no name before them.
    const [name, column] = fields.length === 1 && others.length === 0 ? [only, fields[0]] : fields
    if (fields.length > 2 || name === undefined || column === undefined) return null
    for (let here: Scope | null = scope; here !== null; here = here.outer) {
      const table = here.tables.get(name)
      if (table === null) return null
      if (table !== undefined) return { name, column: `${table}.${column}` }
    }
    return null
  }

  #linked(left: { name: string; column: string }, right: { name: string; column: string }): boolean {
    if (left.name === right.name) return false
    const of = ({ column }: { column: string }) => [column, ...(this.#spread.links.get(column) ?? [])]
    const those = of(right)
    return of(left).some((column) => those.includes(column))
  }

  /** Looks for queries in an expression. */
  #inside(part: unknown, scope: Scope): void {
    if (Array.isArray(part)) for (const one of part) this.#inside(one, scope)
    if (!isNode(part)) return
    for (const kind of QUERIES)
      if (isNode(part[kind])) {
        this.#query(kind, part[kind] as Node, scope)
        return
      }
    const link = at(part, 'SubLink')
    if (link && isNode(at(link, 'subselect')?.SelectStmt)) {
      this.#inside(link.testexpr, scope)
      this.#among(link, scope)
      return
    }
    for (const value of Object.values(part)) this.#inside(value, scope)
  }

  /** `in (select …)` of something that is linked: both sides say their workspace, too, where the statement is of none. */
  #among(link: Node, scope: Scope): void {
    const query = at(link, 'subselect')?.SelectStmt as Node
    const found = this.#query('SelectStmt', query, scope)
    const [chosen, ...others] = listOf(query.targetList)
    if (this.#workspace || link.subLinkType !== 'ANY_SUBLINK' || others.length > 0 || query.op !== 'SETOP_NONE' || query.groupClause) return
    if (link.operName !== undefined && textOf(listOf(link.operName)[0]) !== '=') return
    const left = this.#column(link.testexpr, scope)
    const right = this.#column(at(chosen, 'ResTarget')?.val, found)
    if (left === null || right === null || !found.tables.has(right.name) || !this.#linked({ ...left, name: ' ' }, right)) return
    this.changed = true
    link.testexpr = { RowExpr: { args: [columnOf(left.name, TENANT), link.testexpr], row_format: 'COERCE_IMPLICIT_CAST' } }
    query.targetList = [{ ResTarget: { val: columnOf(right.name, TENANT) } }, chosen]
  }
}

function parametersOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(parametersOf))
  if (!isNode(value)) return 0
  const own = at(value, 'ParamRef')?.number
  return Math.max(typeof own === 'number' ? own : 0, ...Object.values(value).map(parametersOf))
}

/**
 * The statement as it is asked within one workspace, whose id is one more parameter, or over all of them. Throws for SQL that cannot be read or cannot be
 * written so. What reads no table that is spread stays as it is.
 */
export function rewriteStatement(text: string, spread: SpreadTables, within: boolean): Rewritten {
  const same = { text, workspaceAt: null }
  if (![...spread.names].some((name) => text.includes(name))) return same
  const tree = parseSync(text)
  const [only, ...more] = listOf(tree.stmts).map((one) => at(one, 'stmt'))
  if (only === undefined || more.length > 0 || !QUERIES.some((kind) => isNode(only[kind]))) return same
  const workspaceAt = within ? parametersOf(only) + 1 : null
  const rewriting = new Rewriting(spread, workspaceAt)
  rewriting.statement(only, null)
  const isSaid = saidForCitus(only)
  // What was only said otherwise has no parameter more than before.
  return rewriting.changed || isSaid ? { text: deparseSync(tree), workspaceAt: rewriting.changed ? workspaceAt : null } : same
}
