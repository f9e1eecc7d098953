// How high the rows of a tree are, and how much room they have.
import { createContext, type RefObject, use, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { media } from '#src/theme/tokens.ts'
import { ROW_HEIGHT, type TreeNode, type TreeRow } from './tree-node.ts'

/** Heights in px. */
export interface RowHeights {
  of: (node: TreeNode) => number
  all: number
}

/** Told by rows that are as high as what they show. */
export const Measured = createContext<(id: string, height: number) => void>(() => undefined)

/** The heights of these rows; the second answer is for `Measured`. */
export function useRowHeights(rows: readonly TreeRow[]): [RowHeights, (id: string, height: number) => void] {
  const plain = useCoarse() ? ROW_HEIGHT.coarse : ROW_HEIGHT.fine
  const [measured, setMeasured] = useState<Readonly<Record<string, number>>>({})
  const tell = useCallback((id: string, height: number) => {
    setMeasured((known) => (known[id] === height ? known : { ...known, [id]: height }))
  }, [])
  const of = useCallback(({ id, height = plain }: TreeNode) => (height === 'content' ? (measured[id] ?? plain) : height), [plain, measured])
  return [{ of, all: rows.reduce((sum, { node }) => sum + of(node), 0) }, tell]
}

/** For the element around a row's content: tells how high that is, now and whenever it changes. */
export function useMeasured({ id, height }: TreeNode): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const tell = use(Measured)
  useLayoutEffect(() => {
    const content = element.current
    if (!content || height !== 'content') return
    const look = () => content.offsetHeight > 0 && tell(id, content.offsetHeight)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(content)
    return () => watch.disconnect()
  }, [id, height, tell])
  return element
}

/** How high the element is, `wanted` until it is laid out. */
export function useRoom(element: RefObject<HTMLElement | null>, wanted: number): number {
  const [room, setRoom] = useState<number | null>(null)
  // Before the paint: told by an observer alone, more rows would scroll for a frame in the room of those there were.
  useLayoutEffect(() => {
    const box = element.current
    if (box && wanted > 0) setRoom(box.clientHeight)
  }, [element, wanted])
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setRoom(box.clientHeight)
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [element])
  return room ? Math.min(room, wanted) : wanted
}

function useCoarse(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.coarse).matches)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(media.coarse)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
