// Writing tasks. Each answers the task as it is afterwards.
import { RestError } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import type { RestClient } from '../../rest/client.ts'
import { addressOf } from '../../rest/project-address.ts'
import { wireId } from '../../rest/wire.ts'
import type { TaskRef } from '../../schema-types.d.ts'
import { deletion, payload, Refused } from '../payload.ts'
import { getViewer } from '../session/session.calls.ts'
import * as calls from './task.calls.ts'
import { SET } from './task.fields.ts'
import type { Task } from './task.wire.ts'
import { changedMeanwhile, updatesOf, wasOf } from './task-update.ts'

/** Names of the host's task fields in inputs. */
const names = {
  ...Object.fromEntries(Object.entries(SET).map(([name, [wire]]) => [wire, name])),
  estimative: 'progress',
  board_uuid: 'boardId',
  members: 'assignees',
  user: 'username',
}

const none = { task: null }

/** Runs a write on a task and answers the task: the write's own answer where it is one, else read. */
function write(ref: TaskRef, rest: RestClient, work: (at: ReturnType<typeof addressOf>) => Promise<Task | null | undefined>) {
  const at = addressOf(ref)
  return payload(async () => ({ task: (await work(at)) ?? (await calls.getTask(rest, at, ref.id)) }), none, names)
}

/**
 * Like `payload`, for several writes in a row: what was written before a refusal stays written, and the client must see it. `work` hands each
 * state of the task to `keep`.
 */
async function inSteps(work: (keep: (task: Task | null) => void) => Promise<Task>, inputNames: Readonly<Record<string, string>>) {
  let latest: Task | null = null
  const keep = (task: Task | null) => {
    latest = task
  }
  const done = await payload(async () => ({ task: await work(keep) }), none, inputNames)
  return { ...done, task: done.task ?? latest }
}

/** Fields of Mutation about tasks. */
export const taskWriteResolvers = {
  Mutation: {
    createTask: (_, { input }, { rest }) =>
      inSteps(
        async (keep) => {
          const at = addressOf(input)
          const body = {
            position: input.position ?? 0,
            title: input.title,
            description: input.description ?? '',
            workflow_id: wireId(input.workflowId),
            type_id: wireId(input.typeId),
            // An estimate that nobody made is none; left out, the host would take the first of its list (TCREATE-08).
            effort_id: wireId(input.effortId ?? null),
            start_date: input.startDate ?? null,
            due_date: input.dueDate ?? null,
            parent_id: input.parentId ?? null,
            board_uuid: input.boardId ?? 'main-board',
            members: (input.assignees ?? []).join(','),
          }
          let task = await calls.createTask(rest, at, body)
          keep(task)
          for (const label of input.labelIds ?? []) {
            task = (await calls.attachLabel(rest, at, task.id, label)) ?? (await calls.getTask(rest, at, task.id))
            keep(task)
          }
          return task
        },
        { ...names, workflow_id: 'workflowId', type_id: 'typeId', effort_id: 'effortId' },
      ),
    updateTask: (_, { task: ref, input }, { rest }) =>
      inSteps(async (keep) => {
        const at = addressOf(ref)
        let latest: Task | null = null
        if (Object.keys(wasOf(input)).length > 0) {
          const now = await calls.getTask(rest, at, ref.id)
          const theirs = changedMeanwhile(input, now)
          if (theirs) {
            keep(now)
            throw new Refused('CONFLICT', [theirs.field], theirs.message)
          }
        }
        for (const [field, value] of updatesOf(input)) {
          latest = await calls.updateTask(rest, at, ref.id, field, value)
          keep(latest)
        }
        return latest ?? (await calls.getTask(rest, at, ref.id))
      }, names),
    setTaskDone: (_, { task: ref, done }, { rest }) =>
      write(ref, rest, async (at) => {
        const [now, viewer] = await Promise.all([calls.getTask(rest, at, ref.id), getViewer(rest)])
        return now.done === done ? now : calls.toggleDone(rest, at, ref.id, viewer.username)
      }),
    setTaskProgress: (_, { task: ref, progress }, { rest }) => write(ref, rest, (at) => calls.setEstimative(rest, at, ref.id, progress)),
    setTaskBoard: (_, { task: ref, boardId }, { rest }) => write(ref, rest, (at) => calls.setBoard(rest, at, ref.id, boardId)),
    setTaskFavorite: (_, { task: ref, favorite }, { rest }) =>
      write(ref, rest, async (at) => {
        const now = await calls.getTask(rest, at, ref.id)
        if (now.isFavorite === favorite) return now
        const answer = await calls.toggleFavorite(rest, at, ref.id)
        return answer?.is_favorite === undefined ? null : { ...now, isFavorite: answer.is_favorite }
      }),
    deleteTask: (_, { task: ref }, { rest }) => deletion(ref.id, () => calls.deleteTask(rest, addressOf(ref), ref.id)),
    duplicateTask: (_, { task: ref }, { rest }) => write(ref, rest, (at) => calls.duplicateTask(rest, at, ref.id)),
    assignTask: (_, { task: ref, username }, { rest }) => write(ref, rest, (at) => calls.assign(rest, at, ref.id, username)),
    unassignTask: (_, { task: ref, username }, { rest }) =>
      write(ref, rest, (at) => unlessGone(calls.unassign(rest, at, ref.id, username))),
    attachLabel: (_, { task: ref, labelId }, { rest }) => write(ref, rest, (at) => calls.attachLabel(rest, at, ref.id, labelId)),
    detachLabel: (_, { task: ref, labelId }, { rest }) =>
      write(ref, rest, (at) => unlessGone(calls.detachLabel(rest, at, ref.id, labelId))),
  },
} satisfies Resolvers

// Removing what is already gone is done; the read that follows tells when the task itself is gone.
async function unlessGone(work: Promise<Task | null>): Promise<Task | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null
    throw error
  }
}
