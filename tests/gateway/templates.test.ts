// Workflows, types, efforts, labels and boards of a project, and the timer, over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const PROJECT = `project: { ${WEBSITE} }`
let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

interface Kind {
  ids: string
  list: string
  one: string
  name: string
  fields: string
  made: string
  changed: string
  path: string
}

const colour = {
  fields: 'id title color',
  made: '{ title: "Test kind", color: "#123456" }',
  changed: '{ title: "Other kind", color: "#abcdef" }',
}
const kinds: Kind[] = [
  {
    ids: 'REST-53 REST-54 REST-55 REST-56',
    list: 'taskTypes',
    one: 'taskType',
    name: 'TaskType',
    path: '/project-templates/type/',
    ...colour,
  },
  {
    ids: 'REST-10 REST-62 REST-63 REST-64',
    list: 'workflows',
    one: 'workflow',
    name: 'Workflow',
    path: '/project-templates/workflow/',
    ...colour,
  },
  { ids: 'REST-65 REST-66 REST-67 REST-70', list: 'labels', one: 'label', name: 'Label', path: '/task-labels/', ...colour },
  {
    ids: 'REST-57 REST-58 REST-59 REST-60',
    list: 'efforts',
    one: 'effort',
    name: 'Effort',
    path: '/project-templates/effort/',
    fields: 'id title hours',
    made: '{ title: "Test kind", hours: 2.5 }',
    changed: '{ title: "Other kind", hours: 0 }',
  },
]

test.each(kinds)('$ids $list are listed, created, changed and deleted', async ({ list, one, name, fields, made, changed, path }) => {
  const all = async () => (await world.data('ana', `{ ${list}(${WEBSITE}) { ${fields} } }`))[list]
  const before = await all()
  expect(before.length).toBeGreaterThan(1)
  const created = (await world.data('ana', `mutation { create${name}(${PROJECT}, input: ${made}) { ${one} { ${fields} } ${REFUSALS} } }`))[
    `create${name}`
  ][one]
  expect(await all()).toEqual(expect.arrayContaining([...before, created]))
  world.resetCalls()
  const { [`update${name}`]: updated } = await world.data(
    'ana',
    `mutation { update${name}(${PROJECT}, id: "${created.id}", input: ${changed}) { ${one} { ${fields} } ${REFUSALS} } }`,
  )
  expect(world.calls()).toEqual([`PUT ${path}${created.id}?company_slug=acme&project_slug=website`])
  expect(await all()).toContainEqual(updated[one])
  expect(updated[one].title).toBe('Other kind')
  // Each part by itself: the other stays, and is answered as it is on the host.
  for (const part of made.slice(1, -1).split(',')) {
    const input = `input: { ${part} }`
    const { it } = await world.data(
      'ana',
      `mutation { it: update${name}(${PROJECT}, id: "${created.id}", ${input}) { ${one} { ${fields} } } }`,
    )
    expect(await all()).toContainEqual(it[one])
  }
  expect(await all()).toContainEqual(created)
  const remove = () => world.graphql('ana', `mutation { it: delete${name}(${PROJECT}, id: "${created.id}") { deletedId ${REFUSALS} } }`)
  expect((await remove()).data.it).toEqual({ deletedId: created.id, userErrors: [] })
  expect((await remove()).data.it).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect(await all()).toEqual(before)
})

test.each(kinds)('$list: one that a task has cannot be deleted, an empty title is refused by name', async ({ list, one, name, made }) => {
  const { nodes } = (
    await world.data(
      'ana',
      `{ tasks(${WEBSITE}, perPage: 50) { nodes { workflow { id } taskType: type { id } effort { id } labels { id } } } }`,
    )
  ).tasks
  const used = nodes
    .map(
      (node: Record<string, { id: string } | null>) => (one === 'label' ? (node.labels as unknown as { id: string }[])[0] : node[one])?.id,
    )
    .find(Boolean)
  const refused = await world.graphql('ana', `mutation { it: delete${name}(${PROJECT}, id: "${used}") { deletedId ${REFUSALS} } }`)
  expect(refused.data.it).toMatchObject({ deletedId: null, userErrors: [{ code: 'CONFLICT' }] })
  const empty = made.replace('Test kind', '')
  const bad = await world.graphql('ana', `mutation { it: create${name}(${PROJECT}, input: ${empty}) { ${one} { id } ${REFUSALS} } }`)
  expect(bad.data.it).toMatchObject({ [one]: null, userErrors: [{ code: 'INVALID', field: ['title'] }] })
  expect(
    (await world.graphql('rex', `mutation { create${name}(${PROJECT}, input: ${made}) { ${one} { id } } }`)).errors[0]?.extensions.code,
  ).toBe('FORBIDDEN')
  expect((await world.data('rex', `{ ${list}(${WEBSITE}) { id } }`))[list].length).toBeGreaterThan(1)
})

