// The contract of discussions. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { actor, comment, fails, holds, person } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
const at = z.object({ timestamp: z.number() })
const row = z.object({
  uuid: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  user: actor.nullable(),
  is_pinned: z.boolean(),
  is_closed: z.boolean(),
  answer_id: z.number().nullable(),
  task: z.object({ uuid: z.uuid(), code: z.string(), title: z.string() }).nullable(),
  comments_count: z.number().int(),
  last_comment: z.object({ id: z.number(), user: actor.nullable(), created_at: at }).nullable(),
  created_at: at,
  active_at: at,
  unread: z.boolean(),
  following: z.boolean(),
})
const thread = row.extend({
  body: z.string(),
  first_unread: z.number().nullable(),
  followers: z.array(person),
  followers_count: z.number(),
})

let host: ContractHost
let ana: Send
let mia: Send
let number: number
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
  number = holds(await mia('POST', '/discussions/', AT, { title: 'Contract', body: '<p>First</p>' }), 201, thread).number
})
afterAll(async () => {
  await ana('DELETE', `/discussions/${number}/`, AT)
  await host.close()
})

test('OPEN-39 DISC-02 a discussion is listed, changed, closed, followed and read', async () => {
  const path = `/discussions/${number}/`
  const list = await ana('GET', '/discussions/', { ...AT, sort: 'newest', search: 'Contract' })
  expect(
    z
      .array(row)
      .parse(list.body.data)
      .map((one) => one.number),
  ).toContain(number)
  expect(list.body).toMatchObject({ current_page: 1, total_pages: expect.any(Number), total: expect.any(Number) })
  fails(await host.as('rex')('PUT', path, AT, { is_closed: true }), 403)
  expect(holds(await mia('PUT', path, AT, { title: 'Renamed', is_closed: true }), 200, thread)).toMatchObject({
    title: 'Renamed',
    is_closed: true,
  })
  expect(holds(await mia('PUT', path, AT, { is_closed: false }), 200, thread).is_closed).toBe(false)
  fails(await mia('PUT', path, AT, { is_pinned: true }), 403)
  expect(holds(await host.as('gus')('PUT', `${path}follow/`, AT, { follow: true }), 200, thread).following).toBe(true)
  expect(holds(await host.as('gus')('POST', `${path}read/`, AT, {}), 200, thread).unread).toBe(false)
  fails(await mia('DELETE', path, AT), 403)
})

test('DISC-02 its comments come in pages or by their ends', async () => {
  const about = { ...AT, commentable_type: 'discussions', commentable_id: String(number) }
  const said = holds(await ana('POST', '/comments/', about, { comment_text: '<p>A word</p>' }), 201, comment)
  holds(await ana('POST', '/comments/', about, { comment_text: '<p>Another</p>' }), 201, comment)
  for (const query of [{ sort: 'ASC', page: '1', per_page: '50' }, { ends: '1' }]) {
    const { body } = await ana('GET', '/comments/', { ...about, ...query })
    expect(z.array(comment).parse(body.data)[0]?.id).toBe(said.id)
    expect(body).toMatchObject({ total: 2, gaps: [] })
  }
  const { body } = await ana('GET', '/comments/', { ...about, after: String(said.id) })
  expect(body.data).toMatchObject([{ comment: '<p>Another</p>' }])
  expect(holds(await mia('PUT', `/discussions/${number}/`, AT, { answer_id: said.id }), 200, thread).answer_id).toBe(said.id)
})
