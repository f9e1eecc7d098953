// Finished tasks of the mock: what is done is counted for who is on it, and nobody is named against their wish.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'
const DAYS = 'from: "2026-11-02", to: "2026-11-29"'

test('ROCK-08 in mock mode a task that is done is in the figures, and hiding takes the name away', async () => {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  const ask = async (query: string) => {
    const response = await mock.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
    return (await response.json()).data
  }
  const figures = async () =>
    (await ask(`{ rockstars(${AT}, ${DAYS}) { team { tasks } people { user { username } done { tasks } } hiddenCount viewerHidden } }`))
      .rockstars
  const before = await figures()
  const { createTask } = await ask(`mutation { createTask(input: { ${AT}, title: "Shine" }) { task { id code } } }`)
  await ask(`mutation { setTaskDone(task: { ${AT}, id: "${createTask.task.id}" }, done: true) { task { done } } }`)
  const after = await figures()
  expect(after.team.tasks).toBe(before.team.tasks + 1)
  expect(after.people.map(({ user }: { user: { username: string } }) => user.username)).toContain('ana')
  const list = await ask(`{ completedTasks(${AT}, ${DAYS}, username: "ana") { nodes { code users { username } } } }`)
  expect(list.completedTasks.nodes.map(({ code }: { code: string }) => code)).toContain(createTask.task.code)
  await ask(`mutation { setRockstarHidden(project: { ${AT} }, hidden: true) { hidden userErrors { message } } }`)
  expect(await figures()).toMatchObject({ viewerHidden: true, hiddenCount: after.hiddenCount + 1, team: after.team })
})
