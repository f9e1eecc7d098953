// Tasks: lists, one, fields.
import type { GraphQLResolveInfo } from 'graphql/index.js'
import { addressOf, type GatewayContext, type ProjectRef, type TaskRef } from '../context.ts'
import { RestError } from '../errors.ts'
import { taskPermissions } from '../permissions.ts'
import { getCompany } from '../rest/companies.ts'
import { getProject } from '../rest/projects.ts'
import { getPublicTask } from '../rest/public-tasks.ts'
import type { Task } from '../rest/task-wire.ts'
import * as calls from '../rest/tasks.ts'
import { orNull } from './payload.ts'
import type { ProjectParent } from './project.ts'
import { selects } from './selection.ts'

interface Filter {
  search?: string | null
  archived?: boolean | null
  draft?: boolean | null
  done?: boolean | null
  favorite?: boolean | null
  assignees?: string[] | null
  workflows?: string[] | null
  types?: string[] | null
  efforts?: string[] | null
  labels?: string[] | null
  boards?: string[] | null
  sprints?: string[] | null
  userStories?: string[] | null
  parent?: string | null
  dueFrom?: string | null
  dueTo?: string | null
  startFrom?: string | null
  startTo?: string | null
  timezone?: string | null
}

interface ListArguments {
  workspaceSlug: string
  projectSlug?: string | null
  filter?: Filter | null
  sort?: string | null
  descending?: boolean | null
  page?: number | null
  perPage?: number | null
}

const list = (ids: string[] | null | undefined) => (ids?.length ? ids.join(',') : undefined)
const bit = (value: boolean | null | undefined) => (value == null ? undefined : Number(value))

/** The query of `GET /tasks/` (OPEN-32). */
export function listQuery({ workspaceSlug, projectSlug, filter, sort, descending, page, perPage }: ListArguments) {
  const wanted = filter ?? {}
  return {
    company_slug: workspaceSlug,
    project_slug: projectSlug ?? undefined,
    is_archived: Number(wanted.archived ?? false),
    members: wanted.assignees?.join(',') ?? '',
    page: Math.max(1, page ?? 1),
    per_page: Math.min(200, Math.max(1, perPage ?? 50)),
    search: wanted.search?.trim() || undefined,
    workflow_id: list(wanted.workflows),
    type_id: list(wanted.types),
    effort_id: list(wanted.efforts),
    label_id: list(wanted.labels),
    board_uuid: list(wanted.boards),
    sprint_id: list(wanted.sprints),
    user_story_id: list(wanted.userStories),
    done: bit(wanted.done),
    is_draft: bit(wanted.draft),
    is_favorite: wanted.favorite ? 1 : undefined,
    parent_id: wanted.parent ?? undefined,
    due_from: wanted.dueFrom ?? undefined,
    due_to: wanted.dueTo ?? undefined,
    start_from: wanted.startFrom ?? undefined,
    start_to: wanted.startTo ?? undefined,
    timezone: wanted.timezone ?? undefined,
    sort: `${descending ? '-' : ''}${(sort ?? 'POSITION').toLowerCase()}`,
  }
}

/** True where the host refused a list because an id of its filter cannot exist there (an old link, a typed address): nothing matches it. */
function namesNothing(error: unknown, filter: Filter | null | undefined): boolean {
  if (!(error instanceof RestError) || (error.status !== 400 && error.status !== 422) || !filter) return false
  const { assignees, workflows, types, efforts, labels, boards, sprints, userStories } = filter
  const sets = [assignees, workflows, types, efforts, labels, boards, sprints, userStories]
  return sets.some((ids) => ids?.length) || filter.parent != null
}

/** Fields of Query and Task about reading tasks. */
export const taskResolvers = {
  Query: {
    async tasks(_: unknown, args: ListArguments, { rest }: GatewayContext, info: GraphQLResolveInfo) {
      try {
        // Descriptions carry their pictures: a page of them may be larger than any answer that is read, so only who asks for them gets them.
        return await calls.listTasks(rest, { ...listQuery(args), description: selects(info, 'description') ? undefined : 0 })
      } catch (error) {
        if (!namesNothing(error, args.filter)) throw error
        return { nodes: [], page: 1, totalPages: 1, totalCount: 0 }
      }
    },
    subtasks: (_: unknown, { taskId, ...ref }: ProjectRef & { taskId: string }, { rest }: GatewayContext) =>
      calls.listSubtasks(rest, addressOf(ref), taskId),
    parentTasks: (_: unknown, { taskId, ...ref }: ProjectRef & { taskId: string }, { rest }: GatewayContext) =>
      calls.listParents(rest, addressOf(ref), taskId),
    task: (_: unknown, ref: TaskRef, { rest }: GatewayContext) => orNull(calls.getTask(rest, addressOf(ref), ref.id)),
    sharedTask: (_: unknown, ref: TaskRef, { rest }: GatewayContext) => orNull(getPublicTask(rest, addressOf(ref), ref.id)),
  },
  Task: {
    project: (task: Task): ProjectParent => ({
      workspaceSlug: task.workspaceSlug,
      slug: task.projectSlug,
      name: task.projectName ?? task.projectSlug,
      known: null,
    }),
    subtasks: (task: Task, _: unknown, { rest }: GatewayContext) => calls.listSubtasks(rest, addressOf(task), task.id),
    parents: (task: Task, _: unknown, { rest }: GatewayContext) => calls.listParents(rest, addressOf(task), task.id),
    async viewerCan(task: Task, _: unknown, { rest }: GatewayContext) {
      // Our host says both on the task, so that a page of tasks is one call; for others the memo makes it one call per project.
      const role = task.role ?? (await getProject(rest, task.workspaceSlug, task.projectSlug)).role
      const said = task.plan.subscription !== null || task.plan.unlimitedWorkspaces !== null
      return taskPermissions(role, said ? task.plan : await getCompany(rest, task.workspaceSlug))
    },
  },
}
