// The contract of sprints and user stories. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { epic, fails, fits, holds, page, sprint, sprintChart, sprintResult, sprintVelocity, task, userStory } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
// Where no sprint runs.
const OPS = { ...AT, project_slug: 'ops' }

let host: ContractHost
let ana: Send
let mia: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
})
afterAll(() => host.close())

test('REST-78 GET /sprints/ answers a page, searched by title', async () => {
  const all = await host.as('gus')('GET', '/sprints/', { ...AT, search: '', page: 1 })
  expect(all.status).toBe(200)
  const { data, total_pages } = fits(all.body, page(sprint))
  expect(data.length).toBeGreaterThan(1)
  expect(total_pages).toBeGreaterThanOrEqual(1)
  const [first] = data
  const found = fits((await mia('GET', '/sprints/', { ...AT, search: first?.title ?? '', page: 1 })).body, page(sprint)).data
  expect(found.map(({ id }) => id)).toContain(first?.id)
  fails(await host.as('dora')('GET', '/sprints/', AT), 404)
})

test('REST-79 GET /user-stories/ answers a page, searched by title and code', async () => {
  const { data } = fits((await host.as('gus')('GET', '/user-stories/', { ...AT, search: '', page: 1 })).body, page(userStory))
  expect(data.length).toBeGreaterThan(1)
  const found = fits((await mia('GET', '/user-stories/', { ...AT, search: data[0]?.code ?? '', page: 1 })).body, page(userStory)).data
  expect(found.map(({ id }) => id)).toContain(data[0]?.id)
})

test('SPRINT-03 SPRINT-04 SPRINT-07 a sprint is started, completed, reopened, and read as it was', async () => {
  const body = { title: `Started ${Date.now()}`, start_date: '2099-05-03', end_date: '2099-05-16' }
  const made = holds(await mia('POST', '/sprints/', OPS, body), 201, sprint)
  const step = (verb: string, sent: object = {}) => mia('POST', `/sprints/${made.id}/${verb}/`, OPS, sent)
  expect(holds(await mia('GET', `/sprints/${made.id}/chart/`, OPS), 200, sprintChart)).toMatchObject({ committed: null, days: [] })
  expect(holds(await step('start'), 200, sprint)).toMatchObject({ state: 'active', committed: { tasks: 0, hours: 0 } })
  fails(await step('start'), 409)
  expect(holds(await step('reopen'), 200, sprint)).toEqual(made)
  await step('start')
  expect(fails(await step('complete', { carry_to: made.id }), 422).errors).toHaveProperty('carry_to')
  const completed = sprint.extend({ carried: z.number().int(), carried_to: sprint.nullable() })
  expect(holds(await step('complete', { carry_to: null }), 200, completed)).toMatchObject({ carried: 0, carried_to: null })
  const chart = holds(await mia('GET', `/sprints/${made.id}/chart/`, { ...OPS, timezone: 'Europe/Berlin' }), 200, sprintChart)
  expect(chart).toMatchObject({ committed: { tasks: 0 }, today: null })
  expect(chart.days.length).toBeGreaterThan(0)
  const sheet = await mia('GET', `/sprints/${made.id}/export/`, { ...OPS, timezone: 'Europe/Berlin' })
  expect([sheet.status, String(sheet.body).slice(0, 2)]).toEqual([200, 'PK'])
  fits((await mia('GET', `/sprints/${made.id}/results/`, { ...OPS, page: 1 })).body, page(sprintResult))
  const velocity = holds(await mia('GET', '/sprints-velocity/', OPS), 200, z.array(sprintVelocity))
  expect(velocity.map(({ id }) => id)).toContain(made.id)
  await ana('DELETE', `/sprints/${made.id}/`, OPS)
})

