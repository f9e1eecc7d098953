// The settings of a workspace: its owner's fields in one column, and what everybody can have back (WSET-06, PSET-15).
import { Link, useOutletContext, useParams } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { DomainLink } from '#src/features/custom-domain/domain-link.tsx'
import { ExportsSection } from '#src/features/export/exports-section.tsx'
import { MailServerLink } from '#src/features/mail-server/mail-server-link.tsx'
import { DeletedProjects } from '#src/features/project/deleted-projects.tsx'
import { TransferOffer } from '#src/features/workspace-settings/transfer-offer.tsx'
import { WorkspaceDanger } from '#src/features/workspace-settings/workspace-danger.tsx'
import { type Owned, WorkspaceGeneral } from '#src/features/workspace-settings/workspace-general.tsx'
import { WorkspacePictures } from '#src/features/workspace-settings/workspace-pictures.tsx'
import { ProjectCreators, WorkspacePlan } from '#src/features/workspace-settings/workspace-plan.tsx'
import { GetWorkspaceSettings, type KnownWorkspace } from '#src/features/workspace-settings/workspace-settings.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { type SettingsSection, SettingsSections } from '#src/model/settings/settings-sections.tsx'
import { SettingsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './workspace-settings-page.css.ts'

const SECTIONS: readonly SettingsSection[] = [
  { id: 'general', title: 'General' },
  { id: 'pictures', title: 'Pictures' },
  { id: 'projects', title: 'Projects' },
  { id: 'plan', title: 'Plan' },
  { id: 'mail', title: 'Mail' },
  { id: 'domain', title: 'Domain' },
  { id: 'data', title: 'Data' },
  { id: 'danger', title: 'Danger zone' },
]

/** What the frame around the page knows and no feature does. */
export type SettingsFrame = { billingUrl: string | null } | null

/** Its owner changes it; everybody else finds whose it is, and what they can have back themselves. */
export function WorkspaceSettingsPage() {
  const { companySlug = '' } = useParams()
  const frame = useOutletContext<SettingsFrame>()
  const read = useRead({ query: GetWorkspaceSettings, variables: { slug: companySlug } })
  const workspace = read.data?.workspace
  useDocumentTitle(workspace ? `Workspace settings of ${workspace.name}` : 'Workspace settings')
  return (
    <>
      <PageHeader
        mark={
          workspace ? (
            <Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={28} />
          ) : (
            !read.error && <Skeleton width={28} height={28} />
          )
        }
        title="Workspace settings"
      />
      {!workspace && read.error && <ReadFailure read={read} what="the settings" />}
      {!workspace && !read.error && <SettingsSkeleton />}
      {workspace?.settings && (
        <SettingsSections sections={SECTIONS} shows="all">
          {({ id }) =>
            workspace.settings && (
              <Section id={id} workspace={workspace} settings={workspace.settings} billingUrl={frame?.billingUrl ?? null} />
            )
          }
        </SettingsSections>
      )}
      {workspace && !workspace.settings && <Visitor workspace={workspace} />}
    </>
  )
}

function Section({ id, billingUrl, ...owned }: Owned & { id: string; billingUrl: string | null }) {
  const { workspace } = owned
  if (id === 'general') return <WorkspaceGeneral {...owned} />
  if (id === 'pictures') return <WorkspacePictures workspace={workspace} />
  if (id === 'plan') return <WorkspacePlan workspace={workspace} billingUrl={billingUrl} />
  if (id === 'domain') return <DomainLink workspaceSlug={workspace.slug} />
  if (id === 'mail') return <MailServerLink workspaceSlug={workspace.slug} />
  if (id === 'danger') return <WorkspaceDanger {...owned} />
  if (id === 'data')
    return (
      <>
        <ExportsSection workspaceSlug={workspace.slug} projectSlug={null} />
        <h3 className={styles.part}>Import</h3>
        <p className={styles.text}>
          Tasks of Linear, Jira, Asana, Trello, GitHub, Todoist or any table come in with comments, labels and people, and archives of
          Palette with their projects.
        </p>
        <div>
          <ActionById id="import.start" />
        </div>
      </>
    )
  return (
    <>
      <ProjectCreators {...owned} />
      <h3 className={styles.part}>Deleted projects</h3>
      <RestorableProjects workspace={workspace} />
    </>
  )
}

function RestorableProjects({ workspace }: { workspace: KnownWorkspace }) {
  return (
    <>
      <p className={styles.text}>Whoever owned one, and the owner of the workspace, can restore it with everything in it for 30 days.</p>
      <DeletedProjects workspace={workspace} />
    </>
  )
}

/** Nothing of the workspace is theirs to set; projects that they owned still are. */
function Visitor({ workspace }: { workspace: KnownWorkspace }) {
  return (
    <>
      <TransferOffer workspace={workspace} />
      <section className={styles.section}>
        <p className={styles.text}>
          Only the owner of this workspace can change its settings{workspace.owner ? `: ${workspace.owner.name}` : ''}.{' '}
          <Link to={pathTo('workspace-projects', { companySlug: workspace.slug })}>Back</Link>
        </p>
      </section>
      <section aria-labelledby="deleted" className={styles.section}>
        <h2 id="deleted" className={styles.heading}>
          <span className={heading.section}>Deleted projects</span>
        </h2>
        <RestorableProjects workspace={workspace} />
      </section>
    </>
  )
}
