// The clock behind reminders: at once, again and again, over failures, and not after the stop.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { newsAbout, readAll, reasonsOf } from '#tests/kit/news-calls.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { startReminders } from './reminders.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const DUE = Date.parse('2031-05-20T15:00:00Z')
const fail = (error: unknown) => {
  throw error
}

test('two hosts, and one that starts again, remind once as time goes on', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Ticking', members: 'mia', due_date: new Date(DUE).toISOString() })
  await readAll(world, 'mia')
  let now = DUE - 25 * 3_600_000
  const host = () => startReminders({ db: world.db, onError: fail, now: () => new Date(now), every: 1 })
  let hosts = [host(), host()]
  now = DUE - 3_600_000
  await vi.waitFor(async () => expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_soon']), { timeout: 20_000 })
  await Promise.all(hosts.map((one) => one.stop()))
  now = DUE + 3_600_000
  hosts = [host(), host()]
  await vi.waitFor(async () => expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['overdue', 'due_soon']), { timeout: 20_000 })
  await Promise.all(hosts.map((one) => one.stop()))
  expect((await newsAbout(world, 'mia', task.uuid)).data.events).toMatchObject([{ times: 1 }, { times: 1 }])
})

test('a round that fails is reported and made up for; after the stop nothing comes', async () => {
  const errors: unknown[] = []
  let broken = true
  let rounds = 0
  const db = new Proxy(world.db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      rounds += 1
      if (broken) return () => Promise.reject(new Error('The database is away.'))
      return target.transaction.bind(target)
    },
  })
  const reminders = startReminders({ db, onError: (error) => errors.push(error), every: 1 })
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), { timeout: 20_000 })
  broken = false
  const before = rounds
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(before + 2), { timeout: 20_000 })
  await reminders.stop()
  await reminders.stop()
  const after = rounds
  await new Promise((resolve) => setImmediate(resolve))
  expect(rounds).toBe(after)
})
