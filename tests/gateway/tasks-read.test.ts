// Reading tasks over a real host: lists, one, relatives, and how many REST calls that takes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, TASK, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const LIST = `query ($project: ID = "website", $filter: TaskFilter, $sort: TaskSort, $descending: Boolean, $page: Int, $perPage: Int) {
  tasks(workspaceSlug: "acme", projectSlug: $project, filter: $filter, sort: $sort, descending: $descending, page: $page, perPage: $perPage) {
    nodes { ${TASK} } page totalPages totalCount
  }
}`

async function list(variables: Record<string, unknown> = {}, person = 'ana') {
  return (await world.data(person, LIST, variables)).tasks
}

test('OPEN-32 one page of tasks with every field is exactly one call', async () => {
  world.resetCalls()
  const { nodes, page, totalPages, totalCount } = await list({ perPage: 100 })
  expect(world.calls()).toEqual([
    'GET /tasks/?company_slug=acme&project_slug=website&is_archived=0&members=&page=1&per_page=100&sort=position',
  ])
  expect([nodes.length, page]).toEqual([100, 1])
  expect(totalPages).toBe(Math.ceil(totalCount / 100))
  for (const node of nodes)
    expect(node).toMatchObject({ workspaceSlug: 'acme', projectSlug: 'website', viewerCan: ['EDIT', 'ADMIN', 'PAID'] })
  const filled = (name: string) =>
    nodes.some((node: Record<string, unknown>) => (Array.isArray(node[name]) ? node[name].length > 0 : node[name] !== null))
  for (const name of [
    'description',
    'workflow',
    'type',
    'effort',
    'labels',
    'assignees',
    'startDate',
    'dueDate',
    'creator',
    'counts',
    'createdAt',
    'sprint',
  ])
    expect([name, filled(name)]).toEqual([name, true])
})

test('pages follow each other without gaps, and the page after the last is empty', async () => {
  const first = await list({ perPage: 200 })
  const second = await list({ perPage: 200, page: 2 })
  const ids = [...first.nodes, ...second.nodes].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(first.totalCount)
  expect(await list({ perPage: 200, page: 3 })).toMatchObject({ nodes: [], page: 3, totalCount: first.totalCount })
  expect((await list({ perPage: 5000 })).nodes.length).toBe(200)
})

test('the whole workspace is one call, too', async () => {
  world.resetCalls()
  const { nodes } = await list({ project: null, sort: 'UPDATED_AT', descending: true, perPage: 200 })
  expect(world.calls()).toEqual(['GET /tasks/?company_slug=acme&is_archived=0&members=&page=1&per_page=200&sort=-updated_at'])
  expect(new Set(nodes.map(({ projectSlug }: { projectSlug: string }) => projectSlug)).size).toBeGreaterThan(1)
})

test('OPEN-32 a list is read however large the descriptions of its tasks are; who asks for them gets them', async () => {
  const picture = `<p>${'x'.repeat(3_000_000)}</p>`
  const made: string[] = []
  for (const title of ['One', 'Two', 'Three']) {
    const body = { title, description: picture, parent_id: made[0] }
    made.push((await world.host.as('ana').post('/tasks/', { company_slug: 'acme', project_slug: 'mobile' }, body)).body.data.uuid)
  }
  const brief = `{ tasks(workspaceSlug: "acme", projectSlug: "mobile", perPage: 3) { nodes { ...Row } } } fragment Row on Task { id title }`
  expect((await world.data('ana', brief)).tasks.nodes.map(({ id }: { id: string }) => id)).toEqual(made.toReversed())
  const asked = `{ tasks(workspaceSlug: "acme", projectSlug: "mobile", perPage: 1) { nodes { ...Row } } } fragment Row on Task { id description }`
  expect((await world.data('ana', asked)).tasks.nodes).toEqual([{ id: made[2], description: picture }])
}, 60_000)

test('every filter and every order reaches the host', async () => {
  const [some] = (await list({ filter: { assignees: ['ana'] } })).nodes
  expect(some.assignees).toContainEqual(expect.objectContaining({ id: 'ana' }))
  const byWorkflow = await list({ filter: { workflows: [some.workflow.id], done: some.done } })
  for (const task of byWorkflow.nodes) expect([task.workflow.id, task.done]).toEqual([some.workflow.id, some.done])
  expect((await list({ filter: { search: some.code } })).nodes.map(({ id }: { id: string }) => id)).toContain(some.id)
  for (const task of (await list({ filter: { sprints: ['none'], labels: ['none'] } })).nodes)
    expect([task.sprint, task.labels]).toEqual([null, []])
  for (const task of (await list({ filter: { dueFrom: '2026-01-01', dueTo: '2026-12-31' } })).nodes) expect(task.dueDate).toMatch(/^2026-/)
  world.resetCalls()
  const filter = {
    archived: true,
    draft: false,
    favorite: true,
    types: ['1'],
    efforts: ['2'],
    boards: ['main-board'],
    userStories: ['3'],
    parent: some.id,
    startFrom: '2026-01-01',
    startTo: '2026-02-01',
    timezone: 'Europe/Berlin',
  }
  await list({ filter })
  const asked = new URL(`http://x${world.calls()[0]?.split(' ')[1]}`).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    is_archived: '1',
    is_draft: '0',
    is_favorite: '1',
    type_id: '1',
    effort_id: '2',
    board_uuid: 'main-board',
    user_story_id: '3',
    parent_id: some.id,
    start_from: '2026-01-01',
    start_to: '2026-02-01',
    timezone: 'Europe/Berlin',
  })
  for (const sort of ['POSITION', 'CODE', 'TITLE', 'DUE_DATE', 'START_DATE', 'CREATED_AT', 'UPDATED_AT', 'WORKFLOW'])
    for (const descending of [false, true]) expect((await list({ sort, descending, perPage: 3 })).nodes).toHaveLength(3)
})

