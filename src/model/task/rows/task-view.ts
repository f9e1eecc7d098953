// How a list of tasks is looked at: filters, order, grouping and page, kept in the address so that a link shows the same.
import { ownTimezone, type PlainDate } from '#src/lib/dates/date-format.ts'
import type { TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { orders, type SetFilter, type SortName, setViews } from '#src/model/task/task-fields.ts'

/** Filters that are a set of ids. */
export const setFilters: readonly SetFilter[] = setViews.map(({ name }) => name)

/** Ranges of the due date, from the reader's today. */
export const dueRanges = ['overdue', 'today', 'week', 'month'] as const
/** The name of a range of the due date. */
export type DueRange = (typeof dueRanges)[number]

/** Orders that people choose, by their name in the address. */
export const sorts = Object.fromEntries(orders.map(({ name, by }) => [name, by])) as Readonly<
  Record<SortName, NonNullable<TasksPageVariables['sort']>>
>

/** What the address says about a list. Ids only; `null` and empty lists filter nothing. */
export interface TaskView extends Readonly<Record<SetFilter, readonly string[]>> {
  readonly due: DueRange | null
  readonly done: boolean | null
  readonly archived: boolean
  readonly draft: boolean | null
  readonly search: string
  readonly group: 'workflow' | 'none'
  readonly sort: SortName
  readonly descending: boolean
  /** 1-based. */
  readonly page: number
}

/** Tasks of one page of a list. */
export const PER_PAGE = 50

const ours = [...setViews.map(({ address }) => address), 'due', 'done', 'archived', 'draft', 'q', 'group', 'sort', 'page']

/** Something of each filter that is a set of ids. */
function ofSets<T>(make: (filter: (typeof setViews)[number]) => T): Readonly<Record<SetFilter, T>> {
  return Object.fromEntries(setViews.map((filter) => [filter.name, make(filter)])) as Record<SetFilter, T>
}

/** Reads the view out of an address; what it does not understand counts as not said. */
export function readView(query: URLSearchParams): TaskView {
  const flag = (name: string) => ({ yes: true, no: false })[query.get(name) ?? ''] ?? null
  const sort = query.get('sort') ?? ''
  const name = sort.replace(/^-/, '')
  const page = Number(query.get('page') ?? '1')
  return {
    ...ofSets(({ address }) => (query.get(address) ?? '').split(',').filter((id) => id !== '')),
    due: dueRanges.find((range) => range === query.get('due')) ?? null,
    done: flag('done'),
    archived: flag('archived') ?? false,
    draft: flag('draft'),
    search: query.get('q') ?? '',
    group: query.get('group') === 'none' ? 'none' : 'workflow',
    sort: isSort(name) ? name : 'manual',
    descending: isSort(name) && sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the view into an address, leaving everything else in it (the open task) as it is; defaults are left out. */
export function writeView(view: TaskView, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ours) next.delete(name)
  const say = (name: string, value: string | null) => value && next.set(name, value)
  const flag = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
  for (const { name, address } of setViews) say(address, view[name].join(','))
  say('due', view.due)
  say('done', flag(view.done))
  say('archived', view.archived ? 'yes' : null)
  say('draft', flag(view.draft))
  say('q', view.search.trim())
  say('group', view.group === 'none' ? 'none' : null)
  say('sort', view.sort === 'manual' ? null : `${view.descending ? '-' : ''}${view.sort}`)
  say('page', view.page > 1 ? String(view.page) : null)
  return next
}

/** The view without any filter; order and grouping stay. */
export function withoutFilters(view: TaskView): TaskView {
  const { group, sort, descending } = view
  return { ...readView(new URLSearchParams()), group, sort, descending }
}

/** The next order when the name of a column is pressed: up, down, and the order that the list has by itself. `shown` is the order on the screen. */
export function nextOrder(shown: Pick<TaskView, 'sort' | 'descending'>, name: SortName): Pick<TaskView, 'sort' | 'descending' | 'page'> {
  if (shown.sort !== name) return { sort: name, descending: false, page: 1 }
  return shown.descending ? { sort: 'manual', descending: false, page: 1 } : { sort: name, descending: true, page: 1 }
}

/** True when something is filtered. */
export function isFiltered(view: TaskView): boolean {
  const sets = setFilters.some((name) => view[name].length > 0)
  return sets || view.due !== null || view.done !== null || view.archived || view.draft !== null || view.search.trim() !== ''
}

/** The filter of the gateway for this view on the reader's `today`. */
export function filterOf(view: TaskView, today: PlainDate): NonNullable<TasksPageVariables['filter']> {
  const search = view.search.trim()
  return defined({
    ...Object.fromEntries(setViews.flatMap(({ name, filter }) => (view[name].length > 0 ? [[filter, [...view[name]]]] : []))),
    // What is overdue is not done: a finished task is late no more.
    done: view.done ?? (view.due === 'overdue' ? false : undefined),
    archived: view.archived || undefined,
    draft: view.draft ?? undefined,
    search: search === '' ? undefined : search,
    ...dueDays(view.due, today),
  })
}

/** The variables of one page; `scope` is a project, or a whole workspace when `projectSlug` is absent. */
export function variablesOf(
  view: TaskView,
  scope: { workspaceSlug: string; projectSlug?: string | undefined },
  today: PlainDate,
): TasksPageVariables {
  return {
    workspaceSlug: scope.workspaceSlug,
    ...(scope.projectSlug === undefined ? {} : { projectSlug: scope.projectSlug }),
    // Days are the reader's, here and for the host; other lists need no zone and stay the same list in every zone.
    filter: { ...filterOf(view, today), ...(view.due !== null && { timezone: ownTimezone() }) },
    // Not by workflow, also where groups are shown: a task whose status changes would leave the page it is seen on.
    sort: sorts[view.sort],
    descending: view.descending,
    page: view.page,
    perPage: PER_PAGE,
  }
}

function isSort(name: string): name is SortName {
  return Object.hasOwn(sorts, name)
}

function dueDays(range: DueRange | null, today: PlainDate): { dueFrom?: string; dueTo?: string } {
  // Counted in UTC, where every day has 24 hours.
  const day = (later: number) => new Date(Date.parse(`${today}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
  if (range === null) return {}
  if (range === 'overdue') return { dueTo: day(-1) }
  return { dueFrom: day(0), dueTo: day({ today: 0, week: 6, month: 29 }[range]) }
}

function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
