// Tasks: lists, one, fields.
import { isUnknownCall, RestError } from '../../errors.ts'
import { taskPermissions } from '../../permissions.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import type { RestClient } from '../../rest/client.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { QueryTasksArgs, TaskFilter } from '../../schema-types.d.ts'
import { readWatching } from '../notification/notification.calls.ts'
import { orNull } from '../payload.ts'
import { getProject } from '../project/project.calls.ts'
import type { ProjectParent } from '../project/project-parent.ts'
import { selects } from '../selection.ts'
import { getCompany } from '../workspace/workspace.calls.ts'
import * as calls from './task.calls.ts'
import { NARROWED } from './task.fields.ts'
import type { Task } from './task.wire.ts'
import { taskWriteResolvers } from './task-write.resolvers.ts'

function narrowed(filter: TaskFilter) {
  return Object.fromEntries(
    Object.entries(NARROWED).map(([name, [wire, write]]) => {
      const value = filter[name as keyof typeof NARROWED]
      return [wire, value == null ? undefined : (write as (value: unknown) => string | number | undefined)(value)]
    }),
  )
}

/** The part of the query that says which tasks. */
function filterQuery({ workspaceSlug, projectSlug, filter }: Pick<QueryTasksArgs, 'workspaceSlug' | 'projectSlug' | 'filter'>) {
  const wanted = filter ?? {}
  return {
    company_slug: workspaceSlug,
    project_slug: projectSlug ?? undefined,
    is_archived: Number(wanted.archived ?? false),
    members: wanted.assignees?.join(',') ?? '',
    search: wanted.search?.trim() || undefined,
    ...narrowed(wanted),
  }
}

/** The query of `GET /tasks/` (OPEN-32). */
export function listQuery({ sort, descending, page, perPage, ...which }: QueryTasksArgs) {
  return {
    ...filterQuery(which),
    page: Math.max(1, page ?? 1),
    per_page: Math.min(200, Math.max(1, perPage ?? 50)),
    sort: `${descending ? '-' : ''}${(sort ?? 'POSITION').toLowerCase()}`,
  }
}

/** True where the host refused a list because an id of its filter cannot exist there (an old link, a typed address): nothing matches it. */
function namesNothing(error: unknown, filter: TaskFilter | null | undefined): boolean {
  if (!(error instanceof RestError) || (error.status !== 400 && error.status !== 422) || !filter) return false
  return filter.parent != null || Object.values(filter).some((value) => Array.isArray(value) && value.length > 0)
}

/** For hosts that do not say both; the memo makes it one call per project. */
async function askedPermissions(rest: RestClient, task: Task, planned: boolean) {
  const role = task.role ?? (await getProject(rest, task.workspaceSlug, task.projectSlug)).role
  return taskPermissions(role, planned ? task.plan : await getCompany(rest, task.workspaceSlug), task.projectArchived)
}

/** As the host said it with the task, else by the call for it; null where the host knows of neither. */
async function watchingOf(rest: RestClient, task: Task) {
  if (task.watching) return task.watching
  try {
    return await readWatching(rest, addressOf(task), task.id)
  } catch (error) {
    if (isUnknownCall(error)) return null
    throw error
  }
}

/** Fields of Query, Mutation and Task about tasks. */
export const taskResolvers = {
  ...taskWriteResolvers,
  Query: {
    async tasks(_, args, { rest }, info) {
      try {
        // Descriptions carry their pictures: a page of them may be larger than any answer that is read, so only who asks for them gets them.
        return await calls.listTasks(rest, { ...listQuery(args), description: selects(info, 'description') ? undefined : 0 })
      } catch (error) {
        if (!namesNothing(error, args.filter)) throw error
        return { nodes: [], page: 1, totalPages: 1, totalCount: 0 }
      }
    },
    async taskTitles(_, { workspaceSlug, before, since, limit }, { rest }) {
      try {
        const query = { company_slug: workspaceSlug, before: before ?? undefined, since: since ?? undefined, limit: limit ?? undefined }
        return await calls.listTaskTitles(rest, query)
      } catch (error) {
        if (isUnknownCall(error)) return null
        throw error
      }
    },
    async taskCounts(_, { by, ...which }, { rest }) {
      try {
        const counted = await calls.countTasks(rest, { ...filterQuery(which), by: by.toLowerCase() })
        return counted?.map((one) => ({ ...one, by })) ?? null
      } catch (error) {
        if (namesNothing(error, which.filter)) return []
        if (isUnknownCall(error)) return null
        throw error
      }
    },
    subtasks: (_, { taskId, ...ref }, { rest }) => calls.listSubtasks(rest, addressOf(ref), taskId),
    parentTasks: (_, { taskId, ...ref }, { rest }) => calls.listParents(rest, addressOf(ref), taskId),
    task: (_, ref, { rest }) => orNull(calls.getTask(rest, addressOf(ref), ref.id)),
  },
  Task: {
    project: (task: Task): ProjectParent => ({
      workspaceSlug: task.workspaceSlug,
      slug: task.projectSlug,
      name: task.projectName ?? task.projectSlug,
      known: null,
    }),
    subtasks: (task, _, { rest }) => calls.listSubtasks(rest, addressOf(task), task.id),
    parents: (task, _, { rest }) => calls.listParents(rest, addressOf(task), task.id),
    watching: (task, _, { rest }) => watchingOf(rest, task),
    isWatched: async (task, _, { rest }) => (await watchingOf(rest, task))?.isWatching ?? false,
    viewerCan(task, _, { rest }) {
      const planned = task.plan.subscription !== null || task.plan.unlimitedWorkspaces !== null
      // Our host says both on the task, so that a page of tasks is one call and needs no promise for each of them.
      return task.role !== null && planned
        ? taskPermissions(task.role, task.plan, task.projectArchived)
        : askedPermissions(rest, task, planned)
    },
  },
} satisfies Resolvers
