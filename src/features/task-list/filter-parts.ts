// What is asked of a filter: its value, and by the parts of its chip another field and another operator.
import type { Ask, Option } from '#src/actions/services.ts'
import { type ListInView, listInView } from '#src/model/task/rows/list-in-view.ts'
import { dueRanges } from '#src/model/task/rows/task-view.ts'
import type { SetFilter } from '#src/model/task/task-fields.ts'
import { choicesOf, dueTitles, type FilterName, filterOptions, filterTitles, hasValues, isSet } from './filter-choices.ts'
import { filterChips } from './task-filter-chips.ts'

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
