// The contract of what is taken along as a file: lists of tasks, one’s own data. Nothing is made here.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, fits, page, task } from './shapes.ts'

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
