// Turns an update into the host's one-field calls (REST-21).
import type { TaskWas, UpdateTaskInput } from '../../schema-types.d.ts'
import { SET } from './task.fields.ts'
import type { Task } from './task.wire.ts'

type Field = keyof typeof SET

/** One `[field, value]` per call, in order. */
export function updatesOf(input: UpdateTaskInput): [string, unknown][] {
  return Object.entries(SET).flatMap(([name, [wire, write]]) => {
    const value = input[name as Field]
    return value === undefined ? [] : [[wire, value === null ? null : (write as (value: unknown) => unknown)(value)]]
  })
}

/** A moment as the host keeps it: by the minute. */
const minute = (at: string | null | undefined) => (at == null ? null : Math.floor(Date.parse(at) / 60_000))
const otherwise = (what: string) => `Its ${what} is another one by now.`

/** What is compared with `was`: the field of the task as a value, and what is said where it is otherwise by now. */
const COMPARED: { [Name in keyof TaskWas]-?: [read: (task: Task) => unknown, said: (task: Task) => string] } = {
  title: [({ title }) => title, ({ title }) => `Somebody else renamed this task meanwhile: “${title}”.`],
  description: [({ description }) => description ?? '', () => 'Somebody else changed this description meanwhile.'],
  isDraft: [({ isDraft }) => isDraft, ({ isDraft }) => `It is ${isDraft ? 'a' : 'no'} draft by now.`],
  isArchived: [({ isArchived }) => isArchived, ({ isArchived }) => `It is ${isArchived ? '' : 'not '}archived by now.`],
  typeId: [({ type }) => type?.id ?? null, () => otherwise('type')],
  effortId: [({ effort }) => effort?.id ?? null, () => otherwise('effort')],
  workflowId: [({ workflow }) => workflow?.id ?? null, () => otherwise('status')],
  startDate: [({ startDate }) => minute(startDate), () => otherwise('start date')],
  dueDate: [({ dueDate }) => minute(dueDate), () => otherwise('due date')],
  sprintId: [({ sprint }) => sprint?.id ?? null, () => otherwise('sprint')],
  userStoryId: [({ userStory }) => userStory?.id ?? null, () => otherwise('user story')],
  parentId: [({ parentId }) => parentId ?? null, () => otherwise('parent')],
}

/** A value of an input as it is compared. */
function comparable(name: keyof TaskWas, value: unknown): unknown {
  if (name === 'startDate' || name === 'dueDate') return minute(value as string | null)
  return name === 'description' ? (value ?? '') : value
}

/** What the task was when the update was decided, said in whichever way. */
export function wasOf({ was, titleWas, descriptionWas }: UpdateTaskInput): TaskWas {
  return { ...(titleWas != null && { title: titleWas }), ...(descriptionWas != null && { description: descriptionWas }), ...was }
}

/** What of a task is neither what it was when it was decided nor what is written, so that writing would take away somebody else's; null for nothing. */
export function changedMeanwhile(input: UpdateTaskInput, now: Task): { field: keyof TaskWas; message: string } | null {
  const was = wasOf(input)
  for (const [name, [read, said]] of Object.entries(COMPARED) as [keyof TaskWas, (typeof COMPARED)[keyof TaskWas]][]) {
    if (was[name] === undefined) continue
    const value = read(now)
    if (value !== comparable(name, was[name]) && (input[name] === undefined || value !== comparable(name, input[name])))
      return { field: name, message: said(now) }
  }
  return null
}
