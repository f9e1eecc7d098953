// A page of a workspace that only its owner opens: settings, team, log, clients, invoices. Others read whose it is.

import { CombinedError } from '@urql/core'
import { LockIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import type { SubjectKind } from '#src/actions/subject.ts'
import { apiErrorOf } from '#src/data/errors/api-error.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import * as styles from './owner-page.css.ts'
import { useWorkspace } from './use-workspace.ts'
import type { WorkspaceHeadData } from './workspace.graphql.ts'

/**
 * Calls `children` with the workspace where the viewer owns it. `title` names the page in the tab; `what` is what cannot be loaded, "the team".
 * `children` and whatever they ask are never rendered for others.
 */
export function OwnerPage({
  slug,
  title,
  what,
  lists,
  children,
}: {
  slug: string
  title: string
  what: string
  /** What its rows are. */
  lists?: SubjectKind
  children: (workspace: WorkspaceHeadData) => ReactNode
}) {
  const { workspace, read } = useWorkspace(slug)
  useDocumentTitle(workspace ? `${title} of ${workspace.name}` : title)
  if (workspace?.viewerCan.includes('OWN')) return children(workspace)
  if (workspace) return <NotTheOwner title={title} workspace={workspace} />
  // The layout above answers for a workspace that is nobody's.
  if (workspace === null) return null
  if (read.error) return <ReadFailure read={read} what={what} />
  return lists ? (
    <ComingRows kind={lists}>
      <SkeletonPanel />
    </ComingRows>
  ) : (
    <SkeletonPanel />
  )
}

/** Whether a read was refused for what the viewer may not. */
export function isForbidden(error: unknown): boolean {
  return error instanceof CombinedError && apiErrorOf(error).code === 'FORBIDDEN'
}

/** In place of what could not be read: whoever is refused reads whose page it is, the others why and how to try again. */
export function OwnersOnly({ slug, title, read, what }: { slug: string; title: string; read: FailedRead; what: string }) {
  const { workspace } = useWorkspace(slug)
  return isForbidden(read.error) && workspace ? (
    <NotTheOwner title={title} workspace={workspace} />
  ) : (
    <ReadFailure read={read} what={what} />
  )
}

function NotTheOwner({ title, workspace: { owner } }: { title: string; workspace: WorkspaceHeadData }) {
  const navigate = useNavigate()
  // The first page of a visit has nothing of this product behind it.
  const isFirst = useLocation().key === 'default'
  const back = () => (isFirst ? navigate(pathTo('workspace')) : navigate(-1))
  return (
    <div className={styles.middle}>
      <h1 className={hiddenVisually}>{title}</h1>
      <EmptyState icon={LockIcon} action={<Button onClick={() => void back()}>Back</Button>}>
        Only the owner of this workspace can open this page.
        {owner && (
          <span className={styles.owner}>
            <Avatar person={owner} size={20} decorative />
            {owner.name}
          </span>
        )}
      </EmptyState>
    </div>
  )
}
