// The contract of the wiki: pages, drafts, versions, what names what, and the bin. Everything made here ends in the bin.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, MAY_LEAVE_TRACES, openContractHost, type Send } from './contract-host.ts'
import { actor, fails, holds } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
const at = z.object({ timestamp: z.number() })
const step = z.object({ uuid: z.uuid(), slug: z.string(), title: z.string() })
const row = step.extend({
  parent_id: z.uuid().nullable(),
  position: z.number(),
  children_count: z.number().int(),
  version: z.number().int(),
  updated_at: at,
  user: actor.nullable(),
  draft: z.boolean(),
})
const linkedTask = z.object({
  uuid: z.uuid(),
  code: z.string(),
  title: z.string(),
  done: z.boolean(),
  status: z.string(),
  color: z.string(),
  project_slug: z.string(),
})
const page = row.extend({
  body: z.string(),
  path: z.array(step),
  pages_below: z.number().int(),
  backlinks: z.number().int(),
  authors: z.number().int(),
  published_at: at.nullable(),
  own_draft: z.object({ title: z.string(), body: z.string(), version: z.number(), base: z.string(), saved_at: at }).nullable(),
  editing: z.array(z.object({ user: actor, at })),
  following: z.boolean(),
  linked: z.object({ pages: z.array(step.extend({ deleted: z.boolean() })), tasks: z.array(linkedTask) }),
})
const version = z.object({
  number: z.number().int(),
  title: z.string(),
  user: actor.nullable(),
  note: z.string().nullable(),
  at,
  words: z.object({ added: z.number(), removed: z.number() }),
})
const mention = z.object({
  kind: z.enum(['page', 'thread']),
  uuid: z.uuid(),
  title: z.string(),
  slug: z.string().nullable(),
  number: z.number().nullable(),
  comment_id: z.number().nullable(),
  project_slug: z.string(),
  is_closed: z.boolean(),
  made: z.boolean(),
  at,
  user: actor.nullable(),
})

let host: ContractHost
let mia: Send
let one: z.infer<typeof row>
let path: string
const read = async () => holds(await mia('GET', path, AT), 200, page)
beforeAll(async () => {
  host = await openContractHost()
  mia = host.as('mia')
  one = holds(await mia('POST', '/wiki-pages/', AT, { title: 'Contract' }), 201, row)
  path = `/wiki-pages/${one.uuid}/`
})
afterAll(async () => {
  await mia('DELETE', path, AT)
  await host.close()
})

test('OPEN-39 WIKI-03 WIKI-05 WIKI-06 a page is drafted, published once a version, renamed, moved and read', async () => {
  const gus = host.as('gus')
  fails(await gus('GET', `/wiki-pages/${one.slug}/`, AT), 404)
  const draft = { title: 'Contract', body: '<p>First</p>', version: 0 }
  expect(at.parse((await mia('PUT', `${path}draft/`, AT, draft)).body.data.saved_at)).toBeTruthy()
  expect(holds(await mia('GET', path, AT), 200, page).own_draft).toMatchObject(draft)
  fails(await mia('PUT', path, AT, { body: '<p>First</p>' }), 400)
  expect(holds(await mia('PUT', path, AT, { body: '<p>First</p>', version: 0 }), 200, page)).toMatchObject({ version: 1, own_draft: null })
  const clash = await mia('PUT', path, AT, { body: '<p>Late</p>', version: 0 })
  fails(clash, 409)
  expect(clash.body).toMatchObject({ code: 'conflict', current: { title: 'Contract', body: '<p>First</p>', version: 1 } })
  expect(holds(await mia('PUT', path, AT, { title: 'Contract, renamed' }), 200, page)).toMatchObject({
    title: 'Contract, renamed',
    version: 1,
  })
  expect(holds(await mia('PUT', `${path}move/`, AT, { parent_id: null, after: null }), 200, row).parent_id).toBe(null)
  expect(holds(await gus('GET', `/wiki-pages/${one.slug}/`, AT), 200, page)).toMatchObject({ body: '<p>First</p>', following: false })
  fails(await gus('PUT', path, AT, { title: 'Mine' }), 403)
  const list = await gus('GET', '/wiki-pages/', { ...AT, parent_id: 'none', around: one.slug })
  expect(z.array(row).parse(list.body.data)[0]?.uuid).toBe(one.uuid)
  expect(list.body).toMatchObject({ current_page: 1, path: [{ uuid: one.uuid }] })
  const found = await gus('GET', '/wiki-pages/search/', { ...AT, q: 'contract renam' })
  expect(z.array(row.extend({ snippet: z.string(), path: z.array(step) })).parse(found.body.data)[0]?.uuid).toBe(one.uuid)
  expect(holds(await gus('PUT', `${path}follow/`, AT, { follow: true }), 200, page).following).toBe(true)
})

