// How the gateways of the page tests answer: over schema.graphql, a document being parsed and checked once, however often it is asked.
import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, type ExecutionResult, execute, type GraphQLFieldResolver, parse, validate } from 'graphql'

/** What a client sends. */
export interface Asked {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

/** Where the answer comes from: values or functions of the top fields, or one resolver of all fields. */
export interface Answering {
  rootValue?: unknown
  fieldResolver?: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

// Checking costs more than answering, and the texts are the client's: few, and asked by test after test.
const checked = new Map<string, DocumentNode>()

/** The answer to one operation, errors included. Rejects a text that is no GraphQL. */
export async function answerGraphql({ query, variables, operationName }: Asked, from: Answering): Promise<ExecutionResult> {
  const document = checked.get(query) ?? parse(query)
  if (!checked.has(query)) {
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }
    checked.set(query, document)
  }
  return await execute({ schema, document, variableValues: variables, operationName, ...from })
}