test('REST-74 REST-75 REST-76 REST-77 DEFECT-19 boards: the main one first, made with the caller’s id', async () => {
  const all = async () => (await world.data('ana', `{ boards(${WEBSITE}) { id title } }`)).boards
  const before = await all()
  expect(before[0].id).toBe('main-board')
  const id = '3e1f0a52-8a54-4a0b-8f0e-6a4d2f9b7c11'
  const { createBoard } = await world.data(
    'ana',
    `mutation { createBoard(${PROJECT}, id: "${id}", title: "Tests") { board { id title } ${REFUSALS} } }`,
  )
  expect(createBoard.board).toEqual({ id, title: 'Tests' })
  expect(await all()).toEqual([...before, createBoard.board])
  await world.data('ana', `mutation { updateBoard(${PROJECT}, id: "${id}", title: "Renamed") { board { id title } ${REFUSALS} } }`)
  expect(await all()).toContainEqual({ id, title: 'Renamed' })
  const remove = () => world.graphql('ana', `mutation { deleteBoard(${PROJECT}, id: "${id}") { deletedId ${REFUSALS} } }`)
  expect((await remove()).data.deleteBoard).toEqual({ deletedId: id, userErrors: [] })
  expect((await remove()).data.deleteBoard).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect(await all()).toEqual(before)
  const gated = await world.graphql(
    'fay',
    `mutation { createBoard(project: { workspaceSlug: "freebird", projectSlug: "garden" }, id: "${id}", title: "x") { board { id } } }`,
  )
  expect(gated.errors[0]?.extensions.code).toBe('PLAN_REQUIRED')
})

const TIMER = 'running { taskId taskCode taskTitle workspaceSlug projectSlug startedAt } now'
const SHORT = `running { taskId } task { id timerStartedAt } ${REFUSALS}`

