// The contract of projects that everybody may read. What is switched on here is switched off again.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { actor, fails, fits, holds, page } from './shapes.ts'

const text = z.string()
const shows = z.object({
  labels: z.boolean(),
  dates: z.boolean(),
  descriptions: z.boolean(),
  assignees: z.boolean(),
  done: z.enum(['none', 'recent', 'all']),
})
const instant = z.object({ timestamp: z.number().int() })
const publicPage = z.object({ is_on: z.boolean(), token: text.nullable(), shows, by: actor.nullable(), since: instant.nullable() })
const chip = z.strictObject({ title: text, color: text })
const status = z.strictObject({ id: z.number().int(), title: text, color: text })
const publicTask = z.strictObject({
  ...{ code: text, title: text, done: z.boolean(), estimative: z.number().int(), workflow: status, labels: z.array(chip) },
  assignees: z.array(z.strictObject({ name: text })),
  start_date: instant.nullable(),
  due_date: instant.nullable(),
})
const publicProject = z.strictObject({
  project: z.strictObject({ name: text, logo: text.nullable(), description: text.nullable() }),
  company: z.strictObject({ name: text, logo: text.nullable() }),
  workflows: z.array(status),
  labels: z.array(chip),
  shows,
  counts: z.strictObject({ tasks: z.number().int(), done: z.number().int() }),
  updated_at: instant,
})

const AT = { company_slug: 'acme' }
const SWITCH = '/projects/website/public/'

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('BP-01 BP-02 BP-04 a project is published, read by strangers, given another address and closed', async () => {
  const stranger = host.as(null)
  const on = holds(await ana('PUT', SWITCH, AT, { is_on: true, shows: { done: 'all' } }), 200, publicPage)
  expect(on).toMatchObject({ is_on: true, shows: { done: 'all' } })
  fails(await host.as('mia')('GET', SWITCH, AT), 403)
  // Of one host at HOST_URL other files make and delete tasks meanwhile.
  const list = await vi.waitFor(async () => {
    const { counts } = holds(await stranger('GET', `/public/projects/${on.token}/`), 200, publicProject)
    const tasks = fits((await stranger('GET', `/public/projects/${on.token}/tasks/`, { per_page: 5 })).body, page(publicTask))
    expect(tasks.total).toBe(counts.tasks)
    return tasks
  })
  const one = publicTask.extend({ description: text.nullable() })
  expect(holds(await stranger('GET', `/public/projects/${on.token}/tasks/${list.data[0]?.code}/`), 200, one).code).toBe(list.data[0]?.code)
  const next = holds(await ana('POST', `${SWITCH}token/`, AT, {}), 200, publicPage)
  fails(await stranger('GET', `/public/projects/${on.token}/`), 404)
  const home = z.object({ company: z.object({ slug: text, name: text }), project: z.object({ slug: text }) })
  expect(holds(await ana('GET', `/public/projects/${next.token}/home/`), 200, home).project.slug).toBe('website')
  expect(holds(await ana('PUT', SWITCH, AT, { is_on: false, shows: { done: 'recent' } }), 200, publicPage).token).toBeNull()
  fails(await stranger('GET', `/public/projects/${next.token}/tasks/`), 404)
})
