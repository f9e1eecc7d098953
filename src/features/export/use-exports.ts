// The exports of a place, followed while one of them is being made.
import { useEffect } from 'react'
import { type Read, useRead } from '#src/data/use-read.ts'
import type { ExportPlace } from '#src/model/export/export-subject.ts'
import { type ExportData, ListExports } from './export.graphql.ts'

/** How often it is looked how far an export is, in ms. */
const LOOK_MS = 2_000

/** Whether it is still being made. */
export const isUnfinished = ({ state }: Pick<ExportData, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING'

/** The newest first. */
export function useExports({ workspaceSlug, projectSlug }: ExportPlace): Read<{ exports: readonly ExportData[] }> {
  const read = useRead({ query: ListExports, variables: { workspaceSlug, projectSlug }, requestPolicy: 'cache-and-network' })
  const unfinished = read.data?.exports.some(isUnfinished) ?? false
  const { again } = read
  useEffect(() => {
    if (!unfinished) return
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), LOOK_MS)
    return () => clearInterval(timer)
  }, [unfinished, again])
  return read
}
