// A workspace that the viewer does not see: one of theirs that is being deleted can be had back, anything else is not found (WSET-10).
import { type ReactNode, useMemo } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { restoreThis } from './workspace-settings.actions.ts'
import * as styles from './workspace-settings.css.ts'
import { type DeletedWorkspaceData, ListDeletedWorkspaces } from './workspace-settings.graphql.ts'

type Along = (workspace: WorkspaceSubject) => ReactNode

/** Whoever sees it owns it. */
const MAY = ['OWN'] as const

/** `children` is what stands there otherwise, `along` what takes a workspace along. */
export function MissingWorkspace({ slug, along, children }: { slug: string; along: Along; children: ReactNode }) {
  const read = useRead({ query: ListDeletedWorkspaces, variables: {}, requestPolicy: 'cache-and-network' })
  const found = read.data?.deletedWorkspaces.find((one) => one.slug === slug)
  if (found) return <Deleted workspace={found} along={along} />
  return !read.data && !read.error ? <SkeletonPanel /> : children
}

function Deleted({ workspace: { slug, name, logo, deletionAt }, along }: { workspace: DeletedWorkspaceData; along: Along }) {
  useDocumentTitle(name)
  const action = useMemo(() => restoreThis(slug), [slug])
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(deletionAt))
  return (
    <section aria-labelledby="deleted-workspace" className={styles.deleted}>
      <Logo name={name} id={slug} src={logo} size={48} />
      <h1 id="deleted-workspace" className={styles.deletedTitle}>
        {name}
      </h1>
      <p>This workspace will be deleted on {day}.</p>
      <p className={styles.note}>Until then you can have it back with everything in it, or take it along.</p>
      <ActionButton action={action} subjects={{}} look="primary" />
      <div className={styles.along}>{along({ id: slug, slug, name, viewerCan: MAY })}</div>
    </section>
  )
}
