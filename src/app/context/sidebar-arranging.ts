// Putting workspaces and projects in order in the sidebar by dragging; the actions with keys are beside the others of the view.
import { GripVerticalIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import { arrange, WORKSPACES } from './sidebar-order.ts'

const arranging = { on: 'app', icon: GripVerticalIcon, group: 'view', listed: false } as const

/** Puts the projects of a workspace in this order, because the one with this name was moved. */
export function arrangeProjects(workspaceSlug: string, ids: readonly string[], name: string): Action {
  const run = ({ viewer }: { viewer: ViewerInfo | null }) => arranged(viewer, workspaceSlug, ids, name)
  return defineAction({ ...arranging, id: 'project.arrange', title: 'Arrange projects', run })
}

/** The same with the workspaces. */
export function arrangeWorkspaces(ids: readonly string[], name: string): Action {
  const run = ({ viewer }: { viewer: ViewerInfo | null }) => arranged(viewer, WORKSPACES, ids, name)
  return defineAction({ ...arranging, id: 'workspace.arrange', title: 'Arrange workspaces', run })
}

/** Stores the order of a list of the sidebar; what is told, and how it is taken back. */
export function arranged(viewer: ViewerInfo | null, list: string, ids: readonly string[], name: string): Outcome | undefined {
  if (!viewer) return undefined
  return { said: `${name} moved`, undo: arrange(viewer.username, list, ids) }
}
