// Whatever a query is made of, within a workspace each table that is spread is bound to it, where that takes nothing from what is joined.
import fc from 'fast-check'
import { parseSync } from 'libpg-query'
import { deparseSync } from 'pgsql-deparser'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { loadParser, rewriteStatement } from './statement.ts'

beforeAll(loadParser)

const SPREAD = { names: new Set(['tasks', 'projects', 'comments']), links: new Map() }
const TABLES = [...SPREAD.names, 'public.tasks', 'people']

type Source =
  | { kind: 'table'; table: string }
  | { kind: 'query'; lateral: boolean; query: Query }
  | { kind: 'join'; how: string; left: Source; right: Source; on: Condition }
type Condition =
  | { kind: 'plain'; text: string }
  | { kind: 'query'; how: string; query: Query }
  | { kind: 'both'; how: string; all: [Condition, Condition] }
type Query = {
  from: Source[]
  where: Condition | null
  chosen: Query | null
  expression: { name: string; query: Query } | null
  more: Query | null
}

const maybe = <T>(one: fc.Arbitrary<T>, often = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: often, arbitrary: one })

// By depth: what is within has one less.
const queries = (depth: number): fc.Arbitrary<Query> => {
  const within = depth > 0 ? fc.nat({ max: depth - 1 }).chain(queries) : null
  return fc.record({
    from: fc.array(sources(depth), { minLength: 1, maxLength: 2 }),
    where: maybe(conditions(depth), 6),
    chosen: within ? maybe(within) : fc.constant(null),
    expression: within ? maybe(fc.record({ name: fc.constantFrom('found', 'tasks', 'comments'), query: within })) : fc.constant(null),
    more: within ? maybe(within) : fc.constant(null),
  })
}
const sources = (depth: number): fc.Arbitrary<Source> => {
  const table = fc.record({ kind: fc.constant('table' as const), table: fc.constantFrom(...TABLES, 'found') })
  if (depth === 0) return table
  const [side, how] = [sources(depth - 1), fc.constantFrom('join', 'left join', 'right join')]
  return fc.oneof(
    { weight: 2, arbitrary: table },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), how, left: side, right: side, on: conditions(depth - 1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('query' as const), lateral: fc.boolean(), query: queries(depth - 1) }) },
  )
}
const conditions = (depth: number): fc.Arbitrary<Condition> => {
  const plain = fc.record({ kind: fc.constant('plain' as const), text: fc.constantFrom('true', '$2::int = 1', 'not $1') })
  if (depth === 0) return plain
  const [one, which] = [conditions(depth - 1), fc.constantFrom('exists', 'not exists', '3 in', '3 < all')]
  return fc.oneof(
    plain,
    fc.record({ kind: fc.constant('both' as const), how: fc.constantFrom('and', 'or'), all: fc.tuple(one, one) }),
    fc.record({ kind: fc.constant('query' as const), how: which, query: queries(depth - 1) }),
  )
}

/** The query in SQL; each table has a name of its own. */
function inSql(query: Query): string {
  let names = 0
  const source = (one: Source): string => {
    names += 1
    if (one.kind === 'table') return `${one.table} as n${names}`
    if (one.kind === 'query') {
      const name = `n${names}`
      return `${one.lateral ? 'lateral ' : ''}(${select(one.query)}) as ${name}`
    }
    return `(${source(one.left)} ${one.how} ${source(one.right)} on ${condition(one.on)})`
  }
  const condition = (one: Condition): string => {
    if (one.kind === 'plain') return one.text
    if (one.kind === 'query') return `${one.how} (${select(one.query)})`
    return `(${condition(one.all[0])} ${one.how} ${condition(one.all[1])})`
  }
  const select = ({ from, where, chosen, expression, more }: Query): string =>
    [
      expression ? `with ${expression.name} as (${select(expression.query)})` : '',
      `select ${chosen ? `(${select(chosen)})` : '1'} from ${from.map(source).join(', ')}`,
      where ? `where ${condition(where)}` : '',
      more ? `union (${select(more)})` : '',
    ].join(' ')
  return select(query)
}

// The checker: it knows nothing of how statements are rewritten.
type Tree = Readonly<Record<string, unknown>>
const part = (value: unknown, ...path: string[]): unknown => path.reduce<unknown>((found, one) => (found as Tree | undefined)?.[one], value)
const list = (value: unknown) => (Array.isArray(value) ? (value as Tree[]) : [])