test('OPEN-35 sprints are made, read, changed and deleted; REST-21 a task has one or none', async () => {
  const body = { title: `Sprint ${Date.now()}`, start_date: '2027-05-03', end_date: '2027-05-16', goal: 'Keep the contract' }
  const made = holds(await mia('POST', '/sprints/', AT, body), 201, sprint)
  expect(made).toMatchObject({ ...body, timebox: '2027-05-03 – 2027-05-16', counts: { tasks: 0, done: 0 } })
  expect(holds(await mia('PUT', `/sprints/${made.id}/`, AT, { goal: null }), 200, sprint)).toEqual({ ...made, goal: null })
  expect(fails(await mia('PUT', `/sprints/${made.id}/`, AT, { end_date: '2027-05-01' }), 422).errors).toHaveProperty('end_date')
  expect(holds(await mia('GET', `/sprints/${made.slug}/`, AT), 200, sprint).id).toBe(made.id)
  const { uuid } = holds(await mia('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract plans' }), 201, task)
  expect(holds(await mia('PUT', `/tasks/${uuid}/`, AT, { sprint_id: made.id }), 200, task).sprint?.id).toBe(made.id)
  expect(holds(await mia('PUT', `/tasks/${uuid}/`, AT, { sprint_id: null }), 200, task).sprint).toBeNull()
  await mia('PUT', `/tasks/${uuid}/`, AT, { sprint_id: made.id })
  fails(await mia('DELETE', `/sprints/${made.id}/`, AT), 403)
  expect(await ana('DELETE', `/sprints/${made.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  expect(holds(await mia('GET', `/tasks/${uuid}/`, AT), 200, task).sprint).toBeNull()
  fails(await mia('GET', `/sprints/${made.slug}/`, AT), 404)
  await ana('DELETE', `/tasks/${uuid}/`, AT)
})

test('OPEN-35 user stories are made under a code of the host, read, changed and deleted; REST-21 a task has one or none', async () => {
  const made = holds(await mia('POST', '/user-stories/', AT, { title: 'As a contract I hold', description: 'Plain' }), 201, userStory)
  expect(made).toMatchObject({ description: 'Plain', code: expect.stringMatching(/\d/) })
  expect(holds(await mia('PUT', `/user-stories/${made.id}/`, AT, { title: 'Changed' }), 200, userStory)).toEqual({
    ...made,
    title: 'Changed',
  })
  expect(holds(await mia('GET', `/user-stories/${made.slug}/`, AT), 200, userStory).id).toBe(made.id)
  const { uuid } = holds(await mia('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract plans' }), 201, task)
  expect(holds(await mia('PUT', `/tasks/${uuid}/`, AT, { user_story_id: made.id }), 200, task).user_story?.id).toBe(made.id)
  fails(await mia('DELETE', `/user-stories/${made.id}/`, AT), 403)
  expect(await ana('DELETE', `/user-stories/${made.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  expect(holds(await mia('GET', `/tasks/${uuid}/`, AT), 200, task).user_story).toBeNull()
  await ana('DELETE', `/tasks/${uuid}/`, AT)
})

test('STORY-01 STORY-04 EPIC-02 stories are made at once in an epic, ordered, and found by epic and state; no number is given twice', async () => {
  const made = holds(await mia('POST', '/user-story-epics/', AT, { title: `Epic ${Date.now()}`, due_date: '2027-06-01' }), 201, epic)
  expect(made).toMatchObject({ color: '#088EFB', counts: { stories: 0 }, effort: { total: 0 } })
  const stories = holds(await mia('POST', '/user-stories/bulk/', AT, { titles: ['One', 'Two'], epic_id: made.id }), 201, z.array(userStory))
  expect(fails(await mia('POST', '/user-stories/bulk/', AT, { titles: ['Three', ''] }), 422).errors).toHaveProperty(['titles.1'])
  const [one, two] = stories as [z.infer<typeof userStory>, z.infer<typeof userStory>]
  holds(await mia('PUT', `/user-stories/${two.id}/`, AT, { position: one.position - 1 }), 200, userStory)
  const query = { ...AT, epic_id: made.id, state: 'empty', sort: 'position', per_page: 10 }
  expect(fits((await mia('GET', '/user-stories/', query)).body, page(userStory)).data.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(
    fits((await mia('GET', '/user-story-epics/', { ...AT, search: made.code, sort: '-code' })).body, page(epic)).data[0]?.counts.stories,
  ).toBe(2)
  expect(holds(await mia('PUT', `/user-story-epics/${made.id}/`, AT, { due_date: null }), 200, epic).due_date).toBeNull()
  fails(await mia('DELETE', `/user-story-epics/${made.id}/`, AT), 403)
  expect(await ana('DELETE', `/user-story-epics/${made.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  expect(holds(await mia('GET', `/user-stories/${one.slug}/`, AT), 200, userStory).epic).toBeNull()
  fails(await mia('GET', `/user-story-epics/${made.slug}/`, AT), 404)
  for (const { id } of stories) await ana('DELETE', `/user-stories/${id}/`, AT)
  const next = holds(await mia('POST', '/user-stories/', AT, { title: 'After them' }), 201, userStory)
  expect(stories.map(({ code }) => code)).not.toContain(next.code)
  await ana('DELETE', `/user-stories/${next.id}/`, AT)
})
