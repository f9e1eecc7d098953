// Imports of a place, and one of them, followed while the server is at work on it.
import { useEffect, useRef } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { type Read, useRead } from '#src/data/use-read.ts'
import type { ImportPlace, ImportSubject } from '#src/model/import/import-subject.ts'
import { announce } from '#src/ui/marks/live-region.ts'
import { GetImport, type ImportData, type ImportDetailData, ListImports, WatchImport } from './import.graphql.ts'
import { isBusy, problemsOf, stateName } from './import-words.ts'

/** How often it is looked how far an import is, in ms. */
const LOOK_MS = 1_000

/** Whoever sees imports may do what is done to them. */
const MAY = ['ADMIN'] as const

/** An import as actions see it. */
export function subjectOf(one: ImportData, { workspaceSlug, projectSlug }: ImportPlace): ImportSubject {
  const { id, state, filename, undoUntil } = one
  return { id, state, filename, undoUntil, problems: problemsOf(one), workspaceSlug, projectSlug, viewerCan: MAY }
}

/** Whether it changes what is in the workspace just now. */
const isWorking = ({ state }: Pick<ImportData, 'state'>): boolean => state === 'RUNNING' || state === 'UNDOING'

/** The newest first; what an import made or took away is read anew as soon as it has ended. */
export function useImports({ workspaceSlug, projectSlug }: ImportPlace): Read<{ imports: readonly ImportData[] }> {
  const read = useRead({ query: ListImports, variables: { workspaceSlug, projectSlug }, requestPolicy: 'cache-and-network' })
  useLooks(read.data?.imports.some(isBusy) ?? false, read.again)
  const { api } = useActions().services
  const working = read.data?.imports.filter(isWorking).length ?? 0
  const before = useRef(0)
  useEffect(() => {
    if (working < before.current) api.refresh()
    before.current = working
  }, [working, api])
  return read
}

/** One with everything about it. What it made, changed or took away is read anew where it is shown as soon as it has ended. */
export function useImport({ workspaceSlug, projectSlug }: ImportPlace, id: string): Read<{ import: ImportDetailData }> {
  const { api } = useActions().services
  const at = { workspaceSlug, projectSlug, id }
  const read = useRead({ query: GetImport, variables: at, requestPolicy: 'cache-and-network' })
  const one = read.data?.import.import
  const busy = one !== undefined && isBusy(one)
  useLooks(busy, () => void api.query(WatchImport, at, { requestPolicy: 'network-only' }).catch(() => undefined))
  const before = useRef<ImportData['state'] | null>(null)
  const { again } = read
  const state = one?.state ?? null
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was === null || state === null || was === state) return
    if (!isBusy({ state: was }) || isBusy({ state })) return
    announce(stateName(state))
    again()
    if (isWorking({ state: was })) api.refresh()
  }, [state, again, api])
  return read
}

/** Looks while `busy` and the page is visible. */
function useLooks(busy: boolean, look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), LOOK_MS)
    return () => clearInterval(timer)
  }, [busy])
}
