// A list of rows under heads: only what is in view is drawn, the keyboard's row has the focus, and coming back finds the place that was left.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createStore } from '#src/lib/store.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { followPointer } from './pointer-moves.ts'
import { type RowDrag, type RowsDrag, useDragRow, useRowsDrag } from './row-drag.ts'
import { useRowHeight } from './row-height.ts'
import * as styles from './row-list.css.ts'

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
export interface RowListProps {
  /** Accessible name: `Sprints of Website`. */
  label: string
  /** Must keep their identity while nothing changed. */
  lines: readonly RowLine[]
  active: string | null
  selected: readonly string[]
  /** Whether several can be selected. */
  many: boolean
  /** The cells of a row. */
  draw: (id: string, place: RowPlace) => ReactNode
  onActivate: (id: string) => void
  onOpen: (id: string) => void
  /** Shift and Ctrl or Cmd with a click, where several can be selected. */
  onPick?: (id: string, range: boolean) => void
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
  /** Rows of a list narrower than this many px have two lines; 640 unless said. */
  twoLines?: number
}

const HEAD = 32
const NARROW = 640
const NEAR = 10

/** How far lists were scrolled when they were left, by the name of their place. */
const left = createStore<ReadonlyMap<string, number>>(() => new Map())

/** The list; it fills its parent and scrolls inside. */
export function RowList(props: RowListProps) {
  const {
    label,
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
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(scroller, twoLines)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lines[at]?.head === undefined ? rowHeight : HEAD),
    getItemKey: (at) => lines[at]?.id ?? at,
    overscan: 10,
    initialRect: { width: 1200, height: 800 },
    scrollMargin: body.current?.offsetTop ?? 0,
    scrollPaddingStart: HEAD,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are estimated from these two
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight, lines])
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
  const first = lines.find(({ head }) => head === undefined)?.id
  const dragged = useRowsDrag(drag, selected)
  const gestures = useGestures({ moved, onActivate, onOpen, onPick: many ? onPick : undefined })
  return (
    <div ref={scroller} className={styles.scroller} {...gestures}>
      {above}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be */}
      <div
        ref={body}
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length}
        {...(many && { 'aria-multiselectable': true })}
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
                <Row id={line.id} place={place} many={many} tabStop={place.active || (active === null && line.id === first)} drag={dragged}>
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
  )
}

interface RowProps {
  id: string
  place: RowPlace
  many: boolean
  tabStop: boolean
  drag: RowsDrag | null
  children: ReactNode
}

function Row({ id, place, many, tabStop, drag, children }: RowProps) {
  const element = useRef<HTMLDivElement>(null)
  const { dragging, edge } = useDragRow(element, drag, id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be
    <div
      ref={element}
      role="row"
      className={styles.row}
      tabIndex={tabStop ? 0 : -1}
      aria-rowindex={place.index}
      {...(many && { 'aria-selected': place.selected })}
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be
    // biome-ignore lint/a11y/useFocusableInteractive: nothing is done to it
    <div role="row" className={styles.head} aria-rowindex={index}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader" className={styles.headText}>
        {line.mark}
        {line.head} <span className={count}>{line.count}</span>
      </div>
    </div>
  )
}

/** The cell of a row. */
export function RowCell({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list cannot be a table
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, its cells are reached by keys of actions
    <div role="gridcell" className={className}>
      {children}
    </div>
  )
}

/** Scrolls to where this place was left, once its rows are there, and remembers where it is left. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, kept: string, ready: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!ready || !element) return
    element.scrollTop = left.get().get(kept) ?? 0
    return () => left.set(new Map([...left.get(), [kept, element.scrollTop]]))
  }, [scroller, kept, ready])
}

/** The active row has the focus when the keyboard chose it; the pointer's choice moves nothing away from under the hand. Tells whether the pointer moved. */
function useFollow(scroller: RefObject<HTMLElement | null>, active: string | null, reveal: (id: string) => void): RefObject<boolean> {
  const moved = useRef(true)
  const byKeyboard = useRef(true)
  const before = useRef<string | null>(null)
  useEffect(() => {
    const pointer = () => {
      byKeyboard.current = false
    }
    const keyboard = () => {
      byKeyboard.current = true
    }
    const unfollow = followPointer((now) => {
      moved.current = now
      if (now) pointer()
    })
    window.addEventListener('pointerdown', pointer, { passive: true })
    window.addEventListener('keydown', keyboard, true)
    return () => {
      unfollow()
      window.removeEventListener('pointerdown', pointer)
      window.removeEventListener('keydown', keyboard, true)
    }
  }, [])
  useEffect(() => {
    const changed = before.current !== active
    before.current = active
    if (!changed || active === null || !byKeyboard.current) return
    reveal(active)
    // What was out of view is drawn by the next frame.
    const frame = requestAnimationFrame(() => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`)
      if (row && !isElsewhere(document.activeElement)) row.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [active, reveal, scroller])
  return moved
}

/** Focus is never taken out of a field or a layer. */
function isElsewhere(focused: Element | null): boolean {
  return (
    focused?.closest('input, textarea, select, [contenteditable="true"], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !=
    null
  )
}

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null
}

function useGestures({
  moved,
  onActivate,
  onOpen,
  onPick,
}: Pick<RowListProps, 'onActivate' | 'onOpen'> & { moved: RefObject<boolean>; onPick: RowListProps['onPick'] | undefined }) {
  const activate = (target: EventTarget) => {
    const id = idAt(target)
    if (id !== null) onActivate(id)
  }
  return {
    onFocus: (event: React.FocusEvent) => activate(event.target),
    onPointerMove(event: React.PointerEvent) {
      // What comes to lie under a resting pointer is no choice; a menu stays on its row while the pointer passes others.
      if (event.pointerType === 'touch' || !moved.current || document.querySelector('[data-layer="menu"]')) return
      activate(event.target)
    },
    onContextMenuCapture: (event: React.MouseEvent) => activate(event.target),
    onClickCapture(event: React.MouseEvent) {
      const id = idAt(event.target)
      if (id === null || !onPick || event.button !== 0 || !(event.shiftKey || event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      event.stopPropagation()
      onPick(id, event.shiftKey)
    },
    onClick(event: React.MouseEvent) {
      const id = idAt(event.target)
      const control = event.target instanceof Element && event.target.closest('button, a[href], input, [role=checkbox]') !== null
      // Text that was just marked is not a click.
      if (id === null || control || event.defaultPrevented || window.getSelection()?.toString()) return
      onOpen(id)
    },
  }
}
