// Every field of a task that lists or writes know, said once: what the cache reads, updates send and take back, lists filter and sort by, and views are called is derived from it.
import type { ProjectCatalogueData, TasksPageVariables } from './task.graphql.ts'
import type { UpdateTaskInput } from './task-mutations.graphql.ts'
import type { TaskSubject } from './task-subject.ts'

type Filter = NonNullable<TasksPageVariables['filter']>
type Sort = NonNullable<TasksPageVariables['sort']>

/** What a field is: a reference to one thing, yes or no, a moment, a number, a text, people, or labels. */
export type FieldKind = 'link' | 'flag' | 'instant' | 'number' | 'text' | 'people' | 'labels'

/** A filter as people choose it: its name, the one in the address, in words, and what it offers: a list of the project's catalogue, or these values. */
export interface FieldView {
  name: string
  address: string
  title: string
  list?: keyof ProjectCatalogueData
  values?: readonly (string | number)[]
}

interface Field {
  kind: FieldKind
  /** The type of what it refers to. */
  of?: string
  /** Its name in an update. */
  input?: keyof UpdateTaskInput
  /** The filter that asks for it. */
  filter?: keyof Filter
  /** The filters of its first and last day. */
  days?: readonly [keyof Filter, keyof Filter]
  /** The order by it. */
  sort?: Sort
  /** That order as people choose it: its name in the address, and in words. */
  order?: readonly [name: string, title: string]
  /** The filter as people choose it. */
  view?: FieldView
  /** Where people see it: in rows and in the detail, or only there. */
  shown?: 'row' | 'detail'
  /** True where a row of a list does not say it, or not to be relied on. */
  unsaid?: true
}

/** The fields by name; people choose filters and orders in this order. */
export const taskFields = {
  workspaceSlug: { kind: 'text' },
  projectSlug: { kind: 'text' },
  workflow: {
    kind: 'link',
    shown: 'row',
    of: 'Workflow',
    input: 'workflowId',
    filter: 'workflows',
    sort: 'WORKFLOW',
    view: { name: 'workflow', address: 'status', title: 'Status', list: 'workflows' },
  },
  assignees: {
    kind: 'people',
    shown: 'row',
    of: 'Person',
    filter: 'assignees',
    view: { name: 'assignee', address: 'assignee', title: 'Assignee', list: 'members' },
  },
  labels: {
    kind: 'labels',
    shown: 'row',
    of: 'Label',
    filter: 'labels',
    view: { name: 'label', address: 'label', title: 'Label', list: 'labels' },
  },
  type: {
    kind: 'link',
    shown: 'row',
    of: 'TaskType',
    input: 'typeId',
    filter: 'types',
    view: { name: 'type', address: 'type', title: 'Type', list: 'taskTypes' },
  },
  board: {
    kind: 'link',
    shown: 'row',
    of: 'Board',
    filter: 'boards',
    view: { name: 'board', address: 'board', title: 'Board', list: 'boards' },
  },
  effort: { kind: 'link', shown: 'row', of: 'Effort', input: 'effortId', filter: 'efforts' },
  sprint: { kind: 'link', shown: 'row', of: 'Sprint', input: 'sprintId', filter: 'sprints' },
  userStory: { kind: 'link', shown: 'row', of: 'UserStory', input: 'userStoryId', filter: 'userStories' },
  position: { kind: 'number', input: 'position', sort: 'POSITION', order: ['manual', 'Manual order'], unsaid: true },
  dueDate: { kind: 'instant', shown: 'row', input: 'dueDate', days: ['dueFrom', 'dueTo'], sort: 'DUE_DATE', order: ['due', 'Due date'] },
  startDate: {
    kind: 'instant',
    shown: 'detail',
    input: 'startDate',
    days: ['startFrom', 'startTo'],
    sort: 'START_DATE',
    order: ['start', 'Start date'],
  },
  title: { kind: 'text', input: 'title', sort: 'TITLE', order: ['title', 'Title'] },
  code: { kind: 'text', sort: 'CODE', order: ['code', 'Code'] },
  createdAt: { kind: 'instant', sort: 'CREATED_AT', order: ['created', 'Created'], unsaid: true },
  updatedAt: { kind: 'instant', sort: 'UPDATED_AT', order: ['updated', 'Updated'], unsaid: true },
  done: { kind: 'flag', filter: 'done' },
  isDraft: { kind: 'flag', input: 'isDraft', filter: 'draft' },
  isArchived: { kind: 'flag', input: 'isArchived', filter: 'archived' },
  isFavorite: { kind: 'flag', filter: 'favorite' },
  parentId: { kind: 'text', input: 'parentId', filter: 'parent', unsaid: true },
} as const satisfies Record<string, Field>

