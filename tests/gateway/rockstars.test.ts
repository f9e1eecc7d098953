// Who finished what over a real host: one call each, credit, who is named, and the page switched off.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.resetCalls())

/** The day there: late in the evening it is tomorrow's by UTC's reckoning. */
const dayIn = (zone: string, at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)
const today = dayIn('Europe/Berlin', Date.now())
const monthAgo = dayIn('Europe/Berlin', Date.now() - 29 * 86_400_000)
const DAYS = `from: "${monthAgo}", to: "${today}", timezone: "Europe/Berlin"`
const SUMS = '{ tasks hours }'
const ROCKSTARS = `team ${SUMS} weeks { week done ${SUMS} } people { user { name username } done ${SUMS} } hiddenCount viewerHidden`
const TASKS = 'nodes { taskId code title hours doneAt users { username } } page totalPages totalCount'
const read = async (who = 'gus') => (await world.data(who, `{ rockstars(${WEBSITE}, ${DAYS}) { ${ROCKSTARS} } }`)).rockstars
const hide = (who: string, hidden: boolean) =>
  world.data(who, `mutation { setRockstarHidden(project: { ${WEBSITE} }, hidden: ${hidden}) { hidden ${REFUSALS} } }`)

test('ROCK-08 ROCK-06 the team, its weeks and its people are one call; what is finished now is in them', async () => {
  const before = await read('ana')
  expect(world.calls()).toEqual([expect.stringContaining('GET /rockstars/?company_slug=acme&project_slug=website&from=')])
  expect(before.weeks.reduce((sum: number, { done }: { done: { tasks: number } }) => sum + done.tasks, 0)).toBe(before.team.tasks)
  const { createTask } = await world.data('ana', `mutation { createTask(input: { ${WEBSITE}, title: "Shine" }) { task { id code } } }`)
  await world.data(
    'ben',
    `mutation { setTaskDone(task: { ${WEBSITE}, id: "${createTask.task.id}" }, done: true) { task { done } ${REFUSALS} } }`,
  )
  const after = await read('ana')
  expect(after.team.tasks).toBe(before.team.tasks + 1)
  const ofBen = ({ people }: { people: { user: { username: string }; done: { tasks: number } }[] }) =>
    people.find(({ user }) => user.username === 'ben')?.done.tasks ?? 0
  expect(ofBen(after)).toBe(ofBen(before) + 1)
  const { completedTasks } = await world.data('gus', `{ completedTasks(${WEBSITE}, ${DAYS}, username: "ben", perPage: 5) { ${TASKS} } }`)
  expect(completedTasks.nodes[0]).toMatchObject({
    taskId: createTask.task.id,
    code: createTask.task.code,
    title: 'Shine',
    users: [{ username: 'ben' }],
  })
  expect(Date.now() - Date.parse(completedTasks.nodes[0].doneAt)).toBeLessThan(3_600_000)
})

test('ROCK-05 who hides is counted and not named; a foreign project is null, nobody of a name is not found', async () => {
  const before = await read()
  expect((await hide('ana', true)).setRockstarHidden).toEqual({ hidden: true, userErrors: [] })
  const after = await read('ana')
  expect(after).toMatchObject({ hiddenCount: before.hiddenCount + 1, viewerHidden: true, team: before.team })
  expect(after.people).toHaveLength(before.people.length - 1)
  await hide('ana', false)
  expect((await read('ana')).viewerHidden).toBe(false)
  expect(
    (await world.data('ana', `{ rockstars(workspaceSlug: "acme", projectSlug: "nowhere", ${DAYS}) { team ${SUMS} } }`)).rockstars,
  ).toBeNull()
  const { errors } = await world.graphql('ana', `{ completedTasks(${WEBSITE}, ${DAYS}, username: "nobody") { ${TASKS} } }`)
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
})

test('ROCK-05 the owner switches the page off: it is not read then', async () => {
  const set = (who: string, on: boolean) =>
    world.graphql(
      who,
      `mutation { updateProject(project: { ${WEBSITE} }, input: { showsRockstars: ${on} }) { project { id showsRockstars } ${REFUSALS} } }`,
    )
  expect((await set('mia', false)).errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect((await set('ana', false)).data?.updateProject).toMatchObject({ project: { showsRockstars: false }, userErrors: [] })
  const { errors } = await world.graphql('ana', `{ rockstars(${WEBSITE}, ${DAYS}) { team ${SUMS} } }`)
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
  await set('ana', true)
})
