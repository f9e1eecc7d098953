// What mutations of tasks change in the cache besides the task itself: lists, totals, the running timer.

import type { Cache, DataFields, ResolveInfo, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { GetRunningTimer } from '#src/model/task/task.graphql.ts'
import { fieldEntries, fieldOfInput, type TaskField } from '#src/model/task/task-fields.ts'
import type {
  CancelTimer,
  DeleteTask,
  DuplicateTask,
  EndTimer,
  MoveTask,
  SetTaskDone,
  UpdateTask,
} from '#src/model/task/task-mutations.graphql.ts'
import { addToLists, putBelow, removeFromLists, resettle } from './task-lists.ts'
import {
  assignedTask,
  boardedTask,
  doneTask,
  extraOf,
  keysOf,
  labelledTask,
  progressedTask,
  starredTask,
  startedTimer,
  unassignedTask,
  unlabelledTask,
  updatedTask,
} from './task-optimistic.ts'
import { broughtBackTask, createdTask, duplicatedTask, movedTask } from './task-optimistic-place.ts'
import { askWatchers } from './task-watching.ts'

type TaskPayload = ResultOf<typeof SetTaskDone>['setTaskDone']
type MovePayload = ResultOf<typeof MoveTask>['moveTask']
type TimerPayload = ResultOf<typeof CancelTimer>['cancelTimer']

// A refused or failed mutation has no payload, or one without its task.
function payloadIn<Payload>(answer: DataFields, name: string): Payload | null {
  return (answer[name] as Payload | null | undefined) ?? null
}

/** The updater of a mutation that answers `{ task }` and writes these fields. */
function settles(name: string, fields: readonly TaskField[] | ((args: VariablesOf<typeof UpdateTask>) => readonly TaskField[])) {
  return (answer: DataFields, args: VariablesOf<typeof UpdateTask>, cache: Cache, info: ResolveInfo) => {
    const id = payloadIn<TaskPayload>(answer, name)?.task?.id
    if (id !== undefined) resettle(cache, id, typeof fields === 'function' ? fields(args) : fields, extraOf(info).before, info.optimistic)
  }
}

/** The updater of putting somebody on a task, or taking them off. */
function settlesPeople(name: 'assignTask' | 'unassignTask') {
  return (answer: DataFields, args: VariablesOf<typeof UpdateTask>, cache: Cache, info: ResolveInfo) => {
    settles(name, ['assignees'])(answer, args, cache, info)
    askWatchers(cache, args.task.id, info.optimistic)
  }
}

/** The fields that lists know, of an update. */
function fieldsOfUpdate({ input }: VariablesOf<typeof UpdateTask>): TaskField[] {
  const given = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : (fieldOfInput[name] ?? [])))
  // A status may mean done (decision 019).
  return given.includes('workflow') ? [...given, 'done'] : given
}

/** What a move may change: where the task is, everything that belongs to a project, who works on it, and its place. */
const MOVED: readonly TaskField[] = [
  'workspaceSlug',
  'projectSlug',
  'position',
  ...fieldEntries.flatMap(([name, { of }]) => (of === undefined ? [] : [name])),
]

/** The updater of a move or its undo: lists of both projects, of the task and of the subtasks that went with it. */
function settlesMove(name: 'moveTask' | 'undoMove') {
  return (answer: DataFields, args: VariablesOf<typeof UpdateTask>, cache: Cache, info: ResolveInfo) => {
    settles(name, MOVED)(answer, args, cache, info)
    const moved = payloadIn<MovePayload>(answer, name)
    if (!moved?.task || info.optimistic) return
    for (const { id } of moved.along) resettle(cache, id, MOVED)
    // Whose parent and whose subtasks they were and are: only the host knows of all of them.
    for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
      if (fieldName === 'subtasks' || fieldName === 'parentTasks') cache.invalidate('Query', fieldKey)
  }
}

const timerOf =
  (name: 'startTimer' | 'endTimer' | 'cancelTimer'): UpdateResolver =>
  (answer, _args, cache) => {
    const payload = payloadIn<TimerPayload>(answer, name)
    if (!payload) return
    const { running, userErrors } = payload
    // A refused end says nothing about what runs; a refused start names the timer that stands in the way.
    if (running === null && userErrors.length > 0) return
    cache.updateQuery({ query: GetRunningTimer }, (data) => data && { ...data, runningTimer: { ...data.runningTimer, running } })
  }

