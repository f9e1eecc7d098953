// Discussions of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './thread.calls.ts'

/** Names of the host's fields in inputs. */
const names = {
  comment_id: 'commentId',
  workflow_id: 'workflowId',
  body: 'html',
  is_pinned: 'isPinned',
  is_closed: 'isClosed',
  answer_id: 'answerId',
}

/** A discussion with the address of its project, by which its rights are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, thread: Awaited<ReturnType<typeof calls.getThread>>) {
  return { ...thread, at: { workspaceSlug, projectSlug } } satisfies calls.ThreadParent
}

function written(project: ProjectRef, write: () => ReturnType<typeof calls.getThread>) {
  return payload(async () => ({ thread: placed(project, await write()) }), { thread: null }, names)
}

/** Fields of Query, Mutation and Thread. */
export const threadResolvers = {
  Query: {
    async threads(_, { search, state, author, unread, sort, page, perPage, ...ref }, { rest }) {
      const list = await calls.listThreads(rest, addressOf(ref), {
        search: search ?? '',
        state: (state ?? 'OPEN').toLowerCase(),
        author: author ?? undefined,
        unread: unread ? 1 : undefined,
        sort: (sort ?? 'ACTIVE').toLowerCase(),
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      })
      return { ...list, nodes: list.nodes.map((thread) => placed(ref, thread)) }
    },
    async thread(_, { number, ...ref }, { rest }) {
      const thread = await orNull(calls.getThread(rest, addressOf(ref), number))
      return thread && placed(ref, thread)
    },
    threadComments: (_, { number, around, after, before, ...ref }, { rest }) =>
      orNull(
        calls.listThreadComments(rest, addressOf(ref), number, {
          around: around ?? undefined,
          after: after ?? undefined,
          before: before ?? undefined,
        }),
      ),
  },
  Mutation: {
    createThread: (_, { project, input }, { rest }) => written(project, () => calls.createThread(rest, addressOf(project), input)),
    updateThread: (_, { project, number, input }, { rest }) =>
      written(project, () => calls.updateThread(rest, addressOf(project), number, input)),
    deleteThread: (_, { project, number, id }, { rest }) => deletion(id, () => calls.deleteThread(rest, addressOf(project), number)),
    threadToTask: (_, { project, number, input }, { rest }) =>
      payload(async () => ({ task: await calls.threadToTask(rest, addressOf(project), number, input) }), { task: null }, names),
    followThread: (_, { project, number, follow }, { rest }) =>
      written(project, () => calls.followThread(rest, addressOf(project), number, follow)),
    readThread: (_, { project, number, readTo, unread }, { rest }) =>
      written(project, () => calls.readThread(rest, addressOf(project), number, { readTo: readTo ?? undefined, unread: unread ?? false })),
  },
  Thread: {
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
