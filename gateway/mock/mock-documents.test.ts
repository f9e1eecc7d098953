// Files of the mock are found, renamed and linked, as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

function openMock() {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  return async (query: string) => {
    const response = await mock.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
    return (await response.json()).data
  }
}

test('SCREEN-08 DOCS-11 in mock mode documents are found, renamed, linked, moved, restored and deleted', async () => {
  const ask = openMock()
  const list = async (more = '') =>
    (await ask(`{ attachments(${AT}${more}) { nodes { id filename task { id } links { id } versions } totalCount } }`)).attachments
  const change = (field: string, args: string) =>
    ask(
      `mutation { it: ${field}(project: { ${AT} }, ${args}) { attachment { id filename task { id } links { id } versions } userErrors { field } } }`,
    )
  expect((await list()).totalCount).toBe(5)
  const [plan] = (await list(', search: "LAUNCH", kinds: [PDF]')).nodes
  expect(plan).toMatchObject({ filename: 'launch-plan.pdf', versions: 2 })
  const of = `id: "${plan.id}"`
  expect((await change('renameAttachment', `${of}, filename: "plan.pdf"`)).it.attachment.filename).toBe('plan.pdf')
  expect((await change('renameAttachment', `${of}, filename: "plan.exe"`)).it.userErrors).toEqual([{ field: ['filename'] }])
  const [{ id: taskId }] = plan.links
  expect((await change('unlinkAttachment', `${of}, taskId: "${taskId}"`)).it.attachment.links).toEqual([])
  expect((await change('linkAttachment', `${of}, taskId: "${taskId}"`)).it.attachment.links).toEqual([{ id: taskId }])
  expect((await change('moveAttachment', `${of}, taskId: "${taskId}"`)).it.attachment).toMatchObject({ task: { id: taskId }, links: [] })
  expect((await list()).totalCount).toBe(4)
  expect((await list(', withTasks: true')).totalCount).toBe(5)
  const { attachmentVersions } = await ask(`{ attachmentVersions(${AT}, ${of}) { number } }`)
  expect(attachmentVersions).toEqual([{ number: 2 }, { number: 1 }])
  expect((await change('restoreAttachmentVersion', `${of}, number: 1`)).it.attachment.versions).toBe(3)
  await ask(`mutation { deleteAttachment(project: { ${AT} }, ${of}) { deletedId } }`)
  expect((await list(', withTasks: true')).totalCount).toBe(4)
})
