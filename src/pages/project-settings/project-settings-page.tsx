// The settings of a project: what it says of itself, who may see it, its people, and what its tasks are made of (PSET, PROJ-15).
import { Link, useParams } from 'react-router-dom'
import { ActionButton, ActionById } from '#src/actions/action-button.tsx'
import { useAction, useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { projectRef } from '#src/data/refs.ts'
import { useRead } from '#src/data/use-read.ts'
import { CatalogueSettings } from '#src/features/catalogue/catalogue-settings.tsx'
import { ExportsSection } from '#src/features/export/exports-section.tsx'
import { GeneralSettings } from '#src/features/project/general-settings.tsx'
import { GetProject } from '#src/features/project/project.graphql.ts'
import type { KnownProject } from '#src/features/project/project-change.ts'
import { deleteProject } from '#src/features/project/project-deletion.actions.ts'
import { ProjectPrivacySwitch } from '#src/features/project/project-privacy-switch.tsx'
import { archiveProject, completeProject } from '#src/features/project/project-standing.actions.ts'
import { isArchived } from '#src/features/project/project-standing.ts'
import { ProjectStatusChip } from '#src/features/project/project-status.tsx'
import { PublicPageSettings } from '#src/features/public-page/public-page-settings.tsx'
import { ProjectMembers } from '#src/features/sharing/project-members.tsx'
import { SharedTasks } from '#src/features/sharing/shared-tasks.tsx'
import { InvitedTo } from '#src/features/team/invited.tsx'
import { GetWorkspace } from '#src/features/workspace/workspace.graphql.ts'
import { formatDay, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatUsd } from '#src/lib/money.ts'
import { pathTo } from '#src/lib/paths.ts'
import { inviteRoles } from '#src/model/project/invite-roles.ts'
import { DangerList, DangerRow } from '#src/model/settings/danger-list.tsx'
import { type SettingsSection, SettingsSections } from '#src/model/settings/settings-sections.tsx'
import { SettingsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './project-settings-page.css.ts'

/** Owners change the facts, others read them. The layout above answers for unknown projects. */
export function ProjectSettingsPage() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const read = useRead({ query: GetProject, variables: { workspaceSlug: companySlug, slug: projectSlug } })
  const { data, error } = read
  const project = data?.project
  const workspaceOwner = useRead({ query: GetWorkspace, variables: { slug: companySlug } }).data?.workspace?.owner?.username ?? null
  useDocumentTitle(project ? `Settings of ${project.name}` : null)
  if (!project)
    return (
      <div className={error ? undefined : styles.coming}>
        <PageHeader title="Project settings" />
        {error ? <ReadFailure read={read} what="the settings" /> : <SettingsSkeleton />}
      </div>
    )
  const sections = sectionsFor(project)
  const parts = { project, workspaceOwner }
  return (
    <>
      <PageHeader
        mark={<Logo name={project.name} id={project.slug} src={project.logo} size={28} />}
        title="Project settings"
        meta={<ProjectStatusChip status={project.status} />}
      />
      <SettingsSections sections={sections}>{(section) => <Section section={section} {...parts} />}</SettingsSections>
    </>
  )
}

/** `kind` names what of the catalogue a section lists. */
type ProjectSection = SettingsSection & { kind?: string }
type Parts = { project: KnownProject; workspaceOwner: string | null }

/** What stands in the part of the page that the address names; the sections are those of the index. */
function Section({ section, ...parts }: Parts & { section: ProjectSection }) {
  const { project } = parts
  if (section.id === 'general') return <General {...parts} />
  if (section.id === 'members') return <Members {...parts} />
  if (section.id === 'public')
    return (
      <>
        <PublicPageSettings project={project} />
        <SharedTasks project={project} />
      </>
    )
  if (section.id === 'data') return <Data project={project} />
  if (section.id === 'danger') return <Danger {...parts} />
  return <CatalogueSettings kind={section.kind ?? ''} project={projectRef(project)} viewerCan={project.viewerCan} />
}

function Data({ project }: { project: KnownProject }) {
  return (
    <>
      <ExportsSection workspaceSlug={project.workspaceSlug} projectSlug={project.slug} />
      <div className={styles.part}>
        <h3 className={styles.title}>Import</h3>
        <p className={styles.text}>Tasks of Linear, Jira, Asana, Trello, GitHub, Todoist or any table come into this project.</p>
        <div className={styles.buttons}>
          <ActionById id="import.start-project" subjects={{ project: [project] }} />
        </div>
      </div>
    </>
  )
}

/** The sections that somebody with these rights sees (PSET-01). */
function sectionsFor({ viewerCan }: Pick<KnownProject, 'viewerCan'>): readonly ProjectSection[] {
  const owns = viewerCan.includes('OWN')
  const admin = owns || viewerCan.includes('ADMIN')
  return [
    { id: 'general', title: 'General' },
    ...(admin ? [{ id: 'members', title: 'Members' }] : []),
    ...(viewerCan.includes('EDIT') ? CATALOGUE : []),
    ...(owns ? [{ id: 'public', title: 'Public page' }] : []),
    ...(admin ? [{ id: 'data', title: 'Data' }] : []),
    ...(owns ? [{ id: 'danger', title: 'Danger zone' }] : []),
  ]
}

const CATALOGUE: readonly ProjectSection[] = [
  { id: 'workflow', title: 'Workflow', kind: 'workflow' },
  { id: 'types', title: 'Types', kind: 'task-type' },
  { id: 'efforts', title: 'Efforts', kind: 'effort' },
  { id: 'labels', title: 'Labels', kind: 'label' },
  { id: 'boards', title: 'Boards', kind: 'board' },
]

function General({ project }: Parts) {
  return (
    <>
      {project.viewerCan.includes('OWN') && !isArchived(project) ? <GeneralSettings project={project} /> : <Facts project={project} />}
      <div className={styles.part}>
        <h3 className={styles.title}>Privacy</h3>
        <ProjectPrivacySwitch project={project} />
      </div>
      <OwnPlace project={project} />
    </>
  )
}

/** Whoever is on the project, and does not own it, goes from here (PSET-07). */
function OwnPlace({ project }: { project: KnownProject }) {
  const { viewer } = useActions().services
  const isOn = project.people.some(({ username }) => username === viewer?.username)
  if (!isOn || project.viewerCan.includes('OWN')) return null
  const role = inviteRoles.find(({ value }) => value === project.viewerRole)?.label
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>Your place here</h3>
      <p className={styles.text}>{role && `${role}. `}When you leave, your open tasks here stay without you.</p>
      <div className={styles.buttons}>
        <ActionById id="project.leave" subjects={{ project: [project] }} />
      </div>
    </div>
  )
}

