// Recurring tasks of the mock answer as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

test('SCREEN-08 RECUR-16 in mock mode a rule is made, changed, paused, resumed, skipped, run and deleted', async () => {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  const ask = async (query: string) => {
    const response = await mock.fetch(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }))
    return (await response.json()).data
  }
  const RULE = 'recurrence { id title words state next { day } dates { day skipped } made viewerCan }'
  const act = async (field: string, args: string, answered = RULE) =>
    (await ask(`mutation { it: ${field}(project: { ${AT} }, ${args}) { ${answered} userErrors { code field } } }`)).it
  const made = (await act('createRecurrence', 'input: { task: { title: "Tidy up" }, rule: "FREQ=DAILY", timezone: "UTC" }')).recurrence
  expect(made).toMatchObject({ title: 'Tidy up', words: 'Every day', state: 'ACTIVE', viewerCan: ['EDIT', 'ADMIN', 'PAID'] })
  const of = `id: "${made.id}"`
  const changed = await act('updateRecurrence', `${of}, input: { task: { title: "Tidy it" }, rule: "FREQ=WEEKLY;BYDAY=MO" }`)
  expect(changed.recurrence).toMatchObject({ title: 'Tidy it', words: 'Every Monday' })
  const [first] = changed.recurrence.dates
  expect((await act('skipOccurrence', `${of}, day: "${first.day}", skipped: true`)).recurrence.dates[0].skipped).toBe(true)
  expect((await act('pauseRecurrence', of)).recurrence).toMatchObject({ state: 'PAUSED', next: [] })
  expect((await act('resumeRecurrence', of)).recurrence.state).toBe('ACTIVE')
  expect((await act('runRecurrence', of, 'task { title } recurrence { made }')).recurrence.made).toBe(1)
  expect((await act('runRecurrence', of, 'task { title }')).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  const { recurrenceRuns, recurrences, recurrencePreview } = await ask(`{
    recurrenceRuns(workspaceSlug: "acme", ${of}) { nodes { outcome task { title } } }
    recurrences(workspaceSlug: "acme", search: "tidy") { nodes { title } totalCount }
    recurrencePreview(workspaceSlug: "acme", rule: "FREQ=DAILY", timezone: "UTC", count: 2) { words next { day } }
  }`)
  expect(recurrenceRuns.nodes).toEqual([{ outcome: 'MADE', task: { title: 'Tidy it' } }])
  expect(recurrences).toEqual({ nodes: [{ title: 'Tidy it' }], totalCount: 1 })
  expect(recurrencePreview.next).toHaveLength(2)
  expect(await act('deleteRecurrence', of, 'deletedId')).toMatchObject({ deletedId: made.id })
  expect((await ask(`{ recurrence(workspaceSlug: "acme", ${of}) { id } }`)).recurrence).toBe(null)
})
