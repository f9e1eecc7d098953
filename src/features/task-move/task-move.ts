// A move and its way back, which also gives the task what the move took from it.
import type { Chip } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { taskRef } from '#src/data/refs.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import { MoveTask, UndoMove } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { allOf } from '#src/model/task/writes/change-tasks.ts'
import { laneOf, sendAssign, sendAttach, sendBoard, sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { knownSubtasks, type MoveLoss } from './task-move-losses.ts'

/** Where tasks go, the status each has there, whether their subtasks go along, and the id of the step. */
export interface Target {
  workspaceSlug: string
  projectSlug: string
  workflowOf: (task: TaskSubject) => Chip
  withSubtasks: boolean
  moveId: string
}

/**
 * Moves one task (MOVE-02). `undoable` says whether the host remembers what the move took. When the answer is lost and the host keeps keys, the same
 * is asked once more: the task may have left the project in which the person could try again, and only the first answer knows the way back.
 */
export function sendMove(api: Api, task: TaskSubject, { workspaceSlug, projectSlug, workflowOf, withSubtasks, moveId }: Target) {
  const workflow = workflowOf(task)
  const input = { newWorkspaceSlug: workspaceSlug, newProjectSlug: projectSlug, newWorkflowId: workflow.id, withSubtasks, moveId }
  const send = () =>
    api.mutate(MoveTask, { task: taskRef(task), input }, { lane: laneOf(task), extra: { before: cachedOfSubject(task), workflow } })
  return send().catch((error: unknown) => {
    const known = asApiError(error)
    if (known?.outcomeUnknown && !known.mayDoTwice) return send()
    throw error
  })
}

/** Takes one move back and answers what could not be given back; a host that does not remember it is asked to move the task back instead. */
export async function takeMoveBack(api: Api, task: TaskSubject, target: Target, undoable: boolean): Promise<readonly MoveLoss[]> {
  if (!undoable) return moveBack(api, task, target)
  const from = { workspaceSlug: target.workspaceSlug, projectSlug: target.projectSlug }
  try {
    const options = { lane: laneOf(task), extra: { was: task, from } }
    return (await api.mutate(UndoMove, { task: taskRef(task), moveId: target.moveId }, options)).left
  } catch (error) {
    if (asApiError(error)?.code !== 'NOT_FOUND') throw error
    return moveBack(api, task, target)
  }
}

/**
 * Moves one task back to where it was, then restores what calls can restore: type, effort, board, labels, people, sprint, story and parent. Answers
 * what they cannot. A task that had no status comes back with the one it got.
 */
async function moveBack(api: Api, task: TaskSubject, { workspaceSlug, projectSlug, workflowOf }: Target): Promise<readonly MoveLoss[]> {
  const workflow = task.workflow ?? workflowOf(task)
  const { task: back } = await api.mutate(
    MoveTask,
    {
      task: taskRef({ id: task.id, workspaceSlug, projectSlug }),
      input: { newWorkspaceSlug: task.workspaceSlug, newProjectSlug: task.projectSlug, newWorkflowId: workflow.id },
    },
    { lane: laneOf(task), extra: { workflow } },
  )
  if (!back) return []
  const typeId = task.type?.id ?? null
  const effortId = task.effort?.id ?? null
  const input = {
    ...(typeId !== (back.type?.id ?? null) && { typeId }),
    ...(effortId !== (back.effort?.id ?? null) && { effortId }),
    ...(task.sprint && task.sprint.id !== back.sprint?.id && { sprintId: task.sprint.id }),
    ...(task.userStory && task.userStory.id !== back.userStory?.id && { userStoryId: task.userStory.id }),
    ...(task.parentId && task.parentId !== back.parentId && { parentId: task.parentId }),
  }
  await allOf([
    ...(Object.keys(input).length > 0 ? [() => sendUpdate(api, task, input)] : []),
    ...(task.board && back.board?.id !== task.board.id ? [() => sendBoard(api, task, task.board?.id ?? '')] : []),
    ...task.labels.filter(({ id }) => !back.labels.some((label) => label.id === id)).map((label) => () => sendAttach(api, task, label)),
    ...task.assignees
      .filter(({ username }) => !back.assignees.some((person) => person.username === username))
      .map((person) => () => sendAssign(api, task, person)),
  ])
  const lost = (what: MoveLoss['what'], title: string): MoveLoss => ({ taskId: task.id, code: back.code, what, title })
  const subtasks = knownSubtasks(task)
  return [
    ...(task.code !== null && task.code !== back.code ? [lost('CODE', task.code)] : []),
    ...(subtasks > 0 ? [lost('SUBTASK', `${subtasks} of ${task.code ?? task.title}`)] : []),
  ]
}
