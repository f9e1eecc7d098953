// Logged time over a real host: listed, logged and deleted by GraphQL, exported by the plain route; and what other hosts may do differently.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGateway, type Gateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { sheetRows } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ENTRY = 'id startedAt endedAt total seconds comment user { name username }'
const PAGE = `nodes { ${ENTRY} } page totalPages totalCount totals { seconds days { day username name seconds } }`
const shellOf = ({ fetch, routes }: Gateway) => buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })

let world: World
let shell: FastifyInstance
let task: { id: string; slug: string }
beforeAll(async () => {
  world = await openWorld({ sample: true })
  shell = await shellOf(world.gateway)
})
afterAll(async () => {
  await shell.close()
  await world.close()
})
beforeEach(async () => {
  const made = await world.data('ana', `mutation { createTask(input: { ${WEBSITE}, title: "Timed" }) { task { id slug } ${REFUSALS} } }`)
  task = made.createTask.task
  world.resetCalls()
})

const log = (who: string, startedAt: string, endedAt: string, comment = '') =>
  world.graphql(
    who,
    `mutation($input: LogTimeInput!) { logTime(task: { ${WEBSITE}, id: "${task.id}" }, input: $input) { timeEntry { ${ENTRY} } ${REFUSALS} } }`,
    { input: { startedAt, endedAt, comment } },
  )
const list = async (who: string, more = '') =>
  (await world.data(who, `{ timeEntries(${WEBSITE}, taskId: "${task.id}"${more}) { ${PAGE} } }`)).timeEntries
const remove = (who: string, id: string) =>
  world.graphql(who, `mutation { deleteTimeEntry(project: { ${WEBSITE} }, id: "${id}") { deletedId ${REFUSALS} } }`)

test('REST-46 REST-47 TIMELOG-06 time is logged in one call with seconds in UTC, listed in one call with its sums', async () => {
  const { data } = await log('mia', '2026-05-04T23:30:00+02:00', '2026-05-05T00:15:30+02:00', 'Late')
  const { timeEntry, userErrors } = data.logTime
  expect(userErrors).toEqual([])
  expect(timeEntry).toEqual({
    id: expect.any(String),
    startedAt: '2026-05-04T21:30:00.000Z',
    endedAt: '2026-05-04T22:15:30.000Z',
    total: '45m',
    seconds: 2730,
    comment: 'Late',
    user: { name: 'Mia Chen', username: 'mia' },
  })
  expect(world.calls()).toEqual(['POST /time-trackings/?company_slug=acme&project_slug=website'])
  world.resetCalls()
  expect(await list('gus', ', timezone: "Asia/Tokyo"')).toEqual({
    nodes: [timeEntry],
    page: 1,
    totalPages: 1,
    totalCount: 1,
    totals: { seconds: 2730, days: [{ day: '2026-05-05', username: 'mia', name: 'Mia Chen', seconds: 2730 }] },
  })
  expect(world.calls()).toEqual([
    `GET /time-trackings/no-task/?company_slug=acme&project_slug=website&task_uuid=${task.id}&start=&end=&page=1&timezone=Asia%2FTokyo`,
  ])
  const between = (from: string, to: string) => list('gus', `, from: "${from}", to: "${to}", page: 1`)
  expect((await between('2026-05-04T21:30:00Z', '2026-05-05T00:00:00Z')).totalCount).toBe(1)
  expect((await between('2026-05-04T21:30:01Z', '2026-05-05T00:00:00Z')).totalCount).toBe(0)
})

