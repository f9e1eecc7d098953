// Writing tasks. Each answers the task as it is afterwards.
import { addressOf, type GatewayContext, type TaskRef } from '../context.ts'
import { RestError } from '../errors.ts'
import type { RestClient } from '../rest/client.ts'
import { getViewer } from '../rest/session.ts'
import type { Task } from '../rest/task-wire.ts'
import * as calls from '../rest/tasks.ts'
import { wireId } from '../rest/wire.ts'
import { deletion, payload } from './payload.ts'
import { type UpdateInput, updatesOf } from './task-update.ts'

/** Names of the host's task fields in inputs. */
const names = {
  config_issue_type_id: 'typeId',
  config_issue_effort_id: 'effortId',
  config_workflow_id: 'workflowId',
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

interface CreateInput {
  workspaceSlug: string
  projectSlug: string
  title: string
  description?: string | null
  workflowId?: string | null
  typeId?: string | null
  effortId?: string | null
  startDate?: string | null
  dueDate?: string | null
  parentId?: string | null
  boardId?: string | null
  assignees?: string[] | null
  labelIds?: string[] | null
  position?: number | null
}

/** Fields of Mutation about tasks. */
export const taskMutations = {
  Mutation: {
    createTask: (_: unknown, { input }: { input: CreateInput }, { rest }: GatewayContext) =>
      inSteps(
        async (keep) => {
          const at = addressOf(input)
          const body = {
            position: input.position ?? 0,
            title: input.title,
            description: input.description ?? '',
            workflow_id: wireId(input.workflowId),
            type_id: wireId(input.typeId),
            effort_id: wireId(input.effortId),
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
    updateTask: (_: unknown, { task: ref, input }: { task: TaskRef; input: UpdateInput }, { rest }: GatewayContext) =>
      inSteps(async (keep) => {
        const at = addressOf(ref)
        let latest: Task | null = null
        for (const [field, value] of updatesOf(input)) {
          latest = await calls.updateTask(rest, at, ref.id, field, value)
          keep(latest)
        }
        return latest ?? (await calls.getTask(rest, at, ref.id))
      }, names),
    setTaskDone: (_: unknown, { task: ref, done }: { task: TaskRef; done: boolean }, { rest }: GatewayContext) =>
      write(ref, rest, async (at) => {
        const [now, viewer] = await Promise.all([calls.getTask(rest, at, ref.id), getViewer(rest)])
        return now.done === done ? now : calls.toggleDone(rest, at, ref.id, viewer.username)
      }),
    setTaskProgress: (_: unknown, { task: ref, progress }: { task: TaskRef; progress: number }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => calls.setEstimative(rest, at, ref.id, progress)),
    setTaskBoard: (_: unknown, { task: ref, boardId }: { task: TaskRef; boardId: string }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => calls.setBoard(rest, at, ref.id, boardId)),
    setTaskFavorite: (_: unknown, { task: ref, favorite }: { task: TaskRef; favorite: boolean }, { rest }: GatewayContext) =>
      write(ref, rest, async (at) => {
        const now = await calls.getTask(rest, at, ref.id)
        if (now.isFavorite === favorite) return now
        const answer = await calls.toggleFavorite(rest, at, ref.id)
        return answer?.is_favorite === undefined ? null : { ...now, isFavorite: answer.is_favorite }
      }),
    deleteTask: (_: unknown, { task: ref }: { task: TaskRef }, { rest }: GatewayContext) =>
      deletion(ref.id, () => calls.deleteTask(rest, addressOf(ref), ref.id)),
    duplicateTask: (_: unknown, { task: ref }: { task: TaskRef }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => calls.duplicateTask(rest, at, ref.id)),
    moveTask: (
      _: unknown,
      { task: ref, input }: { task: TaskRef; input: { newWorkspaceSlug: string; newProjectSlug: string; newWorkflowId: string } },
      { rest }: GatewayContext,
    ) =>
      payload(
        async () => {
          const target = {
            new_company_slug: input.newWorkspaceSlug,
            new_project_slug: input.newProjectSlug,
            new_workflow_id: wireId(input.newWorkflowId) ?? '',
          }
          const moved = await calls.moveTask(rest, addressOf(ref), ref.id, target)
          const at = addressOf({ workspaceSlug: input.newWorkspaceSlug, projectSlug: input.newProjectSlug })
          return { task: moved ?? (await calls.getTask(rest, at, ref.id)) }
        },
        none,
        { new_company_slug: 'newWorkspaceSlug', new_project_slug: 'newProjectSlug', new_workflow_id: 'newWorkflowId' },
      ),
    assignTask: (_: unknown, { task: ref, username }: { task: TaskRef; username: string }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => calls.assign(rest, at, ref.id, username)),
    unassignTask: (_: unknown, { task: ref, username }: { task: TaskRef; username: string }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => unlessGone(calls.unassign(rest, at, ref.id, username))),
    attachLabel: (_: unknown, { task: ref, labelId }: { task: TaskRef; labelId: string }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => calls.attachLabel(rest, at, ref.id, labelId)),
    detachLabel: (_: unknown, { task: ref, labelId }: { task: TaskRef; labelId: string }, { rest }: GatewayContext) =>
      write(ref, rest, (at) => unlessGone(calls.detachLabel(rest, at, ref.id, labelId))),
  },
}

// Removing what is already gone is done; the read that follows tells when the task itself is gone.
async function unlessGone(work: Promise<Task | null>): Promise<Task | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null
    throw error
  }
}
