// The filters of a view as sentences of three parts: `Workflow` `is` `To do`, `Text` `contains` `“login”`, `Sprint` `is empty`.

import { setFilters, type TaskView } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { choicesOf, dueTitles, type FilterName, filterTitles } from './filter-choices.ts'

/** One chip; `without` is the part of the view that takes it away. */
export interface FilterChipText {
  name: FilterName
  title: string
  verb: string
  /** Empty where the verb says all. */
  value: string
  without: Partial<TaskView>
}

/** The chips of everything that is filtered. Ids are counted while the catalogue is on its way; those it does not have are unknown. */
export function filterChips(view: TaskView, catalogue: ProjectCatalogueData | null): readonly FilterChipText[] {
  const chips: FilterChipText[] = setFilters.flatMap((name) => {
    const ids = view[name]
    if (ids.length === 0) return []
    const shared = { name, title: filterTitles[name], without: { [name]: [] } }
    if (ids.join() === 'none') return [{ ...shared, verb: 'is empty', value: '' }]
    const choices = choicesOf(name, catalogue)
    const titles = ids.map((id) => (id === 'none' ? 'none' : (choices.find((choice) => choice.id === id)?.title ?? 'unknown')))
    const value = choices.length === 0 || titles.length > 2 ? `${ids.length} chosen` : [...new Set(titles)].join(', ')
    return [{ ...shared, verb: ids.length > 1 ? 'is any of' : 'is', value }]
  })
  if (view.due) chips.push({ name: 'due', title: 'Due', verb: 'is', value: dueTitles[view.due], without: { due: null } })
  if (view.done !== null) chips.push({ name: 'done', title: 'Done', verb: 'is', value: view.done ? 'yes' : 'no', without: { done: null } })
  if (view.archived) chips.push({ name: 'archived', title: 'Archived', verb: 'is', value: 'yes', without: { archived: false } })
  if (view.draft !== null)
    chips.push({ name: 'draft', title: 'Draft', verb: 'is', value: view.draft ? 'yes' : 'no', without: { draft: null } })
  const search = view.search.trim()
  if (search !== '')
    chips.push({ name: 'search', title: filterTitles.search, verb: 'contains', value: `“${search}”`, without: { search: '' } })
  return chips
}
