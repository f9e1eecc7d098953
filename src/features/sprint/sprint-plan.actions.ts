// Putting tasks into the sprint in view, and taking them out: a sprint is planned with J and V alone (SPRINT-12).
import { ListPlusIcon, ListXIcon } from 'lucide-react'
import type { Action, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeField } from '#src/model/task/writes/change-field.ts'
import { inState, sprintPath } from './sprint-writes.ts'

/** The sprint whose page is in view, where it takes these tasks. */
function sprintFor({ scene, tasks }: Pick<View<'task'>, 'scene' | 'tasks'>) {
  const { sprint } = scene.get()
  if (!sprint || sprint.state === 'COMPLETED') return null
  const isHere = tasks.every((task) => task.workspaceSlug === sprint.workspaceSlug && task.projectSlug === sprint.projectSlug)
  return isHere ? sprint : null
}

function areIn(tasks: readonly TaskSubject[], id: string): boolean {
  return tasks.every((task) => task.sprint?.id === id)
}

/** The row that has the focus when these have gone to the other list: the next one that stays, else the one before. */
function rowAfter(rows: readonly { id: string }[], gone: ReadonlySet<string>, active: string | null): string | null {
  const at = rows.findIndex(({ id }) => id === active)
  if (at === -1) return null
  const stays = ({ id }: { id: string }) => !gone.has(id)
  return (rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays))?.id ?? null
}

/** In, or out where all of them are in; the next row is active then. */
export const toggleInSprint = defineAction({
  id: 'task.toggle-in-sprint',
  on: 'task',
  title(view) {
    const sprint = sprintFor(view)
    if (!sprint) return 'Put in the sprint in view'
    return areIn(view.tasks, sprint.id) ? `Take out of ${sprint.title}` : `Put in ${sprint.title}`
  },
  name: 'Put in the sprint in view, or take out',
  icon: ListPlusIcon,
  group: 'task',
  keywords: ['plan', 'backlog', 'commit', 'iteration', 'cycle'],
  shortcut: 'v',
  needs: 'EDIT',
  when: (view) => (sprintFor(view) ? true : 'hidden'),
  async run(context) {
    const sprint = sprintFor(context)
    if (!sprint) return undefined
    const { scene, tasks } = context
    const out = areIn(tasks, sprint.id)
    const { listed, detail } = scene.get()
    const next = listed && !detail ? rowAfter(listed.rows, new Set(tasks.map(({ id }) => id)), listed.active) : null
    const changing = changeField(
      context,
      'sprint',
      () => (out ? null : sprint.id),
      out ? `Taken out of ${sprint.title}` : `Put in ${sprint.title}`,
    )
    if (listed && !detail) {
      scene.clearSelection()
      scene.activate(next)
    }
    return changing
  },
})

/** Goes where tasks are put in and taken out. */
export const planSprint = defineAction({
  id: 'sprint.plan',
  on: 'sprint',
  title: ({ sprints: [sprint] }) => `Plan ${sprint.title}`,
  name: 'Plan sprint',
  icon: ListXIcon,
  group: 'sprint',
  keywords: ['backlog', 'add tasks', 'fill', 'iteration', 'cycle', 'timebox'],
  shortcut: 'v',
  needs: 'EDIT',
  single: true,
  when: inState('PLANNED', 'ACTIVE'),
  run: ({ go, sprints: [sprint] }) => go.to(`${sprintPath(sprint)}?show=plan`),
})

/** Planning. */
export const actions: readonly Action[] = [toggleInSprint, planSprint]
