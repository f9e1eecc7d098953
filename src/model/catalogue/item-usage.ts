// Whether a task has a thing: what is in use cannot be deleted, and that is to be said before anything is hidden (LABEL-05, TEMPLATE-05).

import type { Api } from '#src/data/api.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { graphql } from '#src/data/graphql.ts'
import type { projectRef } from '#src/data/refs.ts'

const FindUsage = graphql(`
  query FindUsage($workspaceSlug: ID!, $projectSlug: ID!, $present: TaskFilter!, $archived: TaskFilter!) {
    present: tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $present, perPage: 1) { nodes { id } }
    archived: tasks(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, filter: $archived, perPage: 1) { nodes { id } }
  }
`)

/** What of a filter finds the tasks that have a thing. */
export type UsageFilter = Omit<VariablesOf<typeof FindUsage>['present'], 'archived'>

/** True when a task of the project, archived or not, meets the filter; asks the server. */
export async function isUsed(api: Api, project: ReturnType<typeof projectRef>, filter: UsageFilter): Promise<boolean> {
  const asked = { ...project, present: { ...filter, archived: false }, archived: { ...filter, archived: true } }
  const found = await api.query(FindUsage, asked, { requestPolicy: 'network-only' })
  return found.present.nodes.length > 0 || found.archived.nodes.length > 0
}
