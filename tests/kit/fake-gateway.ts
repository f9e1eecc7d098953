// A gateway in memory for cache tests: schema.graphql over a few tasks, with answers that can be held back, refused or lost.
import { answerGraphql } from './graphql-answer.ts'

/** What counts by these groups look at. */
const GROUPED: Record<string, string> = { WORKFLOW: 'workflow', ASSIGNEE: 'assignees', LABEL: 'labels' }

interface Thing {
  id: string
  title: string
  color?: string
  hours?: number
}

const WORKFLOWS: Thing[] = [
  { id: '1', title: 'To do', color: '#8899aa' },
  { id: '2', title: 'Doing', color: '#088efb' },
]
const OPS_WORKFLOWS: Thing[] = [{ id: '11', title: 'To do', color: '#8899aa' }]
const TYPES: Thing[] = [{ id: '21', title: 'Bug', color: '#ff0000' }]
const EFFORTS: Thing[] = [{ id: '31', title: 'Small', hours: 2 }]
const LABELS: Thing[] = [
  { id: '41', title: 'urgent', color: '#000000' },
  { id: '42', title: 'later', color: '#123456' },
]
const BOARDS: Thing[] = [
  { id: 'main-board', title: 'Main Board' },
  { id: 'b-1', title: 'Release' },
]
const PEOPLE = ['ana', 'mia'].map((username) => ({ id: username, username, name: username.toUpperCase(), avatar: null, headline: null }))

type Fields = Record<string, unknown>

/** A task of the fake gateway; `n` gives id, code, title and position. */
export function fakeTask(n: number, more: Fields = {}): Fields & { id: string } {
  return {
    id: `t-${n}`,
    code: `WEB-${n}`,
    title: `Task ${n}`,
    workspaceSlug: 'acme',
    projectSlug: 'website',
    project: { id: 'acme/website', slug: 'website', name: 'Website' },
    done: false,
    progress: 0,
    workflow: WORKFLOWS[0],
    type: null,
    effort: null,
    labels: [],
    assignees: [],
    startDate: null,
    dueDate: null,
    board: null,
    image: null,
    position: n,
    isFavorite: false,
    isDraft: false,
    isArchived: false,
    timerStartedAt: null,
    recurrenceId: null,
    createdAt: new Date(Date.UTC(2026, 10, n, 9)).toISOString(),
    updatedAt: new Date(Date.UTC(2026, 10, n, 9)).toISOString(),
    sprint: null,
    userStory: null,
    counts: null,
    description: null,
    parentId: null,
    viewerCan: ['EDIT', 'PAID'],
    ...more,
  }
}

/** How mutations end: answered, refused by userErrors, refused as a whole, or lost on the way. */
export type Fate = 'answered' | 'refused' | 'failed' | 'lost'

/** The fake gateway. */
export interface FakeGateway {
  fetch: typeof fetch
  /** The tasks, in the order of their position. */
  tasks: (Fields & { id: string })[]
  running: Fields | null
  fate: Fate
  /** While true, mutations wait for `release`. */
  held: boolean
  release(): void
  /** Names and variables of the mutations that arrived. */
  mutations: { name: string; variables: Fields }[]
  /** Names of the queries that arrived. */
  queries: string[]
}