test('REST-50 REST-51 REST-52 DEFECT-07 the timer is started, stands in the way of another, is ended by one call and cancelled', async () => {
  const [one, two] = (await world.data('mia', `{ tasks(${WEBSITE}, perPage: 2) { nodes { id code title } } }`)).tasks.nodes
  const ref = (id: string) => `task: { ${WEBSITE}, id: "${id}" }`
  const timer = async () => (await world.data('mia', `{ runningTimer { ${TIMER} } }`)).runningTimer
  const idle = await timer()
  if (idle.running)
    await world.data(
      'mia',
      `mutation { cancelTimer(task: { workspaceSlug: "${idle.running.workspaceSlug}", projectSlug: "${idle.running.projectSlug}", id: "${idle.running.taskId}" }) { ${SHORT} } }`,
    )
  const { startTimer } = await world.data('mia', `mutation { startTimer(${ref(one.id)}, comment: "On it") { ${SHORT} } }`)
  expect(startTimer).toMatchObject({ running: { taskId: one.id }, task: { id: one.id, timerStartedAt: expect.any(String) } })
  const asked = Date.now()
  const { running, now } = await timer()
  expect(running).toEqual({
    taskId: one.id,
    taskCode: one.code,
    taskTitle: one.title,
    workspaceSlug: 'acme',
    projectSlug: 'website',
    startedAt: startTimer.task.timerStartedAt,
  })
  // The host's clock, which is this one: not before it was asked, not after it answered; it tells whole seconds.
  expect(Date.parse(now)).toBeGreaterThan(asked - 1_000)
  expect(Date.parse(now)).toBeLessThanOrEqual(Date.now())
  const other = (await world.graphql('mia', `mutation { startTimer(${ref(two.id)}) { ${SHORT} } }`)).data.startTimer
  expect(other).toMatchObject({ running: { taskId: one.id }, task: null, userErrors: [{ code: 'CONFLICT' }] })
  world.resetCalls()
  const { endTimer } = await world.data('mia', `mutation { endTimer(${ref(one.id)}, comment: "Done") { ${SHORT} } }`)
  expect(world.calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /timer/end/?company_slug=acme&project_slug=website'])
  expect(endTimer).toMatchObject({ running: null, task: { id: one.id, timerStartedAt: null } })
  expect((await timer()).running).toBeNull()
  await world.data('mia', `mutation { startTimer(${ref(two.id)}) { ${SHORT} } }`)
  const early = (await world.graphql('mia', `mutation { endTimer(${ref(two.id)}, endedAt: "2020-01-01T00:00:00Z") { ${SHORT} } }`)).data
    .endTimer
  expect(early.userErrors).toMatchObject([{ code: 'INVALID', field: ['endedAt'] }])
  expect((await world.data('mia', `mutation { cancelTimer(${ref(two.id)}) { ${SHORT} } }`)).cancelTimer).toMatchObject({
    running: null,
    task: { id: two.id, timerStartedAt: null },
  })
})

const TEMPLATES = [
  ['TYPE', 'taskTypes'],
  ['EFFORT', 'efforts'],
  ['WORKFLOW', 'workflows'],
] as const

test.each(TEMPLATES)(
  'PSET-11 PSET-18 orderTemplates puts each %s in order, and a list that is another by now is refused',
  async (kind, list) => {
    const all = async (): Promise<string[]> =>
      (await world.data('ana', `{ ${list}(${WEBSITE}) { id } }`))[list].map(({ id }: { id: string }) => id)
    const before = await all()
    const order = (ids: readonly string[], who = 'mia') =>
      world.data(who, `mutation { orderTemplates(${PROJECT}, kind: ${kind}, ids: ${JSON.stringify(ids)}) { ids ${REFUSALS} } }`)
    const wanted = before.toReversed()
    expect((await order(wanted)).orderTemplates).toEqual({ ids: wanted, userErrors: [] })
    expect(await all()).toEqual(wanted)
    await expect(order(before.slice(1))).rejects.toThrow('"field":["ids"]')
    await order(before)
  },
)

test('PSET-12 PSET-18 replaceTemplate deletes a type in use, and says how many tasks got the other one; undone, they have it again', async () => {
  const type = { title: 'Spike', color: '#123456' }
  const { createTaskType } = await world.data(
    'ana',
    `mutation ($input: TaskTypeInput!) { createTaskType(${PROJECT}, input: $input) { taskType { id } } }`,
    { input: type },
  )
  const { id } = createTaskType.taskType
  const { taskTypes, tasks } = await world.data('ana', `{ taskTypes(${WEBSITE}) { id } tasks(${WEBSITE}, perPage: 1) { nodes { id } } }`)
  const task = `task: { ${WEBSITE}, id: "${tasks.nodes[0].id}" }`
  await world.data('ana', `mutation { updateTask(${task}, input: { typeId: "${id}" }) { ${REFUSALS} } }`)
  const replace = (other: string) =>
    world.data('ana', `mutation { replaceTemplate(${PROJECT}, kind: TYPE, id: "${id}", with: "${other}") { deletedId moved ${REFUSALS} } }`)
  await expect(replace(id)).rejects.toThrow('"field":["with"]')
  expect((await replace(taskTypes[0].id)).replaceTemplate).toEqual({ deletedId: id, moved: 1, userErrors: [] })
  await expect(replace(taskTypes[0].id)).rejects.toThrow('NOT_FOUND')
  const back = `mutation { putBackTemplate(${PROJECT}, kind: TYPE, id: "${id}") { moved ${REFUSALS} } }`
  expect((await world.data('ana', back)).putBackTemplate).toEqual({ moved: 1, userErrors: [] })
  const { task: again } = await world.data('ana', `{ task(${WEBSITE}, id: "${tasks.nodes[0].id}") { type { id } } }`)
  expect(again.type.id).toBe(id)
  await expect(world.data('ana', back)).rejects.toThrow('NOT_FOUND')
})

test('PSET-13 PSET-18 mergeLabels makes one label of two, and putBackLabel two again', async () => {
  const made = async (title: string) =>
    (
      await world.data('mia', `mutation ($input: LabelInput!) { createLabel(${PROJECT}, input: $input) { label { id } } }`, {
        input: { title, color: '#123456' },
      })
    ).createLabel.label.id
  const [old, kept] = [await made('Merged away'), await made('Stays')]
  const merge = `mutation { mergeLabels(${PROJECT}, id: "${old}", with: "${kept}") { deletedId moved ${REFUSALS} } }`
  expect((await world.data('mia', merge)).mergeLabels).toEqual({ deletedId: old, moved: 0, userErrors: [] })
  const { labels } = await world.data('mia', `{ labels(${WEBSITE}) { id } }`)
  expect(labels.map(({ id }: { id: string }) => id)).not.toContain(old)
  const back = await world.data('mia', `mutation { putBackLabel(${PROJECT}, id: "${old}") { moved ${REFUSALS} } }`)
  expect(back.putBackLabel).toEqual({ moved: 0, userErrors: [] })
})
