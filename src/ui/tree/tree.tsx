// A tree of rows: walked by arrow keys, found by typing, put in order by dragging. It takes the height of its rows and scrolls where there is less room.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import { lazyModule, retried, useLazyModule } from '#src/ui/layers/lazy-module.ts'
import * as styles from './tree.css.ts'
import { rowsOf, type TreeProps, type TreeRow } from './tree-node.ts'
import { indent, RowContent } from './tree-row.tsx'
import { Measured, type RowHeights, useRoom, useRowHeights } from './use-row-heights.ts'

/** The least room of a long tree, in px: below, what is around it scrolls. */
const LEAST = 174
/** By when the tree's code is fetched even on a busy page, in ms. */
const IDLE_MS = 2_000

const treeList = lazyModule(retried(async () => (await import('./tree-list.tsx')).TreeList))

/** The tree. Its code is not part of the first load: until it is there the same rows stand one below the other and are reached by Tab. */
export function Tree({ label, nodes, onOrder, onPlace }: TreeProps) {
  const rows = useMemo(() => rowsOf(nodes), [nodes])
  const [heights, measured] = useRowHeights(rows)
  const box = useRef<HTMLDivElement>(null)
  /** The row that had the focus before the tree was there. */
  const start = useRef<string | null>(null)
  const room = useRoom(box, heights.all)
  const List = useLazyModule(treeList)
  useEffect(() => whenIdle(() => void treeList.load().catch((error: unknown) => console.error(error)), IDLE_MS), [])
  return (
    <Measured value={measured}>
      <div ref={box} className={styles.tree} style={{ height: heights.all, minHeight: Math.min(heights.all, LEAST) }}>
        {List ? (
          <List label={label} nodes={nodes} rows={rows} heights={heights} height={room} start={start} onOrder={onOrder} onPlace={onPlace} />
        ) : (
          <PlainRows rows={rows} heights={heights} start={start} />
        )}
      </div>
    </Measured>
  )
}

function PlainRows({ rows, heights, start }: { rows: readonly TreeRow[]; heights: RowHeights; start: { current: string | null } }) {
  const list = useRef<HTMLDivElement>(null)
  // Runs before the rows are gone: who was on one is on the same one of the tree.
  useLayoutEffect(() => {
    const element = list.current
    return () => {
      const { activeElement } = document
      if (element?.contains(activeElement)) start.current = activeElement?.closest('[data-tree-row]')?.getAttribute('data-tree-row') ?? null
    }
  }, [start])
  return (
    <div ref={list} className={styles.plain}>
      {rows.map(({ node, level }) => (
        <div key={node.id} data-tree-row={node.id} className={styles.row} style={{ height: heights.of(node), paddingLeft: indent(level) }}>
          <RowContent node={node} tabIndex={undefined} />
        </div>
      ))}
    </div>
  )
}
