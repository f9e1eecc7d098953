// The facts of a task as people read them: which are shown where, what each is called and says, and the action that changes it.
import { formatPickerDate } from '#src/lib/dates/date-format.ts'
import { fieldEntries, type TaskField, taskFields } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** A fact of a task: a field that lists know, or one of its own. */
export type Fact = TaskField | 'progress' | 'timer' | 'open'

/** The facts that every list of tasks has, and those that only the detail shows besides. */
export function factsIn(place: 'row' | 'detail'): readonly TaskField[] {
  return fieldEntries.flatMap(([name, { shown }]) => (shown === 'row' || shown === place ? [name] : []))
}

/** Where the action is not called as the fact is. */
const ACTIONS: { readonly [F in Fact]?: string } = {
  isFavorite: 'task.favorite',
  workflow: 'task.status',
  assignees: 'task.assign',
  dueDate: 'task.due',
}

/** The id of the action that changes a fact: `userStory` → `task.user-story`. */
export function actionOf(fact: Fact): string {
  return ACTIONS[fact] ?? `task.${wordsOf(fact).join('-')}`
}

/** What people call a fact: `userStory` → `User story`. */
export function titleOf(fact: Fact): string {
  // What the wire calls a workflow is a status to people (docs/glossary.md).
  if (fact === 'workflow') return 'Status'
  const words = wordsOf(fact).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(fact: Fact): string[] {
  return fact.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
}

/** What a task says of a field or of its progress, in words; empty where it says nothing. */
export function textOf(task: TaskSubject, fact: TaskField | 'progress'): string {
  const said: unknown = task[fact as keyof TaskSubject]
  if (said === undefined || said === null) return ''
  switch (fact === 'progress' ? 'number' : taskFields[fact].kind) {
    case 'link':
      return (said as { title: string }).title
    case 'people':
      return (said as TaskSubject['assignees']).map(({ name }) => name).join(', ')
    case 'labels':
      return (said as TaskSubject['labels']).map(({ title }) => title).join(', ')
    case 'flag':
      return said === true ? 'yes' : 'no'
    case 'instant':
      return formatPickerDate(new Date(said as string))
    default:
      return String(said)
  }
}
