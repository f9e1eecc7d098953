// Tasks of the mock: lists, one, and every mutation on them, kept in memory.
import type { MockPlans } from './mock-plans.ts'
import type { MockProject, MockTask, MockThing, MockWorld } from './mock-world.ts'

type Input = Record<string, unknown>
interface Ref {
  task: { id: string }
}

const NOT_FOUND = { code: 'NOT_FOUND', field: null, message: 'This does not exist.' }
const TEMPLATES = { workflowId: 'workflow', typeId: 'type', effortId: 'effort' } as const
const PLAIN = ['title', 'description', 'isDraft', 'isArchived', 'startDate', 'dueDate', 'parentId', 'position'] as const

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Resolvers of tasks over `world`; `plans` finds their sprints and stories. */
export function mockTaskResolvers(world: MockWorld, plans: MockPlans) {
  const projectOf = (slug: unknown): MockProject => {
    const found = world.projects.find((project) => project.slug === slug) ?? world.projects[0]
    if (!found) throw new Error('The mock has no projects.')
    return found
  }
  const find = (id: unknown) => world.tasks.find((task) => task.id === id) ?? null
  const change = ({ task: { id } }: Ref, fields: (task: MockTask) => Partial<MockTask>) => {
    const task = find(id)
    if (!task) return { task: null, userErrors: [NOT_FOUND] }
    Object.assign(task, fields(task), { updatedAt: new Date().toISOString() })
    return { task, userErrors: [] }
  }
  /** The fields of an input as a task has them: ids become things. */
  const fieldsOf = (project: MockProject, input: Input): Partial<MockTask> => {
    const fields: Record<string, unknown> = {}
    for (const name of PLAIN) if (input[name] !== undefined) fields[name] = input[name]
    const lists = { workflowId: project.workflows, typeId: project.types, effortId: project.efforts }
    for (const [name, field] of Object.entries(TEMPLATES) as [keyof typeof TEMPLATES, string][])
      if (input[name] !== undefined) fields[field] = lists[name].find((one) => one.id === input[name]) ?? null
    if (input.sprintId !== undefined) fields.sprint = plans.sprint(input.sprintId)
    if (input.userStoryId !== undefined) fields.userStory = plans.story(input.userStoryId)
    return fields
  }
  const running = () => {
    const task = world.running && find(world.running.taskId)
    if (!task || !world.running) return null
    const { id: taskId, code: taskCode, title: taskTitle, projectSlug } = task
    return { taskId, taskCode, taskTitle, workspaceSlug: 'acme', projectSlug, startedAt: world.running.startedAt }
  }
  const stopTimer = ({ task: { id } }: Ref) => {
    if (world.running?.taskId === id) world.running = null
    const { task, userErrors } = change({ task: { id } }, () => ({ timerStartedAt: null }))
    return { running: null, task, userErrors }
  }

  return {
    Query: {
      tasks: (_: unknown, args: { projectSlug?: string; filter?: Input; page: number; perPage: number }) => pageOf(world, args),
      task: (_: unknown, { id }: { id: string }) => find(id),
      sharedTask(_: unknown, { id }: { id: string }) {
        const task = find(id)
        if (!task || task.isDraft || task.isArchived) return null
        const { project, assignees, counts } = Object(task)
        return {
          ...task,
          workspaceName: 'Acme',
          projectName: project?.name ?? null,
          assignees: (assignees ?? []).map(({ name }: { name: string }) => name),
          checklistDone: counts?.checklistDone ?? 0,
          checklistTotal: counts?.checklistTotal ?? 0,
        }
      },
      // Files go by the plain routes, which the mock does not have.
      attachments: (_: unknown, { page }: { page: number }) => ({ nodes: [], page, totalPages: 1, totalCount: 0 }),
      runningTimer: () => ({ running: running(), now: new Date().toISOString() }),
    },
    Task: {
      project: (task: MockTask) => projectOf(task.projectSlug),
      subtasks: (task: MockTask) => world.tasks.filter(({ parentId }) => parentId === task.id),
      parents: (task: MockTask) => world.tasks.filter(({ id }) => id === task.parentId),
      viewerCan: () => ['EDIT', 'ADMIN', 'PAID'],
    },
    Mutation: {
      createTask: (_: unknown, { input }: { input: Input }) => {
        const project = projectOf(input.projectSlug)
        const task = world.addTask(project, {
          ...fieldsOf(project, input),
          board: project.boards.find(({ id }) => id === input.boardId && id !== 'main-board') ?? null,
          labels: project.labels.filter(({ id }) => ids(input.labelIds).includes(id)),
          assignees: world.people.filter(({ id }) => ids(input.assignees).includes(id)),
        })
        return { task, userErrors: [] }
      },
      updateTask: (_: unknown, args: Ref & { input: Input }) => change(args, (task) => fieldsOf(projectOf(task.projectSlug), args.input)),
      setTaskDone: (_: unknown, args: Ref & { done: boolean }) => change(args, () => ({ done: args.done, progress: args.done ? 100 : 0 })),
      setTaskProgress: (_: unknown, args: Ref & { progress: number }) =>
        change(args, () => ({ progress: args.progress, done: args.progress === 100 })),
      setTaskBoard: (_: unknown, args: Ref & { boardId: string }) =>
        change(args, ({ projectSlug }) => ({
          board: projectOf(projectSlug).boards.find(({ id }) => id === args.boardId && id !== 'main-board') ?? null,
        })),
      setTaskFavorite: (_: unknown, args: Ref & { favorite: boolean }) => change(args, () => ({ isFavorite: args.favorite })),
      deleteTask: (_: unknown, { task: { id } }: Ref) => {
        world.tasks = world.tasks.filter((task) => task.id !== id)
        return { deletedId: id, userErrors: [] }
      },
      duplicateTask: (_: unknown, { task: { id } }: Ref) => {
        const task = find(id)
        if (!task) return { task: null, userErrors: [NOT_FOUND] }
        const { id: _id, code: _code, slug: _slug, ...fields } = task
        const copy = { ...fields, title: `${task.title} (copy)`, timerStartedAt: null }
        return { task: world.addTask(projectOf(task.projectSlug), copy), userErrors: [] }
      },
      moveTask: (_: unknown, args: Ref & { input: { newProjectSlug: string; newWorkflowId: string } }) =>
        change(args, () => {
          const project = projectOf(args.input.newProjectSlug)
          const workflow = project.workflows.find(({ id }) => id === args.input.newWorkflowId) ?? null
          const number = world.tasks.filter(({ projectSlug }) => projectSlug === project.slug).length + 1
          return { projectSlug: project.slug, workflow, board: null, code: `${project.code}-${number}` }
        }),
      assignTask: (_: unknown, args: Ref & { username: string }) =>
        change(args, ({ assignees }) => ({
          assignees: world.people.filter(({ id }) => id === args.username || assignees.some((one) => one.id === id)),
        })),
      unassignTask: (_: unknown, args: Ref & { username: string }) =>
        change(args, ({ assignees }) => ({ assignees: assignees.filter(({ id }) => id !== args.username) })),
      attachLabel: (_: unknown, args: Ref & { labelId: string }) =>
        change(args, ({ labels, projectSlug }) => ({
          labels: [
            ...labels.filter(({ id }) => id !== args.labelId),
            ...projectOf(projectSlug).labels.filter(({ id }) => id === args.labelId),
          ],
        })),
      detachLabel: (_: unknown, args: Ref & { labelId: string }) =>
        change(args, ({ labels }: { labels: MockThing[] }) => ({ labels: labels.filter(({ id }) => id !== args.labelId) })),
      suggestTitle: (_: unknown, { task: { id } }: Ref) => ({
        text: `${find(id)?.title ?? 'Task'}, said better`,
        byRules: true,
        userErrors: [],
      }),
      suggestDescription: (_: unknown, { task: { id } }: Ref) => ({
        text: `<h3>Goal</h3><p>${find(id)?.title ?? 'Task'}</p>`,
        byRules: true,
        userErrors: [],
      }),
      suggestLabels: (_: unknown, { task: { id } }: Ref) => {
        const task = find(id)
        const has = task?.labels.map((label) => label.id) ?? []
        return {
          labels: task ? projectOf(task.projectSlug).labels.filter((label) => !has.includes(label.id)) : [],
          byRules: true,
          userErrors: [],
        }
      },
      applyLabels: (_: unknown, args: Ref & { labels: { title: string; color: string }[] }) =>
        change(args, ({ labels, projectSlug }) => {
          const project = projectOf(projectSlug)
          const wanted = args.labels.map((label) => {
            const known = project.labels.find(({ title }) => title === label.title)
            if (known) return known
            const made = { id: `label-${project.labels.length + 1}`, ...label }
            project.labels.push(made)
            return made
          })
          return { labels: [...labels.filter(({ id }) => !wanted.some((one) => one.id === id)), ...wanted] }
        }),
      startTimer: (_: unknown, args: Ref) => {
        const task = find(args.task.id)
        if (!task) return { running: null, task: null, userErrors: [NOT_FOUND] }
        if (world.running && world.running.taskId !== task.id)
          return {
            running: running(),
            task,
            userErrors: [{ code: 'CONFLICT', field: null, message: 'Another timer of yours is running.' }],
          }
        const startedAt = world.running?.startedAt ?? new Date().toISOString()
        world.running = { taskId: task.id, startedAt }
        task.timerStartedAt = startedAt
        return { running: running(), task, userErrors: [] }
      },
      endTimer: (_: unknown, args: Ref) => stopTimer(args),
      cancelTimer: (_: unknown, args: Ref) => stopTimer(args),
    },
  }
}

