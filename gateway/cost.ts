// What an operation costs before it is run: about how many values it answers. Depth, aliases and tokens say nothing about rows.
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql/index.js'

/** The most values one operation may answer: two lists of 200 tasks with everything a task has. */
export const MOST_COST = 60_000

/** A refusal for what costs more; null for everything else. It names both figures, so that whoever asks can ask for less. */
export function tooCostly(cost: number): GraphQLError | null {
  if (cost <= MOST_COST) return null
  const [asked, most] = [cost, MOST_COST].map((value) => value.toLocaleString('en'))
  const message = `This asks for about ${asked} values at once, and ${most} are the most. Ask for fewer rows, fields or aliases.`
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY', cost, mostCost: MOST_COST, retryable: false } })
}

/** Rows of a page unless its `perPage` says otherwise, and the most any page has. */
const PAGE_ROWS = 50
const MOST_ROWS = 200
/** Things in a list that has no pages: asked for by itself, such as the members of a project, or with each of many, such as the labels of a task. */
const WHOLE_ROWS = 100
const LIST_ROWS = 5

/** About how many values an operation answers with these variables. */
export type Cost = (variables: Readonly<Record<string, unknown>>) => number

/** The cost of the operation of that name, 0 where there is none. The document is valid: its fragments make no circle. */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Cost {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return () => 0
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  const defaults = new Map((operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [variable.name.value, defaultValue]))

  /** `rows`: how many rows the page has whose fields these are. */
  function ofSelections({ selections }: SelectionSetNode, type: GraphQLCompositeType, rows: Rows): Cost {
    const parts = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return ofField(selection, type, rows)
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      const named = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value)
      return fragment ? ofSelections(fragment.selectionSet, isCompositeType(named) ? named : type, rows) : nothing
    })
    return (variables) => parts.reduce((sum, part) => sum + part(variables), 0)
  }

  function ofField(field: FieldNode, parent: GraphQLCompositeType, rows: Rows): Cost {
    const type = isObjectType(parent) || isAbstractType(parent) ? fieldType(parent, field.name.value) : undefined
    const named = type && getNamedType(type)
    if (!type || !field.selectionSet || !isCompositeType(named)) return one
    const below = ofSelections(field.selectionSet, named, rowsOf(field))
    if (!isListType(getNullableType(type))) return (variables) => 1 + below(variables)
    const count = field.name.value === 'nodes' ? rows : () => (parent === root ? WHOLE_ROWS : LIST_ROWS)
    return (variables) => 1 + count(variables) * below(variables)
  }

  function rowsOf(field: FieldNode): Rows {
    const given = field.arguments?.find(({ name }) => name.value === 'perPage')?.value
    return (variables) => {
      const named = given?.kind === Kind.VARIABLE ? given.name.value : null
      const node = named === null ? given : defaults.get(named)
      const value = (named === null ? undefined : variables[named]) ?? (node?.kind === Kind.INT ? Number(node.value) : undefined)
      return typeof value === 'number' && value > 0 ? Math.min(value, MOST_ROWS) : PAGE_ROWS
    }
  }

  return ofSelections(operation.selectionSet, root, () => PAGE_ROWS)
}

type Rows = (variables: Readonly<Record<string, unknown>>) => number

const nothing: Cost = () => 0
const one: Cost = () => 1

function fieldType(parent: GraphQLCompositeType, name: string): GraphQLOutputType | undefined {
  return 'getFields' in parent ? parent.getFields()[name]?.type : undefined
}
