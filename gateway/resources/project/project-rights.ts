// What the viewer may do in a project, asked of the host: its role, whose it is, and the plan of its workspace.
import { type Plan, projectPermissions } from '../../permissions.ts'
import type { RestClient } from '../../rest/client.ts'
import type { Permission } from '../../schema-types.d.ts'
import { getViewer } from '../session/session.calls.ts'
import { getCompany } from '../workspace/workspace.calls.ts'
import { getProject, type Project } from './project.calls.ts'

async function planAndOwner(rest: RestClient, project: Project, workspaceSlug: string): Promise<{ plan: Plan; owner: string | null }> {
  const { company } = project
  if (company && (company.subscription !== null || company.unlimited_workspaces != null) && company.owner)
    return {
      plan: { subscription: company.subscription, unlimitedWorkspaces: company.unlimited_workspaces ?? null },
      owner: company.owner.username,
    }
  const asked = await getCompany(rest, workspaceSlug)
  return { plan: asked, owner: asked.owner?.username ?? null }
}

/** The viewer's rights in a project that was read whole. */
export async function permissionsIn(rest: RestClient, workspaceSlug: string, project: Project): Promise<Permission[]> {
  const [{ username }, { plan, owner }] = await Promise.all([getViewer(rest), planAndOwner(rest, project, workspaceSlug)])
  const owns = username === owner || username === project.owner?.username
  return projectPermissions({ role: project.role, owns, plan, archived: project.status === 'ARCHIVED' })
}

/** The viewer's rights in the project at an address; the readings of a request are made once. */
export async function permissionsAt(rest: RestClient, workspaceSlug: string, projectSlug: string): Promise<Permission[]> {
  return permissionsIn(rest, workspaceSlug, await getProject(rest, workspaceSlug, projectSlug))
}
