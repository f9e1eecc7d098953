// The contract of files. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { attachment, attachmentVersion, fails, holds, page, task } from './shapes.ts'

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

test('DOCS-02 DOCS-03 DOCS-09 (ASSUMED) a document is found, renamed, replaced, linked and moved', async () => {
  const projects = { ...AT, attachmentable_type: 'projects', attachmentable_id: '' }
  const file = { name: 'contract of documents.txt', type: 'text/plain', bytes: 'First.' }
  const made = holds(await host.upload('ana', '/attachments/', projects, file), 201, attachment)
  const at = `/attachments/${made.id}`
  const found = await ana('GET', '/attachments/', {
    ...projects,
    search: 'OF DOCUMENTS',
    kind: 'text,code',
    user: 'ana',
    sort: 'size',
    per_page: 5,
  })
  expect(
    page(attachment)
      .parse(found.body)
      .data.map(({ id }) => id),
  ).toEqual([made.id])
  expect(holds(await ana('GET', `/attachments/${made.uuid}`, AT), 200, attachment).id).toBe(made.id)
  expect(holds(await ana('PUT', at, AT, { filename: 'renamed.txt' }), 200, attachment).filename).toBe('renamed.txt')
  fails(await ana('PUT', at, AT, { filename: 'renamed.exe' }), 422)
  const next = { ...file, bytes: 'Second.' }
  expect(holds(await host.upload('ana', '/attachments/', { ...projects, replaces: made.id }, next), 201, attachment).versions).toBe(2)
  const versions = (await ana('GET', `${at}/versions/`, AT)).body.data.map((one: unknown) => attachmentVersion.parse(one))
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  expect(String((await ana('GET', `${at}/content`, { ...AT, version: 1 })).body)).toBe('First.')
  expect(holds(await ana('POST', `${at}/versions/1/restore/`, AT, {}), 200, attachment).versions).toBe(3)
  expect(holds(await ana('POST', `${at}/links/`, AT, { task_uuid: uuid }), 200, attachment).links).toMatchObject([{ uuid }])
  expect(holds(await ana('DELETE', `${at}/links/`, { ...AT, task_uuid: uuid }), 200, attachment).links).toEqual([])
  const target = { attachmentable_type: 'issues', attachmentable_id: uuid }
  expect(holds(await ana('POST', `${at}/move/`, AT, target), 200, attachment).task).toMatchObject({ uuid })
  const all = await ana('GET', '/attachments/', { ...projects, with_tasks: 1, search: 'renamed.txt' })
  expect(
    page(attachment)
      .parse(all.body)
      .data.map(({ id }) => id),
  ).toContain(made.id)
  fails(await host.as('gus')('PUT', at, AT, { filename: 'x.txt' }), 403)
  expect((await ana('DELETE', at, AT)).status).toBe(200)
})