test('TIMELOG-04 TIMELOG-11 refusals name the input; readers are FORBIDDEN, strangers find nothing', async () => {
  const early = (await log('mia', '2026-05-04T10:00:00Z', '2026-05-04T09:00:00Z')).data.logTime
  expect(early).toMatchObject({ timeEntry: null, userErrors: [{ code: 'INVALID', field: ['endedAt'] }] })
  const late = (await log('mia', '2026-05-04T10:00:00Z', '2099-05-04T09:00:00Z')).data.logTime
  expect(late.userErrors).toMatchObject([{ field: ['endedAt'], message: 'The end must not be in the future.' }])
  expect((await log('gus', '2026-05-04T09:00:00Z', '2026-05-04T10:00:00Z')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await log('dora', '2026-05-04T09:00:00Z', '2026-05-04T10:00:00Z')).data.logTime.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('REST-48 ROLE-08 admins delete; what is gone already is said', async () => {
  const { id } = (await log('mia', '2026-05-04T09:00:00Z', '2026-05-04T10:00:00Z')).data.logTime.timeEntry
  expect((await remove('mia', id)).errors[0]?.extensions.code).toBe('FORBIDDEN')
  world.resetCalls()
  expect((await remove('ben', id)).data.deleteTimeEntry).toEqual({ deletedId: id, userErrors: [] })
  expect(world.calls()).toEqual([`DELETE /time-trackings/${id}/?company_slug=acme&project_slug=website`])
  expect((await remove('ben', id)).data.deleteTimeEntry).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

const sheet = async (who: string | null, query: Record<string, string> = {}) => {
  const token = await world.host.as(who).token()
  return shell.inject({
    url: '/api/time-trackings/export',
    query: { workspaceSlug: 'acme', projectSlug: 'website', taskSlug: task.slug, ...query },
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
}

test('REST-49 TIMELOG-09 the sheet comes through as it is, as a download', async () => {
  await log('mia', '2026-05-04T09:00:00Z', '2026-05-04T10:30:00Z', '=1+1')
  const answer = await sheet('gus', { timezone: 'Asia/Tokyo' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const [head, entry] = sheetRows(answer.rawPayload)
  expect(head?.[1]?.value).toBe('Start (Asia/Tokyo)')
  expect(entry?.at(-1)).toEqual({ kind: 'text', value: '=1+1' })
})

test('REST-49 an export that fails is told in GraphQL’s shape and nothing of the host’s words', async () => {
  const failed = async (who: string | null, query: Record<string, string> = {}) => {
    const answer = await sheet(who, query)
    return [answer.statusCode, answer.json().errors[0].extensions.code]
  }
  expect(await failed(null)).toEqual([401, 'UNAUTHENTICATED'])
  expect(await failed('gus', { taskSlug: '' })).toEqual([400, 'BAD_USER_INPUT'])
  expect(await failed('gus', { projectSlug: '' })).toEqual([400, 'BAD_USER_INPUT'])
  expect(await failed('gus', { taskSlug: 'web-99999' })).toEqual([404, 'NOT_FOUND'])
  expect(await failed('dora')).toEqual([404, 'NOT_FOUND'])
})

async function withFake(run: (fake: FakeRest, gateway: Gateway) => Promise<void>) {
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, deadlineMs: 600 })
  try {
    await run(fake, gateway)
  } finally {
    await gateway.close()
    await fake.close()
  }
}

test('API-05 DEFECT-13 another host may leave out sums and seconds, and lay the list deeper', async () => {
  await withFake(async (fake, gateway) => {
    const ask = () => postGraphql(gateway, `{ timeEntries(${WEBSITE}, taskId: "t", page: 2) { ${PAGE} } }`, {}, 'any')
    const moments = { start: { timestamp: 1_767_603_600 }, end: { timezone: '2026-01-05T10:30:00+00:00' } }
    fake.answer(() => ({ body: { data: { data: [{ id: 7, ...moments, comment: null }], current_page: 2, total_pages: 3 } } }))
    expect((await ask()).data.timeEntries).toEqual({
      nodes: [
        {
          id: '7',
          startedAt: '2026-01-05T09:00:00.000Z',
          endedAt: '2026-01-05T10:30:00.000Z',
          total: '0h',
          seconds: 5400,
          comment: '',
          user: null,
        },
      ],
      page: 2,
      totalPages: 3,
      totalCount: null,
      totals: null,
    })
    fake.answer(() => ({ body: { data: [{ id: 7, start: moments.start, total: '1h' }] } }))
    expect((await ask()).errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
  })
})

test('DEFECT-24 an export that stops in the middle shows as a broken connection, one that never begins as a timeout', async () => {
  await withFake(async (fake, gateway) => {
    const front = await shellOf(gateway)
    const address = await front.listen({ port: 0, host: '127.0.0.1' })
    const ask = () =>
      fetch(`${address}/api/time-trackings/export?workspaceSlug=a&projectSlug=b&taskSlug=c`, { headers: { authorization: 'Bearer t' } })
    fake.answer(() => (response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '100' })
      response.write(Buffer.alloc(10))
    })
    const answer = await ask()
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    fake.answer(() => (response) => void response.on('close', () => undefined))
    expect((await ask()).status).toBe(504)
    await front.close()
  })
})

test('REST-51 DEFECT-07 a host that does not know ended_at is asked once more without it, and that is said; any other refusal is one', async () => {
  await withFake(async (fake, gateway) => {
    const end = (endedAt: string) =>
      postGraphql(
        gateway,
        `mutation { endTimer(task: { ${WEBSITE}, id: "t" }, comment: "x"${endedAt}) { seconds endedNow running { taskId } ${REFUSALS} } }`,
        {},
        'any',
      )
    const bodies = () => fake.asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
    fake.answer(({ method, body }) => {
      if (method === 'GET') return { status: 404, body: {} }
      return body.includes('ended_at')
        ? { status: 400, body: { message: 'Unknown field: ended_at.' } }
        : { status: 200, body: { data: null } }
    })
    expect((await end(', endedAt: "2026-05-04T09:00:00Z"')).data.endTimer).toEqual({
      seconds: null,
      endedNow: true,
      running: null,
      userErrors: [],
    })
    expect(bodies()).toEqual([
      { task_uuid: 't', comment: 'x', ended_at: '2026-05-04T09:00:00.000Z' },
      { task_uuid: 't', comment: 'x' },
    ])
    fake.asked.length = 0
    expect((await end('')).data.endTimer.endedNow).toBe(false)
    expect(bodies()).toHaveLength(1)
    fake.asked.length = 0
    fake.answer(() => ({ status: 422, body: { errors: { ended_at: ['The end must not be in the future.'] } } }))
    expect((await end(', endedAt: "2099-05-04T09:00:00Z"')).data.endTimer.userErrors).toMatchObject([{ field: ['endedAt'] }])
    expect(bodies()).toHaveLength(1)
  })
})

test('TIMER-04 an ended timer says how much it logged, and its entry is in the list', async () => {
  const at = `task: { ${WEBSITE}, id: "${task.id}" }`
  await world.data('mia', `mutation { startTimer(${at}) { running { taskId } ${REFUSALS} } }`)
  const { endTimer } = await world.data('mia', `mutation { endTimer(${at}, comment: "Done") { seconds endedNow ${REFUSALS} } }`)
  expect(endTimer).toEqual({ seconds: expect.any(Number), endedNow: false, userErrors: [] })
  expect((await list('mia')).nodes).toMatchObject([{ comment: 'Done', seconds: endTimer.seconds }])
})
