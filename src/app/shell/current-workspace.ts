// The workspace one is in: the route's, else the stored current company (STORE-03, WS-07, WS-08).
import { useEffect } from 'react'
import { useScene } from '#src/actions/actions-context.tsx'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { companiesList, currentCompany } from '#src/data/storage/storage.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { useRead } from '#src/data/use-read.ts'
import { storedWorkspace } from '#src/features/workspace/current-company.ts'
import { useWorkspace } from '#src/features/workspace/use-workspace.ts'
import { ListWorkspaces, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'

/** The viewer's workspaces: those of the last visit at once, the server's behind them; stored as companies list (STORE-04, WS-06). */
export function useWorkspaces() {
  const read = useRead({ query: ListWorkspaces, variables: { search: '' } })
  const { data, kept } = read
  const workspaces = data?.workspaces
  useEffect(() => {
    if (workspaces && !kept) writeStored(companiesList, workspaces.map(storedWorkspace))
  }, [workspaces, kept])
  return { ...read, workspaces }
}

/** The workspace in view; null until the list is there or when there is none. Loading it makes it the stored current company. */
export function useCurrentWorkspace(): WorkspaceHeadData | null {
  const { workspaces } = useWorkspaces()
  const slug = useScene((scene) => scene.workspace?.slug ?? null)
  const wanted = slug ?? currentCompany.read()?.data.slug ?? null
  const { workspace } = useWorkspace(wanted)
  // What was stored may be somebody else's, or gone.
  const isOpen = slug === null && ownWorkspace() === null
  const current = workspace ?? (isOpen && (wanted === null || workspace === null) ? (workspaces?.[0] ?? null) : null)
  useEffect(() => {
    if (current) currentCompany.write({ data: storedWorkspace(current) })
  }, [current])
  return current
}
