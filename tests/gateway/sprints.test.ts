// Sprints are started, completed and reopened over a real host; what came of them is read; who may is said and held.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import type { Verdict } from '#tests/kit/role-call.ts'
import { sprintRows } from '#tests/kit/sprint-rows.ts'
import { makeTask, WEBSITE as QUERY } from '#tests/kit/task-calls.ts'
import { sheetRows } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const AT = 'company_slug=acme&project_slug=website'
const SPRINT = 'id slug title state taskCount doneCount hours { total done } committed { tasks hours } people { username }'

let world: World
let shell: FastifyInstance
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

const write = (who: string, name: string, args: string, fields: string) =>
  world.graphql(who, `mutation { it: ${name}(project: { ${WEBSITE} }, ${args}) { ${fields} ${REFUSALS} } }`)
const step = async (name: string, id: string, who = 'mia') => (await write(who, name, `id: "${id}"`, `sprint { ${SPRINT} }`)).data.it
const complete = async (id: string, carryTo: string) => {
  const fields = `sprint { ${SPRINT} } carried carriedTo { ${SPRINT} startDate viewerCan }`
  return (await write('mia', 'completeSprint', `input: { sprint: "${id}"${carryTo} }`, fields)).data.it
}

async function makeSprint(title: string, days = 'startDate: "2099-01-05", endDate: "2099-01-18"'): Promise<{ id: string }> {
  return (await write('mia', 'createSprint', `input: { title: "${title}", ${days} }`, 'sprint { id }')).data.it.sprint
}

async function putIn(sprint: string, uuid: string) {
  return world.host.as('mia').put(`/tasks/${uuid}/`, QUERY, { sprint_id: Number(sprint) })
}

/** Completes whichever sprint of the sample world runs. */
async function restRunning(): Promise<void> {
  const { nodes } = (await world.data('ana', `{ sprints(${WEBSITE}, state: ACTIVE) { nodes { id } } }`)).sprints
  for (const { id } of nodes) await complete(id, ', carryTo: null')
}

test('SPRINT-04 SPRINT-07 SPRINT-17 a sprint is started, completed into a new one, read as it was, and reopened', async () => {
  await restRunning()
  const { id } = await makeSprint('Gateway 1')
  const done = await makeTask(world.host, 'mia', QUERY, { title: 'Done in it' })
  const open = await makeTask(world.host, 'mia', QUERY, { title: 'Open in it' })
  for (const { uuid } of [done, open]) expect((await putIn(id, uuid)).status).toBe(200)
  world.resetCalls()
  const started = await step('startSprint', id)
  expect(world.calls()).toEqual([`POST /sprints/${id}/start/?${AT}`])
  expect(started).toMatchObject({ sprint: { state: 'ACTIVE', committed: { tasks: 2 }, taskCount: 2, doneCount: 0 }, userErrors: [] })
  await world.host.as('mia').put(`/tasks/${done.uuid}/estimative/`, QUERY, { estimative: 100 })

  const other = await makeSprint('Gateway 2')
  expect((await step('startSprint', other.id)).userErrors).toEqual([
    { code: 'CONFLICT', field: null, message: 'Sprint “Gateway 1” is still running. Complete it first.' },
  ])
  expect((await complete(other.id, ', carryTo: null')).userErrors).toMatchObject([{ code: 'CONFLICT', field: null }])
  for (const where of ['', ', carryTo: "next"', `, carryTo: "${id}"`]) {
    expect((await complete(id, where)).userErrors).toMatchObject([{ code: 'INVALID', field: ['carryTo'] }])
  }
  world.resetCalls()
  const completed = await complete(id, ', carryTo: "new"')
  expect(world.calls()).toEqual([`POST /sprints/${id}/complete/?${AT}`, 'GET /projects/website/?company_slug=acme', 'GET /auth/me'])
  expect(completed).toMatchObject({
    sprint: { state: 'COMPLETED', taskCount: 2, doneCount: 1 },
    carried: 1,
    carriedTo: { state: 'PLANNED', taskCount: 1, startDate: '2099-01-19', viewerCan: ['EDIT', 'PAID'] },
    userErrors: [],
  })
  const { carriedTo } = completed
  world.resetCalls()
  const read = await world.data(
    'gus',
    `{ results: sprintResults(${WEBSITE}, id: "${id}", perPage: 10) {
        nodes { taskId code title hours outcome target { id slug title } } page totalPages totalCount }
      velocity: sprintVelocity(${WEBSITE}) { id slug title committed { tasks hours } done { tasks hours } carried { tasks hours } }
      none: sprintResults(${WEBSITE}, id: "999999") { page } }`,
  )
  expect(world.calls().toSorted()).toEqual([
    `GET /sprints-velocity/?${AT}`,
    `GET /sprints/${id}/results/?${AT}&page=1&per_page=10`,
    `GET /sprints/999999/results/?${AT}&page=1`,
  ])
  const { id: target, slug, title } = carriedTo
  expect(read.results).toEqual({
    nodes: [
      { taskId: done.uuid, code: done.code, title: 'Done in it', hours: expect.any(Number), outcome: 'DONE', target: null },
      {
        taskId: open.uuid,
        code: open.code,
        title: 'Open in it',
        hours: expect.any(Number),
        outcome: 'CARRIED',
        target: { id: target, slug, title },
      },
    ],
    page: 1,
    totalPages: 1,
    totalCount: 2,
  })
  expect(read.velocity[0]).toMatchObject({ id, title: 'Gateway 1', committed: { tasks: 2 }, done: { tasks: 1 }, carried: { tasks: 1 } })
  expect(read.none).toBeNull()
  expect((await step('reopenSprint', id)).sprint).toMatchObject({ state: 'ACTIVE', taskCount: 2, committed: { tasks: 2 } })
  await complete(id, ', carryTo: null')
})

