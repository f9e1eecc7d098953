// What every GraphQL document of the client must keep to; the house test reads the sentences.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  type SelectionSetNode,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'

// Keyed by another field than `id` in src/data/cache/cache.ts.
const otherKeys: Record<string, string> = { RunningTimer: 'taskId', Invitation: 'token' }

/** One sentence per problem; none when the document is in order. */
export function documentProblems(document: DocumentNode, schema: GraphQLSchema): string[] {
  const hasOperation = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const rules = hasOperation ? specifiedRules : specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  return [...validate(schema, document, rules).map(({ message }) => message), ...selectionProblems(document, schema)]
}

function selectionProblems(document: DocumentNode, schema: GraphQLSchema): string[] {
  const problems: string[] = []
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const types = new TypeInfo(schema)

  function selects(set: SelectionSetNode, field: string): boolean {
    return set.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === field && node.alias === undefined
      if (node.kind === Kind.INLINE_FRAGMENT) return selects(node.selectionSet, field)
      const fragment = fragments.get(node.name.value)
      return fragment !== undefined && selects(fragment.selectionSet, field)
    })
  }

  visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet(set, _key, parent) {
        const type = types.getParentType()
        if (!isObjectType(type)) return
        const key = otherKeys[type.name] ?? ('id' in type.getFields() ? 'id' : null)
        // A fragment may leave the key to whoever spreads it, not so a field.
        const ofField = parent !== undefined && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.FIELD
        if (key && ofField && !selects(set, key)) problems.push(`A selection on ${type.name} lacks \`${key}\``)
        if (type.name === 'UserError') {
          for (const field of ['code', 'field', 'message'])
            if (!selects(set, field)) problems.push(`A selection on UserError lacks \`${field}\``)
        }
        if (ofField && 'userErrors' in type.getFields() && !selects(set, 'userErrors'))
          problems.push(`A selection on ${type.name} lacks \`userErrors\``)
      },
    }),
  )
  return problems
}
