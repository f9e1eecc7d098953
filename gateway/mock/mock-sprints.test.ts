// Sprints of the mock are started, completed and reopened, as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

function openMock() {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  return async (query: string) => {
    const response = await mock.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
    return (await response.json()).data
  }
}

test('SPRINT-17 in mock mode the running sprint is completed, its tasks carried over and brought back', async () => {
  const ask = openMock()
  const list = (state: string) => ask(`{ sprints(${AT}, state: ${state}) { nodes { id title taskCount doneCount viewerCan } } }`)
  const [running] = (await list('ACTIVE')).sprints.nodes
  expect(running).toMatchObject({ taskCount: 4, viewerCan: expect.arrayContaining(['EDIT', 'ADMIN']) })
  const step = (name: string, id: string) =>
    ask(`mutation { it: ${name}(project: { ${AT} }, id: "${id}") { sprint { id state committed { tasks } } userErrors { code message } } }`)
  expect((await step('startSprint', running.id)).it.userErrors).toEqual([{ code: 'CONFLICT', message: 'This sprint is active already.' }])
  const complete = (carryTo: string) =>
    ask(`mutation { it: completeSprint(project: { ${AT} }, input: { sprint: "${running.id}", carryTo: ${carryTo} }) {
      sprint { state taskCount doneCount } carried carriedTo { id title state taskCount startDate } userErrors { field } } }`)
  expect((await complete(`"${running.id}"`)).it.userErrors).toEqual([{ field: ['carryTo'] }])
  const { it } = await complete('"new"')
  expect(it.carried).toBe(running.taskCount - running.doneCount)
  expect(it.carriedTo).toMatchObject({ title: 'Sprint 3', state: 'PLANNED', taskCount: it.carried, startDate: '2026-11-30' })
  expect(it.sprint).toEqual({ state: 'COMPLETED', taskCount: running.taskCount, doneCount: running.doneCount })
  const results = await ask(
    `{ sprintResults(${AT}, id: "${running.id}") { nodes { outcome target { id } } totalCount } sprintVelocity(${AT}) { id } }`,
  )
  expect(results.sprintResults.totalCount).toBe(running.taskCount)
  expect(results.sprintResults.nodes.filter((one: { target: unknown }) => one.target)).toHaveLength(it.carried)
  expect(results.sprintVelocity).toHaveLength(2)
  expect((await step('reopenSprint', running.id)).it.sprint).toEqual({ id: running.id, state: 'ACTIVE', committed: { tasks: 4 } })
  expect((await list('ACTIVE')).sprints.nodes).toEqual([running])
  expect((await step('reopenSprint', running.id)).it.sprint).toMatchObject({ state: 'PLANNED', committed: null })
  expect((await step('startSprint', running.id)).it.sprint).toMatchObject({ state: 'ACTIVE', committed: { tasks: 4 } })
})

test('SPRINT-07 in mock mode a sprint has a chart from its start on', async () => {
  const ask = openMock()
  const fields = 'committed { tasks } days { day scope { tasks } done { tasks } ideal { tasks } added { count } } today withoutEffort'
  const { sprintChart } = await ask(`{ sprintChart(${AT}, id: "1") { ${fields} } }`)
  expect(sprintChart.days).toHaveLength(14)
  expect(sprintChart.days[0]).toMatchObject({ day: '2026-11-02', scope: { tasks: 3 }, done: { tasks: 2 }, ideal: { tasks: 3 } })
  expect(sprintChart).toMatchObject({ committed: { tasks: 3 }, today: null, withoutEffort: 0 })
})
