// Logged time as xlsx and CSV: the same sums in both and in the list, rounded for the sheet only, days of the reader's zone.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { sheetRows } from '#tests/kit/unzip.ts'
import { csvField, hoursText, roundSeconds } from './time-export.ts'

let world: HostWorld
let task: AnyTask
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  task = await makeTask(world)
})
afterAll(() => world.close())
beforeEach(() => world.db.execute(sql`delete from time_entries`))

const add = (start: string, minutes: number, comment = '') =>
  world.db.execute(sql`
    insert into time_entries (company_id, project_id, task_id, person_id, started_at, ended_at, comment)
    select t.company_id, t.project_id, t.id, p.id, ${start}::timestamptz, ${start}::timestamptz + make_interval(mins => ${minutes}), ${comment}
    from tasks t, people p where t.id = ${task.uuid} and p.username = 'mia'`)
type Query = Record<string, string>
const ask = async (query: Query, who = 'ana', where: Query = WEBSITE) => {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  return world.app.inject({
    url: '/export-time-trackings/',
    query: { ...where, start: '2026-03-01', end: '2026-03-31', ...query },
    headers,
  })
}
const csvLines = async (query: Query) => (await ask({ ...query, format: 'csv' })).body.replace('\uFEFF', '').trimEnd().split('\r\n')
interface GridRow {
  task: { uuid: string }
  days: { day: string; seconds: number; entries: number }[]
}
/** The Monday before a day, or that day. */
function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
/** The last two columns of the last row. */
const csvSums = async (query: Query) => (await csvLines(query)).at(-1)?.split(',').slice(-2).map(Number)
const xlsxSums = async (query: Query) =>
  sheetRows((await ask(query)).rawPayload)
    .at(-1)
    ?.slice(-2)
    .map(({ value }) => Number(value))

test('TIME-14 TIME-15 three times 20 minutes are 1.00 h in list, CSV and xlsx; 90 minutes up to 15 stay 90', async () => {
  for (const hour of ['08', '09', '10']) await add(`2026-03-02 ${hour}:00Z`, 20)
  expect(await csvSums({})).toEqual([1, 1])
  expect((await csvLines({})).at(-1)).toBe('Total,,,,,,,,,1.00,1.00')
  expect(await xlsxSums({})).toEqual([1, 1])
  const list = await world.as('ana').get('/time-trackings/', { ...WEBSITE, start: '2026-03-01', end: '2026-03-31' })
  expect(list.body.totals.seconds).toBe(3600)
  expect(await csvSums({ round: 'up', step: '15', per: 'entry' })).toEqual([1, 1.5])
  expect(await csvSums({ round: 'up', step: '15', per: 'day' })).toEqual([1, 1])
  await world.db.execute(sql`delete from time_entries`)
  await add('2026-03-02 08:00Z', 90)
  for (const per of ['entry', 'day']) expect(await xlsxSums({ round: 'up', step: '15', per })).toEqual([1.5, 1.5])
})

