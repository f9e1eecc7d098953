// What the viewer may do, from role, ownership and plan (specification §6). The one place of the gateway that knows.
import type { Permission } from './schema-types.d.ts'

/** What decides the plan gate. Null means that the host does not say. */
export interface Plan {
  subscription: string | null
  unlimitedWorkspaces: boolean | null
}

/** Open unless `unlimited_workspaces` is false or the subscription is `free` (PLAN-01, PLAN-03, DEFECT-14). */
export function isPaid({ subscription, unlimitedWorkspaces }: Plan): boolean {
  return unlimitedWorkspaces !== false && subscription !== 'free'
}

/** By role: `admin` and `member` edit, `admin` administers, everything else reads (ROLE-02..10, DEFECT-17). */
function byRole(role: string | null): Permission[] {
  if (role === 'admin') return ['EDIT', 'ADMIN']
  return role === 'member' ? ['EDIT'] : []
}

function byPlan(plan: Plan): Permission[] {
  return isPaid(plan) ? ['PAID'] : []
}

/** On a task. An archived project is read-only, whoever asks (SCREEN-15). */
export function taskPermissions(role: string | null, plan: Plan, archived = false): Permission[] {
  return [...(archived ? [] : byRole(role)), ...byPlan(plan)]
}

/** On a project; its owner and the workspace's owner count as admins (WS-02, SHELL-16), and may reopen an archived one, where nobody else may anything. */
export function projectPermissions({
  role,
  owns,
  plan,
  archived = false,
}: {
  role: string | null
  owns: boolean
  plan: Plan
  archived?: boolean
}): Permission[] {
  return [...(archived ? [] : byRole(owns ? 'admin' : role)), ...(owns ? (['OWN'] as const) : []), ...byPlan(plan)]
}

/**
 * On a workspace (ROLE-04, PROJ-01). `EDIT` means that the viewer may have projects to work in: everyone but a guest or restricted person;
 * a host that names no role leaves it open, because each project decides again.
 */
export function workspacePermissions({
  owns,
  role,
  canCreateProjects,
  plan,
}: {
  owns: boolean
  role: string | null
  canCreateProjects: boolean
  plan: Plan
}): Permission[] {
  const works = owns || role === null || byRole(role).length > 0
  return [
    ...(works ? (['EDIT'] as const) : []),
    ...(owns ? (['ADMIN', 'OWN'] as const) : []),
    ...(canCreateProjects ? (['CREATE_PROJECT'] as const) : []),
    ...byPlan(plan),
  ]
}
