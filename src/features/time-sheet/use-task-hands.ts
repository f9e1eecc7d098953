// Reads the task of a row and performs an action of tasks on it, as its own key would.
import { useEffect } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { type TaskAddress, taskHands } from './task-hands.ts'

/** While mounted rows reach the actions of their tasks. */
export function useTaskHands(): void {
  const { registry, services } = useActions()
  const here = useHere()
  useEffect(() => {
    const hands = async (id: string, address: TaskAddress) => {
      const { task } = await services.api.query(TaskById, address)
      const action = registry.get(id)
      if (task && action) await perform(action, here({ task: [task] }), 'key')
    }
    taskHands.set(hands)
    return () => {
      if (taskHands.get() === hands) taskHands.set(null)
    }
  }, [registry, services, here])
}
