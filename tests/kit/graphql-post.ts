// Sends GraphQL the way the client does, straight into a gateway without a port. What is answered is noted, for tests/gateway/coverage.test.ts.
import { buildSchema } from 'graphql'
import { typeDefs } from '#gateway/schema.ts'
import { createAnsweredFields } from './answered-fields.ts'

/** What gateways answered in this process. */
export const answeredFields = createAnsweredFields(buildSchema(typeDefs))

/** An error as it is answered. */
export interface AnsweredError {
  message: string
  path?: (string | number)[]
  locations?: { line: number; column: number }[]
  extensions: { code?: string; requestId?: string; retryable?: boolean; retryAfter?: number; outcomeUnknown?: boolean }
}

/** An answer; `data` is loosely typed, because tests look into it and fail when a field is absent. */
export interface GraphqlAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into the answer, and fail when a field is absent
  data: any
  errors: AnsweredError[]
  /** The whole body, to look for what must not be in it. */
  text: string
  headers: Headers
}

/** Posts a document; `token` goes into the bearer header, `more` are further headers. */
export async function postGraphql(
  gateway: { fetch(request: Request): Promise<Response> },
  document: string,
  variables: Record<string, unknown> = {},
  token: string | null = null,
  more: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const response = await gateway.fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'graphql-require-preflight': '1',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...more,
      },
      body: JSON.stringify({ query: document, variables }),
    }),
  )
  const text = await response.text()
  const body = JSON.parse(text)
  answeredFields.add(document, body.data)
  return { status: response.status, data: body.data, errors: body.errors ?? [], text, headers: response.headers }
}
