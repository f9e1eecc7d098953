// Dragging rows into order. react-arborist's own dragging is for moving things into folders: the middle of every row that opens means "into",
// so half of a list that is only put in order would take nothing (decision 031).

import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import type { BaseEventPayload, ElementDragType } from '@atlaskit/pragmatic-drag-and-drop/types'
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Tree } from 'react-arborist'
import { edgeScroll } from '#src/lib/edge-scroll.ts'
import * as styles from './tree.css.ts'
import type { TreeNode, TreeProps, TreeRow } from './tree-node.ts'
import { type Landing, landing, type Nesting, nesting } from './tree-order.ts'

const nothing = () => undefined

/** In place of react-arborist's dragging, which would stop every other drag on the page. */
export const NO_BACKEND: NonNullable<ComponentProps<typeof Tree<TreeNode>>['dndBackend']> = () => ({
  setup: nothing,
  teardown: nothing,
  connectDragSource: () => nothing,
  connectDragPreview: () => nothing,
  connectDropTarget: () => nothing,
  profile: () => ({}),
})

/** A drag in one tree. */
export interface TreeDrag {
  dragged: string | null
  line: Pick<Nesting, 'line' | 'edge'> | null
  /** What marks the data of this tree's drags. */
  mark: symbol
}

/** Follows a drag over the rows of one tree and tells the new order when it ends, or where the row was put. */
export function useTreeDrag(rows: readonly TreeRow[], onOrder: TreeProps['onOrder'], onPlace?: TreeProps['onPlace']): TreeDrag {
  const [mark] = useState(() => Symbol('tree'))
  const [dragged, setDragged] = useState<string | null>(null)
  const [line, setLine] = useState<TreeDrag['line']>(null)
  const latest = useRef({ rows, onOrder, onPlace })
  useEffect(() => {
    latest.current = { rows, onOrder, onPlace }
  })
  useEffect(() => {
    const show = (next: Landing | Nesting | null) => {
      setLine((known) => (known?.line === next?.line && known?.edge === next?.edge ? known : next))
    }
    const placeOf = ({ source, location }: BaseEventPayload<ElementDragType>) => {
      const id = idOf(source.data, mark)
      const target = location.current.dropTargets.find(({ data }) => mark in data)
      if (!target || id === null) return null
      const { top, height } = target.element.getBoundingClientRect()
      const share = (location.current.input.clientY - top) / height
      const over = idOf(target.data, mark) ?? ''
      if (latest.current.onPlace) return nesting(latest.current.rows, id, over, share)
      return landing(latest.current.rows, id, over, share < 0.5 ? 'top' : 'bottom')
    }
    return monitorForElements({
      canMonitor: ({ source }) => mark in source.data,
      onDragStart: ({ source }) => setDragged(idOf(source.data, mark)),
      onDrag(drag) {
        scrollAtEdge(drag.source.element, drag.location.current.input.clientY)
        show(placeOf(drag))
      },
      onDrop(drag) {
        const id = idOf(drag.source.data, mark)
        const place = placeOf(drag)
        show(null)
        setDragged(null)
        if (id === null || !place) return
        if ('place' in place) latest.current.onPlace?.(id, place.place)
        else latest.current.onOrder(id, place.order)
      },
    })
  }, [mark])
  return useMemo(() => ({ dragged, line, mark }), [dragged, line, mark])
}

/** A row that others land beside, and which can be dragged where it has an order; `edge` is where the line is drawn. */
export function useRowDrag(
  element: RefObject<HTMLElement | null>,
  drag: TreeDrag | null,
  { id, text, order }: TreeNode,
): { dragging: boolean; edge: Nesting['edge'] | null } {
  const mark = drag?.mark
  const movable = order !== undefined
  const words = useRef(text)
  useEffect(() => {
    words.current = text
  })
  useEffect(() => {
    const row = element.current
    if (!row || !mark) return
    const data = { [mark]: id }
    const stopTarget = dropTargetForElements({ element: row, canDrop: ({ source }) => mark in source.data, getData: () => data })
    const stopDrag =
      movable &&
      draggable({
        element: row,
        getInitialData: () => data,
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: () => ({ x: 12, y: 12 }),
            render({ container }) {
              const box = document.createElement('div')
              box.className = styles.preview
              box.textContent = words.current
              container.append(box)
            },
          }),
      })
    return () => {
      stopTarget()
      if (stopDrag) stopDrag()
    }
  }, [element, mark, id, movable])
  return { dragging: drag?.dragged === id, edge: drag?.line?.line === id ? drag.line.edge : null }
}

function idOf(data: Record<string | symbol, unknown>, mark: symbol): string | null {
  const id = data[mark]
  return typeof id === 'string' ? id : null
}

function scrollAtEdge(row: HTMLElement, y: number): void {
  const list = row.parentElement?.parentElement
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  list.scrollTop += edgeScroll(bottom - y) - edgeScroll(y - top)
}
