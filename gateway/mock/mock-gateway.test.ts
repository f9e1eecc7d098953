// The mock answers every example of GraphiQL and keeps what is changed.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openMock } from '#tests/kit/mock-asker.ts'
import { readExamples } from '../graphiql.ts'

const AT = { workspaceSlug: 'acme', projectSlug: 'website' }

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

test('what the viewer is told leads to tasks of the mock, and stays read', async () => {
  const ask = openMock()
  const list = '{ notifications(workspaceSlug: "acme") { id isRead subject events { reason } target { ... on TaskTarget { id } } } }'
  const { data } = await ask(list)
  expect(data.notifications[0]).toMatchObject({
    isRead: false,
    subject: expect.any(String),
    target: { id: expect.any(String) },
  })
  await ask('mutation { markNotifications(input: { workspaceSlug: "acme", isRead: true }) { changed userErrors { code } } }')
  expect((await ask(list)).data.notifications.every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true)
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

test('the titles of all tasks are told, and later only what changed', async () => {
  const ask = openMock()
  const asked =
    'query ($since: String) { taskTitles(workspaceSlug: "acme", since: $since) { total latest next ids titles projects projectSlugs } }'
  const { taskTitles } = (await ask(asked)).data
  expect(taskTitles.ids).toHaveLength(taskTitles.total)
  expect((await ask(asked, { since: taskTitles.latest })).data.taskTitles).toMatchObject({ total: taskTitles.total, ids: [], next: null })
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

test('the groups of a list are counted, a task with several people in each of theirs', async () => {
  const ask = openMock()
  const which = 'workspaceSlug: "acme", projectSlug: "website"'
  const { data } = await ask(
    `{ tasks(${which}, perPage: 200) { totalCount nodes { assignees { id } } } status: taskCounts(${which}, by: WORKFLOW) { group count } people: taskCounts(${which}, by: ASSIGNEE) { group count } }`,
  )
  const sum = (groups: { count: number }[]) => groups.reduce((all, { count }) => all + count, 0)
  expect(sum(data.status)).toBe(data.tasks.totalCount)
  const named = data.tasks.nodes.map(({ assignees }: { assignees: unknown[] }) => Math.max(1, assignees.length))
  expect(sum(data.people)).toBe(named.reduce((all: number, people: number) => all + people, 0))
})

test('MOVE-02 a move takes the tasks below along and is undone with its code', async () => {
  const ask = openMock()
  const top = await firstTask(ask)
  const made = await ask('mutation($input: CreateTaskInput!) { createTask(input: $input) { task { id code } userErrors { code } } }', {
    input: { ...AT, title: 'Below', parentId: top.id },
  })
  const child = made.data.createTask.task
  const target = 'target: { newWorkspaceSlug: "acme", newProjectSlug: "mobile" }'
  const preview = `{ movePreview(project: { workspaceSlug: "acme", projectSlug: "website" }, taskIds: ["${top.id}"], ${target}) { subtasks losses { what title } } }`
  expect((await ask(preview)).data.movePreview).toMatchObject({ subtasks: 1 })
  const task = { ...AT, id: top.id }
  const input = { newWorkspaceSlug: 'acme', newProjectSlug: 'mobile', newWorkflowId: '3', withSubtasks: true, moveId: 'step' }
  const fields = 'task { id projectSlug } along { id projectSlug parentId } userErrors { code }'
  const moved = await ask(`mutation($task: TaskRef!, $input: MoveTaskInput!) { moveTask(task: $task, input: $input) { ${fields} } }`, {
    task,
    input,
  })
  expect(moved.data.moveTask.along).toEqual([{ id: child.id, projectSlug: 'mobile', parentId: top.id }])
  const back = await ask(`mutation($task: TaskRef!) { undoMove(task: $task, moveId: "step") { ${fields} left { what } } }`, { task })
  expect(back.data.undoMove).toMatchObject({ along: [{ id: child.id, projectSlug: 'website', parentId: top.id }], left: [] })
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

test('a write under a key is done once, as over a host', async () => {
  const ask = openMock()
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const make = (headers = {}) =>
    ask(`mutation { createTask(input: { ${at}, title: "Under a key" }) { task { id } } }`, {}, { authorization: 'Bearer any', ...headers })
  const key = { 'idempotency-key': 'one' }
  const [first, second, other] = [await make(key), await make(key), await make()]
  expect(second).toEqual(first)
  expect(other.data.createTask.task.id).not.toBe(first.data.createTask.task.id)
})

test('what the host in memory has no call for is made up, and stays what it was', async () => {
  const ask = openMock()
  const invitation = '{ invitation(token: "any") { projectName state } }'
  const first = await ask(invitation)
  expect(first).toEqual({ data: { invitation: { projectName: expect.any(String), state: expect.any(String) } } })
  expect(await ask(invitation)).toEqual(first)
})

test('refusals come by the gateway’s own table: the sentence, and the input’s name for the field', async () => {
  const ask = openMock()
  const { id } = await firstTask(ask)
  const task = `task: { workspaceSlug: "acme", projectSlug: "website", id: "${id}" }`
  const input = 'input: { startedAt: "2026-11-20T10:00:00Z", endedAt: "2026-11-20T09:00:00Z" }'
  const { data } = await ask(`mutation { logTime(${task}, ${input}) { timeEntry { id } userErrors { code field message } } }`)
  const message = 'The end must not be before the start.'
  expect(data.logTime).toEqual({ timeEntry: null, userErrors: [{ code: 'INVALID', field: ['endedAt'], message }] })
  expect((await ask('{ tasks(workspaceSlug: "acme") { totalCount } }', {}, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('a task is filtered, sorted, timed and ended, and what was timed is logged', async () => {
  const ask = openMock()
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const list = async (more: string) => (await ask(`{ tasks(${at}, ${more}) { nodes { id title done dueDate } totalCount } }`)).data.tasks
  const titles = (await list('sort: TITLE, descending: true')).nodes.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(titles.toSorted().toReversed())
  expect((await list('filter: { done: true }')).nodes.every(({ done }: { done: boolean }) => done)).toBe(true)
  expect((await list('filter: { sprints: ["none"], assignees: ["ana"] }')).totalCount).toBe(4)
  const { id } = await firstTask(ask)
  const task = `task: { ${at}, id: "${id}" }`
  expect((await ask(`mutation { startTimer(${task}) { running { taskId } task { timerStartedAt } } }`)).data.startTimer).toEqual({
    running: { taskId: id },
    task: { timerStartedAt: expect.any(String) },
  })
  expect(
    (await ask(`mutation { endTimer(${task}, comment: "Done") { running { taskId } task { timerStartedAt } } }`)).data.endTimer,
  ).toEqual({
    running: null,
    task: { timerStartedAt: null },
  })
  expect((await ask(`{ timeEntries(${at}, taskId: "${id}") { nodes { comment } totals { seconds } } }`)).data.timeEntries.nodes).toEqual([
    { comment: 'Done' },
  ])
})

test('PSET-15 a deleted project is gone, and back when it is restored', async () => {
  const ask = openMock()
  const slugs = async () =>
    (await ask('{ projects(workspaceSlug: "acme") { slug } }')).data.projects.map(({ slug }: { slug: string }) => slug)
  const remove = 'mutation($project: ProjectRef!) { deleteProject(project: $project, name: "Website") { deletedId userErrors { code } } }'
  const { deletedId } = (await ask(remove, { project: AT })).data.deleteProject
  expect(await slugs()).not.toContain('website')
  expect((await ask('{ deletedProjects(workspaceSlug: "acme") { id deletedAt } }')).data.deletedProjects).toMatchObject([{ id: deletedId }])
  await ask('mutation($id: ID!) { restoreProject(workspaceSlug: "acme", id: $id) { project { slug } userErrors { code } } }', {
    id: deletedId,
  })
  expect(await slugs()).toContain('website')
})
