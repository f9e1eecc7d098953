// Whether all tables of a statement that are spread by workspace are of one: held to it by a constant, or to each other.
import { parseSync } from 'libpg-query'
import { at, isNode, listOf, type Node, textOf } from '#host/tenants/tree.ts'

const TENANT = 'company_id'

/** What a name stands for at a level of a query: a set of names that are of one workspace; null where it has none. */
type Level = {
  names: Map<string, number | null>
  expressions: Map<string, number | null>
  workspaces: Map<string, number>
  outer: Level | null
}

/** Sets of names that are of one workspace. The first is that of the constants. */
class Sets {
  readonly #of: number[] = [0]
  add(): number {
    this.#of.push(this.#of.length)
    return this.#of.length - 1
  }
  find(one: number): number {
    const next = this.#of[one] ?? one
    return next === one ? one : this.find(next)
  }
  join(one: number, other: number): void {
    this.#of[this.find(one)] = this.find(other)
  }
}

class Reading {
  readonly #spread: ReadonlySet<string>
  readonly sets = new Sets()
  readonly tables: { name: string; set: number; step: number }[] = []
  #step = 0
  #steps = 0
  constructor(spread: ReadonlySet<string>) {
    this.#spread = spread
  }

  /** What is asked before the rest, and its rows handed on: each such step is of one workspace for itself. */
  #apart<T>(work: () => T): T {
    const step = this.#step
    this.#steps += 1
    this.#step = this.#steps
    const made = work()
    this.#step = step
    return made
  }

  /** Reads a statement; answers the set of the `company_id` that it gives. */
  statement(node: Node, outer: Level | null): number | null {
    for (const kind of ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']) {
      const query = at(node, kind)
      if (query) return this.#query(kind, query, outer)
    }
    return null
  }

  #query(kind: string, query: Node, outer: Level | null): number | null {
    const level: Level = { names: new Map(), expressions: new Map(), workspaces: new Map(), outer }
    const recursive = at(query, 'withClause')?.recursive === true
    for (const one of listOf(at(query, 'withClause')?.ctes)) {
      const expression = at(one, 'CommonTableExpr')
      const name = String(expression?.ctename)
      const own = this.sets.add()
      if (recursive) level.expressions.set(name, own)
      const query = expression?.ctequery
      const given = isNode(query) ? this.#apart(() => this.statement(query, level)) : null
      if (recursive && given !== null) this.sets.join(own, given)
      else level.expressions.set(name, given)
    }
    if (isNode(query.larg) && isNode(query.rarg)) {
      const [left, right] = [query.larg, query.rarg].map((side) => (isNode(side) ? this.#source({ SelectStmt: side }, level) : null))
      if (typeof left === 'number' && typeof right === 'number') this.sets.join(left, right)
      return left ?? null
    }
    const conditions: unknown[] = [query.whereClause]
    if (isNode(query.relation))
      this.#table(query.relation, level, kind === 'InsertStmt' && listOf(query.cols).some((one) => at(one, 'ResTarget')?.name === TENANT))
    for (const key of ['fromClause', 'usingClause']) for (const one of listOf(query[key])) this.#from(one, level, conditions)
    if (isNode(query.selectStmt)) {
      const into = kind === 'InsertStmt' ? this.tables.at(-1) : undefined
      const given = this.statement(query.selectStmt, level)
      if (into && given !== null) this.sets.join(into.set, given)
    }
    for (const condition of conditions) this.#condition(condition, level)
    for (const key of ['targetList', 'havingClause', 'groupClause', 'sortClause', 'valuesLists', 'limitCount', 'onConflictClause'])
      this.#inside(query[key], level)
    return this.#given(listOf(query.returningList ?? (kind === 'SelectStmt' ? query.targetList : undefined)), level)
  }

  #table(relation: Node, level: Level, isGiven: boolean): void {
    const table = String(relation.relname)
    const name = String(at(relation, 'alias')?.aliasname ?? table)
    for (let here: Level | null = level; here !== null; here = here.outer)
      if (here.expressions.has(table)) {
        level.names.set(name, here.expressions.get(table) ?? null)
        return
      }
    if (!this.#spread.has(table)) {
      level.names.set(name, null)
      if (table === 'companies') level.workspaces.set(name, this.sets.add())
      return
    }
    const set = this.sets.add()
    if (isGiven) this.sets.join(set, 0)
    this.tables.push({ name, set, step: this.#step })
    level.names.set(name, set)
  }

  #from(node: Node, level: Level, conditions: unknown[]): void {
    const [relation, join, subquery] = ['RangeVar', 'JoinExpr', 'RangeSubselect'].map((kind) => at(node, kind))
    if (relation) this.#table(relation, level, false)
    else if (join) {
      for (const side of [join.larg, join.rarg]) if (isNode(side)) this.#from(side, level, conditions)
      conditions.push(join.quals)
    } else if (subquery && isNode(subquery.subquery))
      level.names.set(String(at(subquery, 'alias')?.aliasname), this.#source(subquery.subquery, level))
    else this.#inside(node, level)
  }

  // What says no workspace is asked before the rest, and its rows handed on.
  #source(query: Node, level: Level): number | null {
    const before = this.tables.length
    const given = this.#apart(() => this.statement(query, level))
    if (given !== null) for (const table of this.tables.slice(before)) table.step = this.#step
    return given
  }

  #condition(condition: unknown, level: Level): void {
    if (!isNode(condition)) return
    const and = at(condition, 'BoolExpr')
    if (and?.boolop === 'AND_EXPR') {
      for (const one of listOf(and.args)) this.#condition(one, level)
      return
    }
    const test = at(condition, 'A_Expr')
    if (test?.kind === 'AEXPR_OP' && textOf(listOf(test.name)[0]) === '=') this.#tie(test.lexpr, test.rexpr, level)
    this.#inside(condition, level)
  }

  #tie(left: unknown, right: unknown, level: Level): void {
    const [one, other] = [this.#workspaceOf(left, level), this.#workspaceOf(right, level)]
    if (one !== null && other !== null) this.sets.join(one, other)
  }

  /** The set of an expression that is a workspace: that of its table, or the constant. */
  #workspaceOf(node: unknown, level: Level): number | null {
    if (!isNode(node)) return null
    const cast = at(node, 'TypeCast')
    if (cast) return this.#workspaceOf(cast.arg, level)
    if (at(node, 'ParamRef') || at(node, 'A_Const')) return 0
    const fields = listOf(at(node, 'ColumnRef')?.fields).map(textOf)
    const column = fields.at(-1)
    if (column === 'id' && fields.length > 1) return this.#workspaceNamed(fields.at(-2) ?? '', level)
    if (column !== TENANT && column !== 'companyId') return null
    for (let here: Level | null = level; here !== null; here = here.outer) {
      const found = fields.length > 1 ? here.names.get(fields.at(-2) ?? '') : [...here.names.values()].find((set) => set !== null)
      if (found !== undefined) return found
    }
    return null
  }

  // What is tied to a row of `companies` is tied to whatever else is.
  #workspaceNamed(name: string, level: Level | null): number | null {
    if (level === null) return null
    return level.workspaces.get(name) ?? (level.names.has(name) ? null : this.#workspaceNamed(name, level.outer))
  }

  #given(targets: readonly Node[], level: Level): number | null {
    for (const one of targets) {
      const target = at(one, 'ResTarget')
      const fields = listOf(at(target, 'val', 'ColumnRef')?.fields)
      const name = target?.name ?? textOf(fields.at(-1))
      if (name === TENANT || name === 'companyId') return this.#workspaceOf(target?.val, level)
      if (at(fields.at(-1), 'A_Star')) {
        const all = fields.length > 1 ? [level.names.get(textOf(fields[0]) ?? '') ?? null] : [...level.names.values()]
        const found = all.find((set) => set !== null)
        if (found !== undefined && found !== null) return found
      }
    }
    return null
  }

  #inside(part: unknown, level: Level): void {
    if (Array.isArray(part)) for (const one of part) this.#inside(one, level)
    if (!isNode(part)) return
    const link = at(part, 'SubLink')
    const inner = at(link, 'subselect') ?? (part.SelectStmt ? part : undefined)
    if (inner) {
      const read = () => this.statement(inner, level)
      if (this.#readsSpread(level)) read()
      else this.#apart(read)
      this.#inside(link?.testexpr, level)
      const row = listOf(at(isNode(link?.testexpr) ? link.testexpr : undefined, 'RowExpr')?.args)
      const chosen = listOf(at(inner, 'SelectStmt')?.targetList)
      row.forEach((one, index) => {
        if (this.#workspaceOf(one, level) !== null) this.#tieInner(one, at(chosen[index], 'ResTarget')?.val, inner, level)
      })
      return
    }
    for (const value of Object.values(part)) this.#inside(value, level)
  }

  #readsSpread(level: Level | null): boolean {
    return level !== null && ([...level.names.values()].some((set) => set !== null) || this.#readsSpread(level.outer))
  }

  // `(a.company_id, a.id) in (select b.company_id, …)`: what is chosen there is of the same workspace.
  #tieInner(left: unknown, right: unknown, inner: Node, level: Level): void {
    const names = new Map<string, number | null>()
    for (const { name, set } of this.tables) names.set(name, set)
    const one = this.#workspaceOf(left, level)
    const other = this.#workspaceOf(right, { names, expressions: new Map(), workspaces: new Map(), outer: null })
    if (one !== null && other !== null && isNode(inner.SelectStmt)) this.sets.join(one, other)
  }
}

/** The tables of a statement that are in no set with the others; none where all are of one workspace. */
export function untiedTables(text: string, spread: ReadonlySet<string>): string[] {
  const reading = new Reading(spread)
  for (const one of listOf(parseSync(text).stmts)) if (isNode(one.stmt)) reading.statement(one.stmt, null)
  return reading.tables.flatMap(({ name, set, step }) => {
    const first = reading.tables.find((one) => one.step === step)
    return first === undefined || reading.sets.find(set) === reading.sets.find(first.set) ? [] : [name]
  })
}