test('SPRINT-07 SPRINT-17 the chart of a sprint is one call; its zone goes to the host', async () => {
  await restRunning()
  const { id } = await makeSprint('Charted')
  const kept = await makeTask(world.host, 'mia', QUERY, { title: 'Kept' })
  const late = await makeTask(world.host, 'mia', QUERY, { title: 'Late' })
  const gone = await makeTask(world.host, 'mia', QUERY, { title: 'Gone' })
  const fields = `committed { tasks hours } today withoutEffort days { day scope { tasks hours } done { tasks hours } ideal { tasks hours }
    added { count tasks { taskId code title } } removed { count tasks { taskId code title } } }`
  const chart = async (more = '') => (await world.data('gus', `{ sprintChart(${WEBSITE}, id: "${id}"${more}) { ${fields} } }`)).sprintChart
  for (const { uuid } of [kept, gone]) await putIn(id, uuid)
  expect(await chart()).toMatchObject({ committed: null, days: [], today: null })
  await step('startSprint', id)
  await putIn(id, late.uuid)
  await world.host.as('mia').put(`/tasks/${gone.uuid}/`, QUERY, { sprint_id: null })
  world.resetCalls()
  const found = await chart(', timezone: "Europe/Berlin"')
  expect(world.calls()).toEqual([`GET /sprints/${id}/chart/?${AT}&timezone=Europe%2FBerlin`])
  expect(found).toMatchObject({
    committed: { tasks: 2 },
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    withoutEffort: expect.any(Number),
  })
  expect(found.days[0]).toMatchObject({
    day: found.today,
    scope: { tasks: 2 },
    done: { tasks: 0 },
    ideal: { tasks: 2 },
    added: { count: 1, tasks: [{ taskId: late.uuid, code: late.code, title: 'Late' }] },
    removed: { count: 1, tasks: [{ taskId: gone.uuid, code: gone.code, title: 'Gone' }] },
  })
  expect(found.days.at(-1)).toMatchObject({ scope: null, done: null, added: null, removed: null })
  const none = await world.data('gus', `{ sprintChart(${WEBSITE}, id: "999999") { today } }`)
  expect(none.sprintChart).toBeNull()
})

