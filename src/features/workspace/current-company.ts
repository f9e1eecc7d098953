// The stored current company: set by entering a workspace, read when nothing else says where one is (STORE-03, WS-07).
import type { Services } from '#src/actions/services.ts'
import { currentCompany, keptAnswer, projectsKey, type StoredWorkspace, workspacesKey } from '#src/data/storage/storage.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { WorkspaceHeadData } from './workspace.graphql.ts'

/** A workspace in the shape the specification stores. */
export function storedWorkspace(workspace: WorkspaceHeadData): StoredWorkspace {
  return {
    slug: workspace.slug,
    name: workspace.name,
    logo: workspace.logo,
    owner: workspace.owner && { username: workspace.owner.username },
    settings: { can_create_projects: workspace.viewerCan.includes('CREATE_PROJECT') },
    whitelabel: { logo: workspace.whitelabelLogo },
    favicon: workspace.favicon,
    subscription: workspace.subscription,
    unlimited_workspaces: workspace.unlimitedWorkspaces,
  }
}

/** The landing page of a workspace. */
export function landingPath(slug: string): string {
  return `${pathTo('workspace')}?workspace=${encodeURIComponent(slug)}`
}

/** Stores the workspace as current company and drops the lists kept for the next first paint (OPEN-27). */
export function storeCurrent(workspace: WorkspaceHeadData): void {
  currentCompany.write({ data: storedWorkspace(workspace) })
  for (const key of [workspacesKey, projectsKey(workspace.slug)]) keptAnswer(key).remove()
}

/** The same, and goes to its landing page (WS-08). */
export function enterWorkspace(workspace: WorkspaceHeadData, go: Services['go']): void {
  storeCurrent(workspace)
  go.to(landingPath(workspace.slug))
}
