// What a person can do to the list on the screen: filter, sort, group, show it as list or board.
import {
  ArrowUpDownIcon,
  ChevronsDownUpIcon,
  FilterIcon,
  FilterXIcon,
  LayoutListIcon,
  RowsIcon,
  SearchIcon,
  SquareKanbanIcon,
} from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Ask, Option } from '#src/actions/services.ts'
import { type ListInView, listInView } from '#src/model/task/rows/list-in-view.ts'
import { dueRanges, isFiltered, setFilters, sorts, withoutFilters } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { type FieldView, orders, type SetFilter, type SortName, setViews } from '#src/model/task/task-fields.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { editInPlace, isInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { groupsInView } from './folded-groups.ts'

/** Everything that can be filtered by. */
export type FilterName = SetFilter | 'due' | 'done' | 'archived' | 'draft' | 'search'

/** Names of filters, orders and due ranges as people read them. */
export const filterTitles: Readonly<Record<FilterName, string>> = {
  ...(Object.fromEntries(setViews.map(({ name, title }) => [name, title])) as Record<SetFilter, string>),
  due: 'Due',
  done: 'Done',
  archived: 'Archived',
  draft: 'Draft',
  search: 'Text',
}
/** Orders as people read them. */
export const sortTitles = Object.fromEntries(orders.map(({ name, title }) => [name, title])) as Readonly<Record<SortName, string>>
/** Due ranges as people read them. */
export const dueTitles = { overdue: 'Overdue', today: 'Today', week: 'Next 7 days', month: 'Next 30 days' } as const

/** One thing that a set filter can be. */
export interface FilterChoice {
  id: string
  title: string
  hint?: string | undefined
  icon?: ReactNode
}

/** What a set filter offers: its own values, or things of the catalogue; of these nothing while it is not there. */
export function choicesOf<Name extends string = SetFilter>(
  filter: Name,
  catalogue: ProjectCatalogueData | null,
  views: readonly FieldView[] = setViews,
): readonly FilterChoice[] {
  const { list, values } = views.find(({ name }) => name === filter) ?? {}
  if (values) return values.map((value) => ({ id: String(value), title: String(value) }))
  if (!catalogue || !list) return []
  return catalogue[list].map((thing) => {
    if ('person' in thing) {
      const { person } = thing
      const icon = createElement(Avatar, { person, size: 18, decorative: true })
      return { id: person.username, title: person.name, hint: `@${person.username}`, icon }
    }
    const { id, title } = thing
    return { id, title, ...('color' in thing && { icon: createElement(Dot, { colour: thing.color }) }) }
  })
}

/** What can be filtered by where this catalogue is known. */
export function filterOptions(catalogue: ProjectCatalogueData | null): Option<FilterName>[] {
  return Object.keys(filterTitles)
    .filter(isFilterName)
    .filter((filter) => !isSet(filter) || choicesOf(filter, catalogue).length > 0)
    .map((filter) => ({ id: filter, value: filter, title: filterTitles[filter] }))
}

const present = () => (listInView() ? true : ('hidden' as const))

/** Asks for what to filter by, then for its value; the list follows at once. */
export const filterList = defineAction({
  id: 'list.filter',
  on: 'app',
  title: 'Filter tasks…',
  icon: FilterIcon,
  group: 'view',
  shortcut: 'f',
  keywords: ['narrow', 'show only', 'where', 'search in list'],
  when: present,
  async run({ ask }) {
    const list = listInView()
    if (!list) return
    const name = await ask.pick({ title: 'Filter by', placeholder: 'Filter by…', options: filterOptions(list.catalogue) })
    if (name) await askFilter(ask, name)
  },
})

/** Asks for the value of one filter and applies it. */
export async function askFilter(ask: Ask, name: FilterName): Promise<void> {
  const list = listInView()
  if (!list) return
  if (isSet(name)) return askSet(ask, list, name)
  if (name === 'search') {
    const search = await ask.text({
      title: 'Text in title or code',
      placeholder: 'Words or a code…',
      initial: list.view.search,
      submit: 'Filter',
    })
    return search === null ? undefined : list.change({ search, page: 1 })
  }
  if (name === 'due') {
    const due = await ask.pick({
      title: 'Due',
      options: [
        ...dueRanges.map((range) => ({ id: range, value: range, title: dueTitles[range], checked: list.view.due === range })),
        { id: 'any', value: 'any' as const, title: 'Any date', checked: list.view.due === null },
      ],
    })
    return due === null ? undefined : list.change({ due: due === 'any' ? null : due, page: 1 })
  }
  const current = list.view[name]
  const flag = await ask.pick({ title: filterTitles[name], options: flagOptions(name, current) })
  if (flag !== null) list.change({ [name]: name === 'archived' ? flag === 'yes' : flag === 'any' ? null : flag === 'yes', page: 1 })
}

