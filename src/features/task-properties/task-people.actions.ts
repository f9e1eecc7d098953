// Who works on a task.
import { HandIcon, UserPlusIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { markOf, type TickWay, tickOnce, tickTasks } from '#src/model/task/writes/task-ticks.ts'
import { sendAssign, sendUnassign } from '#src/model/task/writes/task-writes.ts'

const has = (task: TaskSubject, { username }: Pick<PersonSubject, 'username'>) =>
  task.assignees.some((person) => person.username === username)

const wayOf = ({ api }: Pick<Context<'task'>, 'api'>): TickWay<PersonSubject> => ({
  key: ({ username }) => username,
  has,
  changed: (task, person, on) => {
    const others = task.assignees.filter(({ username }) => username !== person.username)
    return { ...task, assignees: on ? [...others, person] : others }
  },
  send: (task, person, on) => (on ? sendAssign : sendUnassign)(api, task, person),
  doing: (on) => (on ? 'Assigning' : 'Unassigning'),
  said([first, ...more]) {
    if (!first || more.length > 0) return 'Assignees changed'
    return first.on ? `Assigned to ${first.value.name}` : `Unassigned from ${first.value.name}`
  },
  also: (done) => ruleToo(done.map(({ task, value, on }) => ({ task, people: [{ person: value, on }] }))),
})

/** Assigns the person to the tasks that lack them; where all have them already, takes them off all. */
function toggleAssignee(context: Context<'task'>, person: PersonSubject) {
  const { tasks } = context
  return tickOnce(context, tasks, wayOf(context), person, !tasks.every((task) => has(task, person)))
}

const assigning: ActionDefinition<'task'> = {
  id: 'task.assign',
  on: 'task',
  title: 'Assign to…',
  icon: UserPlusIcon,
  group: 'task',
  short: 'Assign',
  menu: 'properties',
  picker: true,
  keywords: ['assignee', 'member', 'owner', 'responsible', 'delegate', 'give', 'person', 'people', 'unassign'],
  shortcut: 'a',
  places: ['task.bulk', 'task.side', 'task.thumb'],
  needs: 'EDIT',
  async run(context) {
    const { ask, tasks } = context
    const [{ workspaceSlug, projectSlug }] = tasks
    const people = tickTasks(context, tasks, wayOf(context))
    await ask.people({
      title: 'Assign Members',
      project: { workspaceSlug, projectSlug },
      mark: (username) => markOf(tasks, (task) => has(task, { username })),
      apply: people.apply,
    })
    return people.outcome()
  },
}

/** Assigns and unassigns people as they are ticked (ASSIGN-01). */
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
  keywords: ['take', 'claim', 'pick up', 'mine', 'self', 'i'],
  shortcut: 'i',
  places: ['task.bulk'],
  needs: 'EDIT',
  when: ({ viewer }) => (viewer ? true : 'hidden'),
  run(context) {
    const { viewer } = context
    return viewer ? toggleAssignee(context, { id: viewer.username, ...viewer }) : undefined
  },
})

/** Actions on who works on a task. */
export const actions: readonly Action[] = [assignTask, assignTaskToMe]
