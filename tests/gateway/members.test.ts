// People of a project over a real host: since when, taken off, back again, gone, and the owner.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const PROJECT = `project: { ${WEBSITE} }`
let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

type Member = { id: string; role: string; since: string; openTasks: number; person: { username: string } }
const members = async (): Promise<Member[]> =>
  (await world.data('ana', `{ members(${WEBSITE}) { id role since openTasks person { username } } }`)).members
const of = async (username: string) => (await members()).find(({ person }) => person.username === username)

test('PSET-07 PSET-09 PSET-18 removeMember and back: role and tasks as they were', async () => {
  const mia = await of('mia')
  expect(Date.parse(mia?.since ?? '')).not.toBeNaN()
  expect(mia?.openTasks).toBeGreaterThan(0)
  const remove = (to: string) =>
    world.data(
      'ben',
      `mutation { removeMember(${PROJECT}, id: "${mia?.id}", reassignTo: ${to}) { deletedId taskIds givenIds ${REFUSALS} } }`,
    )
  await expect(remove('"nobody"')).rejects.toThrow('"field":["reassignTo"]')
  const { deletedId, taskIds, givenIds } = (await remove('"ben"')).removeMember
  expect([deletedId, taskIds.length]).toEqual([mia?.id, mia?.openTasks])
  expect(givenIds.length).toBeLessThanOrEqual(taskIds.length)
  expect(await of('mia')).toBeUndefined()
  const back = { taskIds, insteadOf: 'ben', givenIds }
  const add = `mutation ($back: MemberBackInput) { addMember(${PROJECT}, username: "mia", role: member, back: $back) { member { role openTasks } ${REFUSALS} } }`
  expect((await world.data('ana', add, { back })).addMember.member).toEqual({ role: 'member', openTasks: mia?.openTasks })
})

test('PSET-07 PSET-18 leaveProject', async () => {
  const leave = `mutation { leaveProject(${PROJECT}) { ok ${REFUSALS} } }`
  await expect(world.data('ana', leave)).rejects.toThrow('The owner cannot leave.')
  expect((await world.data('gus', leave)).leaveProject.ok).toBe(true)
  expect(await of('gus')).toBeUndefined()
})

test('PSET-10 PSET-18 transferProject', async () => {
  const give = (to: string) =>
    world.data(
      'ana',
      `mutation { transferProject(${PROJECT}, username: "${to}") { project { owner { username } viewerCan } ${REFUSALS} } }`,
    )
  await expect(give('rex')).rejects.toThrow('"field":["username"]')
  expect((await give('ben')).transferProject.project.owner).toEqual({ username: 'ben' })
})
