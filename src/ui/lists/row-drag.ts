// Dragging rows of a list: which are dragged, beside which row they would land, and where they do.
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { edgeScroll } from '#src/lib/edge-scroll.ts'
import * as styles from './row-list.css.ts'

/** The half of a row that something is held over. */
export type RowEdge = 'top' | 'bottom'

/** What a list says about dragging. With a selected row the selected ones go along. */
export interface RowDrag {
  /** The same in lists that give rows to each other (`useRowsTarget`); one of its own, unless said. */
  mark?: symbol
  movable: (id: string) => boolean
  /** Whether these may land beside a row; all may, unless said. */
  lands?: (ids: readonly string[], target: string) => boolean
  /** What the pointer carries. */
  nameOf: (ids: readonly string[]) => string
  /** Beside a row of the same list. */
  onDrop?: (ids: readonly string[], target: string, edge: RowEdge) => void
}

/** The drags of one list. */
export interface RowsDrag {
  mark: symbol
  dragged: readonly string[]
  line: { id: string; edge: RowEdge } | null
  idsWith: (id: string) => readonly string[]
  latest: RefObject<RowDrag | undefined>
}

const NONE: readonly string[] = []

/** Follows drags over the rows of one list; null where they are not dragged. */
export function useRowsDrag(drag: RowDrag | undefined, selected: readonly string[]): RowsDrag | null {
  const [own] = useState(() => Symbol('rows'))
  const mark = drag?.mark ?? own
  const [dragged, setDragged] = useState<readonly string[]>(NONE)
  const [line, setLine] = useState<RowsDrag['line']>(null)
  const latest = useRef(drag)
  const chosen = useRef(selected)
  useEffect(() => {
    latest.current = drag
    chosen.current = selected
  })
  const on = drag !== undefined
  useEffect(() => {
    if (!on) return
    const show = (next: RowsDrag['line']) => setLine((known) => (known?.id === next?.id && known?.edge === next?.edge ? known : next))
    const placeOf = ({ source, location }: Parameters<NonNullable<Parameters<typeof monitorForElements>[0]['onDrag']>>[0]) => {
      const ids = source.data[mark as never] as readonly string[]
      const target = location.current.dropTargets.find(({ data }) => mark in data)
      const id = target?.data[mark as never] as string | undefined
      if (!target || id === undefined || ids.includes(id) || latest.current?.lands?.(ids, id) === false) return null
      const { top, height } = target.element.getBoundingClientRect()
      return { ids, id, edge: location.current.input.clientY < top + height / 2 ? ('top' as const) : ('bottom' as const) }
    }
    return monitorForElements({
      canMonitor: ({ source }) => mark in source.data,
      onDragStart: ({ source }) => setDragged(source.data[mark as never] as readonly string[]),
      onDrag(event) {
        scrollAtEdge(event.source.element, event.location.current.input.clientY)
        show(placeOf(event))
      },
      onDrop(event) {
        const place = placeOf(event)
        show(null)
        setDragged(NONE)
        if (place) latest.current?.onDrop?.(place.ids, place.id, place.edge)
      },
    })
  }, [mark, on])
  // Rows hold on to it while they are dragged.
  const idsWith = useCallback((id: string) => (chosen.current.includes(id) ? chosen.current : [id]), [])
  return useMemo(() => (on ? { mark, dragged, line, idsWith, latest } : null), [mark, dragged, line, idsWith, on])
}

/** A row that others land beside and that can be dragged; `edge` is where the line is drawn. */
export function useDragRow(
  element: RefObject<HTMLElement | null>,
  drag: RowsDrag | null,
  id: string,
): { dragging: boolean; edge: RowEdge | null } {
  const { mark, idsWith, latest } = drag ?? {}
  const movable = drag?.latest.current?.movable(id) ?? false
  useEffect(() => {
    const row = element.current
    if (!row || !mark || !idsWith || !latest) return
    const stopTarget = dropTargetForElements({
      element: row,
      canDrop: ({ source }) => mark in source.data,
      getData: () => ({ [mark]: id }),
    })
    const stopDrag =
      movable &&
      draggable({
        element: row,
        getInitialData: () => ({ [mark]: idsWith(id) }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: () => ({ x: 12, y: 12 }),
            render({ container }) {
              const box = document.createElement('div')
              box.className = styles.preview
              box.textContent = latest.current?.nameOf(idsWith(id)) ?? ''
              container.append(box)
            },
          }),
      })
    return () => {
      stopTarget()
      if (stopDrag) stopDrag()
    }
  }, [element, mark, idsWith, latest, id, movable])
  return { dragging: drag?.dragged.includes(id) ?? false, edge: drag?.line?.id === id ? drag.line.edge : null }
}

/** A place that takes rows from lists with this mark wherever they are let go over it; true while some that it takes are held there. */
export function useRowsTarget(
  element: RefObject<HTMLElement | null>,
  mark: symbol,
  given: { takes: (ids: readonly string[]) => boolean; onTake: (ids: readonly string[]) => void },
): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    if (!element.current) return
    const idsOf = (data: Record<string | symbol, unknown>) => data[mark] as readonly string[]
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => mark in source.data && latest.current.takes(idsOf(source.data)),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        latest.current.onTake(idsOf(source.data))
      },
    })
  }, [element, mark])
  return over
}

function scrollAtEdge(row: HTMLElement, y: number): void {
  const list = row.closest<HTMLElement>('[role=grid]')?.parentElement
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  list.scrollTop += edgeScroll(bottom - y) - edgeScroll(y - top)
}
