// The workspace one is in: the route's, else the stored current company (STORE-03, WS-07, WS-08).
import { useEffect, useMemo } from 'react'
import { useQuery } from 'urql'
import { useScene } from '#src/actions/actions-context.tsx'
import { companiesList, currentCompany, workspacesCache } from '#src/data/storage.ts'
import { storedWorkspace } from '#src/features/workspace/current-company.ts'
import { ListWorkspaces, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'

/** The viewer's workspaces; stored as companies list and as cache for the next first paint (STORE-04, STORE-06, WS-06). */
export function useWorkspaces() {
  const [{ data, fetching, error }, refetch] = useQuery({ query: ListWorkspaces, variables: { search: '' } })
  const workspaces = data?.workspaces
  useEffect(() => {
    if (!workspaces) return
    companiesList.write(workspaces.map(storedWorkspace))
    workspacesCache.write(workspaces.map(storedWorkspace))
  }, [workspaces])
  return { workspaces, fetching, error, refetch }
}

/** The workspace in view; null until the list is there or when there is none. Loading it makes it the stored current company. */
export function useCurrentWorkspace(): WorkspaceHeadData | null {
  const { workspaces } = useWorkspaces()
  const slug = useScene((scene) => scene.workspace?.slug ?? null)
  const current = useMemo(() => {
    const wanted = slug ?? currentCompany.read()?.data.slug
    return workspaces?.find((workspace) => workspace.slug === wanted) ?? (slug === null ? (workspaces?.[0] ?? null) : null)
  }, [workspaces, slug])
  useEffect(() => {
    if (current) currentCompany.write({ data: storedWorkspace(current) })
  }, [current])
  return current
}