test('the titles of all tasks come in columns and in steps, by one call each', async () => {
  const titles = async (variables: Record<string, unknown>) =>
    (
      await world.data(
        'ana',
        'query ($before: String, $since: String, $limit: Int) { taskTitles(workspaceSlug: "acme", before: $before, since: $since, limit: $limit) { total latest next projectSlugs projectNames ids codes titles projects colors done } }',
        variables,
      )
    ).taskTitles
  world.resetCalls()
  const first = await titles({ limit: 3 })
  expect(world.calls()).toEqual(['GET /task-titles/?company_slug=acme&limit=3'])
  expect(first).toMatchObject({
    total: expect.any(Number),
    next: expect.any(String),
    colors: [expect.anything(), expect.anything(), expect.anything()],
  })
  const second = await titles({ limit: 3, before: first.next })
  expect(second.ids.some((id: string) => first.ids.includes(id))).toBe(false)
  const task = await world.data(
    'ana',
    'query ($at: ID!, $id: ID!) { task(workspaceSlug: "acme", projectSlug: $at, id: $id) { title code done workflow { color } project { name } } }',
    { at: first.projectSlugs[first.projects[1]], id: first.ids[1] },
  )
  expect(first.projectNames[first.projects[1]]).toBe(task.task.project.name)
  expect(task.task).toMatchObject({
    title: first.titles[1],
    code: first.codes[1],
    done: first.done[1],
    workflow: { color: first.colors[1] },
  })
  expect(await titles({ since: first.latest })).toMatchObject({ total: first.total, latest: first.latest, next: null, ids: [] })
})

test('comments and files are found by what they say, with the task or the discussion that they are on', async () => {
  const asked =
    'query ($search: String!) { textSearch(workspaceSlug: "acme", search: $search) { kind number fileId snippet by at projectSlug projectName taskId taskCode taskTitle threadNumber threadTitle } }'
  const found = async (search: string) => (await world.data('ana', asked, { search })).textSearch
  const { nodes } = await list({ perPage: 1 })
  await world.data(
    'ana',
    `mutation ($id: ID!) { addComment(project: { ${WEBSITE} }, input: { subject: TASK, subjectId: $id, html: "<p>The quokka sleeps</p>" }) { userErrors { message } } }`,
    { id: nodes[0].id },
  )
  world.resetCalls()
  expect(await found('quokka')).toEqual([
    expect.objectContaining({
      ...{
        kind: 'COMMENT',
        fileId: null,
        snippet: 'The \u0002quokka\u0003 sleeps',
        by: 'Ana Souza',
        at: expect.any(String),
        projectSlug: 'website',
      },
      ...{ taskId: nodes[0].id, taskTitle: nodes[0].title, threadNumber: null, threadTitle: null },
    }),
  ])
  expect(world.calls()).toEqual(['GET /text-search/?company_slug=acme&search=quokka'])
  expect(await found(' ')).toEqual([])
  // The sample's own: a comment in a discussion, and files.
  expect((await found('screenshots')).find(({ kind }: { kind: string }) => kind === 'COMMENT')).toMatchObject({
    ...{ taskId: null, threadNumber: expect.any(Number), threadTitle: expect.any(String) },
  })
  expect(await found('pdf')).toContainEqual(expect.objectContaining({ kind: 'FILE', fileId: expect.any(String), threadNumber: null }))
})

