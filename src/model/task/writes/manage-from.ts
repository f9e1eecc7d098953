// The line at the end of a picker that leads to the dialog of all that can be picked.
import type { Context } from '#src/actions/action.ts'
import type { PickQuestion } from '#src/actions/services.ts'

const TITLES = {
  label: 'Manage labels…',
  'task-type': 'Manage types…',
  effort: 'Manage efforts…',
  workflow: 'Manage statuses…',
  board: 'Manage boards…',
  sprint: 'Manage sprints…',
  'user-story': 'Manage user stories…',
} as const

/** The kinds of things that a task can be given, as `items.manage` calls them. */
export type ManagedKind = keyof typeof TITLES

/** Nothing for tasks of several projects. The dialog gives to the task when there is one. */
export function manageFrom(
  { dialogs, tasks }: Pick<Context<'task'>, 'dialogs' | 'tasks'>,
  kind: ManagedKind,
): Pick<PickQuestion<unknown>, 'leads'> {
  const [first] = tasks
  const { workspaceSlug, projectSlug, viewerCan } = first
  if (tasks.some((task) => task.workspaceSlug !== workspaceSlug || task.projectSlug !== projectSlug)) return {}
  const task = tasks.length === 1 ? { task: first } : {}
  return {
    leads: {
      title: TITLES[kind],
      go: () => dialogs.open('items.manage', { kind, project: { workspaceSlug, projectSlug }, viewerCan, ...task }),
    },
  }
}
