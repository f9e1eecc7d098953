// Does what a sentence says to every chosen task: one step, one undo, and a task that refuses a part keeps all it had.
import { format } from 'date-fns'
import { TextCursorInputIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { formatClock, formatDay } from '#src/lib/dates/date-format.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { formatStretch, type Stretch } from '#src/lib/dates/work-text.ts'
import { plural } from '#src/lib/text.ts'
import { uuid } from '#src/lib/uuid.ts'
import { sendReminder } from '#src/model/notification/reminder.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import type { MadeChange } from '#src/model/recurrence/rule-too-writes.ts'
import type { UpdateTaskInput } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { allOf, changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import {
  restoreDone,
  sendAssign,
  sendAttach,
  sendBack,
  sendDetach,
  sendDone,
  sendProgress,
  sendUnassign,
  sendUpdate,
} from '#src/model/task/writes/task-writes.ts'
import type { SentencePart } from './sentence.ts'
import { dueRefusedText } from './task-dates.actions.ts'

/** A part in words, as a chip shows it: `Assign Mia Chen`, `Due Fri 27 Nov`. */
export function partText(part: SentencePart, now: Date): string {
  switch (part.kind) {
    case 'assign':
      return `${part.on ? 'Assign' : 'Unassign'} ${part.person.name}`
    case 'label':
      return `${part.on ? 'Label' : 'Remove label'} ${part.label.title}`
    case 'due':
      return part.at ? `Due ${dayText(part.at, now)}` : 'No due date'
    case 'start':
      return part.at ? `Start ${dayText(part.at, now)}` : 'No start date'
    case 'status':
      return `Status ${part.to.title}`
    case 'type':
      return part.to ? `Type ${part.to.title}` : 'No type'
    case 'effort':
      return part.to ? `Effort ${part.to.title}` : 'No effort'
    case 'progress':
      return `Progress ${part.percent}%`
    case 'title':
      return `Rename to “${part.text}”`
    case 'sprint':
      return part.to ? `Put in ${part.to.title}` : 'No sprint'
    case 'story':
      return part.to ? `Story ${part.to.title}` : 'No story'
    case 'log':
      return `Log ${workText(part.work, now)}${part.comment === '' ? '' : ` “${part.comment}”`}`
    case 'remind':
      return part.at ? `Remind me ${format(part.at, 'EEE')} ${formatDay(part.at, now)} ${formatClock(part.at)}` : 'No reminder'
    case 'done':
      return part.on ? 'Done' : 'Not done'
  }
}

/** How long and when: `1h 30m (24 Nov, 09:00 – 10:30)`. */
function workText(work: Stretch, now: Date): string {
  return `${formatTotal((work.end.getTime() - work.start.getTime()) / 1000)} (${formatStretch(work, now)})`
}

// With the day of the week: what is read of `fri` is seen at once; so is a time that was said.
function dayText(at: Date, now: Date): string {
  const time = at.getHours() === 17 && at.getMinutes() === 0 ? '' : ` ${formatClock(at)}`
  return `${format(at, 'EEE')} ${formatDay(at, now)}${time}`
}

/** One write and its inverse; `after` is the task as it then is, for the next one's optimistic answer. */
interface Write {
  send: () => Promise<unknown>
  back: () => Promise<unknown>
  after: TaskSubject
}

/** The fields that one update sets, with what they were. */
function updateWrite(api: Context<'task'>['api'], task: TaskSubject, parts: readonly SentencePart[]): Write | null {
  const input: UpdateTaskInput = {}
  const was: UpdateTaskInput = {}
  let after = task
  for (const part of parts) {
    if (part.kind === 'due') Object.assign(input, { dueDate: part.at?.toISOString() ?? null })
    if (part.kind === 'start') Object.assign(input, { startDate: part.at?.toISOString() ?? null })
    if (part.kind === 'status') [input.workflowId, after] = [part.to.id, { ...after, workflow: part.to }]
    if (part.kind === 'type') [input.typeId, after] = [part.to?.id ?? null, { ...after, type: part.to }]
    if (part.kind === 'effort') [input.effortId, after] = [part.to?.id ?? null, { ...after, effort: part.to }]
    if (part.kind === 'sprint') [input.sprintId, after] = [part.to?.id ?? null, { ...after, sprint: part.to }]
    if (part.kind === 'story') [input.userStoryId, after] = [part.to?.id ?? null, { ...after, userStory: part.to }]
    if (part.kind === 'title') Object.assign(input, { title: part.text, was: { title: task.title } })
  }
  const start = input.startDate === undefined ? task.startDate : input.startDate
  if (input.dueDate && start && Date.parse(input.dueDate) <= Date.parse(start)) throw new SpokenError(dueRefusedText)
  // The start wins over a due date that it reaches (DATES-04).
  if (input.startDate && input.dueDate === undefined && task.dueDate && Date.parse(input.startDate) >= Date.parse(task.dueDate))
    input.dueDate = null
  if (input.dueDate !== undefined) [was.dueDate, after] = [task.dueDate, { ...after, dueDate: input.dueDate }]
  if (input.startDate !== undefined) [was.startDate, after] = [task.startDate, { ...after, startDate: input.startDate }]
  if (input.workflowId !== undefined) was.workflowId = task.workflow?.id ?? null
  if (input.typeId !== undefined) was.typeId = task.type?.id ?? null
  if (input.effortId !== undefined) was.effortId = task.effort?.id ?? null
  if (input.sprintId !== undefined) was.sprintId = task.sprint?.id ?? null
  if (input.userStoryId !== undefined) was.userStoryId = task.userStory?.id ?? null
  if (input.title !== undefined) was.title = task.title
  if (Object.keys(input).length === 0) return null
  const status = parts.find((part) => part.kind === 'status')
  return {
    send: () => sendUpdate(api, task, input, status ? { workflow: status.to } : {}),
    back: () => sendBack(api, task, was, input, status && task.workflow ? { workflow: task.workflow } : {}),
    after: { ...after, ...(input.title && { title: input.title }) },
  }
}

/** How time is logged: by the room that knows it. `intent` is the same for the same work sent again. */
export interface TimeWrites {
  send(api: Context<'task'>['api'], task: TaskSubject, work: Stretch & { comment: string }, intent: string): Promise<{ id: string } | null>
  takeBack(api: Context<'task'>['api'], task: TaskSubject, id: string): Promise<unknown>
  /** Why it cannot be logged; null where it can. */
  problem(work: Stretch, now: Date): string | null
}

/** One stretch of work: taken back, the very entry that was made is deleted. */
function logWrite(api: Context<'task'>['api'], task: TaskSubject, work: Stretch & { comment: string }, time: TimeWrites): Write {
  let made: { id: string } | null = null
  const intent = uuid()
  return {
    send: async () => {
      made = await time.send(api, task, work, intent)
    },
    back: async () => made && time.takeBack(api, task, made.id),
    after: task,
  }
}

/** A reminder of one's own: taken back, the one before is there again. */
function remindWrite(api: Context<'task'>['api'], task: TaskSubject, at: Date | null): Write {
  let before: string | null = null
  return {
    send: async () => {
      before = await sendReminder(api, task, at?.toISOString() ?? null)
    },
    back: () => sendReminder(api, task, before),
    after: task,
  }
}

/** What of a part one write does: people, labels, done and progress have calls of their own. Null where the task has it already. */
function ownWrite(api: Context<'task'>['api'], task: TaskSubject, part: SentencePart, time: TimeWrites): Write | null {
  if (part.kind === 'log') return logWrite(api, task, { ...part.work, comment: part.comment }, time)
  if (part.kind === 'remind') return remindWrite(api, task, part.at)
  if (part.kind === 'assign') {
    const { person, on } = part
    const others = task.assignees.filter(({ username }) => username !== person.username)
    if (others.length < task.assignees.length === on) return null
    const [send, back] = on ? [sendAssign, sendUnassign] : [sendUnassign, sendAssign]
    const after = { ...task, assignees: on ? [...others, person] : others }
    return { send: () => send(api, task, person), back: () => back(api, after, person), after }
  }
  if (part.kind === 'label') {
    const { label, on } = part
    const others = task.labels.filter(({ id }) => id !== label.id)
    if (others.length < task.labels.length === on) return null
    const [send, back] = on ? [sendAttach, sendDetach] : [sendDetach, sendAttach]
    const after = { ...task, labels: on ? [...others, label] : others }
    return { send: () => send(api, task, label), back: () => back(api, after, label), after }
  }
  if (part.kind === 'done' && part.on !== task.done)
    return { send: () => sendDone(api, task, part.on), back: () => restoreDone(api, task), after: { ...task, done: part.on } }
  if (part.kind === 'progress' && part.percent !== task.progress)
    return {
      send: () => sendProgress(api, task, part.percent),
      back: () => restoreDone(api, task),
      after: { ...task, progress: part.percent, done: part.percent === 100 },
    }
  return null
}

/** All writes of one task, in the order in which its lane sends them. */
function writesOf(api: Context<'task'>['api'], task: TaskSubject, parts: readonly SentencePart[], time: TimeWrites): Write[] {
  const writes: Write[] = []
  const update = updateWrite(api, task, parts)
  if (update) writes.push(update)
  for (const part of parts) {
    const write = ownWrite(api, writes.at(-1)?.after ?? task, part, time)
    if (write) writes.push(write)
  }
  return writes
}

/** Sends them together; when one is refused, the others are taken back, and the task is as it was. */
async function sendAll(writes: readonly Write[]): Promise<readonly Write[]> {
  const ends = await Promise.allSettled(writes.map(({ send }) => send()))
  const broken = ends.find((end) => end.status === 'rejected')
  if (!broken) return writes
  await takeBack(writes.filter((_, at) => ends[at]?.status === 'fulfilled'))
  throw broken.reason
}

function takeBack(writes: readonly Write[]): Promise<void> {
  return allOf(writes.toReversed().map(({ back }) => back))
}

/** Whether a task is so already. */
function isMet(task: TaskSubject, part: SentencePart): boolean {
  if (part.kind === 'assign') return task.assignees.some(({ username }) => username === part.person.username) === part.on
  if (part.kind === 'label') return task.labels.some(({ id }) => id === part.label.id) === part.on
  if (part.kind === 'done') return task.done === part.on
  if (part.kind === 'progress') return task.progress === part.percent
  if (part.kind === 'due') return task.dueDate === (part.at?.toISOString() ?? null)
  if (part.kind === 'start') return task.startDate === (part.at?.toISOString() ?? null)
  if (part.kind === 'status') return task.workflow?.id === part.to.id
  if (part.kind === 'type') return (task.type?.id ?? null) === (part.to?.id ?? null)
  if (part.kind === 'effort') return (task.effort?.id ?? null) === (part.to?.id ?? null)
  if (part.kind === 'sprint') return (task.sprint?.id ?? null) === (part.to?.id ?? null)
  if (part.kind === 'story') return (task.userStory?.id ?? null) === (part.to?.id ?? null)
  return part.kind === 'title' && task.title === part.text
}

/** What of a part is also of the rule that made the task (RECUR-10). */
function madeChange(task: TaskSubject, part: SentencePart): MadeChange[] {
  if (part.kind === 'title') return [{ task, title: part.text }]
  if (part.kind === 'assign') return [{ task, people: [{ person: part.person, on: part.on }] }]
  if (part.kind !== 'label') return []
  return [{ task, labels: [{ id: part.label.id, on: part.on }] }]
}

/** Of these tasks, those of which something changes: who has every part already is left alone. */
export function changedBy(parts: readonly SentencePart[], tasks: readonly TaskSubject[]): TaskSubject[] {
  return tasks.filter((task) => parts.some((part) => !isMet(task, part)))
}

async function change(context: Context<'task'>, parts: readonly SentencePart[], time: TimeWrites): Promise<Outcome | undefined> {
  const { api, tasks, now } = context
  const left = (task: TaskSubject) => parts.filter((part) => !isMet(task, part))
  const outcome = await changeTasks(context, changedBy(parts, tasks), {
    send: (task) => sendAll(writesOf(api, task, left(task), time)),
    undo: (_, writes) => takeBack(writes),
    said: (changed) => saidOf(changed, parts.map((part) => partText(part, now())).join(' · ')),
    also: (changed) => ruleToo(changed.flatMap((task) => left(task).flatMap((part) => madeChange(task, part)))),
  })
  // Whoever may not delete logged time cannot take it back: it is said, and the step stays (ROLE-08).
  if (outcome?.said === undefined || !parts.some(isLog) || tasks[0].viewerCan.includes('ADMIN')) return outcome
  return { said: outcome.said, stays: 'Only admins can delete logged time.' }
}

const PAID: ReadonlySet<SentencePart['kind']> = new Set(['due', 'start'])
const OF_ONE: ReadonlySet<SentencePart['kind']> = new Set(['title', 'log'])
const isLog = (part: SentencePart): part is SentencePart & { kind: 'log' } => part.kind === 'log'

/** Why it cannot be done: time ahead, or time among what could be taken back without it. */
function whyNot(parts: readonly SentencePart[], tasks: readonly TaskSubject[], now: Date, time: TimeWrites): string | null {
  const log = parts.find(isLog)
  if (log === undefined) return null
  const isAdmin = tasks.every(({ viewerCan }) => viewerCan.includes('ADMIN'))
  if (parts.length > 1 && !isAdmin) return 'Only admins can delete logged time: log it in a line of its own.'
  return time.problem(log.work, now)
}

/** The action that a sentence is. Renaming and logging time are of one task. */
export function sentenceAction(parts: readonly SentencePart[], now: Date, time: TimeWrites): Action {
  return defineAction({
    id: 'task.sentence',
    on: 'task',
    title: parts.map((part) => partText(part, now)).join(' · '),
    icon: TextCursorInputIcon,
    group: 'task',
    listed: false,
    needs: 'EDIT',
    plan: parts.some(({ kind }) => PAID.has(kind)),
    single: parts.some(({ kind }) => OF_ONE.has(kind)),
    when({ tasks, now: present }) {
      const reason = whyNot(parts, tasks, present(), time)
      if (reason !== null) return { reason }
      return changedBy(parts, tasks).length > 0 || { reason: 'Nothing to change: it is so already.' }
    },
    run: (context) => change(context, parts, time),
  })
}

/** On how many of the chosen tasks it changes something, where several are: `3 tasks`, `2 of 3 tasks`. */
export function reachText(parts: readonly SentencePart[], tasks: readonly TaskSubject[]): string {
  const changed = changedBy(parts, tasks).length
  if (tasks.length < 2) return ''
  return changed === tasks.length ? plural(tasks.length, 'task') : `${changed} of ${plural(tasks.length, 'task')}`
}