function Members(parts: Parts) {
  // Buttons come with the code of their actions: what would be pushed down by them comes with them.
  const ready = useAction('project.add-member') !== undefined
  return (
    <>
      <div className={styles.buttons} hidden={!ready}>
        {['project.add-member', 'project.invite', 'project.share-link'].map((id) => (
          <ActionById key={id} id={id} />
        ))}
      </div>
      <ProjectMembers {...parts} />
      {parts.project.viewerCan.includes('ADMIN') && <InvitedTo project={parts.project} />}
    </>
  )
}

function Danger({ project }: Parts) {
  const subjects = { project: [project] }
  const archived = isArchived(project)
  return (
    <DangerList>
      {!archived && (
        <DangerRow
          title={project.status === 'COMPLETED' ? 'Take it up again' : 'Completed'}
          action={<ActionButton action={completeProject} subjects={subjects} />}
        >
          It can still be worked in, and stands below the others in lists.
        </DangerRow>
      )}
      {!archived && (
        <DangerRow title="Owner" action={<ActionById id="project.hand-over" />}>
          {project.owner?.name ?? 'Nobody'} owns this project. An admin of it can become its owner instead.
        </DangerRow>
      )}
      <DangerRow title={archived ? 'Reopen' : 'Archive'} action={<ActionButton action={archiveProject} subjects={subjects} />}>
        {archived
          ? 'Everybody can work in it again. Timers that were ended stay ended.'
          : 'Read-only for everybody, and out of the sidebar, the choosers, next and favorite tasks. Running timers end.'}
      </DangerRow>
      <DangerRow
        title="Delete"
        action={<ActionButton action={deleteProject} subjects={subjects} look="danger" label="Delete this project" />}
      >
        Gone for everybody at once, with everything in it. Its owners can restore it in the{' '}
        <Link to={pathTo('workspace-settings', { companySlug: project.workspaceSlug })}>workspace settings</Link> for 30 days.
      </DangerRow>
    </DangerList>
  )
}

/** For who may not change them. */
function Facts({ project }: { project: KnownProject }) {
  const { services } = useActions()
  const facts = [
    ['Project ID', project.code || '–'],
    ['Start date', dayOf(project.startDate, services.now())],
    ['Due date', dayOf(project.dueDate, services.now())],
    // Money is not for those who only read, whom the host tells nothing of it.
    ...(project.viewerCan.includes('EDIT') && project.budget ? [['Budget', formatUsd(Math.round(project.budget * 100))]] : []),
    ['Owner', project.owner?.name ?? '–'],
  ]
  return (
    <>
      <p className={styles.title}>{project.name}</p>
      {project.description && <p className={styles.text}>{project.description}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function dayOf(date: string | null, now: Date): string {
  const day = date === null ? null : parsePlainDate(date)
  return day ? formatDay(startOfPlainDate(day), now) : '–'
}
