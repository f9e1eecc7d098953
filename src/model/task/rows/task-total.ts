// How many tasks a list has, also where the host does not count them.
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import { PER_PAGE } from './task-view.ts'

/** What a page says about its list. */
interface Page {
  nodes: readonly unknown[]
  totalPages: number
  totalCount: number | null
}

/** `exact` is false where only so many are certain; `text` is `240 tasks` or `950+ tasks`, `short` the same without the noun. */
export interface Total {
  total: number
  exact: boolean
  text: string
  short: string
}

/** The total of a list without `hidden` ones of this page. Hosts leave it out of filtered lists that are long; then all pages before the last are certain. */
export function totalOf(page: Page | null | undefined, hidden: number): Total {
  const counted = page ? (page.totalCount ?? (page.totalPages <= 1 ? page.nodes.length : null)) : 0
  if (counted !== null) {
    const total = Math.max(0, counted - hidden)
    return { total, exact: true, text: plural(total, 'task'), short: figure(total) }
  }
  const total = ((page?.totalPages ?? 1) - 1) * PER_PAGE
  const short = `${figure(total)}+`
  return { total, exact: false, text: `${short} tasks`, short }
}