test('WIKI-08 WIKI-10 its versions are listed, read and restored', async () => {
  const published = { body: '<p>First and second</p>', version: 1, note: 'More' }
  expect(holds(await mia('PUT', path, AT, published), 200, page).version).toBe(2)
  const { body } = await host.as('gus')('GET', `${path}versions/`, AT)
  expect(z.array(version).parse(body.data)).toMatchObject([
    { number: 2, note: 'More', words: { added: 2, removed: 0 } },
    { number: 1, note: null },
  ])
  expect(holds(await host.as('gus')('GET', `${path}versions/1/`, AT), 200, version.extend({ body: z.string() })).body).toBe('<p>First</p>')
  fails(await mia('GET', `${path}versions/9/`, AT), 404)
  expect(holds(await mia('POST', `${path}versions/1/restore/`, AT, { version: 2 }), 200, page)).toMatchObject({
    version: 3,
    body: '<p>First</p>',
  })
})

test('WIKI-13 what names a page, a task or a user story is listed', async () => {
  const naming = holds(await mia('POST', '/wiki-pages/', AT, { title: 'Names it' }), 201, row)
  const body = `<p><a data-page="${one.uuid}">Contract</a></p>`
  expect(holds(await mia('PUT', `/wiki-pages/${naming.uuid}/`, AT, { body, version: 0 }), 200, page).linked.pages).toMatchObject([
    { uuid: one.uuid, deleted: false },
  ])
  const listed = await host.as('gus')('GET', '/mentions/', { ...AT, page_uuid: one.uuid })
  expect(z.array(mention).parse(listed.body.data)).toMatchObject([{ kind: 'page', uuid: naming.uuid }])
  fails(await mia('GET', '/mentions/', AT), 400)
  holds(await mia('DELETE', `/wiki-pages/${naming.uuid}/`, AT), 200, z.null())
})

test('WIKI-17 a deleted page is in the bin until it is restored', async () => {
  holds(await mia('DELETE', path, AT), 200, z.null())
  fails(await mia('GET', path, AT), 404)
  const bin = await mia('GET', '/wiki-pages/bin/', AT)
  expect(bin.body.data.map(({ uuid }: { uuid: string }) => uuid)).toContain(one.uuid)
  fails(await mia('POST', '/wiki-pages/bin/empty/', AT, {}), 403)
  expect(holds(await mia('POST', `${path}restore/`, AT, {}), 200, row).uuid).toBe(one.uuid)
})

// What lies in the bin of somebody's own host stays there.
test.runIf(MAY_LEAVE_TRACES)('WIKI-17 an admin empties the bin: what was in it does not come back', async () => {
  const gone = holds(await mia('POST', '/wiki-pages/', AT, { title: 'Gone for good' }), 201, row)
  holds(await mia('DELETE', `/wiki-pages/${gone.uuid}/`, AT), 200, z.null())
  const emptied = holds(await host.as('ben')('POST', '/wiki-pages/bin/empty/', AT), 200, z.strictObject({ deleted: z.number().int() }))
  expect(emptied.deleted).toBeGreaterThanOrEqual(1)
  expect((await mia('GET', '/wiki-pages/bin/', AT)).body.data).toEqual([])
  fails(await mia('POST', `/wiki-pages/${gone.uuid}/restore/`, AT, {}), 404)
})

test('WIKI-16 a page comes as Markdown, the wiki as an archive; who does not see it gets nothing', async () => {
  const get = (who: string, query: Record<string, string> = {}) => host.as(who)('GET', '/export-wiki/', { ...AT, ...query })
  const shown = holds(await mia('PUT', path, AT, { body: '<h2>Said</h2>', version: (await read()).version }), 200, page)
  const markdown = await get('gus', { page_uuid: shown.uuid })
  expect([markdown.status, markdown.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(String(markdown.body)).toContain('## Said')
  const archive = await get('gus')
  expect([archive.status, archive.headers['content-type'], String(archive.body).slice(0, 2)]).toEqual([200, 'application/zip', 'PK'])
  fails(await get('dora'), 404)
  fails(await get('gus', { page_uuid: '00000000-0000-4000-8000-000000000000' }), 404)
})
