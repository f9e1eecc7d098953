// The contract of lists of tasks as files. Nothing is made here.
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
