// The contract of a task's public link. What is made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost } from './contract-host.ts'
import { fails, holds, publicTask, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

const taskShare = z.object({
  ...{ uuid: z.uuid(), code: z.string(), title: z.string(), is_on: z.boolean(), token: z.string().nullable() },
  ...{ by: z.object({ name: z.string() }).nullable(), since: z.object({ timestamp: z.number().int() }).nullable() },
})

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
    fails(await host.as(null)('GET', path, AT), 404)
    const { token: key } = holds(await ana('PUT', `/tasks/${made.uuid}/share/`, AT, { is_on: true }), 200, taskShare)
    expect(holds(await ana('GET', `/tasks/${made.uuid}/share/`, AT), 200, taskShare)).toMatchObject({ is_on: true, token: key })
    expect(holds(await ana('GET', '/task-shares/', AT), 200, z.array(taskShare)).map(({ uuid }) => uuid)).toContain(made.uuid)
    expect(holds(await host.as(null)('GET', path, { ...AT, key: key ?? '' }), 200, publicTask)).toMatchObject({
      uuid: made.uuid,
      title: 'Contract in public',
    })
    await ana('PUT', `/tasks/${made.uuid}/`, AT, { is_draft: true })
    fails(await host.as(null)('GET', path, { ...AT, key: key ?? '' }), 404)
  } finally {
    await ana('DELETE', `/tasks/${made.uuid}/`, AT)
  }
  fails(await host.as(null)('GET', path, AT), 404)
})
