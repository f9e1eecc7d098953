// A gateway in mock mode, for tests of what it remembers.
import { expect } from 'vitest'
import { PREFLIGHT_HEADER } from '#gateway/graphiql.ts'
import { createMockGateway } from '#gateway/mock/mock-gateway.ts'

/** Opens one and answers how to ask it: as anybody who is signed in, unless `headers` say otherwise. */
export function openMock() {
  const mock = createMockGateway({ graphiql: false })
  return async (query: string, variables: object = {}, headers: Record<string, string> = { authorization: 'Bearer any' }) => {
    const response = await mock.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PREFLIGHT_HEADER]: '1', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    )
    return response.json()
  }
}

/** The same, for what must be answered: the data, and a failed test where there are errors. */
export function openMockData() {
  const ask = openMock()
  return async (query: string) => {
    const { data, errors } = await ask(query)
    expect(errors).toBeUndefined()
    return data
  }
}
