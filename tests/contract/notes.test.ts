// The contract of private notes. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, holds, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
const at = z.object({ timestamp: z.number() })
const row = z.object({
  uuid: z.uuid(),
  title: z.string(),
  snippet: z.string(),
  tags: z.array(z.string()),
  pinned: z.boolean(),
  version: z.number().int(),
  created_at: at,
  updated_at: at,
  trashed_at: at.nullable(),
})
const link = z.object({
  uuid: z.uuid(),
  code: z.string(),
  title: z.string(),
  done: z.boolean(),
  company_slug: z.string(),
  project_slug: z.string(),
})
const note = row.extend({ html: z.string(), tasks: z.array(link) })

let host: ContractHost
let mia: Send
beforeAll(async () => {
  host = await openContractHost()
  mia = host.as('mia')
})
afterAll(() => host.close())

test('NOTE-08 a note is made, listed, saved, binned and had back by its person alone', async () => {
  const made = holds(await mia('POST', '/notes/', {}, { html: '<p>Contract</p><p>Text</p>', tags: ['contract'] }), 201, note)
  const path = `/notes/${made.uuid}/`
  expect(made).toMatchObject({ title: 'Contract', snippet: 'Text', version: 1, tags: ['contract'] })
  const list = await mia('GET', '/notes/', { search: 'contract', tag: 'contract', sort: 'title', trash: '0', pinned: '0' })
  expect(z.array(row).parse(list.body.data)).toHaveLength(1)
  expect(list.body).toMatchObject({ current_page: 1, total_pages: 1, total: 1, trashed: expect.any(Number), tags: expect.any(Array) })
  expect(holds(await mia('PUT', path, {}, { html: '<p>Changed</p>', version: 1, pinned: true }), 200, note)).toMatchObject({ version: 2 })
  fails(await mia('PUT', path, {}, { html: '<p>Late</p>', version: 1 }), 409)
  fails(await mia('PUT', path, {}, { company_slug: 'acme' }), 400)
  for (const who of ['ana', 'ben']) fails(await host.as(who)('GET', path), 404)
  const { body } = await mia('POST', `${path}convert`, {}, { ...AT, titles: null })
  const made2 = z.object({ note, tasks: z.array(task) }).parse(body.data)
  expect(made2.note.tasks).toHaveLength(1)
  await mia('DELETE', `/tasks/${made2.tasks[0]?.uuid}/`, AT)
  fails(await mia('DELETE', path, { forever: '1' }), 409)
  expect((await mia('DELETE', path)).status).toBe(200)
  expect(holds(await mia('PUT', `${path}restore`), 200, note).trashed_at).toBeNull()
  await mia('DELETE', path)
  expect((await mia('DELETE', path, { forever: '1' })).status).toBe(200)
  fails(await mia('GET', path), 404)
})
