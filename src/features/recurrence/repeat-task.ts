// Makes a task the first of a rule, as the form has it; apart from its action, which is part of every list (RECUR-14).
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { CreateRecurrence } from '#src/model/recurrence/recurrence.graphql.ts'
import { unmakeRecurrence } from '#src/model/recurrence/unmake-recurrence.ts'
import { repeating } from './task-repeat.actions.ts'

/** Makes the rule that was typed in the form. */
export function repeatTaskBy(repetition: Omit<VariablesOf<typeof CreateRecurrence>['input'], 'task' | 'taskId'>, intent: string): Action {
  return defineAction({
    ...repeating,
    async run({ api, tasks: [{ id: taskId, workspaceSlug, projectSlug }] }): Promise<Outcome | undefined> {
      const project = { workspaceSlug, projectSlug }
      const input = { ...repetition, task: {}, taskId }
      const { recurrence } = await api.mutate(CreateRecurrence, { project, input }, { intent, optimistic: false })
      if (!recurrence) return undefined
      const { words } = recurrence
      return {
        said: `Repeats ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
        undo: () => unmakeRecurrence(api, project, recurrence),
      }
    },
  })
}
