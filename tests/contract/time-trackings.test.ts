// The contract of logged time. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, holds, page, task, timeEntry } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let ana: Send
let mia: Send
let uuid: string
let slug: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
  const made = holds(await ana('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract time' }), 201, task)
  uuid = made.uuid
  slug = made.slug
})
afterAll(async () => {
  await ana('DELETE', `/tasks/${uuid}/`, AT)
  await host.close()
})

const log = (who: Send, start: string, end: string, comment = '') =>
  who('POST', '/time-trackings/', AT, { task_uuid: uuid, start, end, comment })
const list = async (query: Record<string, string | number> = {}) => {
  const answer = await host.as('gus')('GET', '/time-trackings/no-task/', { ...AT, task_uuid: uuid, start: '', end: '', page: 1, ...query })
  return page(timeEntry).parse(answer.body)
}

test('REST-46..48 TIMELOG-03 time is logged with seconds, listed newest first, filtered by date and deleted by an admin', async () => {
  const first = holds(await log(mia, '2026-05-04 09:00:00', '2026-05-04 10:30:00', 'First'), 201, timeEntry)
  expect(first).toMatchObject({ total: '1h 30m', comment: 'First', user: { name: 'Mia Chen' } })
  const second = holds(await log(ana, '2026-05-05 09:00:00', '2026-05-05 09:45:00'), 201, timeEntry)
  expect((await list()).data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await list({ start: '2026-05-04', end: '2026-05-04' })).data.map(({ id }) => id)).toEqual([first.id])
  expect(holds(await ana('GET', `/tasks/${uuid}/`, AT), 200, task).counts.time_seconds).toBe(8100)
  fails(await mia('DELETE', `/time-trackings/${first.id}/`, AT), 403)
  expect(await ana('DELETE', `/time-trackings/${first.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  fails(await ana('DELETE', `/time-trackings/${first.id}/`, AT), 404)
  expect((await list()).data).toHaveLength(1)
})

test('REST-47 TIMELOG-04 an end before the start or in the future is refused by field; readers log nothing', async () => {
  expect(fails(await log(mia, '2026-05-04 09:00:00', '2026-05-04 08:59:59'), 422).errors).toHaveProperty('end')
  expect(fails(await log(mia, '2026-05-04 09:00:00', '2099-01-01 00:00:00'), 422).errors).toHaveProperty('end')
  fails(await log(host.as('gus'), '2026-05-04 09:00:00', '2026-05-04 10:00:00'), 403)
})

test('REST-49 the export is an xlsx file', async () => {
  const answer = await host.as('gus')('GET', '/export-time-trackings/', { ...AT, issue_slug: slug })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['content-type'])).toContain('spreadsheetml.sheet')
  expect(String(answer.body).startsWith('PK')).toBe(true)
  fails(await host.as('gus')('GET', '/export-time-trackings/', { ...AT, issue_slug: 'none-0' }), 404)
})
