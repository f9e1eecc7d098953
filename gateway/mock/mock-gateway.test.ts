// The mock answers every example of GraphiQL and keeps what is changed.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER, readExamples } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = { workspaceSlug: 'acme', projectSlug: 'website' }

function openMock() {
  const mock = createMockGateway({ graphiql: false })
  return async (query: string, variables: object = {}, headers: Record<string, string> = { authorization: 'Bearer any' }) => {
    const response = await mock.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PREFLIGHT_HEADER]: '1', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    )
    return response.json()
  }
}

async function firstTask(ask: ReturnType<typeof openMock>): Promise<{ id: string; done: boolean; isFavorite: boolean }> {
  const { data } = await ask('{ tasks(workspaceSlug: "acme", projectSlug: "website") { nodes { id done isFavorite } } }')
  return data.tasks.nodes[0]
}

test('every example operation is answered without errors', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  for (const { name, query } of readExamples()) {
    const variables = { id, newWorkflowId: '2' }
    const { errors, data } = await ask(query, variables)
    expect([name, errors]).toEqual([name, undefined])
    for (const payload of Object.values(data as Record<string, { userErrors?: unknown[] }>))
      if (payload.userErrors) expect([name, payload.userErrors]).toEqual([name, []])
  }
})

test('any credentials sign in, and without a token there is no viewer', async () => {
  const ask = openMock()
  const signIn = 'mutation { signIn(input: { email: "who@ever", password: "x" }) { token viewer { username } userErrors { code } } }'
  expect((await ask(signIn, {}, {})).data.signIn).toEqual({ token: 'mock-token', viewer: { username: 'ana' }, userErrors: [] })
  expect((await ask('{ viewer { id } }', {}, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('a created task is listed afterwards', async () => {
  const ask = openMock()
  const create = 'mutation($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }'
  const { data } = await ask(create, { input: { ...AT, title: 'Made just now', assignees: ['mia'], labelIds: ['2'] } })
  const list = await ask(
    '{ tasks(workspaceSlug: "acme", projectSlug: "website", filter: { search: "just now" }) { nodes { id title assignees { id } labels { id } workflow { id } } } }',
  )
  expect(list.data.tasks.nodes).toEqual([
    { id: data.createTask.task.id, title: 'Made just now', assignees: [{ id: 'mia' }], labels: [{ id: '2' }], workflow: { id: '1' } },
  ])
})

test('done, favourite, people and project of a task are kept', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  const task = { ...AT, id }
  const change = (field: string, values: string) =>
    ask(`mutation($task: TaskRef!) { ${field}(task: $task, ${values}) { task { id } userErrors { code } } }`, { task })
  await change('setTaskDone', 'done: true')
  await change('setTaskFavorite', 'favorite: true')
  await change('assignTask', 'username: "ben"')
  await change('moveTask', 'input: { newWorkspaceSlug: "acme", newProjectSlug: "mobile", newWorkflowId: "3" }')
  const query = `{ task(workspaceSlug: "acme", projectSlug: "mobile", id: "${id}") {
    done progress isFavorite projectSlug project { name } workflow { title } assignees { id } } }`
  expect((await ask(query)).data.task).toMatchObject({
    done: true,
    progress: 100,
    isFavorite: true,
    projectSlug: 'mobile',
    project: { name: 'Mobile app' },
    workflow: { title: 'Review' },
    assignees: expect.arrayContaining([{ id: 'ben' }]),
  })
})

test('comments are kept, take the status along and are removed', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const list = async () => (await ask(`{ comments(${at}, subject: TASK, subjectId: "${id}") { id html author { name } } }`)).data.comments
  const add = (html: string) =>
    ask(`mutation { addComment(project: { ${at} }, input: { subject: TASK, subjectId: "${id}", html: "${html}", workflowId: "3" }) {
      comment { id } userErrors { code } } }`)
  expect((await add('<p> </p>')).data.addComment).toEqual({ comment: null, userErrors: [{ code: 'INVALID' }] })
  const { comment } = (await add('<p>New</p>')).data.addComment
  expect(await list()).toMatchObject([
    { id: comment.id, html: '<p>New</p>', author: { name: 'Ana Souza' } },
    { author: { name: 'Ben Okafor' } },
  ])
  expect((await ask(`{ task(${at}, id: "${id}") { workflow { title } } }`)).data.task.workflow.title).toBe('Review')
  await ask(`mutation { deleteComment(project: { ${at} }, id: "${comment.id}") { deletedId } }`)
  expect(await list()).toHaveLength(1)
})

test('checklists are kept, parents follow their children, and the task counts along', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const task = `task: { ${at}, id: "${id}" }`
  const list = async () => (await ask(`{ checklist(${at}, taskId: "${id}") { id title done children { id title done } } }`)).data.checklist
  const [parent, plain] = await list()
  for (const child of parent.children)
    await ask(`mutation { setChecklistItemDone(${task}, id: "${child.id}", done: true) { item { id } } }`)
  expect((await list())[0].done).toBe(true)
  const added = await ask(`mutation { addChecklistItem(${task}, input: { title: "More", parentId: "${parent.id}" }) { item { id } } }`)
  expect((await list())[0].done).toBe(false)
  await ask(`mutation { renameChecklistItem(${task}, id: "${plain.id}", title: "Other") { item { id } } }`)
  await ask(`mutation { deleteChecklistItem(${task}, id: "${added.data.addChecklistItem.item.id}") { deletedId } }`)
  expect(await list()).toMatchObject([{ done: true, children: [{ done: true }, { done: true }] }, { title: 'Other' }])
  const { data } = await ask(
    `{ task(${at}, id: "${id}") { counts { checklistDone checklistTotal } } taskLog(${at}, taskId: "${id}") { message } }`,
  )
  expect(data).toMatchObject({ task: { counts: { checklistDone: 2, checklistTotal: 3 } }, taskLog: [{ message: 'created the task' }] })
  const refused = await ask(`mutation { addChecklistItem(${task}, input: { title: " " }) { item { id } userErrors { code } } }`)
  expect(refused.data.addChecklistItem).toEqual({ item: null, userErrors: [{ code: 'INVALID' }] })
})

test('what is not there is NOT_FOUND', async () => {
  const ask = openMock()
  const { data } = await ask('mutation($task: TaskRef!) { setTaskDone(task: $task, done: true) { task { id } userErrors { code } } }', {
    task: { ...AT, id: 'none' },
  })
  expect(data.setTaskDone).toEqual({ task: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

test('REST-78 REST-79 sprints and user stories are made, given to tasks, changed and deleted; labels that a task lacks', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const input = '{ title: "Sprint 3", startDate: "2026-11-30", endDate: "2026-12-13" }'
  const { sprint } = (await ask(`mutation { createSprint(project: { ${at} }, input: ${input}) { sprint { id slug timebox } } }`)).data
    .createSprint
  const { userStory } = (
    await ask(`mutation { createUserStory(project: { ${at} }, input: { title: "As a tester I mock" }) { userStory { id code } } }`)
  ).data.createUserStory
  expect([sprint.timebox, userStory.code]).toEqual(['2026-11-30 – 2026-12-13', 'US-3'])
  const ref = `task: { ${at}, id: "${id}" }`
  const given = (
    await ask(`mutation { updateTask(${ref}, input: { sprintId: "${sprint.id}", userStoryId: "${userStory.id}" }) {
      task { sprint { title } userStory { code } } } }`)
  ).data.updateTask
  expect(given.task).toEqual({ sprint: { title: 'Sprint 3' }, userStory: { code: 'US-3' } })
  const read = `{ sprints(${at}, search: "3") { nodes { title taskCount doneCount } totalCount } sprint(${at}, slug: "${sprint.slug}") { goal }
    userStories(${at}, search: "us-3") { nodes { title taskCount } totalPages } userStory(${at}, slug: "us-3") { description } }`
  expect((await ask(read)).data).toMatchObject({
    sprints: { nodes: [{ title: 'Sprint 3', taskCount: 1 }], totalCount: 1 },
    sprint: { goal: null },
    userStories: { nodes: [{ title: 'As a tester I mock', taskCount: 1 }], totalPages: 1 },
    userStory: { description: null },
  })
  await ask(
    `mutation { updateSprint(project: { ${at} }, id: "${sprint.id}", input: ${input.replace('Sprint 3', 'Third')}) { sprint { id } } }`,
  )
  await ask(`mutation { deleteUserStory(project: { ${at} }, id: "${userStory.id}") { deletedId } }`)
  expect((await ask(`{ task(${at}, id: "${id}") { sprint { title } userStory { id } } }`)).data.task).toEqual({
    sprint: { title: 'Third' },
    userStory: null,
  })
  const labels = (await ask(`{ task(${at}, id: "${id}") { labels { id } } labels(${at}, notOnTask: "${id}") { id } }`)).data
  expect(labels.labels.map((label: { id: string }) => label.id)).not.toContain(labels.task.labels[0].id)
})
