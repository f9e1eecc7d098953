// The wiki over a real host: tree, page, drafts, publishing with its conflict, versions, search, bin.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const AT = 'company_slug=acme&project_slug=website'
const ROW = 'id slug title parentId position childrenCount version updatedAt author { username } draft'
const PAGE = `${ROW} body pagesBelow backlinkCount authorCount publishedAt viewerCan path { id slug title }
  ownDraft { title body version base savedAt } editing { person { username } at } linkedPages { id slug title deleted }
  linkedTasks { id code title done status color projectSlug } isFollowing
  mentions { id kind title projectSlug slug number commentId isClosed isOrigin at author { username } }`

let world: World
let shell: FastifyInstance
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

const write = async (name: string, args: string, fields: string, who = 'mia') =>
  (await world.graphql(who, `mutation { it: ${name}(project: { ${WEBSITE} }, ${args}) { ${fields} ${REFUSALS} } }`)).data.it

test('WIKI-03 WIKI-19 the tree is one call a level, a page one call with its path, links and what names it', async () => {
  world.resetCalls()
  const { wikiPages } = await world.data('gus', `{ wikiPages(${WEBSITE}, perPage: 200) { nodes { ${ROW} } page totalPages totalCount } }`)
  expect(world.calls()).toEqual([`GET /wiki-pages/?${AT}&parent_id=none&page=1&per_page=200`])
  expect(wikiPages).toMatchObject({ page: 1, totalPages: 1, totalCount: 4 })
  const launch = wikiPages.nodes.find(({ title }: { title: string }) => title === 'Launch')
  expect(launch).toMatchObject({ childrenCount: 4, parentId: null, draft: false })
  const below = (await world.data('gus', `{ wikiPages(${WEBSITE}, parent: "${launch.id}") { nodes { ${ROW} } } }`)).wikiPages.nodes
  const { wikiPage } = await world.data('mia', `{ wikiPage(${WEBSITE}, slug: "${below[0].slug}") { ${PAGE} } }`)
  expect(wikiPage).toMatchObject({
    title: 'Launch runbook',
    version: 3,
    pagesBelow: 0,
    viewerCan: ['EDIT', 'PAID'],
    ownDraft: null,
    editing: [],
  })
  expect(wikiPage.path.map(({ title }: { title: string }) => title)).toEqual(['Launch', 'Launch runbook'])
  expect(wikiPage.linkedTasks).toHaveLength(5)
  expect(wikiPage.linkedPages.map(({ title }: { title: string }) => title).sort()).toEqual(['Redirect map', 'Roll-back plan'])
  expect(wikiPage.mentions.length).toBe(wikiPage.backlinkCount)
  expect((await world.data('mia', `{ wikiPage(${WEBSITE}, slug: "nothing-bbbbbb") { id } }`)).wikiPage).toBe(null)
})