test('TIME-15 SCREEN-12 a file says its zone, has every column, and its texts compute nothing', async () => {
  await add('2026-03-02 22:30Z', 45, '=1+1')
  const [head, row] = await csvLines({ timezone: 'Europe/Berlin' })
  expect(head).toBe('Date,Start (Europe/Berlin),End (Europe/Berlin),Person,Project,Code,Title,Labels,Comment,Hours,Rounded hours')
  expect(row?.split(',').slice(0, 6)).toEqual([
    '2026-03-02',
    '2026-03-02 23:30',
    '2026-03-03 00:15',
    'Mia Chen',
    'Website relaunch',
    task.code,
  ])
  expect(row).toMatch(/,'=1\+1,0\.75,0\.75$/)
  const answer = await ask({ format: 'csv' })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  // Labels are empty here, and so is their cell.
  const cells = sheetRows((await ask({})).rawPayload)[1] ?? []
  expect(cells.map(({ kind }) => kind)).toEqual([
    'number',
    'number',
    'number',
    ...Array.from({ length: 5 }, () => 'text'),
    'number',
    'number',
  ])
  expect(csvField('say "a, b"')).toBe('"say ""a, b"""')
  for (const first of ['=', '+', '-', '@']) expect(csvField(`${first}x`)).toBe(`'${first}x`)
})

test('TIME-15 TIME-02 admin and member export, readers are refused, in the workspace what they may edit', async () => {
  for (const who of ['ana', 'ben', 'mia']) expect((await ask({}, who)).statusCode).toBe(200)
  for (const who of ['rex', 'gus']) expect((await ask({}, who)).statusCode).toBe(403)
  expect((await ask({}, 'dora')).statusCode).toBe(404)
  expect((await ask({}, 'mia', { company_slug: 'acme' })).statusCode).toBe(200)
  expect((await ask({ members: 'ana' }, 'mia', { company_slug: 'acme' })).statusCode).toBe(403)
  expect((await ask({ start: '2026-04-01' })).statusCode).toBe(422)
  expect((await ask({ step: '7' })).statusCode).toBe(400)
})

test('TIME-14 rounding is never down where it is up, at most half a step off where it is nearest, and leaves whole steps alone', () => {
  const steps = fc.constantFrom(5, 6, 10, 15, 30, 60)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), steps, (seconds, step) => {
      const [up, nearest] = [roundSeconds(seconds, { round: 'up', step }), roundSeconds(seconds, { round: 'nearest', step })]
      expect(up - seconds).toBeGreaterThanOrEqual(0)
      expect(up - seconds).toBeLessThan(step * 60)
      expect(Math.abs(nearest - seconds)).toBeLessThanOrEqual(step * 30)
      for (const rounded of [up, nearest]) expect(roundSeconds(rounded, { round: 'up', step })).toBe(rounded)
      expect(Math.round(Number(hoursText(seconds)) * 3600)).toBe(seconds)
    }),
  )
})

test('TIME-15 TIME-04 SCREEN-14 sums and days are the same in list, week grid, CSV and xlsx, in every zone and where clocks change', async () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/Havana',
    'Africa/Cairo',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/St_Johns',
  )
  const nights = fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-23', '2026-10-24', '2026-10-31')
  const entries = fc.array(fc.record({ minute: fc.integer({ min: 0, max: 3000 }), long: fc.integer({ min: 0, max: 200 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(zones, nights, entries, async (timezone, night, all) => {
      await world.db.execute(sql`delete from time_entries`)
      for (const { minute, long } of all) await add(new Date(Date.parse(`${night}T00:00:00Z`) + minute * 60_000).toISOString(), long)
      const days = { start: night, end: night, timezone }
      const list = (await world.as('ana').get('/time-trackings/', { ...WEBSITE, ...days })).body
      const lines = await csvLines(days)
      expect(lines.length - 2).toBe(list.total)
      expect(lines.slice(1, -1).every((line) => line.startsWith(`${night},${night} `))).toBe(true)
      const [csv] = (await csvSums(days)) ?? []
      expect(Math.round((csv ?? 0) * 3600)).toBe(list.totals.seconds)
      expect(Math.round(((await xlsxSums(days))?.[0] ?? 0) * 3600)).toBe(list.totals.seconds)
      const grid = (await world.as('ana').get('/time-trackings/grid/', { ...WEBSITE, week: mondayOf(night), timezone })).body.data
      const ofNight = ({ day }: { day: string }) => day === night
      expect(grid.totals.find(ofNight).seconds).toBe(list.totals.seconds)
      const cell = grid.rows.find((row: GridRow) => row.task.uuid === task.uuid)?.days.find(ofNight)
      expect([cell?.seconds ?? 0, cell?.entries ?? 0]).toEqual([list.totals.seconds, list.total])
    }),
    { numRuns: 15 },
  )
}, 60_000)
