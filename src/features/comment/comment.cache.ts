// What writing and removing comments changes in the cache: their lists, the task's count, and its status.

import type { Cache, DataFields, FieldArgs, ResolveInfo } from '@urql/exchange-graphcache'
import { type CachePart, defineCachePart } from '#src/data/cache/cache.ts'
import { type ListArguments, linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'
import { resettle } from '#src/model/task/cache/task-lists.ts'
import { askWatchers } from '#src/model/task/cache/task-watching.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { AddComment, DeleteComment, UpdateComment } from './comment.graphql.ts'
import type { CommentAbout, CommentExtra } from './comment.ts'

const TaskComments = graphql(`fragment TaskComments on Task { __typename id counts { __typename comments } }`)
const TaskStatus = graphql(`fragment TaskStatus on Task { __typename id workflow { __typename id title color } }`)

/** Brings lists of tasks up to date after the status of one was written; `before` is the task as it was. */
export type SettleTask = (cache: Cache, taskId: string, before: TaskSubject) => void

type Address = Pick<CommentAbout, 'subject' | 'subjectId'>

const extraOf = ({ variables }: ResolveInfo) => variables as CommentExtra & { tmpId?: string }
const ofSubject =
  ({ subject, subjectId }: Address) =>
  (args: ListArguments) =>
    args.subject === subject && args.subjectId === subjectId

/** The part; lists of tasks are another feature's, so it is told how they are settled. */
export function commentCachePart(settleTask: SettleTask): CachePart {
  return defineCachePart({
    optimistic: {
      addComment: (args, _cache, info) => {
        const { input } = args as VariablesOf<typeof AddComment>
        const { author, createdAt, tmpId = '' } = extraOf(info)
        return {
          __typename: 'CommentPayload',
          comment: {
            __typename: 'Comment',
            id: tmpId,
            html: input.html,
            author: author ? { __typename: 'Actor', ...author } : null,
            createdAt: createdAt ?? null,
            createdAtForHumans: null,
            editedAt: null,
          },
          userErrors: [],
        }
      },
      updateComment: (args, _cache, info) => {
        const { id, input } = args as VariablesOf<typeof UpdateComment>
        return {
          __typename: 'CommentPayload',
          comment: { __typename: 'Comment', id, html: input.html, editedAt: extraOf(info).editedAt ?? null },
          userErrors: [],
        }
      },
      deleteComment: (args) => ({
        __typename: 'DeletedPayload',
        deletedId: (args as VariablesOf<typeof DeleteComment>).id,
        userErrors: [],
      }),
    },
    updates: {
      // On top in either order (COMMENT-09): who just wrote looks there. The next reading sorts it in.
      addComment(answer: DataFields, args: FieldArgs, cache, info) {
        const comment = (answer as unknown as ResultOf<typeof AddComment>).addComment?.comment
        if (!comment) return
        const { input, project } = args as VariablesOf<typeof AddComment>
        // What is said in a discussion stands at its end.
        if (input.subject === 'THREAD')
          return linkInto(cache, 'threadComments', comment, {
            at: 'end',
            matches: ({ number, projectSlug, workspaceSlug, after }) =>
              after == null &&
              String(number) === input.subjectId &&
              projectSlug === project.projectSlug &&
              workspaceSlug === project.workspaceSlug,
          })
        linkInto(cache, 'comments', comment, { matches: ofSubject(input) })
        if (input.subject !== 'TASK') return
        count(cache, input, 1)
        askWatchers(cache, input.subjectId, info.optimistic)
        const { task, workflow } = extraOf(info)
        if (!workflow || workflow.id !== input.workflowId) return
        cache.writeFragment(TaskStatus, { __typename: 'Task', id: input.subjectId, workflow: { __typename: 'Workflow', ...workflow } })
        // That may have made it done, or not done any more: only the host knows (decision 019).
        if (!info.optimistic && task?.workflow?.id !== workflow.id)
          for (const field of ['done', 'progress']) cache.invalidate({ __typename: 'Task', id: input.subjectId }, field)
        if (task) settleTask(cache, input.subjectId, task)
      },
      // Nothing besides the comment itself: it keeps its place.
      updateComment: () => undefined,
      deleteComment(answer: DataFields, args, cache, info) {
        const id = goneId(answer.deleteComment, args.id)
        const { about } = extraOf(info)
        if (!id) return
        for (const list of ['comments', 'threadComments']) unlinkFrom(cache, list, `Comment:${id}`)
        if (about?.subject === 'TASK') count(cache, about, -1)
      },
    },
  })
}

/** One list holds all comments, so its length is the count; where it was not read, the count moves by `by`. */
function count(cache: Cache, about: Address, by: number): void {
  const known = cache.readFragment(TaskComments, `Task:${about.subjectId}`)?.counts?.comments
  if (known == null) return
  const comments = lengthOf(cache, about) ?? Math.max(0, known + by)
  cache.writeFragment(TaskComments, { __typename: 'Task', id: about.subjectId, counts: { __typename: 'TaskCounts', comments } })
}

function lengthOf(cache: Cache, about: Address): number | null {
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields('Query')) {
    const value = fieldName === 'comments' && ofSubject(about)(args ?? {}) ? cache.resolve('Query', fieldKey) : null
    if (Array.isArray(value)) return value.length
  }
  return null
}

/** The part as the product has it: a comment that sets a status puts its task where that belongs. */
export const commentCache = commentCachePart((cache, taskId, before) => resettle(cache, taskId, ['workflow'], cachedOfSubject(before)))
