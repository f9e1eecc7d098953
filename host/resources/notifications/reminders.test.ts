// Reminders that people set themselves: out of sight until their moment, one a task, and the database is equal after they are taken back.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const rows = async () =>
  (
    await world.db.execute(
      sql`select n.*, e.reason, e.created_at from notifications n join notification_events e on e.notification_id = n.id order by n.id, e.reason`,
    )
  ).rows
const inbox = async (who: string, tab: string) =>
  (await world.as(who).get('/feeds/inbox/', { tab })).body.data.filter((one: { data: { events: { reason: string }[] } }) =>
    one.data.events.some(({ reason }) => reason === 'reminder'),
  )

test('a task comes back to whoever asked at its moment, and to nobody else; moved and taken away, everything is as before', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Ring the printer', position: 0, members: 'mia' })
  const at = { ...WEBSITE, task_uuid: task.uuid }
  const before = await rows()
  const set = async (moment: string | null, who = 'gus') => (await world.as(who).put('/task-reminders/', at, { at: moment })).body.data
  const told = async (who: string) => (await world.as(who).get('/task-watchers/', at)).body.data.remind_at
  const [soon, next] = [later(1), later(30)]
  expect(await set(soon)).toEqual({ at: soon, before: null })
  expect(await set(next)).toEqual({ at: next, before: soon })
  expect([await told('gus'), await told('mia')]).toEqual([next, null])
  expect(await inbox('gus', 'all')).toEqual([])
  const [waiting] = await inbox('gus', 'snoozed')
  expect(waiting).toMatchObject({
    sentence: '“Ring the printer” is what you wanted to be reminded of',
    reason: 'other',
    count: 1,
    read_at: null,
  })
  expect(await inbox('mia', 'snoozed')).toEqual([])
  // Its moment came.
  await set(later(-1))
  expect(await told('gus')).toBe(null)
  expect(await inbox('gus', 'all')).toMatchObject([{ target: { kind: 'task', id: task.uuid, state: 'here' }, user: null }])
  await set(null)
  expect(await set(null)).toEqual({ at: null, before: null })
  expect(await rows()).toEqual(before)
})

test('who does not see the task sets none; more than a year ahead is refused in words', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Unseen', position: 0 })
  const at = { ...WEBSITE, task_uuid: task.uuid }
  expect((await world.as('dora').put('/task-reminders/', at, { at: later(1) })).status).toBe(404)
  const refused = await world.as('ana').put('/task-reminders/', at, { at: later(24 * 400) })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('Choose a moment within a year.')])
})