test('WIKI-05 WIKI-06 WIKI-07 a page is made, drafted, published; a publishing in between is CONFLICT with what is there', async () => {
  const { wikiPage: made } = await write('createWikiPage', 'input: { title: "Written" }', `wikiPage { ${ROW} body }`)
  expect(made).toMatchObject({ draft: true, version: 0, body: null })
  const of = `id: "${made.id}"`
  const draft = await write('saveWikiDraft', `${of}, input: { title: "Written", body: "<p>one</p>", version: 0 }`, 'savedAt')
  expect(draft).toMatchObject({ savedAt: expect.any(String), userErrors: [] })
  const first = await write(
    'publishWikiPage',
    `${of}, input: { body: "<p>one</p>", version: 0, note: "First" }`,
    `wikiPage { ${PAGE} } current { id }`,
  )
  expect(first).toMatchObject({ wikiPage: { version: 1, body: '<p>one</p>' }, current: null, userErrors: [] })
  await write('saveWikiDraft', `${of}, input: { title: "Written", body: "<p>two</p>", version: 1 }`, 'savedAt', 'ben')
  const { wikiPage: seen } = await world.data('mia', `{ wikiPage(${WEBSITE}, slug: "${made.id}") { ${PAGE} } }`)
  expect(seen).toMatchObject({ editing: [{ person: { username: 'ben' } }], ownDraft: null })
  const { wikiPage: own } = await world.data('ben', `{ wikiPage(${WEBSITE}, slug: "${made.id}") { ${PAGE} } }`)
  expect(own.ownDraft).toEqual({ title: 'Written', body: '<p>two</p>', version: 1, base: '<p>one</p>', savedAt: expect.any(String) })
  await write('saveWikiDraft', `${of}, input: { title: "Written", body: "<p>three</p>", version: 1 }`, 'savedAt', 'ana')
  expect(await write('discardWikiDraft', of, 'deletedId', 'ana')).toMatchObject({ userErrors: [] })
  expect((await world.data('ana', `{ wikiPage(${WEBSITE}, slug: "${made.id}") { ${PAGE} } }`)).wikiPage.ownDraft).toBe(null)
  await write('publishWikiPage', `${of}, input: { title: "Rewritten", body: "<p>two</p>", version: 1 }`, 'wikiPage { id }', 'ben')
  const clash = await write(
    'publishWikiPage',
    `${of}, input: { body: "<p>mine</p>", version: 1 }`,
    'wikiPage { id } current { title body version }',
  )
  expect(clash).toMatchObject({
    wikiPage: null,
    current: { title: 'Rewritten', body: '<p>two</p>', version: 2 },
    userErrors: [{ code: 'CONFLICT' }],
  })
  const { wikiVersions } = await world.data(
    'gus',
    `{ wikiVersions(${WEBSITE}, ${of}) { nodes { number title author { username } note at wordsAdded wordsRemoved body } page totalPages totalCount } }`,
  )
  expect(wikiVersions).toMatchObject({
    totalCount: 2,
    nodes: [
      { number: 2, body: null },
      { number: 1, note: 'First', wordsAdded: 1 },
    ],
  })
  expect((await world.data('gus', `{ wikiVersion(${WEBSITE}, ${of}, number: 1) { body } }`)).wikiVersion.body).toBe('<p>one</p>')
  expect((await write('restoreWikiVersion', `${of}, number: 1, version: 2`, 'wikiPage { version body }')).wikiPage).toEqual({
    version: 3,
    body: '<p>one</p>',
  })
  expect(await write('discardWikiDraft', of, 'deletedId', 'ben')).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

test('WIKI-13 WIKI-19 STORY-07 what names a task or a story, and following a page', async () => {
  const { wikiPages } = await world.data('mia', `{ wikiPages(${WEBSITE}) { nodes { id slug } } }`)
  const { wikiPage } = await world
    .data('mia', `{ wikiSearch(${WEBSITE}, search: "launch runbook") { nodes { page { id } } } }`)
    .then(({ wikiSearch }) => world.data('mia', `{ wikiPage(${WEBSITE}, slug: "${wikiSearch.nodes[0].page.id}") { linkedTasks { id } } }`))
  world.resetCalls()
  const asked = `{ mentions(${WEBSITE}, taskId: "${wikiPage.linkedTasks[0].id}") { nodes { kind title slug number commentId isOrigin } page totalPages totalCount } }`
  const { mentions } = await world.data('gus', asked)
  expect(world.calls()).toHaveLength(1)
  expect(mentions.nodes.map(({ title }: { title: string }) => title)).toContain('Launch runbook')
  const story = await world.data('mia', `{ userStories(${WEBSITE}) { nodes { id } } }`)
  expect(
    (await world.data('mia', `{ mentions(${WEBSITE}, userStoryId: "${story.userStories.nodes[0].id}") { totalCount } }`)).mentions,
  ).toEqual({
    totalCount: 0,
  })
  expect((await world.data('mia', `{ mentions(${WEBSITE}, wikiPageId: "00000000-0000-4000-8000-000000000000") { page } }`)).mentions).toBe(
    null,
  )
  const followed = await write('followWikiPage', `id: "${wikiPages.nodes[0].id}", follow: true`, 'wikiPage { isFollowing }', 'gus')
  expect(followed).toMatchObject({ wikiPage: { isFollowing: true }, userErrors: [] })
})

test('WIKI-15 WIKI-17 WIKI-19 pages are renamed, moved, found, deleted and restored', async () => {
  const make = async (title: string) =>
    (await write('createWikiPage', `input: { title: "${title}", after: null }`, `wikiPage { ${ROW} }`)).wikiPage
  const [one, two] = [await make('Zeppelin one'), await make('Zeppelin two')]
  expect((await write('renameWikiPage', `id: "${one.id}", title: "Zeppelin first"`, 'wikiPage { title }')).wikiPage.title).toBe(
    'Zeppelin first',
  )
  expect((await write('moveWikiPage', `id: "${one.id}", input: { parentId: "${two.id}" }`, `wikiPage { ${ROW} }`)).wikiPage.parentId).toBe(
    two.id,
  )
  const ring = await write('moveWikiPage', `id: "${two.id}", input: { parentId: "${one.id}" }`, 'wikiPage { id }')
  expect(ring.userErrors).toMatchObject([{ code: 'INVALID', field: ['parentId'] }])
  const { wikiSearch } = await world.data(
    'mia',
    `{ wikiSearch(${WEBSITE}, search: "zepp", perPage: 5) { nodes { page { ${ROW} } snippet path { title } } page totalPages totalCount } }`,
  )
  expect(wikiSearch).toMatchObject({ totalCount: 2, nodes: [{ snippet: '' }, {}] })
  await write('deleteWikiPage', `id: "${two.id}"`, 'deletedId')
  const bin = await world.data(
    'mia',
    `{ wikiBin(${WEBSITE}) { nodes { page { ${ROW} } deletedAt pagesBelow } page totalPages totalCount } }`,
  )
  expect(bin.wikiBin.nodes).toMatchObject([{ page: { id: two.id }, pagesBelow: 1 }])
  expect((await write('restoreWikiPage', `id: "${two.id}"`, 'wikiPage { id }')).wikiPage.id).toBe(two.id)
  const refused = await world.graphql('gus', `mutation { deleteWikiPage(project: { ${WEBSITE} }, id: "${two.id}") { deletedId } }`)
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('WIKI-17 WIKI-19 an admin empties the bin with one call; a member may not, and nothing is gone', async () => {
  const { wikiPage } = await write('createWikiPage', 'input: { title: "To the bin" }', 'wikiPage { id }')
  await write('deleteWikiPage', `id: "${wikiPage.id}"`, 'deletedId')
  const empty = (who: string) => world.graphql(who, `mutation { emptyWikiBin(project: { ${WEBSITE} }) { deletedCount ${REFUSALS} } }`)
  const inBin = async () => (await world.data('mia', `{ wikiBin(${WEBSITE}) { totalCount } }`)).wikiBin.totalCount
  expect((await empty('mia')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(await inBin()).toBe(1)
  world.resetCalls()
  expect((await empty('ben')).data?.emptyWikiBin).toEqual({ deletedCount: 1, userErrors: [] })
  expect(world.calls()).toEqual([`POST /wiki-pages/bin/empty/?${AT}`])
  expect(await inBin()).toBe(0)
})

test('WIKI-16 a page and the whole wiki come through the plain route as what they are; failures are told as GraphQL tells them', async () => {
  const get = async (who: string | null, query: Record<string, string> = {}) => {
    const token = await world.host.as(who).token()
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    return shell.inject({ url: '/api/wiki/export', query: { workspaceSlug: 'acme', projectSlug: 'website', ...query }, headers })
  }
  const { wikiPages } = await world.data('gus', `{ wikiPages(${WEBSITE}) { nodes { id title } } }`)
  const { id, title } = wikiPages.nodes.find((page: { title: string }) => page.title === 'Start here')
  const one = await get('gus', { pageId: id })
  expect([one.statusCode, one.headers['content-type'], one.headers['content-disposition']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'attachment',
  ])
  expect(one.body.startsWith(`# ${title}\n\n`)).toBe(true)
  const all = await get('gus')
  expect(all.headers['content-type']).toBe('application/zip')
  const files = unzip(all.rawPayload)
  expect(files.get('Start here.md')).toContain('[Launch runbook](Launch/Launch%20runbook.md)')
  expect([...files.keys()]).toContain('Content/Voice and tone.md')
  const failed = async (who: string | null, query: Record<string, string>) => {
    const { statusCode, json } = await get(who, query)
    return [statusCode, json().errors[0].extensions.code]
  }
  expect(await failed(null, {})).toEqual([401, 'UNAUTHENTICATED'])
  expect(await failed('gus', { pageId: '00000000-0000-4000-8000-000000000000' })).toEqual([404, 'NOT_FOUND'])
})
