// What a query asks for below a field, so that what nobody asked for need not be fetched.
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql/index.js'

/** True when a field of this name is asked for anywhere below the field that is being resolved, in fragments, too. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((node) => {
      if (node.kind === 'FragmentSpread') return within(fragments[node.name.value]?.selectionSet)
      return (node.kind === 'Field' && node.name.value === name) || within(node.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }) => within(selectionSet))
}

/** True when a field besides these is asked for right below the field that is being resolved, in fragments, too. */
export function selectsOtherThan({ fieldNodes, fragments }: GraphQLResolveInfo, names: readonly string[]): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((node) => {
      if (node.kind === 'FragmentSpread') return within(fragments[node.name.value]?.selectionSet)
      return node.kind === 'Field' ? !names.includes(node.name.value) : within(node.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }) => within(selectionSet))
}