/** A new task comes into the lists that it belongs to, and below its parent. */
const made =
  (field: 'createTask' | 'threadToTask'): UpdateResolver =>
  (answer, _args, cache, { optimistic = false }) => {
    const id = payloadIn<TaskPayload>(answer, field)?.task?.id
    if (id === undefined) return
    addToLists(cache, id, optimistic)
    const parent = cache.resolve(`Task:${id}`, 'parentId')
    if (typeof parent === 'string') putBelow(cache, id, parent)
  }

/** The cache part of tasks and of the timer. */
export const taskCachePart = defineCachePart({
  optimistic: {
    createTask: createdTask,
    updateTask: updatedTask,
    setTaskDone: doneTask,
    setTaskProgress: progressedTask,
    setTaskFavorite: starredTask,
    setTaskBoard: boardedTask,
    assignTask: assignedTask,
    unassignTask: unassignedTask,
    attachLabel: labelledTask,
    detachLabel: unlabelledTask,
    duplicateTask: duplicatedTask,
    moveTask: movedTask,
    undoMove: broughtBackTask,
    startTimer: startedTimer,
  },
  resolvers: {
    // One truth: whatever a list said when it was read, a task is timed while the running timer is on it.
    Task: {
      timerStartedAt: (parent, _args, cache) => {
        const state = cache.resolve('Query', 'runningTimer')
        const running = typeof state === 'string' && parent.timerStartedAt !== undefined ? cache.resolve(state, 'running') : undefined
        if (running === undefined) return parent.timerStartedAt as string | null
        if (typeof running !== 'string') return null
        return cache.resolve(running, 'taskId') === parent.id ? (cache.resolve(running, 'startedAt') as string) : null
      },
    },
  },
  updates: {
    createTask: made('createTask'),
    threadToTask: made('threadToTask'),
    updateTask: (answer, args: VariablesOf<typeof UpdateTask>, cache, info) => {
      settles('updateTask', fieldsOfUpdate)(answer, args, cache, info)
      const { parentId } = args.input
      if (parentId !== undefined && payloadIn<TaskPayload>(answer, 'updateTask')?.task) putBelow(cache, args.task.id, parentId)
    },
    setTaskDone: settles('setTaskDone', ['done', 'workflow']),
    setTaskProgress: settles('setTaskProgress', ['done', 'workflow']),
    setTaskFavorite: settles('setTaskFavorite', ['isFavorite']),
    setTaskBoard: settles('setTaskBoard', ['board']),
    assignTask: settlesPeople('assignTask'),
    unassignTask: settlesPeople('unassignTask'),
    attachLabel: settles('attachLabel', ['labels']),
    detachLabel: settles('detachLabel', ['labels']),
    applyLabels(answer, args: VariablesOf<typeof UpdateTask>, cache, info) {
      settles('applyLabels', ['labels'])(answer, args, cache, info)
      // Those that were made on the way belong to their project's list.
      const { workspaceSlug, projectSlug } = args.task
      for (const label of payloadIn<TaskPayload>(answer, 'applyLabels') ? keysOf(cache.resolve(`Task:${args.task.id}`, 'labels')) : [])
        linkInto(cache, 'labels', label, {
          at: 'end',
          matches: (list) => list.workspaceSlug === workspaceSlug && list.projectSlug === projectSlug,
        })
    },
    moveTask: settlesMove('moveTask'),
    undoMove: settlesMove('undoMove'),
    duplicateTask: (answer, { task }: VariablesOf<typeof DuplicateTask>, cache, { optimistic = false }) => {
      const id = payloadIn<TaskPayload>(answer, 'duplicateTask')?.task?.id
      if (id !== undefined) addToLists(cache, id, optimistic, task.id)
    },
    deleteTask: (answer, args: VariablesOf<typeof DeleteTask>, cache, { optimistic = false }) => {
      const id = goneId(answer.deleteTask, args.task.id)
      if (id) removeFromLists(cache, id, optimistic)
    },
    startTimer: timerOf('startTimer'),
    endTimer: (answer, args: VariablesOf<typeof EndTimer>, cache, info) => {
      timerOf('endTimer')(answer, args, cache, info)
      if ((payloadIn<TimerPayload>(answer, 'endTimer')?.userErrors.length ?? 1) > 0) return
      // The new entry and the sums cannot be derived.
      for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query'))
        if (fieldName === 'timeEntries' && given?.taskId === args.task.id) cache.invalidate('Query', fieldKey)
    },
    cancelTimer: timerOf('cancelTimer'),
  },
})
