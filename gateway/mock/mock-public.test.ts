// Public pages of the mock: the owner's switch, and what strangers read by the address.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

test('BP-09 in mock mode a project is published, read without signing in, and closed again', async () => {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  const ask = async (query: string, signedIn = true) => {
    const { authorization: _authorization, ...bare } = headers
    const request = { method: 'POST', headers: signedIn ? headers : bare, body: JSON.stringify({ query }) }
    return (await (await mock.fetch(new Request('http://localhost/graphql', request))).json()).data
  }
  const set = (input: string) =>
    ask(`mutation { setPublicPage(project: { ${AT} }, input: ${input}) { publicPage { isOn token by { username } shows { done } } } }`)
  expect((await ask(`{ publicPage(${AT}) { isOn token } }`)).publicPage).toEqual({ isOn: false, token: null })
  const { publicPage } = (await set('{ isOn: true, shows: { done: ALL } }')).setPublicPage
  expect((await ask(`{ project(workspaceSlug: "acme", slug: "website") { isPublic } }`)).project).toEqual({ isPublic: true })
  expect(publicPage).toMatchObject({ isOn: true, by: { username: 'ana' }, shows: { done: 'ALL' } })
  const read = (token: string) =>
    ask(
      `{ publicProject(token: "${token}") { name taskCount statuses { id title } } publicTasks(token: "${token}") { nodes { code title } totalCount } }`,
      false,
    )
  const { publicProject, publicTasks } = await read(publicPage.token)
  expect(publicProject).toMatchObject({ name: 'Website', taskCount: publicTasks.totalCount })
  const [{ code, title }] = publicTasks.nodes
  expect((await ask(`{ publicTask(token: "${publicPage.token}", code: "${code}") { title description } }`, false)).publicTask).toEqual({
    title,
    description: null,
  })
  const { refreshPublicPage } = await ask(`mutation { refreshPublicPage(project: { ${AT} }) { publicPage { token } } }`)
  expect(refreshPublicPage.publicPage.token).not.toBe(publicPage.token)
  expect((await ask(`{ publicProject(token: "${publicPage.token}") { name } }`, false)).publicProject).toBeNull()
  expect((await ask(`{ publicProjectHome(token: "${refreshPublicPage.publicPage.token}") { projectSlug } }`)).publicProjectHome).toEqual({
    projectSlug: 'website',
  })
  await set('{ isOn: false }')
  expect((await ask(`{ publicProject(token: "${refreshPublicPage.publicPage.token}") { name } }`, false)).publicProject).toBeNull()
})
