// Tasks of the mock: lists, one, and every write on them.
import { type Asked, found, MockAnswer, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { MOCK_VIEWER, type MockMemory, type MockProject, type MockTask, mockMoment } from './mock-memory.ts'
import { mockWatching } from './mock-news.ts'

const utc = (value: unknown) => {
  if (typeof value !== 'string') return null
  return { timestamp: Date.parse(/Z|[+-]\d\d:\d\d$/.test(value) ? value : `${value.replace(' ', 'T')}Z`) / 1000 }
}

/** The project of a task or of a name; the first one for a name that is none. */
export function mockProject(memory: MockMemory, slug: unknown): MockProject {
  return found(memory.projects.find((project) => project.slug === slug) ?? memory.projects[0])
}

/** The task of a uuid. */
export function mockTask(memory: MockMemory, uuid: unknown): MockTask {
  return found(memory.tasks.find((task) => task.uuid === uuid))
}

function change(task: MockTask, fields: Partial<MockTask>): MockTask {
  return Object.assign(task, fields, { updated_at: mockMoment() })
}

const byId = <Thing extends { id: number }>(list: readonly Thing[], id: unknown) =>
  list.find((one) => String(one.id) === String(id)) ?? null

/** What the fields of a change become. */
function changeOf({ lists }: MockProject, task: MockTask, body: Asked['body']): Partial<MockTask> {
  const sprint = byId(lists.sprint, body.sprint_id)
  const story = byId(lists.story, body.user_story_id)
  const fields: Record<string, () => Partial<MockTask>> = {
    title: () => ({ title: String(body.title) }),
    description: () => ({ description: body.description as string | null }),
    parent_id: () => ({ parent_id: body.parent_id as string | null }),
    position: () => ({ position: Number(body.position ?? 0) }),
    is_draft: () => ({ settings: { ...task.settings, is_draft: body.is_draft === true } }),
    is_archived: () => ({ settings: { ...task.settings, is_archived: body.is_archived === true } }),
    config_issue_type_id: () => ({ type: byId(lists.type, body.config_issue_type_id) }),
    config_issue_effort_id: () => ({ effort: byId(lists.effort, body.config_issue_effort_id) }),
    config_workflow_id: () => stepped(lists.workflow, task, byId(lists.workflow, body.config_workflow_id)),
    start_date: () => ({ start_date: utc(body.start_date) }),
    due_date: () => ({ due_date: utc(body.due_date) }),
    sprint_id: () => ({ sprint: sprint && { id: sprint.id, slug: sprint.slug, title: sprint.title, timebox: sprint.timebox } }),
    user_story_id: () => ({ user_story: story && { id: story.id, slug: story.slug, title: story.title, code: story.code } }),
  }
  return Object.assign({}, ...Object.keys(body).map((name) => fields[name]?.() ?? { [name]: body[name] }))
}

const before = new WeakMap<MockTask, Pick<MockTask, 'workflow' | 'estimative'>>()

/** Progress, done and the status that means it: the three say one thing (decision 019). */
function progressed(workflows: MockProject['lists']['workflow'], task: MockTask, estimative: number): Partial<MockTask> {
  const last = workflows.at(-1) ?? null
  const done = estimative === 100
  if (done && !task.done) before.set(task, { workflow: task.workflow, estimative: task.estimative })
  const back = task.workflow?.id === last?.id ? (before.get(task)?.workflow ?? workflows[0] ?? null) : task.workflow
  return { estimative, done, workflow: done ? last : task.done ? back : task.workflow }
}

/** A status that means done marks the task, any other gives back the progress it had. */
function stepped(workflows: MockProject['lists']['workflow'], task: MockTask, workflow: MockTask['workflow']): Partial<MockTask> {
  const done = workflow?.id === workflows.at(-1)?.id
  if (!workflow || done === task.done) return { workflow }
  return { ...progressed(workflows, task, done ? 100 : (before.get(task)?.estimative ?? 0)), workflow }
}

function narrowed(memory: MockMemory, query: Asked['query']): MockTask[] {
  const words = (query.search ?? '').toLowerCase()
  const flag = (given: string | undefined, value: boolean) => given === undefined || (given === '1') === value
  const within = (given: string | undefined, ids: readonly unknown[]) =>
    !given || (ids.length > 0 ? ids.map(String) : ['none']).some((id) => given.split(',').includes(id))
  const maybe = (thing: { id: number } | null) => (thing ? [thing.id] : [])
  return memory.tasks.filter(
    (task) =>
      (query.project_slug === undefined || task.project.slug === query.project_slug) &&
      flag(query.is_archived, task.settings.is_archived) &&
      flag(query.done, task.done) &&
      flag(query.is_draft, task.settings.is_draft) &&
      (query.is_favorite !== '1' || task.is_favorite) &&
      `${task.code} ${task.title}`.toLowerCase().includes(words) &&
      (query.parent_id === undefined || task.parent_id === query.parent_id) &&
      within(
        query.members,
        task.users.map(({ username }) => username),
      ) &&
      within(query.workflow_id, maybe(task.workflow)) &&
      within(query.type_id, maybe(task.type)) &&
      within(query.effort_id, maybe(task.effort)) &&
      within(
        query.label_id,
        task.labels.map(({ id }) => id),
      ) &&
      within(query.sprint_id, maybe(task.sprint)) &&
      within(query.user_story_id, maybe(task.user_story)) &&
      within(query.board_uuid, task.board ? [task.board.uuid] : []),
  )
}

/** The keys of a task in each kind of group; none is that of the tasks without one. */
const KEYS: Readonly<Record<string, (task: MockTask) => readonly (number | string | undefined)[]>> = {
  workflow: ({ workflow }) => [workflow?.id],
  type: ({ type }) => [type?.id],
  effort: ({ effort }) => [effort?.id],
  board: ({ board }) => [board?.uuid],
  sprint: ({ sprint }) => [sprint?.id],
  user_story: ({ user_story }) => [user_story?.id],
  assignee: ({ users }) => users.map(({ username }) => username),
  label: ({ labels }) => labels.map(({ id }) => id),
}

function countsOf(memory: MockMemory, query: Asked['query']): { id: number | string | null; count: number }[] {
  const counts = new Map<number | string | null, number>()
  for (const task of narrowed(memory, query)) {
    const keys = KEYS[query.by ?? '']?.(task) ?? []
    for (const key of keys.length > 0 ? keys : [undefined]) counts.set(key ?? null, (counts.get(key ?? null) ?? 0) + 1)
  }
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((one, other) => other.count - one.count)
}

/** All at once: the mock has few. */
function titlesOf({ tasks }: MockMemory, { since }: Asked['query']) {
  const latest = Math.max(0, ...tasks.map(({ updated_at }) => updated_at.timestamp))
  const shown = tasks.filter(({ settings }) => !settings.is_archived)
  const told = shown.filter(({ updated_at }) => since === undefined || updated_at.timestamp > Number(since))
  const names = new Map(told.map(({ project }) => [project.slug, project.name]))
  const slugs = [...names.keys()]
  return {
    ...{ total: shown.length, latest: String(latest), next: null, project_slugs: slugs, project_names: [...names.values()] },
    uuid: told.map(({ uuid }) => uuid),
    code: told.map(({ code }) => code),
    title: told.map(({ title }) => title),
    project: told.map(({ project }) => slugs.indexOf(project.slug)),
    color: told.map(({ workflow }) => workflow?.color ?? null),
    done: told.map(({ done }) => done),
  }
}

function listOf(memory: MockMemory, query: Asked['query']): MockAnswer {
  const sort = query.sort ?? 'position'
  const key = (task: MockTask): number | string | null => {
    if (sort.endsWith('title')) return task.title
    if (sort.endsWith('due_date')) return task.due_date?.timestamp ?? null
    if (sort.endsWith('start_date')) return task.start_date?.timestamp ?? null
    if (sort.endsWith('created_at')) return task.created_at.timestamp
    if (sort.endsWith('updated_at')) return task.updated_at.timestamp
    if (sort.endsWith('workflow')) return task.workflow?.id ?? null
    return sort.endsWith('code') ? Number(task.code.split('-').at(-1)) : task.position
  }
  const order = (one: MockTask, other: MockTask) => {
    const [a, b] = [key(one), key(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (a < b ? -1 : Number(a > b)) * (sort.startsWith('-') ? -1 : 1)
  }
  return mockPage(narrowed(memory, query).toSorted(order), query, Number(query.per_page ?? 50))
}

function linkRoutes(memory: MockMemory): Routes {
  const one = (uuid: unknown) => mockTask(memory, uuid)
  const labelsOf = (task: MockTask) => mockProject(memory, task.project.slug).lists.label
  return {
    'POST /task-labels/:id/attach': ({ ids, body }) => {
      const task = one(body.task_uuid)
      const label = found(byId(labelsOf(task), ids.id))
      return change(task, { labels: [...task.labels.filter(({ id }) => id !== label.id), label] })
    },
    'DELETE /task-labels/:id/detach': ({ ids, query }) => {
      const task = one(query.task_uuid)
      return change(task, { labels: task.labels.filter(({ id }) => String(id) !== ids.id) })
    },
    'POST /task-labels/:uuid/bulk': ({ ids, body }) => {
      const task = one(ids.uuid)
      const label = labelsOf(task)
      const wanted = (body.labels as { title: string; color: string }[]).map(({ title, color }) => {
        const known = label.find((other) => other.title === title) ?? { id: memory.nextId(), title, color }
        if (!label.includes(known)) label.push(known)
        return known
      })
      return change(task, { labels: [...task.labels.filter((own) => !wanted.includes(own)), ...wanted] })
    },
    'POST /task-assignees/': ({ query, body }) => {
      const task = one(query.task_uuid)
      return change(task, { users: memory.people.filter((person) => person.username === body.username || task.users.includes(person)) })
    },
    'DELETE /task-assignees/': ({ query }) => {
      const task = one(query.task_uuid)
      return change(task, { users: task.users.filter(({ username }) => username !== query.username) })
    },
  }
}

function suggestionRoutes(memory: MockMemory): Routes {
  const one = (uuid: unknown) => mockTask(memory, uuid)
  const suggested = (body: unknown) => new MockAnswer(body, { headers: { 'x-suggested-by': 'rules' } })
  return {
    'POST /ai/task/improve/title/': ({ query }) => suggested(`${one(query.task_uuid).title}, said better`),
    'POST /ai/task/improve/description/': ({ query }) => suggested(`<h3>Goal</h3><p>${one(query.task_uuid).title}</p>`),
    'POST /ai/task/generate/labels/': ({ query }) => {
      const task = one(query.task_uuid)
      return suggested(mockProject(memory, task.project.slug).lists.label.filter((label) => !task.labels.includes(label)))
    },
  }
}

/** The calls about tasks over `memory`. */
export function mockTaskRoutes(memory: MockMemory): Routes {
  const one = (uuid: unknown) => mockTask(memory, uuid)
  const listsOf = (task: MockTask) => mockProject(memory, task.project.slug).lists
  const shared = new Set<string>()
  const shareOf = ({ uuid, code, title }: { uuid: string; code: string; title: string }) => {
    const isOn = shared.has(uuid)
    return {
      uuid,
      code,
      title,
      is_on: isOn,
      token: isOn ? `mock-${uuid}` : null,
      by: isOn ? MOCK_VIEWER : null,
      since: isOn ? mockMoment() : null,
    }
  }
  const childrenOf = (uuid: string | undefined) => memory.tasks.filter(({ parent_id }) => parent_id === uuid)
  return {
    ...linkRoutes(memory),
    ...suggestionRoutes(memory),
    'GET /tasks/': ({ query }) => listOf(memory, query),
    'GET /task-counts/': ({ query }) => countsOf(memory, query),
    'GET /task-titles/': ({ query }) => titlesOf(memory, query),
    'GET /tasks/:uuid/': ({ ids }) => ({ ...one(ids.uuid), watching: mockWatching(memory, ids.uuid ?? '') }),
    'GET /tasks/:uuid/sub-tasks/': ({ ids }) => childrenOf(ids.uuid),
    'GET /tasks/:uuid/related-tasks/': ({ ids }) => memory.tasks.filter(({ uuid }) => uuid === one(ids.uuid).parent_id),
    'GET /tasks/:uuid/share/': ({ ids }) => shareOf(one(ids.uuid)),
    'PUT /tasks/:uuid/share/': ({ ids, body }) => {
      const task = one(ids.uuid)
      if (body.is_on === true) shared.add(task.uuid)
      else shared.delete(task.uuid)
      return shareOf(task)
    },
    'GET /task-shares/': () => memory.tasks.filter(({ uuid }) => shared.has(uuid)).map(shareOf),
    'GET /public/tasks/:uuid/': ({ ids }) => {
      const task = one(ids.uuid)
      if (task.settings.is_draft || task.settings.is_archived) throw new MockRefusal(404)
      const checklist = { done: task.counts.checklist_done, total: task.counts.checklist_total }
      return { ...task, company: { name: 'Acme' }, assignees: task.users, checklist }
    },
    'POST /tasks/': ({ query, body }) => {
      const project = mockProject(memory, query.project_slug)
      const members = String(body.members ?? '').split(',')
      const { lists } = project
      return memory.addTask(project, {
        title: String(body.title),
        description: (body.description as string) || null,
        ...(body.workflow_id != null && { workflow: byId(lists.workflow, body.workflow_id) }),
        ...(body.type_id != null && { type: byId(lists.type, body.type_id) }),
        effort: byId(lists.effort, body.effort_id),
        start_date: utc(body.start_date),
        due_date: utc(body.due_date),
        parent_id: (body.parent_id as string | null) ?? null,
        board: lists.board.find(({ uuid }) => uuid === body.board_uuid && uuid !== 'main-board') ?? null,
        users: memory.people.filter(({ username }) => members.includes(username)),
        position: Number(body.position) || Math.min(0, ...memory.tasks.map(({ position }) => position)) - 1,
      })
    },
    'PUT /tasks/:uuid/': ({ ids, body }) => {
      const task = one(ids.uuid)
      return change(task, changeOf(mockProject(memory, task.project.slug), task, body))
    },
    'PUT /tasks/:uuid/done/': ({ ids }) => {
      const task = one(ids.uuid)
      return change(task, progressed(listsOf(task).workflow, task, task.done ? 0 : 100))
    },
    'PUT /tasks/:uuid/estimative/': ({ ids, body }) => {
      const task = one(ids.uuid)
      return change(task, progressed(listsOf(task).workflow, task, Number(body.estimative)))
    },
    'PUT /tasks/:uuid/project_board/': ({ ids, body }) => {
      const task = one(ids.uuid)
      return change(task, { board: listsOf(task).board.find(({ uuid }) => uuid === body.board_uuid && uuid !== 'main-board') ?? null })
    },
    'DELETE /tasks/:uuid/': ({ ids }) => void memory.tasks.splice(memory.tasks.indexOf(one(ids.uuid)), 1),
    'POST /tasks/:uuid/duplicate/': ({ ids }) => {
      const { uuid: _uuid, code: _code, slug: _slug, position: _position, ...fields } = one(ids.uuid)
      const copy = {
        ...fields,
        title: `${fields.title} (copy)`,
        counts: { ...fields.counts },
        time_tracker: null,
        created_at: mockMoment(),
      }
      return new MockAnswer({ data: memory.addTask(mockProject(memory, fields.project.slug), copy) }, { status: 201 })
    },
    'POST /favorites/:uuid/': ({ ids }) => {
      const { is_favorite } = change(one(ids.uuid), { is_favorite: !one(ids.uuid).is_favorite })
      return { is_favorite }
    },
  }
}