function pageOf(world: MockWorld, args: { projectSlug?: string; filter?: Input; page: number; perPage: number }) {
  const { filter = {}, page, perPage } = args
  const words = String(filter.search ?? '').toLowerCase()
  const within = (wanted: unknown, has: (string | undefined)[]) => !Array.isArray(wanted) || has.some((id) => wanted.includes(id ?? 'none'))
  const found = world.tasks
    .filter((task) => !args.projectSlug || task.projectSlug === args.projectSlug)
    .filter((task) => task.isArchived === (filter.archived ?? false))
    .filter((task) => filter.done == null || task.done === filter.done)
    .filter((task) => filter.draft == null || task.isDraft === filter.draft)
    .filter((task) => filter.favorite !== true || task.isFavorite)
    .filter((task) => `${task.code} ${task.title}`.toLowerCase().includes(words))
    .filter((task) => within(filter.workflows, [task.workflow?.id]))
    .filter((task) => within(filter.labels, task.labels.length > 0 ? task.labels.map(({ id }) => id) : [undefined]))
    .filter((task) => within(filter.assignees, task.assignees.length > 0 ? task.assignees.map(({ id }) => id) : [undefined]))
    .sort((one, other) => one.position - other.position)
  const nodes = found.slice((page - 1) * perPage, page * perPage)
  return { nodes, page, totalPages: Math.max(1, Math.ceil(found.length / perPage)), totalCount: found.length }
}
