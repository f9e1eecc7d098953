// What of the first steps is known of a person, and when the list of them is to be seen.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { people } from '../people/people.table.ts'
import { firstStepsOf } from './first-steps.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
})
afterAll(() => world.close())

const DAY = 24 * 60 * 60_000
const read = async (username: string) => (await world.as(username).get('/auth/me/first-steps')).body.data

test('FIRST-05 each step is done by what was really done, and the tasks that teach the keys are none', async () => {
  await world.person('nova')
  expect(await read('nova')).toEqual({ project: false, tasks: false, palette: false, done: false, invited: false, shows: true })
  const nova = world.as('nova')
  const company = (await nova.post('/companies', {}, { name: 'Nova’s team', logo: null })).body.data
  const at = { company_slug: company.slug }
  const made = await nova.post('/projects/', at, { name: 'First', template: 'software', starter_tasks: true })
  const inProject = { ...at, project_slug: made.body.data.slug }
  expect(await read('nova')).toMatchObject({ project: true, tasks: false, done: false })
  for (const title of ['One', 'Two', 'Three'])
    expect((await nova.post('/tasks/', { ...inProject, is_archived: 0, members: '' }, { title })).status).toBe(201)
  expect(await read('nova')).toMatchObject({ project: true, tasks: true, done: false, invited: false })
})

test('FIRST-06 it is not shown after fourteen days, nor when it was put away; asked for, it is there again', async () => {
  const who = await world.person('later')
  const as = async (now: Date) => {
    const [row] = await world.db.select().from(people).where(eq(people.id, who.id))
    if (!row) throw new Error('Nobody is there')
    return (await firstStepsOf(world.db, row, now)).shows
  }
  const now = new Date()
  const later = new Date(now.getTime() + 15 * DAY)
  expect([await as(now), await as(later)]).toEqual([true, false])
  await world.as('later').put('/auth/me/first-steps', {}, { shows: false })
  expect(await as(now)).toBe(false)
  await world.as('later').put('/auth/me/first-steps', {}, { shows: true })
  expect([await as(now), await as(later)]).toEqual([true, true])
})
