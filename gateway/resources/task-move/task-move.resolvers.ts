// Moving tasks: what a move would take away, the move, and its way back.
import { isUnknownCall } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { wireId } from '../../rest/wire.ts'
import type { MoveTargetInput, ProjectRef } from '../../schema-types.d.ts'
import { payload } from '../payload.ts'
import { getTask } from '../task/task.calls.ts'
import * as calls from './task-move.calls.ts'

const none = { task: null, along: [] }
const ends = (from: ProjectRef, { newWorkspaceSlug, newProjectSlug }: MoveTargetInput) => ({
  ...addressOf(from),
  new_company_slug: newWorkspaceSlug,
  new_project_slug: newProjectSlug,
})

/** Fields of Query and Mutation about moves. */
export const taskMoveResolvers = {
  Query: {
    async movePreview(_, { project, taskIds, target, withSubtasks }, { rest }) {
      try {
        return await calls.previewMove(rest, ends(project, target), taskIds, withSubtasks ?? false)
      } catch (error) {
        if (isUnknownCall(error)) return null
        throw error
      }
    },
  },
  Mutation: {
    moveTask: (_, { task: ref, input }, { rest }) =>
      payload(
        async () => {
          const step = { withSubtasks: input.withSubtasks ?? false, moveId: input.moveId ?? null }
          const target = { ...ends(ref, input), new_workflow_id: wireId(input.newWorkflowId) ?? '' }
          const { task, along, undoable } = await calls.moveTask(rest, target, ref.id, step)
          const at = addressOf({ workspaceSlug: input.newWorkspaceSlug, projectSlug: input.newProjectSlug })
          return { task: task ?? (await getTask(rest, at, ref.id)), along, undoable }
        },
        { ...none, undoable: false },
        {
          new_company_slug: 'newWorkspaceSlug',
          new_project_slug: 'newProjectSlug',
          new_workflow_id: 'newWorkflowId',
          subtasks: 'withSubtasks',
          move_uuid: 'moveId',
        },
      ),
    undoMove: (_, { task: ref, moveId }, { rest }) =>
      payload(
        async () => {
          const { task, along, left } = await calls.undoMove(rest, ref.workspaceSlug, ref.id, moveId)
          return { task: task ?? (await getTask(rest, addressOf(ref), ref.id)), along, left }
        },
        { ...none, left: [] },
      ),
  },
} satisfies Resolvers
