// What Citus takes only when it is said otherwise, so that stores may say it as PostgreSQL does (decision 078).
import { at, equal, isNode, listOf, type Node } from './tree.ts'

/** `case x when 'a'` is sent to other machines with its conditions compared twice; `case when x = 'a'` is sent as it is. */
function searched(node: Node): boolean {
  const choice = at(node, 'CaseExpr')
  if (!choice || !isNode(choice.arg)) return false
  for (const one of listOf(choice.args)) {
    const when = at(one, 'CaseWhen')
    if (when && isNode(when.expr)) when.expr = equal(choice.arg, when.expr)
  }
  delete choice.arg
  return true
}

/** A value that is an element of an array ends the process that sends it; one in a call does not. */
function unindexed(target: Node): boolean {
  const set = at(target, 'ResTarget')
  const value = set && isNode(set.val) ? set.val : undefined
  if (!set || !at(value, 'A_Indirection')) return false
  set.val = { CoalesceExpr: { args: [value] } }
  return true
}

/** Says a statement as Citus takes it; answers whether anything was to be said otherwise. */
export function saidForCitus(part: unknown): boolean {
  if (Array.isArray(part)) return part.reduce<boolean>((changed, one) => saidForCitus(one) || changed, false)
  if (!isNode(part)) return false
  let changed = searched(part)
  for (const kind of ['UpdateStmt', 'OnConflictClause', 'onConflictClause'] as const)
    for (const target of listOf(at(part, kind)?.targetList)) changed = unindexed(target) || changed
  for (const value of Object.values(part)) changed = saidForCitus(value) || changed
  return changed
}
