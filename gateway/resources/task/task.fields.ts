// The properties of a task that are one value of the wire: how each is read, what sets it, and what lists are narrowed by.
import { z } from 'zod'
import {
  chip,
  flag,
  list,
  maybe,
  maybeCount,
  maybeId,
  maybeOf,
  moment,
  number,
  odd,
  quick,
  type Reading,
  sinceEpoch,
  someText,
  text,
  type Wire,
} from '../../rest/reading.ts'
import { actor, colour, id, wireId } from '../../rest/wire.ts'
import type { TaskFilter, UpdateTaskInput } from '../../schema-types.d.ts'
import { board, effort, workflow } from '../catalogue/catalogue.calls.ts'
import { daysIn, sprint } from '../sprint/sprint.calls.ts'
import { userStory } from '../user-story/user-story.calls.ts'

const progress: Reading<number> = {
  judge: number.judge.transform(percent),
  quick: (value) => percent(number.quick(value)),
}

function percent(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)))
}

/** Labels without id are dropped: nothing could be done with them. */
const labels: Reading<z.infer<typeof workflow>[]> = {
  judge: z
    .array(z.object({ id: id.nullish(), title: z.string(), color: colour }))
    .nullish()
    .transform((found) => (found ?? []).flatMap(({ id, ...label }) => (id == null ? [] : [{ id, ...label }]))),
  quick: (value) => list(value, chip),
}

const boardOf = (wire: Wire) => {
  const uuid = quick.string(wire.uuid)
  // Both are read, so that an odd one is never passed over.
  const [name, label] = [quick.text(wire.name), quick.text(wire.label)]
  return { id: uuid, title: name ?? label ?? uuid }
}

function actorOf(wire: Wire) {
  const name = quick.string(wire.name)
  const { avatar, username, headline } = wire
  return name === '' ? odd() : { name, avatar: quick.text(avatar), username: quick.text(username), headline: quick.text(headline) }
}

// On a task these name only what it shows; one that says more is the shape's.
function sprintOf(wire: Wire) {
  if ('goal' in wire || 'start_date' in wire || 'end_date' in wire || 'counts' in wire) odd()
  const timebox = quick.text(wire.timebox)
  const { from, to } = daysIn(timebox)
  const own = { id: quick.id(wire.id), slug: quick.string(wire.slug), title: quick.string(wire.title), timebox, goal: null }
  return {
    ...own,
    startDate: from,
    endDate: to,
    taskCount: null,
    doneCount: null,
    state: null,
    startedAt: null,
    completedAt: null,
    hours: null,
    committed: null,
    people: null,
  }
}

function storyOf(wire: Wire) {
  if ('description' in wire || 'counts' in wire || 'epic' in wire || 'state' in wire) odd()
  const own = { id: quick.id(wire.id), slug: quick.string(wire.slug), title: quick.string(wire.title), code: quick.text(wire.code) }
  const untold = { epic: null, position: null, state: null, hours: null, sprints: null, people: null }
  return { ...own, description: null, taskCount: null, doneCount: null, ...untold }
}

const count = maybeCount.judge
const counts = maybeOf(
  z
    .object({ comments: count, attachments: count, checklist_done: count, checklist_total: count, subtasks: count, time_seconds: count })
    .transform((wire) => ({
      comments: wire.comments,
      files: wire.attachments,
      checklistDone: wire.checklist_done,
      checklistTotal: wire.checklist_total,
      subtasks: wire.subtasks,
      timeSeconds: wire.time_seconds,
    })),
  (wire) => ({
    comments: quick.count(wire.comments),
    files: quick.count(wire.attachments),
    checklistDone: quick.count(wire.checklist_done),
    checklistTotal: quick.count(wire.checklist_total),
    subtasks: quick.count(wire.subtasks),
    timeSeconds: quick.count(wire.time_seconds),
  }),
)

/** What is read: its name on the wire, and how. */
export const READ = {
  id: ['uuid', someText],
  slug: ['slug', text],
  code: ['code', text],
  title: ['title', someText],
  description: ['description', text],
  done: ['done', flag],
  progress: ['estimative', progress],
  type: ['type', maybeOf(workflow, chip)],
  effort: [
    'effort',
    maybeOf(effort, (wire) => ({ id: quick.id(wire.id), title: quick.string(wire.title), hours: quick.number(wire.effort) })),
  ],
  workflow: ['workflow', maybeOf(workflow, chip)],
  labels: ['labels', labels],
  startDate: ['start_date', moment],
  dueDate: ['due_date', moment],
  parentId: ['parent_id', maybeId],
  recurrenceId: ['recurrence_id', maybeId],
  board: ['board', maybeOf(board, boardOf)],
  position: ['position', number],
  isFavorite: ['is_favorite', flag],
  timerStartedAt: ['time_tracker', sinceEpoch],
  updatedAt: ['updated_at', moment],
  creator: ['user', { judge: actor, quick: (value: unknown) => maybe(value, actorOf) }],
  sprint: ['sprint', maybeOf(sprint, sprintOf)],
  userStory: ['user_story', maybeOf(userStory, storyOf)],
  counts: ['counts', counts],
} as const satisfies Readonly<Record<string, readonly [wire: string, reading: Reading<unknown>]>>

type Written<Input> = { readonly [Name in keyof Input]-?: readonly [wire: string, write: (value: NonNullable<Input[Name]>) => unknown] }

const same = (value: unknown) => value

/** An ISO instant as the host's `Y-m-d H:i:00`, in UTC (DATES-02, DEFECT-20). */
function wireDate(value: string): string {
  return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')}:00`
}

/** What an update sets: the host's name and how the value is written; null stays null. The order is the order of the calls. */
export const SET = {
  title: ['title', same],
  description: ['description', same],
  isDraft: ['is_draft', same],
  isArchived: ['is_archived', same],
  typeId: ['config_issue_type_id', wireId],
  effortId: ['config_issue_effort_id', wireId],
  workflowId: ['config_workflow_id', wireId],
  startDate: ['start_date', wireDate],
  dueDate: ['due_date', wireDate],
  sprintId: ['sprint_id', wireId],
  userStoryId: ['user_story_id', wireId],
  parentId: ['parent_id', same],
  position: ['position', same],
} as const satisfies Written<Omit<UpdateTaskInput, 'was' | 'titleWas' | 'descriptionWas'>>

const some = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(',') : undefined)

/** What a list is narrowed by, besides people, search and the archive: the host's name and how the value is written. */
export const NARROWED = {
  workflows: ['workflow_id', some],
  types: ['type_id', some],
  efforts: ['effort_id', some],
  labels: ['label_id', some],
  boards: ['board_uuid', some],
  sprints: ['sprint_id', some],
  userStories: ['user_story_id', some],
  done: ['done', Number],
  draft: ['is_draft', Number],
  // The host's list knows no task that is none.
  favorite: ['is_favorite', (on: boolean) => (on ? 1 : undefined)],
  parent: ['parent_id', same],
  dueFrom: ['due_from', same],
  dueTo: ['due_to', same],
  startFrom: ['start_from', same],
  startTo: ['start_to', same],
  timezone: ['timezone', same],
} as const satisfies Written<Omit<TaskFilter, 'search' | 'archived' | 'assignees'>>
