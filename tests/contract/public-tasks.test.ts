// The contract of a task's public link. What is made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost } from './contract-host.ts'
import { fails, holds, publicTask, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
beforeAll(async () => {
  host = await openContractHost()
})
afterAll(() => host.close())

test('OPEN-34 GET /public/tasks/{uuid}/ needs no sign-in, and is 404 for drafts and what is gone', async () => {
  const ana = host.as('ana')
  const made = holds(await ana('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract in public' }), 201, task)
  const path = `/public/tasks/${made.uuid}/`
  try {
    expect(holds(await host.as(null)('GET', path, AT), 200, publicTask)).toMatchObject({ uuid: made.uuid, title: 'Contract in public' })
    await ana('PUT', `/tasks/${made.uuid}/`, AT, { is_draft: true })
    fails(await host.as(null)('GET', path, AT), 404)
  } finally {
    await ana('DELETE', `/tasks/${made.uuid}/`, AT)
  }
  fails(await host.as(null)('GET', path, AT), 404)
})