test('the groups of a list are counted by one call, under the filters of the list', async () => {
  const count = async (by: string, filter: object, person = 'ana', project: string | null = 'website') =>
    (
      await world.data(
        person,
        'query ($project: ID, $by: TaskGroup!, $filter: TaskFilter) { taskCounts(workspaceSlug: "acme", projectSlug: $project, by: $by, filter: $filter) { by group count } }',
        { project, by, filter },
      )
    ).taskCounts
  const { nodes, totalCount } = await list({ filter: { done: false }, perPage: 200 })
  world.resetCalls()
  const groups: { group: string | null; count: number }[] = await count('WORKFLOW', { done: false })
  expect(world.calls()).toEqual(['GET /task-counts/?company_slug=acme&project_slug=website&is_archived=0&members=&done=0&by=workflow'])
  expect(groups.every((group) => 'by' in group && group.by === 'WORKFLOW')).toBe(true)
  expect(groups.reduce((sum, { count: own }) => sum + own, 0)).toBe(totalCount)
  expect(groups.map(({ group }) => group).sort()).toEqual(
    [...new Set(nodes.map((task: { workflow: { id: string } }) => task.workflow.id))].sort(),
  )
  for (const by of ['TYPE', 'EFFORT', 'BOARD', 'SPRINT', 'USER_STORY', 'ASSIGNEE', 'LABEL'])
    expect((await count(by, { search: 'page' })).length, by).toBeGreaterThan(1)
  expect(await count('ASSIGNEE', { assignees: ['mia'], workflows: ['of no host'] })).toEqual([])
  // Who may not see the project is told of no number.
  expect(await count('WORKFLOW', {}, 'dora')).toBeNull()
  expect(await count('WORKFLOW', {}, 'rex', 'ops')).toBeNull()
})

test('one task is the same as in the list, in one call; unknown and foreign ones are null', async () => {
  const { nodes } = await list({ perPage: 20 })
  const one = `query ($id: ID!, $project: ID = "website") { task(workspaceSlug: "acme", projectSlug: $project, id: $id) { ${TASK} } }`
  world.resetCalls()
  expect((await world.data('ana', one, { id: nodes[0].id })).task).toEqual({ ...nodes[0], createdAtForHumans: expect.any(String) })
  expect(world.calls()).toHaveLength(1)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '', '..', 'a/b', '%00'])
    expect(await world.data('ana', one, { id })).toEqual({ task: null })
  expect(await world.data('dora', one, { id: nodes[0].id })).toEqual({ task: null })
  expect(await world.data('ana', one, { id: nodes[0].id, project: 'mobile' })).toEqual({ task: null })
})

test('REST-25 REST-26 subtasks and parents know each other; the project of a task', async () => {
  const ref = (id: string) => `task: { ${WEBSITE}, id: "${id}" }`
  const [parent, child] = (await list({ perPage: 2 })).nodes
  await world.data(
    'ana',
    `mutation { updateTask(${ref(child.id)}, input: { parentId: "${parent.id}" }) { task { parentId } ${REFUSALS} } }`,
  )
  const document = `query ($id: ID!) { task(${WEBSITE}, id: $id) { subtasks { id } parents { id } project { id name viewerRole } } }`
  world.resetCalls()
  expect((await world.data('ana', document, { id: parent.id })).task.subtasks).toContainEqual({ id: child.id })
  expect(world.calls()).toHaveLength(4)
  expect((await world.data('ana', document, { id: child.id })).task).toMatchObject({
    parents: [{ id: parent.id }],
    project: { id: 'acme/website', viewerRole: 'admin' },
  })
})

test('the same list under two names is one call', async () => {
  world.resetCalls()
  await world.data('ana', `{ a: labels(${WEBSITE}) { id } b: labels(${WEBSITE}) { title } workflows(${WEBSITE}) { id } }`)
  expect(world.calls()).toHaveLength(2)
})

test('AUTH-02 what one person reads is never another’s', async () => {
  const document = `{ viewer { username } tasks(${WEBSITE}, perPage: 1) { totalCount } }`
  const answers = await Promise.all(['ana', 'dora', 'mia', 'fay', 'ana', 'dora'].map((person) => world.graphql(person, document)))
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    undefined,
    'NOT_FOUND',
    undefined,
    'NOT_FOUND',
    undefined,
    'NOT_FOUND',
  ])
})

test('OPEN-32 an id in a filter that cannot exist on the host finds nothing; other mistakes stay mistakes', async () => {
  for (const filter of [
    { labels: ['nope'] },
    { workflows: ['x', '1'] },
    { boards: ['nope'] },
    { assignees: ['nobody'] },
    { labels: ['999999'] },
  ])
    expect(await list({ filter }), JSON.stringify(filter)).toMatchObject({ nodes: [], page: 1, totalPages: 1, totalCount: 0 })
  const { errors } = await world.graphql('ana', LIST, { project: 'nowhere', filter: { labels: ['nope'] } })
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
})
