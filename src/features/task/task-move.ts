// A move and its way back, which also gives the task what the move took from it.
import { type Chip, type TaskSubject, taskRef } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import { allOf } from './change-tasks.ts'
import { knownOfSubject } from './known-task.ts'
import { MoveTask } from './task-mutations.graphql.ts'
import { laneOf, refOf, sendAssign, sendAttach, sendBoard, sendUpdate } from './task-writes.ts'

/** Where tasks go, and the status each has there. */
export interface Target {
  workspaceSlug: string
  projectSlug: string
  workflowOf: (task: TaskSubject) => Chip
}

/** Moves one task (MOVE-02). */
export function sendMove(api: Api, task: TaskSubject, { workspaceSlug, projectSlug, workflowOf }: Target) {
  const workflow = workflowOf(task)
  const input = { newWorkspaceSlug: workspaceSlug, newProjectSlug: projectSlug, newWorkflowId: workflow.id }
  return api.mutate(MoveTask, { task: refOf(api, task), input }, { lane: laneOf(task), extra: { before: knownOfSubject(task), workflow } })
}

/**
 * Moves one task back to where it was, then restores what did not survive the way: type, effort, board, labels and people. Only its code
 * is new, as the host numbers tasks anew. A task that had no status comes back with the one it got.
 */
export async function moveBack(api: Api, task: TaskSubject, { workspaceSlug, projectSlug, workflowOf }: Target): Promise<void> {
  const workflow = task.workflow ?? workflowOf(task)
  const { task: back } = await api.mutate(
    MoveTask,
    {
      task: taskRef({ id: api.realId(task.id), workspaceSlug, projectSlug }),
      input: { newWorkspaceSlug: task.workspaceSlug, newProjectSlug: task.projectSlug, newWorkflowId: workflow.id },
    },
    { lane: laneOf(task), extra: { workflow } },
  )
  if (!back) return
  const typeId = task.type?.id ?? null
  const effortId = task.effort?.id ?? null
  const input = {
    ...(typeId !== (back.type?.id ?? null) && { typeId }),
    ...(effortId !== (back.effort?.id ?? null) && { effortId }),
  }
  await allOf([
    ...(Object.keys(input).length > 0 ? [() => sendUpdate(api, task, input)] : []),
    ...(task.board && back.board?.id !== task.board.id ? [() => sendBoard(api, task, task.board?.id ?? '')] : []),
    ...task.labels.filter(({ id }) => !back.labels.some((label) => label.id === id)).map((label) => () => sendAttach(api, task, label)),
    ...task.assignees
      .filter(({ username }) => !back.assignees.some((person) => person.username === username))
      .map((person) => () => sendAssign(api, task, person)),
  ])
}
