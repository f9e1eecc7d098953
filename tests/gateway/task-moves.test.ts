// Moving tasks over a real host, and over one that knows nothing of what is ASSUMED about moves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, TASK, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const ref = (id: string) => `task: { ${WEBSITE}, id: "${id}" }`
const LOSSES = 'taskId code what title'
const MOVED = `task { ${TASK} } along { ${TASK} }`

async function make(input: Record<string, unknown> = {}) {
  const document = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { ${TASK} } ${REFUSALS} } }`
  const whole = { workspaceSlug: 'acme', projectSlug: 'website', title: 'Mover', ...input }
  return (await world.data('ana', document, { input: whole })).createTask.task
}

async function statusOf(slug: string): Promise<string> {
  return (await world.data('ana', `{ workflows(workspaceSlug: "acme", projectSlug: "${slug}") { id } }`)).workflows[0].id
}

test('REST-29 MOVE-02 moveTask: the query names the workspace only, the answer is the task in its new place', async () => {
  const original = await make()
  const status = await statusOf('mobile')
  world.resetCalls()
  const { moveTask } = await world.data(
    'ana',
    `mutation { moveTask(${ref(original.id)}, input: { newWorkspaceSlug: "acme", newProjectSlug: "mobile", newWorkflowId: "${status}" }) { ${MOVED} undoable ${REFUSALS} } }`,
  )
  expect(world.calls()[0]).toBe(`POST /tasks/${original.id}/move?company_slug=acme`)
  expect(moveTask).toMatchObject({
    task: { id: original.id, projectSlug: 'mobile', workflow: { id: status } },
    along: [],
    undoable: false,
    userErrors: [],
  })
  expect(moveTask.task.code).not.toBe(original.code)
  expect((await world.data('ana', `{ task(${WEBSITE}, id: "${original.id}") { id } }`)).task).toBeNull()
})

test('MOVE-02 a move is previewed in one call, takes subtasks along and is undone with its code', async () => {
  const parent = await make({ title: 'Top' })
  const child = await make({ title: 'Below', parentId: parent.id })
  const preview = (more = '') =>
    `movePreview(project: { ${WEBSITE} }, taskIds: ["${parent.id}"], target: { newWorkspaceSlug: "acme", newProjectSlug: "mobile" }${more}) { subtasks losses { ${LOSSES} } }`
  world.resetCalls()
  const seen = await world.data('ana', `{ ${preview()} }`)
  expect(world.calls()).toEqual(['POST /task-moves/preview/?company_slug=acme'])
  expect(seen.movePreview).toEqual({
    subtasks: 1,
    losses: [{ taskId: parent.id, code: parent.code, what: 'SUBTASK', title: `${child.code} Below` }],
  })
  expect((await world.data('ana', `{ ${preview(', withSubtasks: true')} }`)).movePreview.losses).toEqual([])

  const status = await statusOf('mobile')
  const moveId = crypto.randomUUID()
  const input = `newWorkspaceSlug: "acme", newProjectSlug: "mobile", newWorkflowId: "${status}", withSubtasks: true, moveId: "${moveId}"`
  const { moveTask } = await world.data(
    'ana',
    `mutation { moveTask(${ref(parent.id)}, input: { ${input} }) { ${MOVED} undoable ${REFUSALS} } }`,
  )
  expect(moveTask).toMatchObject({ along: [{ id: child.id, parentId: parent.id, projectSlug: 'mobile' }], undoable: true })

  const undo = `mutation { undoMove(${ref(parent.id)}, moveId: "${moveId}") { ${MOVED} left { ${LOSSES} } ${REFUSALS} } }`
  world.resetCalls()
  const { undoMove } = await world.data('ana', undo)
  expect(world.calls()[0]).toBe(`POST /task-moves/${moveId}/undo/?company_slug=acme`)
  expect(undoMove).toMatchObject({
    task: { id: parent.id, code: parent.code, projectSlug: 'website' },
    along: [{ id: child.id, code: child.code, parentId: parent.id }],
    left: [],
    userErrors: [],
  })
  expect((await world.graphql('ben', undo)).data.undoMove).toMatchObject({ task: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

test('a task that is unknown has no preview, and an unknown status is refused under its own name', async () => {
  const target = 'target: { newWorkspaceSlug: "acme", newProjectSlug: "mobile" }'
  const unknown = `{ movePreview(project: { ${WEBSITE} }, taskIds: ["${crypto.randomUUID()}"], ${target}) { subtasks } }`
  expect((await world.data('ana', unknown)).movePreview).toBeNull()
  const task = await make()
  const input = `newWorkspaceSlug: "acme", newProjectSlug: "mobile", newWorkflowId: "${await statusOf('website')}"`
  const { moveTask } = (
    await world.graphql('ana', `mutation { moveTask(${ref(task.id)}, input: { ${input} }) { task { id } ${REFUSALS} } }`)
  ).data
  expect(moveTask).toMatchObject({ task: null, userErrors: [{ code: 'INVALID', field: ['newWorkflowId'] }] })
})

test('a host that knows neither preview nor undo: the move is asked for once more without what it refused', async () => {
  const rest = await openFakeRest()
  const gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: false })
  try {
    const wire = {
      uuid: 't',
      title: 'Moved',
      company: { slug: 'acme' },
      project: { slug: 'mobile' },
      user: { name: 'Ana' },
      created_at: {},
    }
    rest.answer(({ url, body }) => {
      if (!url.includes('/move?')) return { status: 404 }
      return /subtasks|move_uuid/.test(body) ? { status: 400, body: { message: 'Unknown field.' } } : { body: { data: wire } }
    })
    const ask = (query: string) => postGraphql(gateway, query, {}, 'any')
    const input = (more: string) =>
      `input: { newWorkspaceSlug: "acme", newProjectSlug: "mobile", newWorkflowId: "3", moveId: "${crypto.randomUUID()}"${more} }`
    const move = (more = '') => `mutation { moveTask(${ref('t')}, ${input(more)}) { task { id } along { id } undoable ${REFUSALS} } }`
    expect((await ask(move())).data.moveTask).toMatchObject({ task: { id: 't' }, along: [], undoable: false })
    expect(rest.asked.map(({ body }) => /move_uuid/.test(body))).toEqual([true, false])
    // Without its subtasks is not what was asked for.
    expect((await ask(move(', withSubtasks: true'))).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(rest.asked).toHaveLength(3)
    const target = 'target: { newWorkspaceSlug: "acme", newProjectSlug: "mobile" }'
    expect((await ask(`{ movePreview(project: { ${WEBSITE} }, taskIds: ["t"], ${target}) { subtasks } }`)).data.movePreview).toBeNull()
    expect(
      (await ask(`mutation { undoMove(${ref('t')}, moveId: "m") { task { id } ${REFUSALS} } }`)).data.undoMove.userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }])
  } finally {
    await gateway.close()
    await rest.close()
  }
})
