// What a list can be narrowed by, and in which words.
import { createElement, type ReactNode } from 'react'
import type { Option } from '#src/actions/services.ts'
import { setFilters } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { type FieldView, orders, type SetFilter, type SortName, setViews } from '#src/model/task/task-fields.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'

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

/** True for filters that are a set of values of their own. */
export function hasValues(name: SetFilter): boolean {
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
