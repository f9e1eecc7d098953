// What the parts of a list of rows are to screen readers: a grid of cells, or a feed of articles that goes on and on (TLOG-09).
import { createContext, type HTMLAttributes } from 'react'

/** The two ways. */
export type ListRole = 'grid' | 'feed'

/** The list that a part is of. */
export const ListRoleContext = createContext<ListRole>('grid')

type Attributes = HTMLAttributes<HTMLElement>

/** Of the list; `count` are its lines. */
export function listAttributes(as: ListRole, label: string, count: number, many: boolean): Attributes {
  if (as === 'feed') return { role: 'feed', 'aria-label': label }
  return { role: 'grid', 'aria-label': label, 'aria-rowcount': count, ...(many && { 'aria-multiselectable': true }) }
}

/** Of a row; `id` is that of its element, `index` its place among all lines, `place` that among the rows of a feed. */
export function rowAttributes(
  as: ListRole,
  id: string,
  { index, place, selected }: { index: number; place: Place; selected: boolean | null },
): Attributes {
  // Whoever hears an article named hears what it says; how many there are in all nobody knows before the end.
  if (as === 'feed') return { role: 'article', id, 'aria-labelledby': id, 'aria-posinset': place.at, 'aria-setsize': place.of }
  return { role: 'row', 'aria-rowindex': index, ...(selected !== null && { 'aria-selected': selected }) }
}

/** A row among the rows, 1-based, of so many. */
export interface Place {
  at: number
  of: number
}

/** The places of rows by id, heads left out. */
export function placesOf(lines: readonly { id: string; head?: string | undefined }[]): ReadonlyMap<string, Place> {
  const rows = lines.filter(({ head }) => head === undefined)
  return new Map(rows.map(({ id }, index) => [id, { at: index + 1, of: rows.length }]))
}
