// Clients and their list, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { ClientRowData } from './client.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The client whose page is in view. */
    client: ClientSubject | null
    'client-list': ClientListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    client: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    client: ClientSubject
    'client-list': ClientListSubject
  }
}

/** A client with where it is. */
export interface ClientSubject extends ClientRowData {
  workspaceSlug: string
  viewerCan: readonly Permission[]
}

/** The page that lists the clients of a workspace. */
export interface ClientListSubject {
  id: string
  workspaceSlug: string
  viewerCan: readonly Permission[]
  archived: boolean
  search: string
}

/** A row of an answer as a subject; the workspace's rights count. */
export function clientSubject(
  client: ClientRowData,
  { workspaceSlug, viewerCan }: Pick<ClientListSubject, 'workspaceSlug' | 'viewerCan'>,
): ClientSubject {
  return { ...client, workspaceSlug, viewerCan }
}

/** What is written to a client goes one after the other. */
export function clientLane({ id }: { id: string }): string {
  return `Client:${id}`
}
