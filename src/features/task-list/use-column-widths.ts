// The widths of columns that a person drew: theirs, for one project or workspace, on this device.
import { useCallback, useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { COLUMN_LIMITS, COLUMN_WIDTHS, columnProperty } from '#src/model/task/rows/column-widths.ts'
import type { Column } from './task-columns.ts'

type Widths = { readonly [C in Column]?: number }

/** A width within what is allowed. */
export function bounded(width: number): number {
  return Math.round(Math.min(COLUMN_LIMITS.most, Math.max(COLUMN_LIMITS.least, width)))
}

/** What is stored, as far as it can be believed. */
function parse(value: unknown): Widths | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, width]) =>
      Object.hasOwn(COLUMN_WIDTHS, name) && typeof width === 'number' && Number.isFinite(width) ? [[name, bounded(width)]] : [],
    ),
  )
}

/** The widths that were drawn and how to draw one (null: as it was), and the custom properties that the list gets of them. */
export function useColumnWidths(place: { workspaceSlug: string; projectSlug?: string | null | undefined }) {
  const username = useActions().services.viewer?.username ?? ''
  const name = `columns:${username}:${place.workspaceSlug}/${place.projectSlug ?? ''}`
  const entry = useMemo(() => surfaceChoice(name, parse), [name])
  const widths = useStored(entry)
  const draw = useCallback(
    (column: Column, width: number | null) => {
      const { [column]: _, ...others } = entry.read() ?? {}
      writeStored(entry, width === null ? others : { ...others, [column]: bounded(width) })
    },
    [entry],
  )
  const properties = useMemo(
    () => Object.fromEntries(Object.entries(widths ?? {}).map(([column, width]) => [columnProperty(column), `${width}px`])),
    [widths],
  )
  return { widths: widths ?? NONE, draw, properties }
}

const NONE: Widths = {}
