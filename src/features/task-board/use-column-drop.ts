// A column that takes dropped cards: where the pointer is, where they land, scrolling at the edges.
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { edgeScroll } from '#src/lib/edge-scroll.ts'
import { type CardDrag, placeUnder, readCardDrag } from './card-drag.ts'

/** The place of the gap while cards hover over the column, else null. `onDrop` gets the cards and the number of cards above the gap. */
export function useColumnDrop(
  column: RefObject<HTMLElement | null>,
  cards: RefObject<HTMLElement | null>,
  onDrop: (drag: CardDrag, at: number) => void,
): number | null {
  const [gap, setGap] = useState<number | null>(null)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    const element = column.current
    if (!element) return
    const placeAt = (y: number) =>
      placeUnder(
        [...(cards.current?.querySelectorAll('[data-task-id]') ?? [])].map((card) => {
          const { top, height } = card.getBoundingClientRect()
          return top + height / 2
        }),
        y,
      )
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readCardDrag(source.data) !== null,
      onDrag: ({ location }) => {
        const { clientY } = location.current.input
        setGap(placeAt(clientY))
        const list = cards.current
        if (!list) return
        const { top, bottom } = list.getBoundingClientRect()
        list.scrollTop += edgeScroll(bottom - clientY) - edgeScroll(clientY - top)
      },
      onDragLeave: () => setGap(null),
      onDrop: ({ source, location }) => {
        setGap(null)
        const drag = readCardDrag(source.data)
        if (drag) latest.current(drag, placeAt(location.current.input.clientY))
      },
    })
  }, [column, cards])
  return gap
}

/** Scrolls the board sideways while a card is dragged near its edge. */
export function useBoardScroll(board: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => readCardDrag(source.data) !== null,
        onDrag: ({ location }) => {
          const element = board.current
          if (!element) return
          const { left, right } = element.getBoundingClientRect()
          const { clientX } = location.current.input
          element.scrollLeft += edgeScroll(right - clientX) - edgeScroll(clientX - left)
        },
      }),
    [board],
  )
}
