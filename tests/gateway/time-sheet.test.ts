// The time of many tasks over a real host: the week, the list with its sums, changes, pins and who may read whom.
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ENTRY =
  'id startedAt endedAt seconds comment byTimer editedBy { username } editedAt user { username } task { taskId code title } project { slug name archived viewerCan }'
const SHEET = `rows { task { taskId code } project { slug viewerCan } reason pinned lastWeekSeconds seconds cells { day seconds entryCount entries { ${ENTRY} } } } days { day seconds } seconds running { taskId startedAt } since`
const WORKSPACE = 'workspaceSlug: "acme"'

let world: World
let shell: FastifyInstance
let task: { id: string; code: string }
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})
beforeEach(async () => {
  const made = await world.data('ana', `mutation { createTask(input: { ${WEBSITE}, title: "Timed" }) { task { id code } ${REFUSALS} } }`)
  task = made.createTask.task
  world.resetCalls()
})

const log = async (who: string, startedAt: string, endedAt: string, username?: string) =>
  (
    await world.graphql(
      who,
      `mutation($input: LogTimeInput!) { logTime(task: { ${WEBSITE}, id: "${task.id}" }, input: $input) { timeEntry { ${ENTRY} } ${REFUSALS} } }`,
      { input: { startedAt, endedAt, ...(username && { username }) } },
    )
  ).data?.logTime
const sheet = async (who: string, at: string, more = '') =>
  world.graphql(who, `{ timeSheet(${at}, week: "2026-05-04", timezone: "Europe/Berlin"${more}) { ${SHEET} } }`)

test('OPEN-33 OPEN-37 TIME-17 TIME-04 the week is one call: rows with cells and entries, sums of days, rights of each row', async () => {
  await log('mia', '2026-05-04T22:30:00Z', '2026-05-04T23:30:00Z')
  world.resetCalls()
  const { data } = await sheet('mia', WORKSPACE)
  expect(world.calls()).toEqual(['GET /time-trackings/grid/?company_slug=acme&week=2026-05-04&timezone=Europe%2FBerlin'])
  const row = data.timeSheet.rows.find((one: { task: { taskId: string } }) => one.task.taskId === task.id)
  expect(row).toMatchObject({
    task: { code: task.code },
    project: { slug: 'website', viewerCan: ['EDIT'] },
    reason: 'TIME',
    pinned: false,
    seconds: 3600,
    // Half past midnight in Berlin.
    cells: [{ day: '2026-05-05', seconds: 3600, entryCount: 1, entries: [{ seconds: 3600, byTimer: false, editedBy: null }] }],
  })
  expect(data.timeSheet.days).toHaveLength(7)
  expect(data.timeSheet.since).toMatch(/^\d{4}-/)
  // The sample's timer runs for Ana.
  const running = { taskId: expect.stringMatching(/^[\da-f-]{36}$/), startedAt: expect.stringMatching(/Z$/) }
  expect((await sheet('ana', WORKSPACE)).data.timeSheet.running).toEqual(running)
  const everybody = (await sheet('ana', WEBSITE)).data.timeSheet
  expect(everybody.rows[0]).toMatchObject({ project: { viewerCan: ['EDIT', 'ADMIN'] }, cells: [{ entries: null }] })
})

