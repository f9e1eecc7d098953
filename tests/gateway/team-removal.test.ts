// People who go from a workspace and come back, over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const PERSON = '{ id username name avatar headline }'
const HAND_OVER = `tasks { project { slug name } openTasks people ${PERSON} } owned { slug name } owners ${PERSON} timer { title startedAt } invitations
  lastAdmin { slug name owner { name username } }`
const REMOVED = `id email role projects removedAt keptUntil person ${PERSON} removedBy { name username }`

test('TEAM-07 what hangs on somebody is read in one call, by the owner and by themselves', async () => {
  const { data: tasks } = (await world.host.as('ben').get('/tasks/', WEBSITE)).body
  const started = await world.host.as('ben').post('/timer/start/', WEBSITE, { task_uuid: tasks[0].uuid, comment: '' })
  expect(started.status).toBe(201)
  const before = world.calls().length
  const read = (who: string, username: string) =>
    world.graphql(who, `{ handOver(workspaceSlug: "acme", username: "${username}") { ${HAND_OVER} } }`)
  const { handOver } = (await read('ana', 'ben')).data
  expect(world.calls().slice(before)).toHaveLength(1)
  expect(handOver.tasks.map(({ project }: { project: { slug: string } }) => project.slug)).toEqual(['mobile', 'ops', 'website'])
  expect(handOver.tasks[0]).toMatchObject({
    openTasks: expect.any(Number),
    people: expect.arrayContaining([expect.objectContaining({ username: 'ana' })]),
  })
  expect(handOver.timer).toEqual({ title: tasks[0].title, startedAt: expect.any(String) })
  expect(handOver.lastAdmin).toContainEqual({ slug: 'website', name: expect.any(String), owner: { name: 'Ana Souza', username: 'ana' } })
  expect((await read('ben', 'ben')).data.handOver.tasks).toHaveLength(3)
  expect((await read('mia', 'ben')).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('TEAM-08 removed in one step with heirs, listed for 30 days, and brought back', async () => {
  const remove = (who: string, args: string) =>
    world.graphql(who, `mutation { removeTeamMember(workspaceSlug: "acme", ${args}) { deletedId tasks projects ${REFUSALS} } }`)
  const wrong = await remove('ana', 'username: "ben", handOver: [{ projectSlug: "website", to: "dora" }], projectsTo: "gus"')
  expect(wrong.data.removeTeamMember.userErrors[0]).toMatchObject({ field: ['handOver', '0', 'to'] })
  expect((await remove('ana', 'username: "ben", projectsTo: "gus"')).data.removeTeamMember.userErrors[0]).toMatchObject({
    field: ['projectsTo'],
  })
  expect((await remove('mia', 'username: "ben"')).data?.removeTeamMember?.deletedId ?? null).toBeNull()
  const { data } = await remove('ana', 'username: "ben", handOver: [{ projectSlug: "website", to: "mia" }], projectsTo: "mia"')
  expect(data.removeTeamMember).toEqual({ deletedId: 'acme/ben', tasks: expect.any(Number), projects: 3, userErrors: [] })
  // Their open session feels it at once.
  expect((await world.graphql('ben', '{ workspace(slug: "acme") { id } }')).data?.workspace ?? null).toBeNull()
  const { removedMembers } = await world.data('ana', `{ removedMembers(workspaceSlug: "acme") { ${REMOVED} } }`)
  expect(removedMembers[0]).toMatchObject({
    ...{ id: 'acme/ben', email: 'ben@example.com', role: 'MEMBER', projects: 3, person: { username: 'ben' } },
    ...{ removedAt: expect.any(String), keptUntil: expect.any(String), removedBy: { username: 'ana' } },
  })
  const restore = () =>
    world.graphql('ana', `mutation { restoreTeamMember(workspaceSlug: "acme", username: "ben") { tasks projects ${REFUSALS} } }`)
  expect((await restore()).data.restoreTeamMember).toEqual({ tasks: data.removeTeamMember.tasks, projects: 3, userErrors: [] })
  expect((await restore()).data.restoreTeamMember.userErrors[0].code).toBe('NOT_FOUND')
  expect((await world.graphql('ben', '{ workspace(slug: "acme") { id } }')).data.workspace.id).toBe('acme')
})

test('TEAM-09 a guest leaves; the owner cannot', async () => {
  const leave = (who: string) => world.graphql(who, `mutation { leaveWorkspace(workspaceSlug: "acme") { ok ${REFUSALS} } }`)
  expect((await leave('ana')).data.leaveWorkspace.userErrors[0].code).toBe('CONFLICT')
  expect((await leave('gus')).data.leaveWorkspace.ok).toBe(true)
  expect((await world.graphql('gus', '{ workspace(slug: "acme") { id } }')).data?.workspace ?? null).toBeNull()
})
