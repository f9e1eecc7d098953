// What the gateway is asked: the client's own documents, and one that starts a project.

import { type DocumentNode, print } from 'graphql'
import { graphql } from '#src/data/graphql.ts'
import { ProjectRow } from '#src/features/project/project.graphql.ts'
import { WorkspaceHead } from '#src/features/workspace/workspace.graphql.ts'
import { TaskById, TasksPage } from '#src/model/task/task.graphql.ts'
import { UpdateTask } from '#src/model/task/task-mutations.graphql.ts'

const ProjectBoot = graphql(
  `query ProjectBoot($workspaceSlug: ID!, $projectSlug: ID!) {
    workspaces { ...WorkspaceHead }
    projects(workspaceSlug: $workspaceSlug) { ...ProjectRow }
    project(workspaceSlug: $workspaceSlug, slug: $projectSlug) { ...ProjectRow description budget startDate }
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    taskTypes(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    efforts(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title hours }
    labels(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    boards(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title }
    members(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id role person { id username name avatar headline } }
  }`,
  [WorkspaceHead, ProjectRow],
)

/** One kind of request. `id` is a task, `turn` a number that is new each time. */
export interface Workload {
  name: string
  query: string
  variables(id: string, turn: number): Record<string, unknown>
  /** The body of its write, where it writes. */
  body?(turn: number): unknown
}

const at = { workspaceSlug: 'acme', projectSlug: 'website' }
const textOf = (document: unknown) => print(document as DocumentNode)
const title = (turn: number) => `Renamed for the ${turn}th time`

/** A page of so many tasks with every field of a row, as it is posted. */
export const tasksPage = (perPage: number) => ({ query: textOf(TasksPage), variables: { ...at, page: 1, perPage } })

/** A page of 50 with every field of a row, the start of a project, one task with its detail, and a write that answers the task. */
export const workloads: readonly Workload[] = [
  { name: 'page of 50 tasks', query: textOf(TasksPage), variables: () => ({ ...at, page: 1, perPage: 50 }) },
  { name: 'project boot', query: textOf(ProjectBoot), variables: () => at },
  { name: 'task by id', query: textOf(TaskById), variables: (id) => ({ ...at, id }) },
  {
    name: 'updateTask title',
    query: textOf(UpdateTask),
    variables: (id, turn) => ({ task: { ...at, id }, input: { title: title(turn) } }),
    body: (turn) => ({ title: title(turn) }),
  },
]
