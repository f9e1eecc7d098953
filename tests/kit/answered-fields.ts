// Which fields of the schema a gateway has answered, so that a guard can tell what no test ever executed.
import { relative, sep } from 'node:path'
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'

/** Collects fields as `Type.field`. */
export interface AnsweredFields {
  /** Reads an answer to a document; what was null, refused or failed has not been executed to its end and does not count. */
  add(document: string, data: unknown): void
  /** Everything since the last time. */
  take(): string[]
}

/** The file in which a file of tests leaves its fields: by its path from the project, because host, gateway and world name files alike. */
export function nameOfAnswered(testPath: string): string {
  return `${relative(process.cwd(), testPath).replaceAll(sep, '.')}.json`
}

/** Collects by this schema. Documents with several operations are read by their first one. */
export function createAnsweredFields(schema: GraphQLSchema): AnsweredFields {
  const found = new Set<string>()
  return {
    add(document, data) {
      const { definitions } = parse(document, { noLocation: true })
      const operation = definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
      const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])))
      const root = operation && schema.getRootType(operation.operation)
      if (root) walk(operation.selectionSet, root, data)

      function walk(selected: SelectionSetNode, type: GraphQLObjectType, value: unknown): void {
        if (Array.isArray(value)) for (const one of value) walk(selected, type, one)
        else if (typeof value === 'object' && value !== null) for (const one of selected.selections) step(one, type, value)
      }
      function step(selection: SelectionSetNode['selections'][number], type: GraphQLObjectType, value: object): void {
        if (selection.kind !== Kind.FIELD) {
          const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
          const only = part?.typeCondition?.name.value
          // A part for another kind of a union says nothing of this one.
          if (part && (only === undefined || only === type.name || !isObjectType(schema.getType(only))))
            walk(part.selectionSet, type, value)
          return
        }
        const name = selection.name.value
        const field = type.getFields()[name]
        const answer: unknown = Reflect.get(value, selection.alias?.value ?? name)
        if (!field || answer === undefined || answer === null) return
        // A payload that refuses tells what must be mended and what stands there instead; nothing else of it was done.
        const refused = isRefused(answer)
        if (!refused) found.add(`${type.name}.${name}`)
        const named = getNamedType(field.type)
        // Of a union the answer tells which kind it is.
        const inner = isObjectType(named) ? named : schema.getType(String(Reflect.get(Object(answer), '__typename')))
        if (selection.selectionSet && isObjectType(inner))
          walk(
            selection.selectionSet,
            inner,
            refused ? { userErrors: Reflect.get(answer, 'userErrors'), current: Reflect.get(answer, 'current') } : answer,
          )
      }
    },
    take() {
      const taken = [...found]
      found.clear()
      return taken
    },
  }
}

function isRefused(answer: unknown): answer is object {
  const errors: unknown = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'userErrors')
  return Array.isArray(errors) && errors.length > 0
}
