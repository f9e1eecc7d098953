// The contract of files. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { attachment, fails, holds, page, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
const NEW = { ...AT, is_archived: 0, members: '' }

let host: ContractHost
let ana: Send
let uuid: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  uuid = holds(await ana('POST', '/tasks/', NEW, { title: 'Contract files' }), 201, task).uuid
})
afterAll(async () => {
  await ana('DELETE', `/tasks/${uuid}/`, AT)
  await host.close()
})

const ofTask = () => ({ ...AT, attachmentable_type: 'issues', attachmentable_id: uuid })

test('REST-38..40 API-04 a file is uploaded in one field, listed on a page, downloaded (ASSUMED) and deleted', async () => {
  const file = { name: 'contract.txt', type: 'text/plain', bytes: 'Contract.' }
  const made = holds(await host.upload('mia', '/attachments/', ofTask(), file), 201, attachment)
  expect(made).toMatchObject({ filename: 'contract.txt', mimetype: 'text/plain', size: 9, user: { name: 'Mia Chen' } })
  const listed = page(attachment).parse((await host.as('gus')('GET', '/attachments/', { ...ofTask(), page: 1 })).body)
  expect(listed.data.map(({ id }) => id)).toEqual([made.id])
  expect(holds(await ana('GET', `/tasks/${uuid}/`, AT), 200, task).counts.attachments).toBe(1)
  const { status, body, headers } = await host.as('gus')('GET', `/attachments/${made.id}/content`, AT)
  expect([status, String(body)]).toEqual([200, 'Contract.'])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-disposition': expect.stringMatching(/^attachment/) })
  fails(await host.as('gus')('DELETE', `/attachments/${made.id}`, AT), 403)
  expect(await host.as('mia')('DELETE', `/attachments/${made.id}`, AT)).toMatchObject({ status: 200, body: { data: null } })
  fails(await host.as('mia')('DELETE', `/attachments/${made.id}`, AT), 404)
})

test('REST-39 PLAN-03 uploads are gated; OPEN-39 a project’s files have no task', async () => {
  const file = { name: 'contract.txt', type: 'text/plain', bytes: 'x' }
  const projects = { attachmentable_type: 'projects', attachmentable_id: '' }
  const garden = { company_slug: 'freebird', project_slug: 'garden', ...projects }
  fails(await host.upload('fay', '/attachments/', garden, file), 402, 'plan_required')
  const made = holds(await host.upload('ana', '/attachments/', { ...AT, ...projects }, file), 201, attachment)
  const listed = page(attachment).parse((await ana('GET', '/attachments/', { ...AT, ...projects, page: 1 })).body)
  expect(listed.data.map(({ id }) => id)).toContain(made.id)
  expect((await ana('DELETE', `/attachments/${made.id}`, AT)).status).toBe(200)
})
