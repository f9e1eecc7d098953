// Sends one change of one task, in the task's lane, with what the cache needs to show it at once.
import type { Chip } from '#src/actions/subject.ts'
import { onlyOnesOwn } from '#src/actions/undo.ts'
import type { Api } from '#src/data/api.ts'
import { taskRef } from '#src/data/refs.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { MAIN_BOARD, type TaskExtra } from '#src/model/task/cache/task-optimistic.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import { fieldOfInput, isUnsaid, knownOf } from '#src/model/task/task-fields.ts'
import {
  AssignTask,
  AttachLabel,
  DeleteTask,
  DetachLabel,
  SetTaskBoard,
  SetTaskDone,
  SetTaskFavorite,
  SetTaskProgress,
  UnassignTask,
  UpdateTask,
  UpdateTaskDescription,
  type UpdateTaskInput,
} from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

type Address = Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>

/**
 * Options of a write: its lane, what it writes, and how the task was. A write that gives back what the subject says (`restores`, as undo does) has
 * a subject of an earlier time: then nobody knows how the task is now, and lists take it in wherever it belongs.
 */
function optionsOf(task: TaskSubject, field: string, restores: boolean, extra: TaskExtra = {}) {
  return { lane: laneOf(task), field, extra: { ...(restores ? {} : { before: cachedOfSubject(task) }), ...extra } }
}

function isRestored(task: TaskSubject, input: UpdateTaskInput): boolean {
  return Object.entries(input).every(([name, value]) => {
    const field = fieldOfInput[name]
    if (name === 'was') return true
    // Nobody can give back what rows never say; a plan that this row does not name counts as none.
    return field !== undefined && !isUnsaid(field) && value === (knownOf(task, field) ?? null)
  })
}

/** The lane of a task: its mutations are sent one after another. */
export function laneOf({ id }: Pick<TaskSubject, 'id'>): string {
  return `Task:${id}`
}

function isOn(things: readonly { id: string }[], id: string): boolean {
  return things.some((thing) => thing.id === id)
}

/** Changes fields that rows show; with `was`, only where they still are that: else CONFLICT. */
export function sendUpdate(api: Api, task: TaskSubject, input: UpdateTaskInput, extra?: TaskExtra) {
  const { was: _, ...written } = input
  const field = `update:${Object.keys(written).sort().join()}`
  return api.mutate(UpdateTask, { task: taskRef(task), input }, optionsOf(task, field, isRestored(task, input), extra))
}

/** The inverse of `sendUpdate`: gives `back` where what was `sent` is still so; what somebody else changed since stays. */
export function sendBack(api: Api, task: TaskSubject, back: UpdateTaskInput, sent: UpdateTaskInput, extra?: TaskExtra) {
  const { was: _, position: __, ...was } = sent
  return sendUpdate(api, task, { ...back, was }, extra).catch(onlyOnesOwn)
}

/** Changes the description; with `was`, only where it still is that: else CONFLICT. Answers what is stored now. */
export async function sendDescription(api: Api, task: Address, description: string, was?: string): Promise<string> {
  const options = { lane: laneOf(task), field: 'description' }
  const input = { description, ...(was !== undefined && { was: { description: was } }) }
  const { task: after } = await api.mutate(UpdateTaskDescription, { task: taskRef(task), input }, options)
  return after?.description ?? description
}

/** Marks as done or not (DONE-01). */
export function sendDone(api: Api, task: TaskSubject, done: boolean, extra?: TaskExtra) {
  return api.mutate(SetTaskDone, { task: taskRef(task), done }, optionsOf(task, 'done', done === task.done, extra))
}

/** Sets the progress (DONE-05). */
export function sendProgress(api: Api, task: TaskSubject, progress: number, extra?: TaskExtra) {
  return api.mutate(SetTaskProgress, { task: taskRef(task), progress }, optionsOf(task, 'progress', progress === task.progress, extra))
}

/** Gives back all that goes with done: a task that was not done keeps the progress (DONE-04, DONE-05) and the status it had. */
export function restoreDone(api: Api, task: TaskSubject): Promise<unknown> {
  const extra = task.workflow ? { workflow: task.workflow } : {}
  if (task.done) return sendDone(api, task, true, extra)
  // The progress alone un-marks it; 0 is what un-marking leaves.
  return task.progress > 0 ? sendProgress(api, task, task.progress, extra) : sendDone(api, task, false, extra)
}

/** Stars or unstars (FAV-01). */
export function sendFavorite(api: Api, task: TaskSubject, favorite: boolean) {
  return api.mutate(SetTaskFavorite, { task: taskRef(task), favorite }, optionsOf(task, 'favorite', favorite === task.isFavorite))
}

/** Puts on a board, `main-board` for none (BOARD-03). */
export function sendBoard(api: Api, task: TaskSubject, boardId: string) {
  return api.mutate(SetTaskBoard, { task: taskRef(task), boardId }, optionsOf(task, 'board', boardId === (task.board?.id ?? MAIN_BOARD)))
}

/** Assigns a person. */
export function sendAssign(api: Api, task: TaskSubject, person: PersonSubject) {
  const { username } = person
  return api.mutate(
    AssignTask,
    { task: taskRef(task), username },
    optionsOf(task, `assignee:${username}`, isOn(task.assignees, username), { person }),
  )
}

/** Takes a person off. */
export function sendUnassign(api: Api, task: TaskSubject, { username }: PersonSubject) {
  return api.mutate(
    UnassignTask,
    { task: taskRef(task), username },
    optionsOf(task, `assignee:${username}`, !isOn(task.assignees, username)),
  )
}

/** Puts a label on. */
export function sendAttach(api: Api, task: TaskSubject, label: Chip) {
  return api.mutate(
    AttachLabel,
    { task: taskRef(task), labelId: label.id },
    optionsOf(task, `label:${label.id}`, isOn(task.labels, label.id), { label }),
  )
}

/** Takes a label off. */
export function sendDetach(api: Api, task: TaskSubject, label: Chip) {
  return api.mutate(
    DetachLabel,
    { task: taskRef(task), labelId: label.id },
    optionsOf(task, `label:${label.id}`, !isOn(task.labels, label.id)),
  )
}

/** Deletes for good. */
export function sendDelete(api: Api, task: Address) {
  return api.mutate(DeleteTask, { task: taskRef(task) }, { lane: laneOf(task) })
}
