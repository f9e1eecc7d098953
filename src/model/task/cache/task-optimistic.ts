// The answers that are shown before the server's: what each fast mutation will have done to its task.
import type { Cache, Data, ResolveInfo } from '@urql/exchange-graphcache'
import type { Chip } from '#src/actions/subject.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { idOfKey } from '#src/model/task/cached-task.ts'
import { type CachedTask, fieldOfInput, typeOf } from '#src/model/task/task-fields.ts'
import type {
  AssignTask,
  AttachLabel,
  SetTaskBoard,
  SetTaskDone,
  SetTaskFavorite,
  SetTaskProgress,
  StartTimer,
  UpdateTask,
} from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/**
 * What actions pass in `extra` for the answer shown at once and for the lists: `before` is the task as it was (see `cachedOfSubject`), the others
 * are the things whose ids are sent, where the cache may not hold them.
 */
export interface TaskExtra {
  before?: CachedTask
  workflow?: Chip
  person?: PersonSubject
  label?: Chip
  startedAt?: string
  /** The task as it was before what is taken back. */
  was?: TaskSubject
}

/** The extras of a mutation. */
export function extraOf({ variables }: ResolveInfo): TaskExtra & { tmpId?: string } {
  return variables as TaskExtra & { tmpId?: string }
}

type Answer<Fields> = Fields & { __typename: 'TaskPayload'; userErrors: [] }

/** A payload without refusals around a task. */
export function payload(task: object): Answer<{ task: Data }> {
  return { __typename: 'TaskPayload', task: { __typename: 'Task', ...task } as Data, userErrors: [] }
}

/** The id that stands for no board (BOARD-02). */
export const MAIN_BOARD = 'main-board'

/** The given fields only; a chosen thing that the cache has never seen waits for the server's answer. */
export function updatedTask({ task, input }: VariablesOf<typeof UpdateTask>, cache: Cache, info: ResolveInfo) {
  const { workflow } = extraOf(info)
  const fields = Object.entries(input).map(([name, value]) => {
    const field = fieldOfInput[name]
    // What a text was before is no field of the task.
    if (value === undefined || name.endsWith('Was')) return {}
    const of = field && typeOf(field)
    return field === undefined || of === undefined ? { [name]: value } : picked(cache, field, of, value as string | null)
  })
  const given = workflow && workflow.id === input.workflowId ? { workflow: { __typename: 'Workflow', ...workflow } } : {}
  return payload(Object.assign({ id: task.id }, ...fields, given))
}

/** Done and its progress: 100 or 0 (DONE-04). Which status goes with it is known only where that is given back. */
export function doneTask({ task, done }: VariablesOf<typeof SetTaskDone>, _cache: Cache, info: ResolveInfo) {
  return payload({ id: task.id, done, progress: done ? 100 : 0, ...givenStatus(info) })
}

/** Progress, and done at 100 only (DONE-05). */
export function progressedTask({ task, progress }: VariablesOf<typeof SetTaskProgress>, _cache: Cache, info: ResolveInfo) {
  return payload({ id: task.id, progress, done: progress === 100, ...givenStatus(info) })
}

function givenStatus(info: ResolveInfo): object {
  const { workflow } = extraOf(info)
  return workflow ? { workflow: { __typename: 'Workflow', ...workflow } } : {}
}

/** The star (FAV-01). */
export function starredTask({ task, favorite }: VariablesOf<typeof SetTaskFavorite>) {
  return payload({ id: task.id, isFavorite: favorite })
}

/** The board, none for the main board (BOARD-02). */
export function boardedTask({ task, boardId }: VariablesOf<typeof SetTaskBoard>, cache: Cache) {
  return payload({ id: task.id, ...picked(cache, 'board', 'Board', boardId === MAIN_BOARD ? null : boardId) })
}

/** The people with one more. */
export function assignedTask({ task, username }: VariablesOf<typeof AssignTask>, cache: Cache, info: ResolveInfo) {
  const { person } = extraOf(info)
  const added = person && person.username === username ? { __typename: 'Person', ...person } : undefined
  return payload({ id: task.id, ...joined(cache, task.id, 'assignees', `Person:${username}`, 'name', added) })
}

/** The people without one. */
export function unassignedTask({ task, username }: VariablesOf<typeof AssignTask>, cache: Cache) {
  return payload({ id: task.id, ...parted(cache, task.id, 'assignees', `Person:${username}`) })
}

/** The labels with one more. */
export function labelledTask({ task, labelId }: VariablesOf<typeof AttachLabel>, cache: Cache, info: ResolveInfo) {
  const { label } = extraOf(info)
  const added = label && label.id === labelId ? { __typename: 'Label', ...label } : undefined
  return payload({ id: task.id, ...joined(cache, task.id, 'labels', `Label:${labelId}`, 'title', added) })
}

/** The labels without one. */
export function unlabelledTask({ task, labelId }: VariablesOf<typeof AttachLabel>, cache: Cache) {
  return payload({ id: task.id, ...parted(cache, task.id, 'labels', `Label:${labelId}`) })
}

/** The timer as running from now (TIMER-01). */
export function startedTimer({ task }: VariablesOf<typeof StartTimer>, cache: Cache, info: ResolveInfo) {
  const startedAt = extraOf(info).startedAt ?? new Date().toISOString()
  const key = `Task:${task.id}`
  return {
    __typename: 'TimerPayload' as const,
    running: {
      __typename: 'RunningTimer',
      taskId: task.id,
      taskCode: cache.resolve(key, 'code') ?? null,
      taskTitle: cache.resolve(key, 'title') ?? '',
      workspaceSlug: task.workspaceSlug,
      projectSlug: task.projectSlug,
      startedAt,
    } as Data,
    task: { __typename: 'Task', id: task.id, timerStartedAt: startedAt } as Data,
    userErrors: [],
  }
}

/** The field set to the thing of this id; nothing where the cache does not know it. */
export function picked(cache: Cache, field: string, type: string, id: string | null | undefined): object {
  if (id === undefined) return {}
  if (id === null) return { [field]: null }
  return cache.resolve(`${type}:${id}`, 'title') === undefined ? {} : { [field]: { __typename: type, id } }
}

function joined(cache: Cache, taskId: string, field: string, key: string, known: string, given: object | undefined): object {
  const keys = keysOf(cache.resolve(`Task:${taskId}`, field))
  if (keys.includes(key)) return {}
  const added = given ?? (cache.resolve(key, known) === undefined ? undefined : refOf(key))
  return added === undefined ? {} : { [field]: [...keys.map(refOf), added] }
}

function parted(cache: Cache, taskId: string, field: string, key: string): object {
  const keys = keysOf(cache.resolve(`Task:${taskId}`, field))
  return { [field]: keys.filter((other) => other !== key).map(refOf) }
}

/** An entity of the cache by its key. */
export function refOf(key: string): { __typename: string; id: string } {
  return { __typename: key.slice(0, key.indexOf(':')), id: idOfKey(key) }
}

/** The keys in a cached list. */
export function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
}
