// Sends one change of one task, in the task's lane, with what the cache needs to show it at once.
import { type Chip, type PersonSubject, type TaskSubject, taskRef } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import { knownOfSubject } from './known-task.ts'
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
} from './task-mutations.graphql.ts'
import { MAIN_BOARD, type TaskExtra } from './task-optimistic.ts'

type Address = Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>

/**
 * Options of a write: its lane, what it writes, and how the task was. A write that gives back what the subject says (`restores`, as undo does) has
 * a subject of an earlier time: then nobody knows how the task is now, and lists take it in wherever it belongs.
 */
function optionsOf(task: TaskSubject, field: string, restores: boolean, extra: TaskExtra = {}) {
  return { lane: laneOf(task), field, extra: { ...(restores ? {} : { before: knownOfSubject(task) }), ...extra } }
}

function isRestored(task: TaskSubject, input: UpdateTaskInput): boolean {
  const { title, isDraft, isArchived, startDate, dueDate } = task
  const ids = { workflowId: task.workflow?.id ?? null, typeId: task.type?.id ?? null, effortId: task.effort?.id ?? null }
  const plans = { sprintId: task.sprint?.id ?? null, userStoryId: task.userStory?.id ?? null }
  const was: Record<string, unknown> = { title, isDraft, isArchived, startDate, dueDate, ...ids, ...plans }
  return Object.entries(input).every(([name, value]) => value === was[name])
}

/** The lane of a task: its mutations are sent one after another. */
export function laneOf({ id }: Pick<TaskSubject, 'id'>): string {
  return `Task:${id}`
}

/** The task's address, with the real id once there is one. */
export function refOf(api: Api, task: Address) {
  return taskRef({ ...task, id: api.realId(task.id) })
}

function isOn(things: readonly { id: string }[], id: string): boolean {
  return things.some((thing) => thing.id === id)
}

/** Changes fields that rows show. */
export function sendUpdate(api: Api, task: TaskSubject, input: UpdateTaskInput, extra?: TaskExtra) {
  const field = `update:${Object.keys(input).sort().join()}`
  return api.mutate(UpdateTask, { task: refOf(api, task), input }, optionsOf(task, field, isRestored(task, input), extra))
}

/** Changes the description. */
export function sendDescription(api: Api, task: Address, description: string) {
  const options = { lane: laneOf(task), field: 'description' }
  return api.mutate(UpdateTaskDescription, { task: refOf(api, task), input: { description } }, options)
}

/** Marks as done or not (DONE-01). */
export function sendDone(api: Api, task: TaskSubject, done: boolean) {
  return api.mutate(SetTaskDone, { task: refOf(api, task), done }, optionsOf(task, 'done', done === task.done))
}

/** Sets the progress (DONE-05). */
export function sendProgress(api: Api, task: TaskSubject, progress: number) {
  return api.mutate(SetTaskProgress, { task: refOf(api, task), progress }, optionsOf(task, 'progress', progress === task.progress))
}

/** Gives back both: a task that was not done keeps the progress it had (DONE-04, DONE-05). */
export function restoreDone(api: Api, task: TaskSubject): Promise<unknown> {
  if (task.done) return sendDone(api, task, true)
  // The progress alone un-marks it; 0 is what un-marking leaves.
  return task.progress > 0 ? sendProgress(api, task, task.progress) : sendDone(api, task, false)
}

/** Stars or unstars (FAV-01). */
export function sendFavorite(api: Api, task: TaskSubject, favorite: boolean) {
  return api.mutate(SetTaskFavorite, { task: refOf(api, task), favorite }, optionsOf(task, 'favorite', favorite === task.isFavorite))
}

/** Puts on a board, `main-board` for none (BOARD-03). */
export function sendBoard(api: Api, task: TaskSubject, boardId: string) {
  return api.mutate(SetTaskBoard, { task: refOf(api, task), boardId }, optionsOf(task, 'board', boardId === (task.board?.id ?? MAIN_BOARD)))
}

/** Assigns a person. */
export function sendAssign(api: Api, task: TaskSubject, person: PersonSubject) {
  const { username } = person
  return api.mutate(
    AssignTask,
    { task: refOf(api, task), username },
    optionsOf(task, `assignee:${username}`, isOn(task.assignees, username), { person }),
  )
}

/** Takes a person off. */
export function sendUnassign(api: Api, task: TaskSubject, { username }: PersonSubject) {
  return api.mutate(
    UnassignTask,
    { task: refOf(api, task), username },
    optionsOf(task, `assignee:${username}`, !isOn(task.assignees, username)),
  )
}

/** Puts a label on. */
export function sendAttach(api: Api, task: TaskSubject, label: Chip) {
  return api.mutate(
    AttachLabel,
    { task: refOf(api, task), labelId: label.id },
    optionsOf(task, `label:${label.id}`, isOn(task.labels, label.id), { label }),
  )
}

/** Takes a label off. */
export function sendDetach(api: Api, task: TaskSubject, label: Chip) {
  return api.mutate(
    DetachLabel,
    { task: refOf(api, task), labelId: label.id },
    optionsOf(task, `label:${label.id}`, !isOn(task.labels, label.id)),
  )
}

/** Deletes for good. */
export function sendDelete(api: Api, task: Address) {
  return api.mutate(DeleteTask, { task: refOf(api, task) }, { lane: laneOf(task) })
}
