// The wiki of the mock answers as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { unzip } from '#tests/kit/unzip.ts'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { buildShell } from '../http.ts'
import { readSettings } from '../settings.ts'
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

test('SCREEN-08 WIKI-19 in mock mode pages are made, written, published, moved, found, deleted and restored', async () => {
  const ask = openMock()
  const act = async (field: string, args: string, answered = 'wikiPage { id slug title version parentId body }') =>
    (await ask(`mutation { it: ${field}(project: { ${AT} }, ${args}) { ${answered} userErrors { code field } } }`)).it
  const root = (await ask(`{ wikiPages(${AT}) { nodes { id title childrenCount draft } } }`)).wikiPages.nodes
  expect(root.map(({ title }: { title: string }) => title)).toEqual(['Start here', 'Launch', 'Voice and tone'])
  const [start, launch] = root
  const { wikiPage: made } = await act('createWikiPage', `input: { title: "New", parentId: "${launch.id}", after: null }`)
  const of = `id: "${made.id}"`
  expect((await act('saveWikiDraft', `${of}, input: { title: "New", body: "<p>x</p>", version: 0 }`, 'savedAt')).savedAt).toBeTruthy()
  expect((await act('publishWikiPage', `${of}, input: { body: "<p>x</p>", version: 0 }`)).wikiPage.version).toBe(1)
  const clash = await act('publishWikiPage', `${of}, input: { body: "<p>y</p>", version: 0 }`, 'wikiPage { id } current { body version }')
  expect(clash).toMatchObject({ wikiPage: null, current: { body: '<p>x</p>', version: 1 }, userErrors: [{ code: 'CONFLICT' }] })
  expect((await act('moveWikiPage', `${of}, input: { parentId: null, after: "${start.id}" }`)).wikiPage.parentId).toBe(null)
  expect((await act('moveWikiPage', `${of}, input: { parentId: "${made.id}" }`)).userErrors).toMatchObject([{ field: ['parentId'] }])
  await act('renameWikiPage', `${of}, title: "Newer"`)
  expect((await ask(`{ wikiSearch(${AT}, search: "newer") { nodes { page { title } snippet } } }`)).wikiSearch.nodes).toHaveLength(1)
  expect((await act('restoreWikiVersion', `${of}, number: 1, version: 1`)).wikiPage).toMatchObject({ version: 2, title: 'New' })
  expect((await ask(`{ wikiVersions(${AT}, ${of}) { nodes { number note } } }`)).wikiVersions.nodes[0].note).toBe('Restored version 1')
  await act('deleteWikiPage', of, 'deletedId')
  expect(await ask(`{ wikiBin(${AT}) { nodes { page { id } } } wikiPage(${AT}, slug: "${made.slug}") { id } }`)).toMatchObject({
    wikiBin: { nodes: [{ page: { id: made.id } }] },
    wikiPage: null,
  })
  expect((await act('restoreWikiPage', of)).wikiPage.title).toBe('New')
  await act('deleteWikiPage', of, 'deletedId')
  const empty = async () => (await ask(`mutation { emptyWikiBin(project: { ${AT} }) { deletedCount } }`)).emptyWikiBin.deletedCount
  expect([await empty(), await empty()]).toEqual([1, 0])
  expect((await ask(`{ wikiBin(${AT}) { totalCount } }`)).wikiBin.totalCount).toBe(0)
})

test('SCREEN-08 WIKI-16 in mock mode a page is taken along as Markdown and the wiki as an archive of folders', async () => {
  const mock = createMockGateway({ graphiql: false })
  const { config } = readSettings({})
  const shell = await buildShell({ fetch: mock.fetch, routes: mock.routes, config, clientDir: '/nowhere' })
  const get = (query: Record<string, string> = {}) =>
    shell.inject({
      url: '/api/wiki/export',
      query: { workspaceSlug: 'acme', projectSlug: 'website', ...query },
      headers: { authorization: 'Bearer any' },
    })
  const all = await get()
  expect(all.headers['content-type']).toBe('application/zip')
  const files = unzip(all.rawPayload)
  expect(files.get('Launch/Launch runbook.md')).toMatch(/^# Launch runbook\n\n/)
  const unknown = await get({ pageId: 'nothing' })
  expect([unknown.statusCode, unknown.json().errors[0].extensions.code]).toEqual([404, 'NOT_FOUND'])
  await shell.close()
  await mock.close()
})
