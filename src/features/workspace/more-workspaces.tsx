// Workspaces beyond the first page, a page at a time (WS-06).
import { type ReactNode, useState } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { isFullPage } from './full-page.ts'
import { ListWorkspaces, type WorkspaceHeadData } from './workspace.graphql.ts'

interface Props {
  /** What stands above, on the pages up to `page`. */
  known: readonly WorkspaceHeadData[]
  /** The page that ends with the last of them, and how it was answered. */
  page: number
  last: readonly WorkspaceHeadData[]
  children: (workspace: WorkspaceHeadData) => ReactNode
}

/** A button that shows the next page below; nothing where there is none. */
export function MoreWorkspaces({ known, page, last, children }: Props) {
  const [wanted, setWanted] = useState(false)
  if (!isFullPage(last)) return null
  if (wanted) return <NextPage known={known} page={page + 1} render={children} />
  return (
    <Button variant="subtle" onClick={() => setWanted(true)}>
      Show more workspaces
    </Button>
  )
}

function NextPage({ known, page, render }: { known: Props['known']; page: number; render: Props['children'] }) {
  const read = useRead({ query: ListWorkspaces, variables: { search: '', page } })
  const { data, error } = read
  if (!data && error) return <ReadFailure inline read={read} what="more workspaces" />
  if (!data) return <SkeletonLines count={3} start="box" />
  const others = data.workspaces.filter(({ id }) => !known.some((one) => one.id === id))
  return (
    <>
      {others.map(render)}
      <MoreWorkspaces known={[...known, ...others]} page={page} last={data.workspaces}>
        {render}
      </MoreWorkspaces>
    </>
  )
}