test('SPRINT-02 SPRINT-04 a sprint whose days are over is not started; the field is the input’s', async () => {
  await restRunning()
  const { id } = await makeSprint('Late', 'startDate: "2020-01-06", endDate: "2020-01-19"')
  expect((await step('startSprint', id)).userErrors).toEqual([
    { code: 'INVALID', field: ['endDate'], message: 'The last day of this sprint is over.' },
  ])
  expect((await step('startSprint', '999999')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('SPRINT-03 SPRINT-10 sprints are asked for by their state, a page of any size', async () => {
  await restRunning()
  const { id } = await makeSprint('Only this runs')
  await step('startSprint', id)
  world.resetCalls()
  const { sprints } = await world.data('gus', `{ sprints(${WEBSITE}, state: ACTIVE, perPage: 1) { nodes { title } totalPages } }`)
  expect(world.calls()).toEqual([`GET /sprints/?${AT}&search=&page=1&state=active&per_page=1`])
  expect(sprints).toEqual({ nodes: [{ title: 'Only this runs' }], totalPages: 1 })
  const planned = (await world.data('gus', `{ sprints(${WEBSITE}, state: PLANNED, perPage: 2) { nodes { state } } }`)).sprints.nodes
  expect(planned).toEqual([{ state: 'PLANNED' }, { state: 'PLANNED' }])
})

test('SPRINT-05 SPRINT-16 a task is not put into a completed sprint, and the host says why', async () => {
  await restRunning()
  const { id } = await makeSprint('Closed')
  await step('startSprint', id)
  await complete(id, ', carryTo: null')
  const { uuid } = await makeTask(world.host, 'mia', QUERY, { title: 'Too late' })
  const { data } = await world.graphql(
    'mia',
    `mutation { updateTask(task: { ${WEBSITE}, id: "${uuid}" }, input: { sprintId: "${id}" }) { task { sprint { id } } ${REFUSALS} } }`,
  )
  expect(data.updateTask.userErrors).toMatchObject([{ code: 'CONFLICT', message: 'This sprint is completed.' }])
})

test('SPRINT-19 SCREEN-12 the spreadsheet of a sprint comes through the plain route as it is; failures are told as GraphQL tells them', async () => {
  const { id } = await makeSprint('Exported')
  const get = async (who: string | null, query: Record<string, string>) => {
    const token = await world.host.as(who).token()
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    return shell.inject({ url: '/api/sprints/export', query: { workspaceSlug: 'acme', projectSlug: 'website', ...query }, headers })
  }
  const answer = await get('gus', { sprintId: id, timezone: 'Asia/Tokyo' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-disposition': 'attachment', 'cache-control': 'private, no-store' })
  expect(sheetRows(answer.rawPayload, 2)[0]?.[0]?.value).toBe('Day (Asia/Tokyo)')
  const failed = async (who: string | null, query: Record<string, string>) => {
    const { statusCode, json } = await get(who, query)
    return [statusCode, json().errors[0].extensions.code]
  }
  expect(await failed(null, { sprintId: id })).toEqual([401, 'UNAUTHENTICATED'])
  expect(await failed('gus', {})).toEqual([400, 'BAD_USER_INPUT'])
  expect(await failed('gus', { sprintId: '..' })).toEqual([404, 'NOT_FOUND'])
  expect(await failed('gus', { sprintId: '999999' })).toEqual([404, 'NOT_FOUND'])
  expect(await failed('dora', { sprintId: id })).toEqual([404, 'NOT_FOUND'])
})

const PEOPLE = { ana: true, ben: true, mia: true, rex: false, gus: false, dora: false }

test('SCREEN-09 ROLE-09 SPRINT-17 whom a sprint says that they may edit it, the host lets start, complete and reopen it; the others not', async () => {
  const task = { workspaceSlug: 'acme', projectSlug: 'website', id: '' }
  const things = { workflow: '', type: '', effort: '', board: '', label: '' }
  for (const [who, may] of Object.entries(PEOPLE)) {
    const { data } = await world.graphql(who, `{ sprints(${WEBSITE}, perPage: 2) { nodes { viewerCan } } }`)
    const told = (data?.sprints?.nodes ?? []).map(({ viewerCan }: { viewerCan: string[] }) => viewerCan.includes('EDIT'))
    expect(told, who).toEqual(who === 'dora' ? [] : [may, may])
    const verdict: Verdict = may ? 'allowed' : 'refused'
    const ground = { world, who, task, project: { workspaceSlug: 'acme', projectSlug: 'website' }, ...things }
    for (const [verb, row] of Object.entries(sprintRows)) expect(`${who} ${verb} ${await row(ground)}`).toBe(`${who} ${verb} ${verdict}`)
  }
  const admins = await world.data('ben', `{ sprints(${WEBSITE}, perPage: 1) { nodes { viewerCan } } }`)
  expect(admins.sprints.nodes).toEqual([{ viewerCan: ['EDIT', 'ADMIN', 'PAID'] }])
})

test('SPRINT-17 on a task a sprint says nothing of rights, and asks for none', async () => {
  const { id } = await makeSprint('Bare')
  const { uuid } = await makeTask(world.host, 'mia', QUERY, { title: 'In a bare one' })
  await putIn(id, uuid)
  world.resetCalls()
  const { task } = await world.data('mia', `{ task(${WEBSITE}, id: "${uuid}") { sprint { id viewerCan } } }`)
  expect(task.sprint).toEqual({ id, viewerCan: null })
  expect(world.calls()).toHaveLength(1)
})