test('TIME-02 TIME-17 a person outside the viewer’s rights is FORBIDDEN, and is not among the people to choose', async () => {
  expect((await sheet('mia', WORKSPACE, ', member: "ana"')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const people = async (who: string) =>
    (await world.data(who, `{ timePeople(${WORKSPACE}) { username } }`)).timePeople.map(({ username }: { username: string }) => username)
  expect(await people('mia')).toEqual(['mia'])
  expect(await people('ana')).toEqual(expect.arrayContaining(['ana', 'ben', 'mia']))
})

test('TIME-17 TIME-03 the list has each entry with its task, and the sums by group and day', async () => {
  await log('mia', '2026-05-04T08:00:00Z', '2026-05-04T08:20:00Z')
  await log('ben', '2026-05-04T09:00:00Z', '2026-05-04T09:40:00Z')
  const ask = async (filter: string) =>
    (
      await world.data(
        'ana',
        `{ timeLog(${WEBSITE}, filter: { from: "2026-05-04", to: "2026-05-04", taskId: "${task.id}"${filter} }) { nodes { ${ENTRY} } page totalPages totalCount totals { seconds estimatedHours groups { key name seconds } days { day key seconds } } } }`,
      )
    ).timeLog
  expect(await ask('')).toMatchObject({
    totalCount: 2,
    nodes: [{ user: { username: 'ben' }, task: { taskId: task.id, code: task.code } }, { user: { username: 'mia' } }],
    totals: {
      seconds: 3600,
      groups: [
        { key: 'ben', seconds: 2400 },
        { key: 'mia', seconds: 1200 },
      ],
      days: [{ day: '2026-05-04', key: 'ben' }, { key: 'mia' }],
    },
  })
  expect((await ask(', members: ["mia"]')).totalCount).toBe(1)
})

test('TIME-17 TIME-08 an entry is changed by what is named, refusals name the input, an admin logs for others', async () => {
  const { timeEntry } = await log('mia', '2026-05-04T08:00:00Z', '2026-05-04T09:00:00Z')
  const change = async (who: string, input: object) =>
    world.graphql(
      who,
      `mutation($input: UpdateTimeEntryInput!) { updateTimeEntry(project: { ${WEBSITE} }, id: "${timeEntry.id}", input: $input) { timeEntry { ${ENTRY} } ${REFUSALS} } }`,
      { input },
    )
  world.resetCalls()
  expect((await change('mia', { endedAt: '2026-05-04T09:30:00Z' })).data.updateTimeEntry.timeEntry).toMatchObject({
    seconds: 5400,
    comment: '',
  })
  expect(world.calls()).toEqual([`PUT /time-trackings/${timeEntry.id}/?company_slug=acme&project_slug=website`])
  expect((await change('mia', { endedAt: '2026-05-04T07:30:00Z' })).data.updateTimeEntry).toMatchObject({
    timeEntry: null,
    userErrors: [{ code: 'INVALID', field: ['endedAt'] }],
  })
  expect((await change('ben', { comment: 'Mended' })).data.updateTimeEntry.timeEntry).toMatchObject({
    editedBy: { username: 'ben' },
    editedAt: expect.stringMatching(/Z$/),
  })
  expect((await change('gus', { comment: 'x' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await log('ben', '2026-05-04T08:00:00Z', '2026-05-04T09:00:00Z', 'mia')).timeEntry).toMatchObject({
    user: { username: 'mia' },
    editedBy: { username: 'ben' },
  })
})

test('TIME-05 TIME-17 a pinned task stays in the week until it is let go', async () => {
  const pin = (pinned: boolean) =>
    world.data('mia', `mutation { setTimePin(task: { ${WEBSITE}, id: "${task.id}" }, pinned: ${pinned}) { ok ${REFUSALS} } }`)
  const pinned = async () =>
    (await sheet('mia', WEBSITE, ', member: "mia"')).data.timeSheet.rows.filter(
      (row: { task: { taskId: string } }) => row.task.taskId === task.id,
    )
  expect((await pin(true)).setTimePin.ok).toBe(true)
  expect(await pinned()).toMatchObject([{ reason: 'PINNED', pinned: true, cells: [] }])
  await pin(false)
  expect(await pinned()).toEqual([])
})

test('TIME-13 TIME-17 missing days are named to admins', async () => {
  const ask = (who: string) =>
    world.graphql(who, `{ timeMissing(${WEBSITE}, from: "2026-05-04", to: "2026-05-08") { user { username } days } }`)
  await world.host.db.execute(
    sql`update project_members set created_at = '2026-05-07T12:00:00Z' where person_id = (select id from people where username = 'mia')`,
  )
  expect((await ask('ben')).data.timeMissing).toContainEqual({ user: { username: 'mia' }, days: ['2026-05-07', '2026-05-08'] })
  expect((await ask('mia')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('TIME-15 the plain route hands out what the filter finds as CSV and xlsx, with what was asked passed on', async () => {
  await log('mia', '2026-05-04T08:00:00Z', '2026-05-04T08:20:00Z')
  const get = async (who: string, more: Record<string, string>) =>
    shell.inject({
      url: '/api/time-trackings/export',
      query: { workspaceSlug: 'acme', projectSlug: 'website', from: '2026-05-04', to: '2026-05-04', taskId: task.id, ...more },
      headers: { authorization: `Bearer ${await world.host.as(who).token()}` },
    })
  const csv = await get('mia', { format: 'csv', round: 'up', step: '15', timezone: 'Europe/Berlin' })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body.split('\r\n').slice(1)).toEqual([
    expect.stringContaining('2026-05-04 10:00'),
    expect.stringMatching(/,0\.3333333333,0\.50$/),
    '',
  ])
  expect((await get('mia', {})).headers['content-type']).toContain('spreadsheetml')
  expect((await get('gus', {})).statusCode).toBe(403)
  expect((await shell.inject({ url: '/api/time-trackings/export', query: { from: '2026-05-04', workspaceSlug: 'acme' } })).statusCode).toBe(
    401,
  )
})