type Fields = typeof taskFields

/** A field of a task that lists may filter or sort by. */
export type TaskField = keyof Fields

type FieldsOf<Shape> = { [F in TaskField]: Fields[F] extends Shape ? F : never }[TaskField]

/** A field that refers to one thing. */
export type LinkField = FieldsOf<{ kind: 'link' }>
/** A field that refers to several things. */
export type ListField = FieldsOf<{ kind: 'people' | 'labels' }>
/** A field that is a moment, and that lists are asked for by days. */
export type DayField = FieldsOf<{ days: readonly unknown[] }>
/** A field that one update sets, and that a row says. */
export type SettableField = Exclude<FieldsOf<{ input: unknown }>, FieldsOf<{ unsaid: true }>>

type Values = {
  link: string | null
  flag: boolean
  instant: string | null
  number: number | null
  text: string | null
  people: readonly string[]
  labels: readonly string[]
}

/** A task as far as it is known: `undefined` = not known, `null` = empty. Ids only, dates as ISO instants. */
export type CachedTask = { readonly [F in TaskField]?: Values[Fields[F]['kind']] | undefined }

/** The fields with what is said of each. */
export const fieldEntries = Object.entries(taskFields) as readonly (readonly [TaskField, Field])[]

/** Fields by their name in an update. */
export const fieldOfInput: Readonly<Record<string, TaskField | undefined>> = Object.fromEntries(
  fieldEntries.flatMap(([name, { input }]) => (input === undefined ? [] : [[input, name]])),
)

/** The type of what a field refers to; undefined where it is a value of its own. */
export function typeOf(field: TaskField): string | undefined {
  return (taskFields[field] as Field).of
}

/** True for a field that rows never say. */
export function isUnsaid(field: TaskField): boolean {
  return (taskFields[field] as Field).unsaid === true
}

/** What a row says of a field, as the cache and updates know it: ids for things, undefined where it does not say. */
export function knownOf<F extends TaskField>(task: TaskSubject, field: F): CachedTask[F] {
  const { kind }: Field = taskFields[field]
  const said: unknown = isUnsaid(field) ? undefined : task[field as keyof TaskSubject]
  const known: unknown =
    said === undefined || said === null
      ? said
      : kind === 'link'
        ? (said as { id: string }).id
        : kind === 'people' || kind === 'labels'
          ? (said as readonly { id: string }[]).map(({ id }) => id)
          : said
  return known as CachedTask[F]
}

const EMPTY: Readonly<Record<FieldKind, unknown>> = {
  link: null,
  flag: false,
  instant: null,
  number: null,
  text: null,
  people: [],
  labels: [],
}
/** Not known of a task until its row was read. */
const UNKNOWN: readonly TaskField[] = ['sprint', 'userStory']

type Bare =
  | Exclude<TaskField, FieldsOf<{ kind: 'text' } | { unsaid: true }> | 'sprint' | 'userStory'>
  | 'progress'
  | 'timerStartedAt'
  | 'recurrenceId'

/** What a task has of which nothing is known but its name: no property is set. */
export const BARE_TASK = {
  progress: 0,
  timerStartedAt: null,
  recurrenceId: null,
  ...Object.fromEntries(
    fieldEntries.flatMap(([name, { kind, unsaid }]) => (kind === 'text' || unsaid || UNKNOWN.includes(name) ? [] : [[name, EMPTY[kind]]])),
  ),
} as Pick<TaskSubject, Bare>

/** The update that sets a field; absent fields are untouched, null clears. */
export function updateOf<F extends SettableField>(field: F, value: CachedTask[F]): UpdateTaskInput {
  return { [taskFields[field].input]: value }
}

type Views = { [F in TaskField]: Fields[F] extends { view: infer View } ? View : never }[TaskField]
type Orders = { [F in TaskField]: Fields[F] extends { order: infer Order; sort: infer By } ? { order: Order; by: By } : never }[TaskField]

/** The name of a filter that is a set of ids. */
export type SetFilter = Views['name']
/** The name of an order that people choose. */
export type SortName = Orders['order'][0]

/** The filters that are sets of ids, as people choose them. */
export const setViews = fieldEntries.flatMap(([, { view, filter }]) => (view && filter ? [{ ...view, filter }] : [])) as readonly (Views & {
  filter: keyof Filter
})[]

/** The orders that people choose. */
export const orders = fieldEntries.flatMap(([, { order, sort }]) =>
  order && sort ? [{ name: order[0], title: order[1], by: sort }] : [],
) as readonly { name: SortName; title: string; by: Sort }[]
