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
