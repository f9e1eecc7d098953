// A clock that is set forward ends no grace: what was deleted is kept until the clock has run for a day, and longer when it is set right.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { startReminders } from './reminders.ts'
import { createSureClock } from './sure-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: HostWorld
let folder: string
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  folder = await mkdtemp(join(tmpdir(), 'palette-clock-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** A machine whose clock can be set; time passes on it by itself with `pass`, in ms. */
function machine(file: string, start = Date.parse('2026-03-01T10:00:00Z')) {
  let [now, passed] = [start, 0]
  const said: string[] = []
  const boot = () => createSureClock({ file: join(folder, file), warn: (sentence) => said.push(sentence), passed: () => passed })
  let clock = boot()
  return {
    said,
    set: (by: number) => (now += by),
    pass: (by: number) => ([now, passed] = [now + by, passed + by]),
    restart: () => (clock = boot()),
    isSure: () => clock.isSure(new Date(now)),
    now: () => new Date(now),
  }
}

test('a clock that runs is sure, over a restart and small corrections, too', async () => {
  const { isSure, pass, set, restart, said } = machine('runs.json')
  expect(await isSure()).toBe(true)
  for (const step of [60_000, DAY * 3, HOUR]) {
    pass(step)
    expect(await isSure()).toBe(true)
  }
  set(2 * HOUR)
  expect(await isSure()).toBe(true)
  set(-90 * DAY)
  expect(await isSure()).toBe(true)
  pass(5 * HOUR)
  restart()
  expect(await isSure()).toBe(true)
  expect(said).toEqual([])
})

test('one that went forward is not, for a day that is really over, and says so once', async () => {
  const { isSure, pass, set, restart, said } = machine('forward.json')
  await isSure()
  set(40 * DAY)
  expect(await Promise.all([isSure(), isSure()])).toEqual([false, false])
  expect(said).toEqual([expect.stringContaining('went forward by 960 hours')])
  pass(20 * HOUR)
  expect(await isSure()).toBe(false)
  // A restart shortens nothing.
  restart()
  expect(await isSure()).toBe(false)
  pass(5 * HOUR)
  expect(await isSure()).toBe(true)
  expect(said).toHaveLength(1)
})

test('set right again it is sure at once; set while nothing ran, or with a mark that is no mark, nothing breaks', async () => {
  const { isSure, pass, set, restart, said } = machine('back.json')
  await isSure()
  set(40 * DAY)
  expect(await isSure()).toBe(false)
  set(-40 * DAY)
  expect(await isSure()).toBe(true)
  set(40 * DAY)
  restart()
  expect(await isSure()).toBe(false)
  expect(said).toHaveLength(2)
  pass(25 * HOUR)
  expect(await isSure()).toBe(true)
  await writeFile(join(folder, 'back.json'), '{"seen":')
  restart()
  expect(await isSure()).toBe(true)
  expect(JSON.parse(await readFile(join(folder, 'back.json'), 'utf8'))).toMatchObject({ held: 0 })
})

test('PSET-15 a clock that goes 40 days forward takes no deleted project; it goes when the clock has run for a day', async () => {
  const ana = world.as('ana')
  const { now, pass, set, isSure } = machine('purge.json', Date.now())
  const acme = { company_slug: 'acme' }
  const { slug } = (await ana.post('/projects/', acme, { name: 'Grace' })).body.data
  const removed = await ana.send({ method: 'DELETE', url: `/projects/${slug}/`, query: acme, payload: { name: 'Grace' } })
  expect(removed.status).toBe(200)
  const isThere = async () => (await world.db.execute(sql`select from projects where slug = ${slug}`)).rows.length === 1
  const fail = (error: unknown) => {
    throw error
  }
  const round = async () => {
    const { stop } = startReminders({ db: world.db, files: openFiles(world.settings), onError: fail, now, clock: { isSure } })
    await stop()
  }
  await round()
  set(40 * DAY)
  await round()
  expect(await isThere()).toBe(true)
  pass(25 * HOUR)
  await round()
  expect(await isThere()).toBe(false)
})
