// The tree of a statement, as PostgreSQL's own parser gives it, and how to make pieces of one.

/** A node, by the names of its parts. */
export type Node = { [part: string]: unknown }

/** Whether a part of a tree is a node. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The nodes of a part that is a list. */
export const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The node at the end of a path of names. */
export const at = (node: Node | undefined, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>((found, part) => {
    const next = found?.[part]
    return isNode(next) ? next : undefined
  }, node)

/** The text of a name. */
export const textOf = (node: Node | undefined): string | undefined => {
  const text = at(node, 'String')?.sval
  return typeof text === 'string' ? text : undefined
}

/** A column by the name of its table and its own. */
export const columnOf = (...names: string[]): Node => ({ ColumnRef: { fields: names.map((sval) => ({ String: { sval } })) } })

/** That two expressions are equal. */
export const equal = (left: Node, right: Node): Node => ({
  A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: left, rexpr: right },
})

/** That all conditions hold; none of none. */
export const both = (all: readonly Node[]): Node | undefined =>
  all.length < 2 ? all[0] : { BoolExpr: { boolop: 'AND_EXPR', args: [...all] } }

/** A parameter that is a uuid, by its place. */
export const uuidParameter = (number: number): Node => ({
  TypeCast: { arg: { ParamRef: { number } }, typeName: { names: [{ String: { sval: 'uuid' } }], typemod: -1 } },
})
