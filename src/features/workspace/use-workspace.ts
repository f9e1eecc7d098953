// One workspace by its slug: out of the list, or asked for where the list does not have it (WS-06, WS-07).
import { type Read, useRead } from '#src/data/use-read.ts'
import { GetWorkspace, ListWorkspaces, type WorkspaceHeadData } from './workspace.graphql.ts'

/** `workspace` is undefined while it is not known, null when there is none for this person. */
export interface FoundWorkspace {
  workspace: WorkspaceHeadData | null | undefined
  /** The read that decides. */
  read: Pick<Read<unknown>, 'error' | 'key' | 'fetching' | 'stale' | 'again'>
}

/** The workspace of this slug; nothing is asked for null. A list has 52, and the one of an earlier visit may lack the newest. */
export function useWorkspace(slug: string | null): FoundWorkspace {
  const list = useRead({ query: ListWorkspaces, variables: { search: '' } })
  const listed = slug === null ? undefined : list.data?.workspaces.find((one) => one.slug === slug)
  const asks = slug !== null && !listed && list.data !== undefined && !list.kept
  const one = useRead({ query: GetWorkspace, variables: { slug: slug ?? '' }, pause: !asks })
  if (slug === null) return { workspace: undefined, read: list }
  if (listed || !asks) return { workspace: listed, read: list }
  return { workspace: one.data?.workspace, read: one }
}
