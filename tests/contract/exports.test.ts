// The contract of what is taken along as a file: lists of tasks, one’s own data, archives. What is made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, fits, holds, page, task } from './shapes.ts'

const WEBSITE = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('EXPORT-03 GET /export-tasks/ answers the list as CSV, its code first, in the order of the list; strangers get 404', async () => {
  const query = { ...WEBSITE, is_archived: 0, done: 0, sort: '-created_at' }
  const { status, body } = await ana('GET', '/export-tasks/', query)
  expect(status).toBe(200)
  const [head = '', ...lines] = String(body).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFCode,Title,Project,Status,Done,/)
  const list = fits((await ana('GET', '/tasks/', { ...query, per_page: 20 })).body, page(task))
  expect(lines.slice(0, 20).map((line) => line.split(',')[0])).toEqual(list.data.map(({ code }) => code))
  expect(lines).toHaveLength(list.total ?? -1)
  fails(await host.as('dora')('GET', '/export-tasks/', query), 404)
  fails(await ana('GET', '/export-tasks/', { ...query, sort: 'x' }), 400)
})

test('EXPORT-03 GET /export-markdown/ answers an archive to admins of the project', async () => {
  const { status, body } = await ana('GET', '/export-markdown/', WEBSITE)
  expect([status, String(body).slice(0, 2)]).toEqual([200, 'PK'])
  fails(await host.as('mia')('GET', '/export-markdown/', WEBSITE), 403)
  fails(await host.as('dora')('GET', '/export-markdown/', WEBSITE), 404)
})

test('EXPORT-07 POST /auth/me/export answers an archive of the caller’s own', async () => {
  const { status, body } = await ana('POST', '/auth/me/export')
  expect([status, String(body).slice(0, 2)]).toEqual([200, 'PK'])
  fails(await host.as(null)('POST', '/auth/me/export'), 401)
})

const instant = z.object({ timestamp: z.number().int() })
const archive = z.object({
  ...{ uuid: z.string(), kind: z.enum(['zip', 'markdown']), files: z.boolean(), state: z.enum(['waiting', 'running', 'ready', 'failed']) },
  ...{ done: z.number().int(), total: z.number().int(), size: z.number().nullable(), sha256: z.string().nullable() },
  counts: z.object({ projects: z.number(), tasks: z.number(), files: z.number() }).nullable(),
  ...{ problems: z.number().int(), lacking: z.array(z.string()), reason: z.string().nullable(), filename: z.string() },
  project: z.object({ slug: z.string(), name: z.string() }).nullable(),
  person: z.object({ name: z.string(), username: z.string() }).nullable(),
  ...{ created_at: instant, ready_at: instant.nullable(), expires_at: instant.nullable() },
})

test('EXPORT-04 an export is asked for, listed and deleted: the workspace’s by its owner, a project’s by its admins', async () => {
  const made = holds(await ana('POST', '/exports/', WEBSITE, { kind: 'markdown' }), 201, archive)
  expect(made).toMatchObject({ kind: 'markdown', files: false, project: { slug: 'website' } })
  fails(await ana('POST', '/exports/', { company_slug: 'acme' }, {}), 409)
  expect(holds(await ana('GET', '/exports/', { company_slug: 'acme' }), 200, z.array(archive)).map(({ uuid }) => uuid)).toContain(made.uuid)
  holds(await ana('GET', `/exports/${made.uuid}/`, WEBSITE), 200, archive)
  fails(await host.as('mia')('GET', `/exports/${made.uuid}/`, WEBSITE), 403)
  fails(await host.as('dora')('GET', '/exports/', WEBSITE), 404)
  fails(await ana('POST', '/exports/', WEBSITE, { kind: 'pdf' }), 422)
  fails(await ana('POST', '/exports/', WEBSITE, { kind: 'zip', more: 1 }), 400)
  holds(await ana('DELETE', `/exports/${made.uuid}/`, WEBSITE), 200, z.null())
  fails(await ana('GET', `/exports/${made.uuid}/content`, WEBSITE), 404)
})
