// Moving a workspace or a project up and down in the sidebar, for who does not drag.
import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import { arranged } from '#src/app/context/sidebar-arranging.ts'
import { inOrder, projectsInOrder, type SidebarOrder, sidebarOrder, WORKSPACES } from '#src/app/context/sidebar-order.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { ListWorkspaces } from '#src/features/workspace/workspace.graphql.ts'
import { stepInOrder } from '#src/ui/tree/tree-order.ts'

const WAYS = [
  { way: 'up', by: -1, icon: ArrowUpIcon, shortcut: 'Alt+Shift+ArrowUp', end: 'first' },
  { way: 'down', by: 1, icon: ArrowDownIcon, shortcut: 'Alt+Shift+ArrowDown', end: 'last' },
] as const

const keywords = ['order', 'sort', 'reorder', 'arrange', 'sidebar', 'tree']

function moved(
  { by, end }: (typeof WAYS)[number],
  viewer: ViewerInfo | null,
  list: string,
  ordered: (stored: SidebarOrder | null) => readonly { id: string }[],
  { id, name }: { id: string; name: string },
): Outcome | undefined {
  if (!viewer) return undefined
  const present = ordered(sidebarOrder(viewer.username).read()).map((item) => item.id)
  const next = stepInOrder(present, id, by)
  return next ? arranged(viewer, list, next, name) : { said: `${name} is the ${end} one` }
}

/** One step up or down, for the project in view, else for the workspace. */
export const sidebarActions: readonly Action[] = WAYS.flatMap((one) => [
  defineAction({
    id: `project.move-${one.way}`,
    menu: 'place',
    on: 'project',
    title: `Move project ${one.way} in the sidebar`,
    icon: one.icon,
    group: 'view',
    keywords,
    shortcut: one.shortcut,
    single: true,
    async run({ api, viewer, projects: [project] }) {
      const { projects } = await api.query(ListProjects, { workspaceSlug: project.workspaceSlug })
      const list = project.workspaceSlug
      return moved(one, viewer, list, (stored) => projectsInOrder(projects, stored, list), project)
    },
  }),
  defineAction({
    id: `workspace.move-${one.way}`,
    menu: 'place',
    on: 'workspace',
    title: `Move workspace ${one.way} in the sidebar`,
    icon: one.icon,
    group: 'view',
    keywords,
    shortcut: one.shortcut,
    single: true,
    async run({ api, viewer, workspaces: [workspace] }) {
      const { workspaces } = await api.query(ListWorkspaces, { search: '' })
      const all = workspaces.some(({ id }) => id === workspace.id) ? workspaces : [...workspaces, workspace]
      return moved(one, viewer, WORKSPACES, (stored) => inOrder(all, stored, WORKSPACES), workspace)
    },
  }),
])
