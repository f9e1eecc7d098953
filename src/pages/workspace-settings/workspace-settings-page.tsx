// The settings of a workspace: what its owners can have back (PSET-15).
import { useParams } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { DeletedProjects } from '#src/features/project/deleted-projects.tsx'
import { useWorkspace } from '#src/features/workspace/use-workspace.ts'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './workspace-settings-page.css.ts'

/** Everybody of the workspace reaches it; each finds what they can have back themselves. */
export function WorkspaceSettingsPage() {
  const { companySlug = '' } = useParams()
  const { workspace, read } = useWorkspace(companySlug)
  useDocumentTitle(workspace ? `Workspace settings of ${workspace.name}` : 'Workspace settings')
  return (
    <>
      <PageHeader
        {...(workspace && { mark: <Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={28} /> })}
        title="Workspace settings"
      />
      {workspace === undefined && read.error && <ReadFailure read={read} what="the settings" />}
      {workspace === undefined && !read.error && <SkeletonPanel />}
      {workspace && (
        <section aria-labelledby="deleted" className={styles.section}>
          <h2 id="deleted" className={styles.heading}>
            <span className={heading.section}>Deleted projects</span>
          </h2>
          <p className={styles.text}>
            Whoever owned one, and the owner of the workspace, can restore it with everything in it for 30 days.
          </p>
          <DeletedProjects workspace={workspace} />
        </section>
      )}
    </>
  )
}