/** Each tick narrows the list at once; what is on the screen then may be another object than the one asked about. */
async function askSet(ask: Ask, list: ListInView, name: SetFilter): Promise<void> {
  let wanted = list.view[name]
  await ask.many({
    title: `${filterTitles[name]} is any of`,
    // A digit is a value itself there, not the number of a line.
    digits: !hasValues(name),
    options: choicesOf(name, list.catalogue).map(({ id, title, hint, icon }) => ({
      id,
      value: id,
      title,
      ...(hint === undefined ? {} : { hint }),
      ...(icon === undefined ? {} : { icon }),
      checked: wanted.includes(id),
    })),
    apply(id, on) {
      wanted = [...wanted.filter((other) => other !== id), ...(on ? [id] : [])]
      listInView()?.change({ [name]: wanted, page: 1 })
      return on
    },
  })
}

function flagOptions(name: 'done' | 'archived' | 'draft', current: boolean | null): Option<'yes' | 'no' | 'any'>[] {
  const words = { done: ['Done', 'Not done'], archived: ['Archived', 'Not archived'], draft: ['Drafts', 'No drafts'] }[name]
  const options: Option<'yes' | 'no' | 'any'>[] = [
    { id: 'yes', value: 'yes', title: words[0] ?? '', checked: current === true },
    { id: 'no', value: 'no', title: words[1] ?? '', checked: current === false },
  ]
  return name === 'archived' ? options : [...options, { id: 'any', value: 'any', title: 'Both', checked: current === null }]
}

/** Takes every filter away. */
export const clearFilters = defineAction({
  id: 'list.clear-filters',
  on: 'app',
  title: 'Clear filters',
  icon: FilterXIcon,
  group: 'view',
  keywords: ['show all', 'reset'],
  when: () => (listInView() && isFiltered((listInView() as ListInView).view) ? true : 'hidden'),
  run() {
    const list = listInView()
    list?.change(withoutFilters(list.view))
  },
})

/** Asks for the order. */
export const sortList = defineAction({
  id: 'list.sort',
  on: 'app',
  title: 'Sort tasks by…',
  icon: ArrowUpDownIcon,
  group: 'view',
  keywords: ['order'],
  when: present,
  async run({ ask }) {
    const list = listInView()
    if (!list) return
    const names = Object.keys(sorts).filter((name): name is SortName => Object.hasOwn(sorts, name))
    const sort = await ask.pick({
      title: 'Sort by',
      options: names.map((name) => ({ id: name, value: name, title: sortTitles[name], checked: name === list.view.sort })),
    })
    // The same order again turns it round.
    if (sort) list.change({ sort, descending: sort === list.view.sort && sort !== 'manual' && !list.view.descending, page: 1 })
  },
})

/** Goes to the field in which the list on the screen is searched. */
export const searchList = defineAction({
  id: 'list.search',
  on: 'app',
  title: 'Search in this list',
  icon: SearchIcon,
  group: 'view',
  keywords: ['find', 'filter by text'],
  shortcut: '/',
  when: () => (isInPlace(SEARCH) ? true : 'hidden'),
  run: () => void editInPlace(SEARCH),
})

/** Groups rows by workflow, or not. */
export const groupList = defineAction({
  id: 'list.group',
  on: 'app',
  title: 'Group by status, or not',
  icon: RowsIcon,
  group: 'view',
  when: () => (listInView()?.columns === null && listInView()?.layout !== null ? true : 'hidden'),
  run() {
    const list = listInView()
    list?.change({ group: list.view.group === 'workflow' ? 'none' : 'workflow', page: 1 })
  },
})

/** Folds every group of the list, or opens them again; one alone is folded by its head. */
export const foldGroups = defineAction({
  id: 'list.fold',
  on: 'app',
  title: () => (groupsInView()?.folded ? 'Open all groups' : 'Fold all groups'),
  name: 'Fold or open all groups',
  icon: ChevronsDownUpIcon,
  group: 'view',
  keywords: ['collapse', 'expand', 'unfold', 'workflow'],
  when: () => (groupsInView() ? true : 'hidden'),
  run() {
    const groups = groupsInView()
    groups?.fold(!groups.folded)
  },
})

const layouts = [
  { id: 'list.as-list', title: 'Show as list', icon: LayoutListIcon, layout: 'list' },
  { id: 'list.as-board', title: 'Show as board', icon: SquareKanbanIcon, layout: 'board' },
] as const

/** Actions on the list in view. */
export const actions: readonly Action[] = [
  filterList,
  clearFilters,
  searchList,
  sortList,
  groupList,
  foldGroups,
  ...layouts.map(({ id, title, icon, layout }) =>
    defineAction({
      id,
      on: 'app',
      title,
      icon,
      group: 'view',
      keywords: ['kanban', 'columns', 'rows', 'layout', 'switch', 'view'],
      when: () => {
        const shown = listInView()?.layout
        return shown && shown !== layout ? true : 'hidden'
      },
      run: () => listInView()?.showAs(layout),
    }),
  ),
]

function hasValues(name: SetFilter): boolean {
  const views: readonly FieldView[] = setViews
  return views.some((view) => view.name === name && view.values !== undefined)
}

/** True for filters that are a set of ids. */
export function isSet(name: FilterName): name is SetFilter {
  return (setFilters as readonly string[]).includes(name)
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(filterTitles, name)
}
