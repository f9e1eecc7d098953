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
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type ListInView, listInView } from '#src/model/task/rows/list-in-view.ts'
import { isFiltered, sorts, withoutFilters } from '#src/model/task/rows/task-view.ts'
import type { SortName } from '#src/model/task/task-fields.ts'
import { editInPlace, isInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { filterOptions, sortTitles } from './filter-choices.ts'
import { askFilter } from './filter-parts.ts'
import { groupsInView } from './folded-groups.ts'

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
