// Reminders of due dates: once for each person and due date, whoever asks and however often.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { changeOf, newsAbout, readAll, reasonsOf, turnDone } from '#tests/kit/news-calls.ts'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { remindOfDueDates } from './due-reminders.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const HOUR = 3_600_000
const DUE = Date.parse('2031-05-20T15:00:00Z')
/** The reminders' clock, in hours from the due date. */
const at = (hours: number) => new Date(DUE + hours * HOUR)

async function dueTask(title: string, members = 'mia,ben'): Promise<AnyTask> {
  const task = await makeTask(world, 'ana', WEBSITE, { title, members, due_date: new Date(DUE).toISOString() })
  for (const who of ['ana', 'ben', 'mia']) await readAll(world, who)
  return task
}

test('assignees are reminded a day before and once it is overdue, each once', async () => {
  const task = await dueTask('Reminded')
  expect(await remindOfDueDates(world.db, at(-25))).toBe(0)
  expect(await remindOfDueDates(world.db, at(-23))).toBe(2)
  expect(await remindOfDueDates(world.db, at(-22))).toBe(0)
  expect((await newsAbout(world, 'mia', task.uuid)).data).toMatchObject({
    title: '“Reminded” is due 2031-05-20 15:00 UTC',
    events: [{ reason: 'due_soon', user: null, to: '2031-05-20T15:00:00.000Z' }],
  })
  expect(await remindOfDueDates(world.db, at(1))).toBe(2)
  expect(await remindOfDueDates(world.db, at(2))).toBe(0)
  expect(await reasonsOf(world, 'ben', task.uuid)).toEqual(['overdue', 'due_soon'])
  expect(await newsAbout(world, 'ana', task.uuid)).toBeNull()
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('done by mistake and taken back, whoever had not read the reminder is reminded again', async () => {
  const task = await dueTask('Done too soon')
  await remindOfDueDates(world.db, at(1))
  await readAll(world, 'ben')
  await turnDone(world, 'ana', task)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['done'])
  await turnDone(world, 'ana', task)
  expect(await remindOfDueDates(world.db, at(2))).toBe(1)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['overdue'])
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('several hosts at once remind once', async () => {
  const tasks = await Promise.all(Array.from({ length: 12 }, (_, number) => dueTask(`Once ${number}`)))
  const told = await Promise.all(Array.from({ length: 6 }, () => remindOfDueDates(world.db, at(1))))
  expect(told.reduce((total, people) => total + people, 0)).toBe(24)
  for (const task of tasks) expect((await newsAbout(world, 'mia', task.uuid)).data.events).toMatchObject([{ reason: 'overdue', times: 1 }])
  for (const task of tasks) await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('more than one transaction takes are all reminded of', async () => {
  await world.db.execute(sql`
    insert into tasks (company_id, project_id, number, title, position, workflow_id, due_date)
    select w.company_id, w.id, 5000 + n, 'Many ' || n, n, (select min(id) from workflows where project_id = w.id), ${at(0).toISOString()}
    from projects w, generate_series(1, 450) n where w.slug = 'website'`)
  await world.db.execute(sql`
    insert into task_people (company_id, project_id, task_id, person_id)
    select t.company_id, t.project_id, t.id, p.id from tasks t, people p where t.title like 'Many %' and p.username = 'mia'`)
  expect(await remindOfDueDates(world.db, at(1))).toBe(450)
  expect(await remindOfDueDates(world.db, at(1))).toBe(0)
  await world.db.execute(sql`delete from tasks where title like 'Many %'`)
  await world.db.execute(sql`delete from notifications where subject like 'Many %'`)
})

test('done, archived and draft tasks, and what is overdue for long, are left alone', async () => {
  const [done, archived, draft] = [await dueTask('Is done'), await dueTask('Is archived'), await dueTask('Is a draft')]
  await turnDone(world, 'ana', done)
  await changeOf(world, 'ana', archived, { is_archived: true })
  await changeOf(world, 'ana', draft, { is_draft: true })
  expect(await remindOfDueDates(world.db, at(-1))).toBe(0)
  await changeOf(world, 'ana', draft, { is_draft: false })
  expect(await remindOfDueDates(world.db, at(8 * 24))).toBe(0)
  expect(await remindOfDueDates(world.db, at(3 * 24))).toBe(2)
  for (const task of [done, archived, draft]) await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('another due date reminds anew; a reminder nobody has read goes when the date moves or the task is done', async () => {
  const task = await dueTask('Moved on')
  await remindOfDueDates(world.db, at(-1))
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_soon'])
  await changeOf(world, 'ana', task, { due_date: '2031-06-20 15:00:00' })
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_date'])
  expect(await remindOfDueDates(world.db, new Date('2031-06-20T14:00:00Z'))).toBe(2)
  await turnDone(world, 'mia', task)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_date'])
  expect(await reasonsOf(world, 'ben', task.uuid)).toEqual(['done', 'due_date'])
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('whoever sets a due date within the next day is not reminded of it at once', async () => {
  const soon = new Date(Date.now() + 2 * HOUR)
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'Right now', members: 'mia', due_date: soon.toISOString() })
  const other = await makeTask(world, 'mia', WEBSITE, { title: 'Right then', members: 'mia' })
  await changeOf(world, 'mia', other, { due_date: `${soon.toISOString().slice(0, 16).replace('T', ' ')}:00` })
  await remindOfDueDates(world.db)
  for (const { uuid } of [task, other]) expect(await reasonsOf(world, 'mia', uuid)).toEqual([])
})

test('what somebody is just changing waits for the next time', async () => {
  const task = await dueTask('In somebody’s hands', 'mia')
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from tasks where id = ${task.uuid} for no key update`)
    expect(await remindOfDueDates(world.db, at(1))).toBe(0)
  })
  expect(await remindOfDueDates(world.db, at(1))).toBe(1)
})

test('INBOX-03 nobody is reminded before 09:00 of their own day, each by their own clock', async () => {
  await world.db.execute(sql`update people set time_zone = 'America/Los_Angeles' where username = 'mia'`)
  await world.db.execute(sql`update people set time_zone = 'Asia/Tokyo' where username = 'ben'`)
  const task = await dueTask('By their clocks')
  // 15:00 in UTC is 08:00 in Los Angeles and midnight in Tokyo.
  expect(await remindOfDueDates(world.db, at(0.9))).toBe(0)
  expect(await remindOfDueDates(world.db, at(1))).toBe(1)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['overdue'])
  expect(await remindOfDueDates(world.db, at(8.9))).toBe(0)
  expect(await remindOfDueDates(world.db, at(9))).toBe(1)
  expect(await reasonsOf(world, 'ben', task.uuid)).toEqual(['overdue'])
  await world.db.execute(sql`update people set time_zone = null`)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})

test('INBOX-03 without a zone of their own the clock of the workspace counts', async () => {
  await world.db.execute(sql`update companies set time_zone = 'Pacific/Auckland' where slug = 'acme'`)
  const task = await dueTask('By the clock of the workspace', 'mia')
  expect(await remindOfDueDates(world.db, at(1))).toBe(0)
  expect(await remindOfDueDates(world.db, at(6))).toBe(1)
  await world.db.execute(sql`update companies set time_zone = 'UTC' where slug = 'acme'`)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
})
