// Who works on a task.
import { HandIcon, UserPlusIcon } from 'lucide-react'
import type { ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { PersonSubject, TaskSubject } from '#src/actions/subject.ts'
import { changeTasks, saidOf } from './change-tasks.ts'
import { sendAssign, sendUnassign } from './task-writes.ts'

const has = (task: TaskSubject, { username }: PersonSubject) => task.assignees.some((person) => person.username === username)

/** Assigns the person to the tasks that lack them; where all have them already, takes them off all. */
function toggleAssignee(context: Context<'task'>, person: PersonSubject): Promise<Outcome | undefined> {
  const { api, tasks } = context
  if (tasks.every((task) => has(task, person)))
    return changeTasks(context, tasks, {
      send: (task) => sendUnassign(api, task, person),
      undo: (task) => sendAssign(api, task, person),
      doing: 'Unassigning',
      said: (changed) => saidOf(changed, `Unassigned from ${person.name}`),
    })
  const lacking = tasks.filter((task) => !has(task, person))
  return changeTasks(context, lacking, {
    send: (task) => sendAssign(api, task, person),
    undo: (task) => sendUnassign(api, task, person),
    doing: 'Assigning',
    said: (changed) => saidOf(changed, `Assigned to ${person.name}`),
  })
}

const assigning: ActionDefinition<'task'> = {
  id: 'task.assign',
  on: 'task',
  title: 'Assign to…',
  icon: UserPlusIcon,
  group: 'task',
  keywords: ['assignee', 'member', 'owner', 'responsible', 'delegate', 'give', 'person', 'people', 'unassign'],
  shortcut: 'a',
  places: ['task.row', 'task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const [first] = context.tasks
    const checked = first.assignees.filter((person) => context.tasks.every((task) => has(task, person)))
    const person = await context.ask.person({
      title: 'Assign Members',
      project: { workspaceSlug: first.workspaceSlug, projectSlug: first.projectSlug },
      checked: checked.map(({ username }) => username),
    })
    return person ? toggleAssignee(context, person) : undefined
  },
}

/** Assigns or unassigns a person (ASSIGN-01). */
export const assignTask = defineAction(assigning)

/** The same for a person that is already chosen, for example by a checkbox. */
export function assignTaskTo(person: PersonSubject) {
  return defineAction({ ...assigning, run: (context) => toggleAssignee(context, person) })
}

/** Assigns the viewer, or takes them off. */
export const assignTaskToMe = defineAction({
  id: 'task.assign-me',
  on: 'task',
  title: ({ tasks, viewer }) =>
    viewer && tasks.every((task) => task.assignees.some(({ username }) => username === viewer.username)) ? 'Unassign me' : 'Assign to me',
  name: 'Assign to me',
  icon: HandIcon,
  group: 'task',
  keywords: ['take', 'claim', 'mine', 'self', 'i'],
  shortcut: 'i',
  places: ['task.bulk'],
  needs: 'EDIT',
  when: ({ viewer }) => (viewer ? true : 'hidden'),
  run(context) {
    const { viewer } = context
    return viewer ? toggleAssignee(context, { id: viewer.username, ...viewer }) : undefined
  },
})
