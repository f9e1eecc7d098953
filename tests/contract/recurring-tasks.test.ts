// The contract of recurring tasks. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { recurrence, recurrencePreview, recurrenceRun } from './recurrence-shapes.ts'
import { fails, fits, holds, page, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let mia: Send
beforeAll(async () => {
  host = await openContractHost()
  mia = host.as('mia')
})
afterAll(() => host.close())

test('OPEN-33 OPEN-43 RECUR-06 a rule is made, read, changed, skipped, paused, resumed, run and deleted', async () => {
  const preview = { company_slug: 'acme', rule: 'FREQ=MONTHLY;BYDAY=2TU', start: '2031-01-01', time: '09:00', timezone: 'UTC', count: 2 }
  expect(holds(await mia('GET', '/recurring-tasks/preview/', preview), 200, recurrencePreview).next.map(({ day }) => day)).toEqual([
    '2031-01-14',
    '2031-02-11',
  ])
  const body = { task: { title: 'Contract rule' }, rule: 'FREQ=DAILY', timezone: 'Europe/Berlin', start_on: '2031-01-01' }
  const made = holds(await mia('POST', '/recurring-tasks/', AT, body), 201, recurrence)
  expect(made).toMatchObject({ title: 'Contract rule', state: 'active', time: '09:00', due_after: 0, catch_up: 'latest' })
  expect(fails(await mia('POST', '/recurring-tasks/', AT, { ...body, rule: 'FREQ=HOURLY' }), 422).errors).toHaveProperty('rule')
  fails(await host.as('gus')('POST', '/recurring-tasks/', AT, body), 403)
  fails(await host.as('dora')('GET', `/recurring-tasks/${made.id}/`, AT), 404)
  const step = (verb: string, sent: object = {}) => mia('POST', `/recurring-tasks/${made.id}/${verb}/`, AT, sent)
  expect(holds(await mia('PUT', `/recurring-tasks/${made.id}/`, AT, { time: '10:30' }), 200, recurrence).time).toBe('10:30')
  expect(holds(await step('skip', { day: '2031-01-01' }), 200, recurrence).next[0]?.day).toBe('2031-01-02')
  expect(holds(await step('skip', { day: '2031-01-01', skipped: false }), 200, recurrence).skipped).toEqual([])
  expect(holds(await step('pause'), 200, recurrence)).toMatchObject({ state: 'paused', next: [] })
  expect(holds(await step('resume'), 200, recurrence).state).toBe('active')
  const { uuid } = holds(await step('run'), 201, task)
  fails(await step('run'), 409)
  const list = fits((await mia('GET', '/recurring-tasks/', { company_slug: 'acme', search: 'contract' })).body, page(recurrence))
  expect(list.data.map(({ id }) => id)).toEqual([made.id])
  const runs = fits((await mia('GET', `/recurring-tasks/${made.id}/runs/`, AT)).body, page(recurrenceRun))
  expect(runs.data.map((run) => run.task?.uuid)).toEqual([uuid])
  expect(await mia('DELETE', `/recurring-tasks/${made.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  fails(await mia('GET', `/recurring-tasks/${made.id}/`, AT), 404)
  await host.as('ana')('DELETE', `/tasks/${uuid}/`, AT)
})
