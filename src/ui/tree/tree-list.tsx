// The tree itself, on react-arborist: only the rows in view are there, one of them has the keyboard. Loaded after the first paint.
import { type CSSProperties, createContext, type FocusEvent, type RefObject, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type NodeApi, type NodeRendererProps, type RowRendererProps, Tree, type TreeApi } from 'react-arborist'
import * as styles from './tree.css.ts'
import { NO_BACKEND, type TreeDrag, useRowDrag, useTreeDrag } from './tree-drag.ts'
import { useTreeKeyboard } from './tree-keyboard.ts'
import { childrenInView, type TreeNode, type TreeProps, type TreeRow } from './tree-node.ts'
import { indent, RowContent } from './tree-row.tsx'
import type { RowHeights } from './use-row-heights.ts'

const Dragging = createContext<TreeDrag | null>(null)
/** Called when other rows are drawn, or another one is the tree's own. */
const Drawn = createContext<() => void>(() => undefined)

/** `height`: the room there is, in px. `start`: the row that has the focus from the beginning. */
export function TreeList({
  label,
  nodes,
  rows,
  heights,
  height,
  start,
  onOrder,
  onPlace,
}: TreeProps & { rows: readonly TreeRow[]; heights: RowHeights; height: number; start: RefObject<string | null> }) {
  const api = useRef<TreeApi<TreeNode>>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const drag = useTreeDrag(rows, onOrder, onPlace)
  const settle = useTreeKeyboard(box, api, rows, onOrder)
  // The rows are drawn before the tree can be asked.
  useLayoutEffect(settle)
  useEffect(() => {
    if (start.current !== null) api.current?.focus(start.current)
    start.current = null
  }, [start])
  const rowHeight = useMemo(() => (node: NodeApi<TreeNode>) => heights.of(node.data), [heights.of])
  return (
    <Dragging value={drag}>
      <Drawn value={settle}>
        <div ref={box}>
          <Tree<TreeNode>
            ref={api as RefObject<TreeApi<TreeNode> | undefined>}
            aria-label={label}
            data={nodes}
            childrenAccessor={childrenInView}
            rowHeight={rowHeight}
            height={height}
            width="100%"
            // A dragged row must not be scrolled out of the page: the browser would end the drag.
            overscanCount={drag.dragged === null ? 6 : rows.length}
            disableMultiSelection
            disableSelect
            disableEdit
            disableDrag
            disableDrop
            dndBackend={NO_BACKEND}
            outerElementType="div"
            renderRow={Row}
          >
            {Content}
          </Tree>
        </div>
      </Drawn>
    </Dragging>
  )
}

function Content({ node }: NodeRendererProps<TreeNode>) {
  return <RowContent node={node.data} tabIndex={-1} />
}

function Row({ node, innerRef, attrs, children }: RowRendererProps<TreeNode>) {
  const { id, children: below, open, current } = node.data
  const element = useRef<HTMLDivElement>(null)
  const drag = use(Dragging)
  const { dragging, edge } = useRowDrag(element, drag, node.data)
  useKeptKeyboard(element)
  useStop(node.isFocused, current === true)
  const style = { ...attrs.style, minWidth: 0, paddingLeft: indent(node.level), '--indent': `${indent(node.level)}px` } as CSSProperties
  return (
    <div
      ref={(found) => {
        element.current = found
        innerRef(found)
      }}
      role="treeitem"
      aria-level={node.level + 1}
      aria-posinset={node.childIndex + 1}
      aria-setsize={node.parent?.children?.length}
      aria-expanded={below ? open === true : undefined}
      aria-current={current ? 'page' : undefined}
      // Which one is 0 is settled once they are drawn.
      tabIndex={-1}
      className={styles.row}
      style={style}
      data-tree-row={id}
      data-dragging={dragging || undefined}
      data-landing={edge ?? undefined}
      onFocus={stop}
    >
      {children}
    </div>
  )
}

// The container would give the focus to the row that had it last.
function stop(event: FocusEvent): void {
  event.stopPropagation()
}

/** Rows come, go and take the focus: each time one of those that are drawn has to be the stop of the Tab key. */
function useStop(focused: boolean, current: boolean): void {
  const settle = use(Drawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is focused or current says which row is the stop
  useLayoutEffect(() => {
    settle()
    // A row that goes is still there now.
    return () => queueMicrotask(settle)
  }, [settle, focused, current])
}

/** A row that is scrolled away or closed with the focus leaves it to the tree: else the next key would go nowhere, and the row would take it back later. */
function useKeptKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = element.current
    return () => {
      if (row?.contains(document.activeElement)) row.closest<HTMLElement>('[role="tree"]')?.focus({ preventScroll: true })
    }
  }, [element])
}
