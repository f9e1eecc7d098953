// What one does about a person in view.
import { AtSignIcon, ListIcon, MailIcon, PencilIcon, UserIcon, UserPlusIcon } from 'lucide-react'
import type { Action, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeTasks } from '#src/model/task/writes/change-tasks.ts'
import { sendAssign, sendUnassign } from '#src/model/task/writes/task-writes.ts'

const NOT_COPIED = 'Failed to copy to clipboard. Please try again.'

/** Opens the profile of a person. */
export const openPerson = defineAction({
  id: 'person.open',
  on: 'person',
  title: 'Open profile',
  icon: UserIcon,
  group: 'person',
  shortcut: 'Enter',
  single: true,
  keywords: ['person', 'about', 'who'],
  run: ({ go, persons: [{ username }] }) => go.to(pathTo('profile', { username })),
})

/** The selected tasks of which the viewer may say who works on them. */
function selectedTasks({ scene }: Pick<View<'person'>, 'scene'>): TaskSubject[] {
  const { rows, others, selected } = scene.get()
  return [...rows, ...others].filter(({ id, viewerCan }) => selected.includes(id) && viewerCan.includes('EDIT'))
}

/** Assigns the selected tasks to the person; those that have them already stay. */
export const assignSelected = defineAction({
  id: 'person.assign-selected',
  on: 'person',
  title: ({ persons: [{ name }] }) => `Assign selected tasks to ${name}`,
  name: 'Assign selected tasks to a person',
  icon: UserPlusIcon,
  group: 'person',
  single: true,
  keywords: ['give', 'delegate', 'hand over', 'assignee'],
  when: (view) => (selectedTasks(view).length > 0 ? true : 'hidden'),
  run(context) {
    const { api, persons } = context
    const [{ id, username, name }] = persons
    const person = { id, username, name, avatar: null, headline: null }
    const tasks = selectedTasks(context).filter(({ assignees }) => !assignees.some((one) => one.username === username))
    return changeTasks(context, tasks, {
      send: (task) => sendAssign(api, task, person),
      undo: (task) => sendUnassign(api, { ...task, assignees: [...task.assignees, person] }, person),
      said: (done) => `${plural(done.length, 'task')} assigned to ${name}`,
      also: (done) => ruleToo(done.map((task) => ({ task, people: [{ person, on: true }] }))),
      doing: 'Assigning',
    })
  },
})

/** Copies the address to write to. */
export const copyEmail = defineAction({
  id: 'person.copy-email',
  on: 'person',
  title: 'Copy email',
  icon: MailIcon,
  group: 'person',
  shortcut: '. c',
  single: true,
  keywords: ['mail', 'address', 'write'],
  when: ({ persons: [{ email }] }) => (email === null ? 'hidden' : true),
  async run({ clipboard, persons: [{ email }] }) {
    await clipboard.write(email ?? '').catch(saying(NOT_COPIED))
    return { said: 'Email copied' }
  },
})

/** Copies what mentions the person in a text. */
export const copyMention = defineAction({
  id: 'person.copy-mention',
  on: 'person',
  title: 'Copy mention',
  icon: AtSignIcon,
  group: 'person',
  single: true,
  keywords: ['at', 'username', 'handle'],
  async run({ clipboard, persons: [{ username }] }) {
    await clipboard.write(`@${username}`).catch(saying(NOT_COPIED))
    return { said: `@${username} copied` }
  },
})

/** Leads to the tasks that the person works on. */
export const showTasks = defineAction({
  id: 'person.tasks',
  on: 'person',
  title: ({ persons: [{ name }] }) => `Show the tasks of ${name}`,
  name: 'Show the tasks of a person',
  icon: ListIcon,
  group: 'person',
  single: true,
  keywords: ['assigned', 'working on', 'todo'],
  run: ({ go, persons: [{ username }] }) => go.to(`${pathTo('profile', { username })}#tasks`),
})

/** Opens one's own settings, on one's own profile. */
export const editProfile = defineAction({
  id: 'profile.edit',
  on: 'person',
  title: 'Edit profile',
  icon: PencilIcon,
  group: 'person',
  shortcut: 'e',
  single: true,
  keywords: ['name', 'headline', 'picture', 'avatar'],
  when: ({ viewer, persons: [{ username }] }) => (viewer?.username === username ? true : 'hidden'),
  run: ({ go, persons: [{ username }] }) => go.to(pathTo('profile-update', { username })),
})

/** Everything about a person. */
export const actions: readonly Action[] = [openPerson, showTasks, assignSelected, copyEmail, copyMention, editProfile]
