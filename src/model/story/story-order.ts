// Where stories and epics stand: numbers between those of their neighbors, so that a move changes one thing only.

/** What stands in an order. */
export interface Placed {
  id: string
  position: number | null
}

/** A story in a list that may be grouped by epics. */
export interface PlacedStory extends Placed {
  epic: { id: string } | null
}

/** Where a thing goes; `epic` is the one it comes into, undefined where that stays. */
export interface Move {
  id: string
  position: number
  epic?: string | null
}

const GAP = 1024

/** `count` places between two, the smaller first; null is an end of the list. */
export function placesBetween(before: number | null, after: number | null, count: number): readonly number[] {
  const from = before ?? (after === null ? 0 : after - GAP * (count + 1))
  const to = after ?? from + GAP * (count + 1)
  const step = (to - from) / (count + 1)
  // Where halving has used up the gap the host makes room behind the place that is taken.
  return Array.from({ length: count }, (_, at) => (from + step * (at + 1) === from ? to : from + step * (at + 1)))
}

function moved(block: readonly Placed[], before: Placed | undefined, after: Placed | undefined): Move[] {
  const places = placesBetween(before?.position ?? null, after?.position ?? null, block.length)
  return block.map(({ id }, at) => ({ id, position: places[at] ?? 0 }))
}

/** Puts things beside another one, in the order in which they stand; nothing beside themselves. */
export function movedBeside<Row extends Placed>(
  rows: readonly Row[],
  ids: readonly string[],
  target: string,
  edge: 'top' | 'bottom',
): Move[] {
  const block = rows.filter(({ id }) => ids.includes(id))
  const rest = rows.filter(({ id }) => !ids.includes(id))
  const at = rest.findIndex(({ id }) => id === target)
  if (at === -1 || block.length === 0) return []
  const place = edge === 'top' ? at : at + 1
  return moved(block, rest[place - 1], rest[place])
}

/** One place up or down; several together as a block. Nothing at the end of the list. */
export function movedBy<Row extends Placed>(rows: readonly Row[], ids: readonly string[], by: 1 | -1): Move[] {
  const rest = rows.filter(({ id }) => !ids.includes(id))
  const edge = by < 0 ? rows.findIndex(({ id }) => ids.includes(id)) : rows.findLastIndex(({ id }) => ids.includes(id))
  const neighbor =
    by < 0 ? rows.slice(0, edge).findLast(({ id }) => !ids.includes(id)) : rows.slice(edge + 1).find(({ id }) => !ids.includes(id))
  if (edge === -1 || !neighbor || rest.length === 0) return []
  return movedBeside(rows, ids, neighbor.id, by < 0 ? 'top' : 'bottom')
}

const epicOf = (story: PlacedStory) => story.epic?.id ?? null

/** Stories beside another one, which may stand in another epic: they come into that one. */
export function storiesBeside(rows: readonly PlacedStory[], ids: readonly string[], target: string, edge: 'top' | 'bottom'): Move[] {
  const other = rows.find(({ id }) => id === target)
  if (!other || ids.includes(target)) return []
  return into(rows, ids, epicOf(other), target, edge)
}

/** Stories at the beginning or the end of an epic's own. */
export function storiesInto(rows: readonly PlacedStory[], ids: readonly string[], epic: string | null, at: 'start' | 'end'): Move[] {
  const there = rows.filter((story) => epicOf(story) === epic && !ids.includes(story.id))
  const target = at === 'start' ? there[0] : there.at(-1)
  if (target) return into(rows, ids, epic, target.id, at === 'start' ? 'top' : 'bottom')
  // Nothing to stand beside: their own places will do.
  return rows.filter(({ id }) => ids.includes(id)).map(({ id, position }) => ({ id, position: position ?? 0, epic }))
}

function into(rows: readonly PlacedStory[], ids: readonly string[], epic: string | null, target: string, edge: 'top' | 'bottom'): Move[] {
  const inside = rows.filter((story) => epicOf(story) === epic || ids.includes(story.id))
  const from = new Map(rows.map((story) => [story.id, epicOf(story)]))
  return movedBeside(inside, ids, target, edge).map((move) => (from.get(move.id) === epic ? move : { ...move, epic }))
}

/**
 * One place up or down in a list that is grouped by `sections`, or not where they are null: across the border of a section into the next one, also
 * where that is empty or folded.
 */
export function storiesBy(
  rows: readonly PlacedStory[],
  ids: readonly string[],
  by: 1 | -1,
  sections: readonly (string | null)[] | null,
): Move[] {
  if (sections === null) return movedBy(rows, ids, by)
  const block = rows.filter(({ id }) => ids.includes(id))
  const lead = by < 0 ? block[0] : block.at(-1)
  if (!lead) return []
  const own = rows.filter((story) => epicOf(story) === epicOf(lead))
  const within = movedBy(
    own,
    own.map(({ id }) => id).filter((id) => ids.includes(id)),
    by,
  )
  if (within.length > 0 && block.every((story) => epicOf(story) === epicOf(lead))) return within
  const next = sections[sections.indexOf(epicOf(lead)) + by]
  return next === undefined ? [] : storiesInto(rows, ids, next, by < 0 ? 'end' : 'start')
}
