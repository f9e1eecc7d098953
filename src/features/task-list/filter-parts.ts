// What is asked by the parts of a filter's chip besides its value: another field, another operator.
import type { Ask } from '#src/actions/services.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import { filterChips } from './task-filter-chips.ts'
import { askFilter, type FilterName, filterOptions, isSet } from './task-list.actions.ts'

/** Asks for another field in place of this one. What was filtered stays until the other filter has a value. */
export async function askField(ask: Ask, name: FilterName): Promise<void> {
  const list = listInView()
  if (!list) return
  const options = filterOptions(list.catalogue).map((option) => ({ ...option, checked: option.value === name }))
  const wanted = await ask.pick({ title: 'Filter by', placeholder: 'Filter by…', options })
  if (!wanted || wanted === name) return
  await askFilter(ask, wanted)
  const now = listInView()
  const chips = now ? filterChips(now.view, now.catalogue) : []
  const old = chips.find((chip) => chip.name === name)
  if (old && chips.some((chip) => chip.name === wanted)) now?.change({ ...old.without, page: 1 })
}

/** Asks whether something is among values or empty; what can be compared in one way only is asked for its value. */
export async function askOperator(ask: Ask, name: FilterName): Promise<void> {
  const list = listInView()
  // Every task has a status.
  if (!list || !isSet(name) || name === 'workflow') return askFilter(ask, name)
  const isEmpty = list.view[name].join() === 'none'
  const operator = await ask.pick({
    title: 'Operator',
    options: [
      { id: 'any', value: 'any', title: 'is any of', checked: !isEmpty },
      { id: 'empty', value: 'empty', title: 'is empty', checked: isEmpty },
    ],
  })
  if (operator === 'empty') return list.change({ [name]: ['none'], page: 1 })
  if (operator !== 'any') return
  await askFilter(ask, name)
  // Values were added to the emptiness that was asked for before.
  const now = listInView()
  const others = now?.view[name].filter((id) => id !== 'none') ?? []
  if (isEmpty && others.length > 0) now?.change({ [name]: others, page: 1 })
}
