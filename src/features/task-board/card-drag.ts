// What a dragged card carries, and where it will land.
import type { TaskSubject } from '#src/model/task/task-subject.ts'

const mark = Symbol('card')

/** The cards of a drag: the one under the pointer, or all selected ones, and the column it began in. */
export interface CardDrag {
  tasks: readonly TaskSubject[]
  column: string
}

/** As the drag library wants it. */
export function cardData(drag: CardDrag): Record<string | symbol, unknown> {
  return { [mark]: true, ...drag }
}

/** The cards of a drag; null when something else is dragged. */
export function readCardDrag(data: Record<string | symbol, unknown>): CardDrag | null {
  return data[mark] === true ? (data as unknown as CardDrag) : null
}

/** The number of cards above the pointer: those whose middle is higher. `middles` are from top to bottom. */
export function placeUnder(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  return below === -1 ? middles.length : below
}

/**
 * The positions around a gap, for the order to be kept there; `at` counts all cards. Moving cards do not count, and cards of equal position
 * cannot be parted, so nothing is said between those.
 */
export function positionsAround(
  cards: readonly { id: string; position: number }[],
  at: number,
  moving: ReadonlySet<string>,
): { above?: number; below?: number } {
  const above = cards.slice(0, at).findLast(({ id }) => !moving.has(id))?.position
  const below = cards.slice(at).find(({ id }) => !moving.has(id))?.position
  if (above !== undefined && below !== undefined && above >= below) return {}
  return { ...(above === undefined ? {} : { above }), ...(below === undefined ? {} : { below }) }
}
