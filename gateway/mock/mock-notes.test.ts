// The notes of the mock answer as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

test('SCREEN-08 NOTE-08 in mock mode notes are written, found, binned, had back and made into tasks', async () => {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  const ask = async (query: string) => {
    const response = await mock.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
    return (await response.json()).data
  }
  const act = async (field: string, args: string, answered = 'note { id title version isPinned trashedAt tasks { code } }') =>
    (await ask(`mutation { it: ${field}(${args}) { ${answered} userErrors { code } } }`)).it
  const { note } = await act('createNote', 'input: { html: "<p>New</p><p>words</p>", tags: ["a"] }')
  const of = `id: "${note.id}"`
  expect((await act('updateNote', `${of}, input: { html: "<p>Newer</p>", version: 1 }`)).note).toMatchObject({ title: 'Newer', version: 2 })
  expect((await act('updateNote', `${of}, input: { html: "<p>x</p>", version: 1 }`)).userErrors).toEqual([{ code: 'CONFLICT' }])
  expect((await ask(`{ notes(search: "newer") { nodes { id } tags { name count } } }`)).notes).toMatchObject({ nodes: [{ id: note.id }] })
  const made = await act(
    'convertNote',
    `${of}, project: { workspaceSlug: "acme", projectSlug: "website" }`,
    'tasks { title } note { tasks { title } }',
  )
  expect(made).toMatchObject({ tasks: [{ title: 'Newer' }], note: { tasks: [{ title: 'Newer' }] } })
  await act('deleteNote', of, 'deletedId')
  expect((await ask('{ notes(trashed: true) { nodes { id } trashedCount } }')).notes).toEqual({ nodes: [{ id: note.id }], trashedCount: 1 })
  expect((await act('restoreNote', of)).note.trashedAt).toBeNull()
  await act('deleteNote', `${of}, forever: true`, 'deletedId')
  expect((await ask(`{ note(${of}) { id } }`)).note).toBeNull()
  await mock.close()
})
