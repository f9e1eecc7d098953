// Logged time: written, listed with its sums, exported and deleted.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { sheetRows, unzip } from '#tests/kit/unzip.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const wire = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
const ago = (minutes: number) => wire(new Date(Date.now() - minutes * 60_000))
const log = (task: AnyTask, body: object = {}, who = 'mia', where = WEBSITE) =>
  world.as(who).post('/time-trackings/', where, { task_uuid: task.uuid, start: ago(90), end: ago(0), comment: '', ...body })
const list = (task: AnyTask, query: Record<string, string | number> = {}, who = 'gus', where = WEBSITE) =>
  world.as(who).get('/time-trackings/no-task/', { ...where, task_uuid: task.uuid, page: 1, ...query })
const sheet = async (slug: string, query: Record<string, string> = {}, who = 'gus', where = WEBSITE) => {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  return world.app.inject({ url: '/export-time-trackings/', query: { ...where, issue_slug: slug, ...query }, headers })
}
const secondsOf = async (task: AnyTask) =>
  (await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.counts.time_seconds as number

test('REST-47 TIMELOG-03 TIMELOG-06 an entry is written with the caller’s name, its moments in words and its total, and the task counts it', async () => {
  const task = await makeTask(world)
  const answer = await log(task, { start: '2026-01-05 09:00:00', end: '2026-01-05 10:30:00', comment: 'Wrote it' })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toEqual({
    id: expect.any(Number),
    start: { timestamp: Date.UTC(2026, 0, 5, 9) / 1000, timezone: '2026-01-05T09:00:00+00:00' },
    end: { timestamp: Date.UTC(2026, 0, 5, 10, 30) / 1000, timezone: '2026-01-05T10:30:00+00:00' },
    total: '1h 30m',
    seconds: 5400,
    comment: 'Wrote it',
    user: { name: 'Mia Chen', username: 'mia', avatar: null },
    by_timer: false,
    edited_by: null,
    edited_at: null,
    invoice: null,
  })
  expect(await secondsOf(task)).toBe(5400)
  expect(await logOf(world, task.uuid)).toContain('logged 1h 30m')
})

test('TIMELOG-03 entries up to the last second that can be written are all entries', async () => {
  const task = await makeTask(world)
  await log(task)
  expect((await list(task, { end: '9999-12-31 23:59:59' })).body).toMatchObject({ total: 1 })
})

test('TIMELOG-04 an end before the start or in the future is a field error; start = end = now is fine', async () => {
  const task = await makeTask(world)
  expect(await log(task, { start: ago(5), end: ago(6) })).toMatchObject({
    status: 422,
    body: { errors: { end: ['The end must not be before the start.'] } },
  })
  expect(await log(task, { end: ago(-5) })).toMatchObject({
    status: 422,
    body: { errors: { end: ['The end must not be in the future.'] } },
  })
  expect((await log(task, { start: '1926-01-05 09:00:00' })).body.errors).toHaveProperty('start')
  for (const wrong of ['2026-02-31 09:00:00', '2026-01-05 09:00', '2026-01-05T09:00:00Z', 'yesterday', '', null])
    expect((await log(task, { start: wrong })).body.errors).toHaveProperty('start')
  expect((await log(task, { comment: 'x'.repeat(5001) })).body.errors).toHaveProperty('comment')
  expect((await log(task, { who: 'ana' })).status).toBe(400)
  const now = ago(0)
  expect((await log(task, { start: now, end: now })).body.data).toMatchObject({ total: '0h', seconds: 0 })
  // A clock that goes a little ahead.
  expect((await log(task, { end: ago(-0.5) })).status).toBe(201)
})

test('REST-46 the list is paged newest first and filtered by when an entry began; a running timer is no entry', async () => {
  const task = await makeTask(world)
  for (let day = 1; day <= 25; day += 1) {
    const date = `2026-03-${String(day).padStart(2, '0')}`
    await log(task, { start: `${date} 08:00:00`, end: `${date} 09:00:00`, comment: date }, day % 2 ? 'mia' : 'ana')
  }
  await world.db.execute(sql`delete from time_entries where ended_at is null`)
  await world.as('mia').post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' })
  const first = (await list(task)).body
  expect(first).toMatchObject({ current_page: 1, total_pages: 2, total: 25, totals: { seconds: 25 * 3600, total: '25h' } })
  expect(first.data.map(({ comment }: { comment: string }) => comment)).toEqual(
    Array.from({ length: 20 }, (_, index) => `2026-03-${String(25 - index).padStart(2, '0')}`),
  )
  expect((await list(task, { page: 2 })).body.data).toHaveLength(5)
  const some = (await list(task, { start: '2026-03-04', end: '2026-03-05' })).body
  expect(some.data.map(({ comment }: { comment: string }) => comment)).toEqual(['2026-03-05', '2026-03-04'])
  expect(some.totals).toEqual({
    seconds: 7200,
    total: '2h',
    days: [
      { day: '2026-03-04', username: 'ana', name: 'Ana Souza', seconds: 3600 },
      { day: '2026-03-05', username: 'mia', name: 'Mia Chen', seconds: 3600 },
    ],
  })
  expect((await list(task, { start: '2026-03-04 08:00:00', end: '2026-03-05 07:59:59' })).body.total).toBe(1)
  expect((await list(task, { start: '', end: '' })).body.total).toBe(25)
  // Timers start between two seconds, too.
  await world.db.execute(sql`update time_entries set started_at = started_at + interval '15 hours 59 minutes 59.5 seconds', ended_at = ended_at + interval '1 day'
    where task_id = ${task.uuid} and comment = '2026-03-05'`)
  expect((await list(task, { start: '2026-03-05', end: '2026-03-05' })).body.total).toBe(1)
  expect((await list(task, { end: '2026-03-05 23:59:59', start: '2026-03-05 23:59:59' })).body.total).toBe(1)
  expect((await list(task, { start: 'soon' })).status).toBe(400)
  await world.as('mia').post('/timer/cancel/', WEBSITE, { task_uuid: task.uuid, comment: '' })
})

test('REST-46 days are cut where the asked time zone cuts them', async () => {
  const task = await makeTask(world)
  await log(task, { start: '2026-03-04 23:30:00', end: '2026-03-05 00:30:00' })
  const day = async (timezone: string) => (await list(task, { timezone })).body.totals.days[0].day
  expect(await day('UTC')).toBe('2026-03-04')
  expect(await day('Europe/Berlin')).toBe('2026-03-05')
  expect(await day('America/Argentina/Buenos_Aires')).toBe('2026-03-04')
  for (const wrong of ['+02:00', 'Mars/Olympus', "UTC'; select 1", '']) expect((await list(task, { timezone: wrong })).status).toBe(400)
})

test('REST-48 TIMELOG-11 ROLE-08 only an admin deletes, once, and the task’s sum follows', async () => {
  const task = await makeTask(world)
  const { id } = (await log(task)).body.data
  for (const who of ['mia', 'rex', 'gus']) expect((await world.as(who).del(`/time-trackings/${id}/`, WEBSITE)).status).toBe(403)
  expect((await world.as('dora').del(`/time-trackings/${id}/`, WEBSITE)).status).toBe(404)
  expect((await world.as('ana').del(`/time-trackings/${id}/`, MOBILE)).status).toBe(404)
  const answers = await Promise.all([1, 2].map(() => world.as('ben').del(`/time-trackings/${id}/`, WEBSITE)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await secondsOf(task)).toBe(0)
  expect(await logOf(world, task.uuid)).toContain('deleted 1h 30m of Mia Chen')
})

test('TIMELOG-11 admin and member log time, readers read it, strangers find nothing', async () => {
  const task = await makeTask(world)
  for (const who of ['ana', 'ben', 'mia']) expect((await log(task, {}, who)).status).toBe(201)
  for (const who of ['rex', 'gus']) expect((await log(task, {}, who)).status).toBe(403)
  for (const who of ['rex', 'gus']) expect((await list(task, {}, who)).body.total).toBe(3)
  for (const who of ['rex', 'gus']) expect((await sheet(task.slug, {}, who)).statusCode).toBe(200)
  expect((await list(task, {}, 'dora')).status).toBe(404)
  expect((await list(task, {}, 'ana', MOBILE)).status).toBe(404)
  expect((await log(task, {}, 'ana', MOBILE)).status).toBe(404)
  expect((await sheet(task.slug, {}, 'dora')).statusCode).toBe(404)
  expect((await sheet(task.slug, {}, 'ana', MOBILE)).statusCode).toBe(404)
  expect((await sheet('web-999999')).statusCode).toBe(404)
})

test('REST-49 TIMELOG-09 the export is a real xlsx: names and comments are texts whatever they look like, hours are numbers, the last row sums up', async () => {
  const task = await makeTask(world)
  const comments = ['=1+1', '@SUM(A1)', '+cmd', '-2', '<b>&" _x0041_ 漢字 🙂']
  for (const [index, comment] of comments.entries())
    await log(task, { start: `2026-07-0${index + 1} 22:30:00`, end: `2026-07-0${index + 1} 23:15:00`, comment })
  const answer = await sheet(task.slug, { timezone: 'Europe/Berlin' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${task.slug}-time.xlsx"`,
    'x-content-type-options': 'nosniff',
  })
  const [head, ...rows] = sheetRows(answer.rawPayload)
  expect(head?.map(({ value }) => value)).toEqual(['Person', 'Start (Europe/Berlin)', 'End (Europe/Berlin)', 'Hours', 'Comment'])
  expect(rows.flat().some(({ kind }) => kind === 'formula')).toBe(false)
  const entries = rows.slice(0, -1)
  expect(entries.map((row) => row.map(({ kind }) => kind))).toEqual(comments.map(() => ['text', 'number', 'number', 'number', 'text']))
  expect(entries.map((row) => row[4]?.value)).toEqual([...comments.slice(0, 4), '<b>&" _x005F_x0041_ 漢字 🙂'])
  expect(entries.map((row) => row[3]?.value)).toEqual(comments.map(() => '0.75'))
  // 22:30 UTC in July is half past midnight in Berlin: the serial number of the 2nd of July plus half an hour.
  expect(Number(entries[0]?.[1]?.value)).toBeCloseTo(Date.UTC(2026, 6, 2, 0, 30) / 86_400_000 + 25_569, 6)
  expect(rows.at(-1)).toContainEqual({ kind: 'number', value: '3.75' })
  expect(rows.at(-1)?.[0]).toEqual({ kind: 'text', value: 'Total' })
  const files = unzip(answer.rawPayload)
  expect([...files.keys()]).toContain('[Content_Types].xml')
  // No formula of any kind, and every text is marked as one: a spreadsheet program computes nothing.
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(xml).not.toMatch(/<f[\s/>]/)
  const texts = [...xml.matchAll(/<c [^>]*t="([^"]*)"/g)].map(([, kind]) => kind)
  expect(texts.length).toBeGreaterThan(comments.length)
  expect(texts.filter((kind) => kind !== 's' && kind !== 'inlineStr' && kind !== 'n')).toEqual([])
})

test('REST-49 a task without entries exports a sheet with nothing but its head and a sum of 0; a slug in capitals is the same task', async () => {
  const task = await makeTask(world)
  const rows = sheetRows((await sheet(task.slug.toUpperCase())).rawPayload)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContainEqual({ kind: 'number', value: '0' })
})
