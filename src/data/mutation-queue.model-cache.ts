// The model test's documents and their cache part: the smallest noun that has everything (create, toggle, rename, list).

import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto } from '#src/data/cache/cache-lists.ts'
import type { VariablesOf } from './graphql.ts'
import { graphql } from './graphql.ts'

/** A task as the model knows it. */
export interface Row {
  __typename: 'Task'
  id: string
  title: string
  done: boolean
}

export const ListTasks = graphql(`
  query ListTasks($workspaceSlug: ID!, $projectSlug: ID!) {
    tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { nodes { id title done } }
  }
`)

export const CreateTask = graphql(`
  mutation CreateTask($input: CreateTaskInput!) { createTask(input: $input) { task { id title done } userErrors { code field message } } }
`)

export const SetDone = graphql(`
  mutation SetDone($task: TaskRef!, $done: Boolean!) { setTaskDone(task: $task, done: $done) { task { id done } userErrors { code field message } } }
`)

export const RenameTask = graphql(`
  mutation RenameTask($task: TaskRef!, $input: UpdateTaskInput!) { updateTask(task: $task, input: $input) { task { id title } userErrors { code field message } } }
`)

function taskPayload(task: { id: unknown } & Record<string, unknown>) {
  return { __typename: 'TaskPayload', task: { __typename: 'Task', ...task }, userErrors: [] }
}

export const modelCache = defineCachePart({
  updates: {
    createTask: (result: { createTask?: { task: Row | null } }, _args, cache) => {
      const task = result.createTask?.task
      if (task) linkInto(cache, 'tasks', task)
    },
  },
  optimistic: {
    createTask: ({ input }: VariablesOf<typeof CreateTask>, _cache, { variables }) =>
      taskPayload({ id: variables.tmpId, title: input.title, done: false }),
    setTaskDone: ({ task, done }: VariablesOf<typeof SetDone>) => taskPayload({ id: task.id, done }),
    updateTask: ({ task, input }: VariablesOf<typeof RenameTask>) => taskPayload({ id: task.id, title: input.title }),
  },
})
