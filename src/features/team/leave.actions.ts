// Leaving a workspace: everybody but its owner (TEAM-09).
import { LogOutIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { LeaveWorkspace } from './team-removal.graphql.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'profile.workspace': true
  }
}

/** Asks who gets one's open tasks, says what else goes, and leaves. */
export const leaveWorkspace = defineAction({
  id: 'workspace.leave',
  on: 'workspace',
  group: 'workspace',
  single: true,
  seldom: true,
  title: ({ workspaces: [{ name }] }) => `Leave ${name}…`,
  name: 'Leave the workspace',
  short: 'Leave',
  icon: LogOutIcon,
  keywords: ['quit', 'exit', 'remove me', 'team', 'resign'],
  places: ['profile.workspace'],
  when: ({ workspaces: [{ viewerCan }], viewer }) => (viewer === null || viewerCan.includes('OWN') ? 'hidden' : true),
  async run(context): Promise<Outcome | undefined> {
    const { api, go, viewer, workspaces } = context
    const [{ slug: workspaceSlug, name: workspaceName }] = workspaces
    if (!viewer) return undefined
    const { askHandOver } = await import('./hand-over.ts')
    const plan = await askHandOver(context, { workspaceSlug, workspaceName, username: viewer.username, name: viewer.name, me: true })
    if (plan === null) return undefined
    await api.mutate(LeaveWorkspace, { workspaceSlug, handOver: plan.handOver }, { lane: `Workspace:${workspaceSlug}`, optimistic: false })
    go.to(pathTo('workspace'), { replace: true })
    return { said: `You left ${workspaceName}`, stays: `You left ${workspaceName}. Its owner can bring you back within 30 days.` }
  },
})

/** On a workspace. */
export const actions: readonly Action[] = [leaveWorkspace]
