// A list of rows under heads: only what is in view is drawn, the keyboard's row has the focus, and coming back finds the place that was left.

import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { truncate } from '#src/theme/text.css.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { type RowDrag, type RowsDrag, useDragRow, useRowsDrag } from './row-drag.ts'
import { tabStopOf, useFollow, useKeptPlace } from './row-focus.ts'
import { type RowHandlers, useGestures } from './row-gestures.ts'
import { useRowHeight } from './row-height.ts'
import * as styles from './row-list.css.ts'
import { type ListRole, ListRoleContext, listAttributes, type Place, placesOf, rowAttributes } from './row-roles.ts'

/** One line: the head of a group with how many it holds, or a row. */
export type RowLine = { id: string; head: string; count?: string | undefined; mark?: ReactNode } | { id: string; head?: undefined }

/** What drawing a row needs to know of its place. */
export interface RowPlace {
  active: boolean
  selected: boolean
  /** 1-based among all lines, for screen readers. */
  index: number
}

/** Props of RowList. */
export interface RowListProps extends RowHandlers {
  /** Accessible name: `Sprints of Website`. */
  label: string
  /** What it is to screen readers; a grid unless said. */
  as?: ListRole
  /** Must keep their identity while nothing changed. */
  lines: readonly RowLine[]
  active: string | null
  selected: readonly string[]
  /** Whether several can be selected. */
  many: boolean
  /** The cells of a row. */
  draw: (id: string, place: RowPlace) => ReactNode
  /** Called when the last rows are near, to load what comes behind them. */
  onNearEnd?: (() => void) | undefined
  /** Names the place whose scrolling is kept while the session lasts. */
  kept: string
  /** Stands above the rows and scrolls along. */
  above?: ReactNode
  /** Stands below the last row. */
  below?: ReactNode
  /** Makes rows draggable. */
  drag?: RowDrag | undefined
  /** True where a row that is pointed at is not active by that: what is beside the list shows the active one. */
  still?: boolean | undefined
  /** Rows of a list narrower than this many px have two lines; 640 unless said. */
  twoLines?: number
  /** How much higher rows are that show more of themselves, in px by id; must keep its identity while nothing changed. */
  taller?: ReadonlyMap<string, number>
}

const NONE: ReadonlyMap<string, number> = new Map()

const HEAD = 32
const NARROW = 640
const NEAR = 10

/** The list; it fills its parent and scrolls inside. */
export function RowList(props: RowListProps) {
  const {
    label,
    as = 'grid',
    lines,
    active,
    selected,
    many,
    draw,
    onActivate,
    onOpen,
    onPick,
    onNearEnd,
    kept,
    above,
    below,
    drag,
    twoLines = NARROW,
    still = false,
    taller = NONE,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(scroller, twoLines)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lines[at]?.head === undefined ? rowHeight + (taller.get(lines[at]?.id ?? '') ?? 0) : HEAD),
    getItemKey: (at) => lines[at]?.id ?? at,
    overscan: 10,
    initialRect: { width: 1200, height: 800 },
    scrollMargin: body.current?.offsetTop ?? 0,
    scrollPaddingStart: HEAD,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are estimated from these three
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight, lines, taller])
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (lines.length > 0 && last >= lines.length - NEAR) onNearEnd?.()
  }, [last, lines.length, onNearEnd])
  const reveal = useCallback(
    (id: string) => {
      const at = lines.findIndex((line) => line.id === id)
      // The head of the first group comes into view with its first row.
      if (at === 1) scroller.current?.scrollTo({ top: 0 })
      else if (at > 1) virtual.scrollToIndex(at, { align: 'auto' })
    },
    [virtual, lines],
  )
  useKeptPlace(scroller, kept, lines.length > 0)
  const moved = useFollow(scroller, active, reveal)
  const stop = tabStopOf(
    shown.flatMap(({ index, start }) => {
      const line = lines[index]
      return line && line.head === undefined ? [{ id: line.id, start }] : []
    }),
    active,
    virtual.scrollOffset ?? 0,
  )
  const dragged = useRowsDrag(drag, selected)
  const places = useMemo(() => (as === 'feed' ? placesOf(lines) : null), [as, lines])
  const gestures = useGestures({ moved, still, onActivate, onOpen, onPick: many ? onPick : undefined })
  return (
    <ListRoleContext value={as}>
      <div ref={scroller} className={styles.scroller} {...gestures}>
        {above}
        <div
          ref={body}
          {...listAttributes(as, label, lines.length, many)}
          className={styles.rows}
          style={{ height: virtual.getTotalSize() }}
        >
          {shown.map(({ key, index, start, size }) => {
            const line = lines[index]
            if (!line) return null
            const place = { active: line.id === active, selected: selected.includes(line.id), index: index + 1 }
            const at = { transform: `translateY(${start - virtual.options.scrollMargin}px)`, height: size }
            return (
              <div key={key} className={styles.placed} style={at}>
                {line.head === undefined ? (
                  <Row id={line.id} place={place} among={places?.get(line.id)} many={many} tabStop={line.id === stop} drag={dragged}>
                    {draw(line.id, place)}
                  </Row>
                ) : (
                  <Head line={line} index={place.index} />
                )}
              </div>
            )
          })}
        </div>
        {below}
      </div>
    </ListRoleContext>
  )
}

interface RowProps {
  id: string
  place: RowPlace
  /** In a feed. */
  among: Place | undefined
  many: boolean
  tabStop: boolean
  drag: RowsDrag | null
  children: ReactNode
}

function Row({ id, place, among = { at: place.index, of: -1 }, many, tabStop, drag, children }: RowProps) {
  const element = useRef<HTMLDivElement>(null)
  const { dragging, edge } = useDragRow(element, drag, id)
  const as = useContext(ListRoleContext)
  const { index, selected } = place
  return (
    <div
      ref={element}
      {...rowAttributes(as, useId(), { index, place: among, selected: many ? selected : null })}
      className={styles.row}
      tabIndex={tabStop ? 0 : -1}
      data-row={id}
      data-focused={place.active || undefined}
      data-dragging={dragging || undefined}
      data-edge={edge ?? undefined}
    >
      {children}
    </div>
  )
}

function Head({ line, index }: { line: RowLine & { head: string }; index: number }) {
  const isGrid = useContext(ListRoleContext) === 'grid'
  return (
    <div className={styles.head} {...(isGrid && { role: 'row', 'aria-rowindex': index })}>
      <div className={styles.headText} {...(isGrid && { role: 'rowheader' })}>
        {line.mark}
        <span dir="auto" className={truncate}>
          {line.head}
        </span>{' '}
        <span className={count}>{line.count}</span>
      </div>
    </div>
  )
}

/** The cell of a row. */
export function RowCell({
  className,
  header = false,
  children,
}: {
  className?: string | undefined
  header?: boolean | undefined
  children?: ReactNode
}) {
  const isGrid = useContext(ListRoleContext) === 'grid'
  return (
    <div className={className} {...(isGrid && { role: header ? 'rowheader' : 'gridcell' })}>
      {children}
    </div>
  )
}
