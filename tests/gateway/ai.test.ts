// Suggestions and labels in bulk, over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const AT = 'company_slug=acme&project_slug=website'
let world: World
let id: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { createTask } = await world.data(
    'ana',
    `mutation { createTask(input: { ${WEBSITE}, title: "pls fix the login!!", description: "<p>Open it. It crashes.</p>" }) { task { id } ${REFUSALS} } }`,
  )
  id = createTask.task.id
})
afterAll(() => world.close())

const task = () => `task: { ${WEBSITE}, id: "${id}" }`

test('REST-32 REST-33 AI-02 a title and a description are suggested in one call each, and say that rules made them', async () => {
  world.resetCalls()
  expect((await world.data('mia', `mutation { suggestTitle(${task()}) { text byRules ${REFUSALS} } }`)).suggestTitle).toEqual({
    text: 'Fix the login',
    byRules: true,
    userErrors: [],
  })
  const { suggestDescription } = await world.data('mia', `mutation { suggestDescription(${task()}) { text byRules ${REFUSALS} } }`)
  expect(suggestDescription).toMatchObject({ text: expect.stringContaining('<h3>Actual</h3><p>It crashes.</p>'), byRules: true })
  expect(world.calls()).toEqual([
    `POST /ai/task/improve/title/?${AT}&task_uuid=${id}`,
    `POST /ai/task/improve/description/?${AT}&task_uuid=${id}`,
  ])
})

test('REST-34 REST-71 AI-04 labels are suggested, and chosen ones put on in one call', async () => {
  const { suggestLabels } = await world.data('mia', `mutation { suggestLabels(${task()}) { labels { title color } byRules ${REFUSALS} } }`)
  expect(suggestLabels.byRules).toBe(true)
  expect(suggestLabels.labels.length).toBeGreaterThan(0)
  world.resetCalls()
  const { applyLabels } = await world.data(
    'mia',
    `mutation Apply($labels: [LabelInput!]!) { applyLabels(${task()}, labels: $labels) { task { id labels { id title color } } ${REFUSALS} } }`,
    { labels: [...suggestLabels.labels.slice(0, 1), { title: 'Brand new', color: '#123456' }] },
  )
  expect(applyLabels.task.labels.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Brand new', suggestLabels.labels[0].title]),
  )
  expect(world.calls()).toEqual([`POST /task-labels/${id}/bulk?${AT}`])
})

test('AI-08 PLAN-03 who may not, or whose plan does not include it, is told by code; an unknown task is a refusal', async () => {
  const codeOf = async (who: string, at: string, field: string) => {
    const { errors } = await world.graphql(who, `mutation { ${field}(task: { ${at}, id: "${id}" }) { byRules ${REFUSALS} } }`)
    return errors[0]?.extensions?.code
  }
  for (const field of ['suggestTitle', 'suggestDescription', 'suggestLabels']) {
    expect(await codeOf('gus', WEBSITE, field)).toBe('FORBIDDEN')
    expect(await codeOf('fay', 'workspaceSlug: "freebird", projectSlug: "garden"', field)).toBe('PLAN_REQUIRED')
  }
  const unknown = `task: { ${WEBSITE}, id: "${crypto.randomUUID()}" }`
  const { data } = await world.graphql('mia', `mutation { suggestTitle(${unknown}) { text userErrors { code } } }`)
  expect(data.suggestTitle).toEqual({ text: null, userErrors: [{ code: 'NOT_FOUND' }] })
})