/** Whom a condition binds to the parameter: the names before `.company_id = $place::uuid` in its conjunction. */
function boundBy(condition: unknown, place: number): string[] {
  if (part(condition, 'BoolExpr', 'boolop') === 'AND_EXPR')
    return list(part(condition, 'BoolExpr', 'args')).flatMap((one) => boundBy(one, place))
  const fields = list(part(condition, 'A_Expr', 'lexpr', 'ColumnRef', 'fields')).map((one) => part(one, 'String', 'sval'))
  const isWorkspace = part(condition, 'A_Expr', 'rexpr', 'TypeCast', 'arg', 'ParamRef', 'number') === place
  return isWorkspace && fields.length === 2 && fields[1] === 'company_id' ? [String(fields[0])] : []
}

type Seen = { references: number; unbound: string[] }

/** Goes through what is read from; `bound` are the names that conditions around it bind without taking a row that is missing for one that is not. */
function checkSource(source: Tree, bound: readonly string[], place: number, expressions: readonly string[], seen: Seen): void {
  const table = part(source, 'RangeVar', 'relname')
  if (typeof table === 'string') {
    const isExpression = part(source, 'RangeVar', 'schemaname') === undefined && expressions.includes(table)
    if (isExpression || !SPREAD.names.has(table)) return
    seen.references += 1
    const name = String(part(source, 'RangeVar', 'alias', 'aliasname'))
    if (!bound.includes(name)) seen.unbound.push(name)
  } else if (source.JoinExpr) {
    const { jointype, larg, rarg, quals } = source.JoinExpr as Tree
    const here = boundBy(quals, place)
    const sides =
      {
        JOIN_INNER: [
          [...bound, ...here],
          [...bound, ...here],
        ],
        JOIN_LEFT: [bound, here],
        JOIN_RIGHT: [here, bound],
      }[String(jointype)] ?? []
    for (const [at, side] of [larg, rarg].entries()) checkSource(side as Tree, sides[at] ?? [], place, expressions, seen)
    check(quals, place, expressions, seen)
  } else check(source, place, expressions, seen)
}

function checkSelect(query: Tree, place: number, around: readonly string[], seen: Seen): void {
  const expressions = [...around]
  for (const one of list(part(query, 'withClause', 'ctes'))) {
    check(part(one, 'CommonTableExpr', 'ctequery'), place, expressions, seen)
    expressions.push(String(part(one, 'CommonTableExpr', 'ctename')))
  }
  for (const side of [query.larg, query.rarg]) if (side) checkSelect(side as Tree, place, expressions, seen)
  const bound = boundBy(query.whereClause, place)
  for (const source of list(query.fromClause)) checkSource(source, bound, place, expressions, seen)
  for (const rest of [query.whereClause, query.targetList]) check(rest, place, expressions, seen)
}

function check(value: unknown, place: number, expressions: readonly string[], seen: Seen): void {
  if (typeof value !== 'object' || value === null) return
  if ('SelectStmt' in value) checkSelect(value.SelectStmt as Tree, place, expressions, seen)
  else for (const one of Object.values(value)) check(one, place, expressions, seen)
}

/** The tree without what binds. */
function without(value: unknown, place: number): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, place))
  if (typeof value !== 'object' || value === null) return value
  const isBinding = (one: unknown) => boundBy(one, place).length > 0 && part(one, 'BoolExpr') === undefined
  if (part(value, 'BoolExpr', 'boolop') === 'AND_EXPR') {
    const args = list(part(value, 'BoolExpr', 'args')).filter((one) => !isBinding(one))
    const left = args.map((one) => without(one, place))
    return left.length < 2 ? left[0] : { BoolExpr: { boolop: 'AND_EXPR', args: left } }
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const kept = isBinding(one) ? undefined : without(one, place)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

test('#12 point 17: within a workspace every table that is spread is bound to it, once, and nothing else is changed', () => {
  fc.assert(
    fc.property(queries(3), (query) => {
      const text = inSql(query)
      const { text: made, workspaceAt } = rewriteStatement(text, SPREAD, true)
      const place = workspaceAt ?? 0
      const tree = parseSync(made)
      const seen: Seen = { references: 0, unbound: [] }
      check(tree.stmts, place, [], seen)
      expect(seen.unbound).toEqual([])
      expect(made.split(`CAST($${place} AS uuid)`)).toHaveLength(seen.references + 1)
      expect(deparseSync(without(tree, place) as typeof tree)).toBe(deparseSync(parseSync(text)))
    }),
    { numRuns: runs(400) },
  )
})