/** A gateway with these tasks; page size is whatever is asked. */
export function fakeGateway(tasks: (Fields & { id: string })[]): FakeGateway {
  let waiting: (() => void)[] = []
  let made = 0
  const gateway: FakeGateway = {
    tasks,
    running: null,
    fate: 'answered',
    held: false,
    release() {
      gateway.held = false
      for (const go of waiting) go()
      waiting = []
    },
    mutations: [],
    queries: [],
    async fetch(_url, init) {
      const { query, variables, operationName } = JSON.parse(String(init?.body))
      if (query.trimStart().startsWith('mutation')) {
        gateway.mutations.push({ name: operationName, variables })
        if (gateway.held) await new Promise<void>((resolve) => waiting.push(resolve))
        if (gateway.fate === 'lost') throw new TypeError('Failed to fetch')
        if (gateway.fate === 'failed') return json({ data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] })
      } else gateway.queries.push(operationName)
      return json(await answerGraphql({ query, variables, operationName }, { rootValue: root }))
    },
  }
  const find = (id: string) => gateway.tasks.find((task) => task.id === id)
  const change = (id: string, fields: Fields) => {
    const task = find(id)
    if (gateway.fate === 'refused' || !task) return { task: null, userErrors: [{ code: 'INVALID', message: 'Refused.', field: null }] }
    Object.assign(task, fields)
    return { task, userErrors: [] }
  }
  const by = (things: Thing[], id: unknown) => things.find((thing) => thing.id === id) ?? null
  const timer = (running: Fields | null, taskId: string) => {
    if (gateway.fate === 'refused')
      return { running: gateway.running, task: null, userErrors: [{ code: 'CONFLICT', message: 'Another timer runs.', field: null }] }
    gateway.running = running
    return { running, ...change(taskId, { timerStartedAt: running?.startedAt ?? null }) }
  }
  const comments: (Fields & { id: string })[] = []
  const moves = new Map<string, Fields>()
  type Ref = { task: { id: string; workspaceSlug: string; projectSlug: string } }
  const root = {
    workflows: ({ projectSlug }: { projectSlug: string }) => (projectSlug === 'ops' ? OPS_WORKFLOWS : WORKFLOWS),
    taskTypes: () => TYPES,
    efforts: () => EFFORTS,
    labels: () => LABELS,
    boards: () => BOARDS,
    members: () => PEOPLE.map((person, index) => ({ id: `m-${index}`, role: 'member', person })),
    runningTimer: () => ({ running: gateway.running, now: '2026-11-21T09:00:00.000Z' }),
    task: ({ id }: { id: string }) => find(id) ?? null,
    tasks: (args: Fields & { page: number; perPage: number; filter?: Fields }) => {
      const found = gateway.tasks.filter((task) => inList(task, args)).sort((a, b) => Number(a.position) - Number(b.position))
      const totalPages = Math.max(1, Math.ceil(found.length / args.perPage))
      const nodes = found.slice((args.page - 1) * args.perPage, args.page * args.perPage)
      return { nodes, page: args.page, totalPages, totalCount: found.length }
    },
    taskCounts: (args: Fields & { by: string; filter?: Fields }) => {
      const counts = new Map<string | null, number>()
      for (const task of gateway.tasks.filter((one) => inList(one, args))) {
        const value = task[GROUPED[args.by] ?? '']
        const groups = Array.isArray(value) ? list(value) : [value as Thing | null]
        for (const one of groups.length > 0 ? groups : [null]) counts.set(one?.id ?? null, (counts.get(one?.id ?? null) ?? 0) + 1)
      }
      return [...counts].map(([group, count]) => ({ by: args.by, group, count }))
    },
    comments: ({ sort }: { sort: string }) => (sort === 'OLDEST' ? comments : comments.toReversed()),
    addComment: ({ input }: { input: { subjectId: string; html: string; workflowId: string | null } }) => {
      const { task, userErrors } = change(input.subjectId, { workflow: by(WORKFLOWS, input.workflowId) })
      if (!task) return { comment: null, userErrors }
      made += 1
      const comment = { id: `c-${made}`, html: input.html, author: PEOPLE[0], createdAt: null, createdAtForHumans: 'just now' }
      comments.push(comment)
      return { comment, userErrors: [] }
    },
    deleteComment: ({ id }: { id: string }) => {
      if (gateway.fate === 'refused') return { deletedId: null, userErrors: [{ code: 'INVALID', message: 'Refused.', field: null }] }
      comments.splice(0, comments.length, ...comments.filter((comment) => comment.id !== id))
      return { deletedId: id, userErrors: [] }
    },
    createTask: ({ input }: { input: Fields & { title: string; workspaceSlug: string; projectSlug: string } }) => {
      if (gateway.fate === 'refused') return change('', {})
      made += 1
      const task = fakeTask(0, {
        id: `made-${made}`,
        code: `WEB-${100 + made}`,
        title: input.title,
        projectSlug: input.projectSlug,
        workflow: by(WORKFLOWS, input.workflowId ?? '1'),
        type: by(TYPES, input.typeId ?? '21'),
        effort: by(EFFORTS, input.effortId ?? null),
        assignees: PEOPLE.filter(({ username }) => ((input.assignees as string[]) ?? []).includes(username)),
        dueDate: input.dueDate ?? null,
        position: -made,
      })
      gateway.tasks.unshift(task)
      return { task, userErrors: [] }
    },
    updateTask: ({ task, input }: Ref & { input: Fields }) => {
      const { workflowId, typeId, effortId, ...plain } = input
      return change(task.id, {
        ...plain,
        ...(workflowId !== undefined && { workflow: by(WORKFLOWS, workflowId) }),
        ...(typeId !== undefined && { type: by(TYPES, typeId) }),
        ...(effortId !== undefined && { effort: by(EFFORTS, effortId) }),
      })
    },
    setTaskDone: ({ task, done }: Ref & { done: boolean }) => change(task.id, { done, progress: done ? 100 : 0 }),
    setTaskProgress: ({ task, progress }: Ref & { progress: number }) => change(task.id, { progress, done: progress === 100 }),
    setTaskFavorite: ({ task, favorite }: Ref & { favorite: boolean }) => change(task.id, { isFavorite: favorite }),
    setTaskBoard: ({ task, boardId }: Ref & { boardId: string }) =>
      change(task.id, { board: boardId === 'main-board' ? null : by(BOARDS, boardId) }),
    assignTask: ({ task, username }: Ref & { username: string }) =>
      change(task.id, { assignees: [...list(find(task.id)?.assignees), ...PEOPLE.filter((person) => person.username === username)] }),
    unassignTask: ({ task, username }: Ref & { username: string }) =>
      change(task.id, { assignees: list(find(task.id)?.assignees).filter(({ id }) => id !== username) }),
    attachLabel: ({ task, labelId }: Ref & { labelId: string }) =>
      change(task.id, { labels: [...list(find(task.id)?.labels), ...LABELS.filter(({ id }) => id === labelId)] }),
    detachLabel: ({ task, labelId }: Ref & { labelId: string }) =>
      change(task.id, { labels: list(find(task.id)?.labels).filter(({ id }) => id !== labelId) }),
    moveTask: ({ task, input }: Ref & { input: Fields }) => {
      const { position, project, workflow, code, board, type, effort, labels, sprint, userStory }: Fields = find(task.id) ?? {}
      const before = { position, project, workflow, code, board, type, effort, labels, sprint, userStory, projectSlug: task.projectSlug }
      moves.set(`${input.moveId} ${task.id}`, before)
      const moved = change(task.id, {
        projectSlug: input.newProjectSlug,
        project: { id: `acme/${input.newProjectSlug}`, slug: input.newProjectSlug, name: 'Ops' },
        workflow: by(OPS_WORKFLOWS, input.newWorkflowId),
        code: 'OPS-1',
        board: null,
        position: 0,
      })
      return { ...moved, along: [], undoable: true }
    },
    undoMove: ({ task, moveId }: Ref & { moveId: string }) => ({
      ...change(task.id, moves.get(`${moveId} ${task.id}`) ?? {}),
      along: [],
      left: [],
    }),
    duplicateTask: ({ task: { id } }: Ref) => {
      if (gateway.fate === 'refused') return change('', {})
      const source = find(id)
      const copy = { ...fakeTask(9), ...source, id: 'copy-1', title: `${source?.title} (copy)`, position: Number(source?.position) + 0.5 }
      gateway.tasks.push(copy)
      return { task: copy, userErrors: [] }
    },
    deleteTask: ({ task: { id } }: Ref) => {
      if (gateway.fate === 'refused') return { deletedId: null, userErrors: [{ code: 'INVALID', message: 'Refused.', field: null }] }
      gateway.tasks = gateway.tasks.filter((task) => task.id !== id)
      return { deletedId: id, userErrors: [] }
    },
    startTimer: ({ task }: Ref) => {
      const { code = null, title = '' }: Fields = find(task.id) ?? {}
      const startedAt = '2026-11-21T09:00:00.000Z'
      const place = { workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug }
      return timer({ taskId: task.id, taskCode: code, taskTitle: title, ...place, startedAt }, task.id)
    },
    endTimer: ({ task }: Ref) => timer(null, task.id),
    cancelTimer: ({ task }: Ref) => timer(null, task.id),
  }
  return gateway
}

function inList(task: Fields, { projectSlug, filter = {} }: Fields & { filter?: Fields }): boolean {
  const workflow = task.workflow as Thing | null
  return (
    (!projectSlug || task.projectSlug === projectSlug) &&
    task.isArchived === (filter.archived ?? false) &&
    (filter.done === undefined || task.done === filter.done) &&
    (filter.favorite !== true || task.isFavorite === true) &&
    (!filter.workflows || (filter.workflows as string[]).includes(workflow?.id ?? 'none')) &&
    (!filter.labels || list(task.labels).some(({ id }) => (filter.labels as string[]).includes(id))) &&
    (!filter.assignees || list(task.assignees).some(({ id }) => (filter.assignees as string[]).includes(id)))
  )
}

function list(value: unknown): Thing[] {
  return Array.isArray(value) ? value : []
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
}
