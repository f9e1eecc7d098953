// The edge of a column in the row of names: drawn with the pointer or by arrow keys, it makes the column wider or narrower.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { COLUMN_LIMITS, COLUMN_WIDTHS, columnProperty } from '#src/model/task/rows/column-widths.ts'
import * as styles from './list-header.css.ts'
import type { Column } from './task-columns.ts'
import { bounded } from './use-column-widths.ts'

const STEP = 8

/** Props of ColumnEdge. */
export interface ColumnEdgeProps {
  column: Column
  title: string
  width: number | undefined
  /** Its name among what arrows go through. */
  stop: string
  tabIndex: 0 | -1
  onDraw: (column: Column, width: number | null) => void
}

/** At the column's left, because the title gives and takes the room: what is right of it stays where it is. A double click or Enter undoes. */
export function ColumnEdge({ column, title, width, stop, tabIndex, onDraw }: ColumnEdgeProps) {
  const drag = useRef<{ from: number; width: number; now: number | null } | null>(null)
  const listOf = (edge: HTMLElement) => edge.closest<HTMLElement>('[role=grid]')
  const widthNow = (edge: HTMLElement) => edge.parentElement?.offsetWidth || (width ?? COLUMN_WIDTHS[column])
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientX, width: widthNow(event.currentTarget), now: null }
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    drag.current.now = bounded(drag.current.width + drag.current.from - clientX)
    // Past React: all rows follow the pointer, and none of them is drawn anew.
    listOf(currentTarget)?.style.setProperty(columnProperty(column), `${drag.current.now}px`)
  }
  const onPointerUp = () => {
    const now = drag.current?.now
    drag.current = null
    if (now != null) onDraw(column, now)
  }
  const onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    drag.current = null
    const list = listOf(currentTarget)
    if (width === undefined) list?.style.removeProperty(columnProperty(column))
    else list?.style.setProperty(columnProperty(column), `${width}px`)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key, shiftKey, currentTarget } = event
    const wanted = drawnBy(key, shiftKey ? 4 * STEP : STEP, widthNow(currentTarget))
    if (wanted === undefined) return
    // Keys of the list mean something else.
    event.preventDefault()
    onDraw(column, wanted)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${title}`}
      aria-valuenow={width ?? COLUMN_WIDTHS[column]}
      aria-valuemin={COLUMN_LIMITS.least}
      aria-valuemax={COLUMN_LIMITS.most}
      aria-valuetext={`${width ?? COLUMN_WIDTHS[column]} pixels`}
      tabIndex={tabIndex}
      data-header-stop={stop}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onDoubleClick={() => onDraw(column, null)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The width that a key asks for: null gives the column its own back, undefined is no key of the edge. */
function drawnBy(key: string, step: number, width: number): number | null | undefined {
  if (key === 'ArrowLeft') return width + step
  if (key === 'ArrowRight') return width - step
  if (key === 'Home') return COLUMN_LIMITS.least
  if (key === 'End') return COLUMN_LIMITS.most
  return key === 'Enter' ? null : undefined
}
