// What resolvers are given: the REST calls of this request.
import type { RestClient } from './rest/client.ts'

/** The context of one GraphQL request. */
export interface GatewayContext {
  rest: RestClient
  requestId: string
}

/** The address of a task (input `TaskRef`). */
export interface TaskRef {
  workspaceSlug: string
  projectSlug: string
  id: string
}

/** The address of a project (input `ProjectRef`). */
export interface ProjectRef {
  workspaceSlug: string
  projectSlug: string
}

/** The query parameters of a project's calls (API-05). */
export function addressOf({ workspaceSlug, projectSlug }: ProjectRef) {
  return { company_slug: workspaceSlug, project_slug: projectSlug }
}
