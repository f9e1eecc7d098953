// The settings of a project: what it says of itself, who may see it, its people, and what its tasks are made of (PSET, PROJ-15).
import { useParams } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { useAction, useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GeneralSettings } from '#src/features/project/general-settings.tsx'
import { GetProject } from '#src/features/project/project.graphql.ts'
import type { KnownProject } from '#src/features/project/project-change.ts'
import { ProjectPrivacySwitch } from '#src/features/project/project-privacy-switch.tsx'
import { ProjectStatusChip } from '#src/features/project/project-status.tsx'
import { ProjectMembers } from '#src/features/sharing/project-members.tsx'
import { GetWorkspace } from '#src/features/workspace/workspace.graphql.ts'
import { formatDay, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatUsd } from '#src/lib/money.ts'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './project-settings-page.css.ts'

/** Owners change the facts, others read them. The layout above answers for unknown projects. */
export function ProjectSettingsPage() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const read = useRead({ query: GetProject, variables: { workspaceSlug: companySlug, slug: projectSlug } })
  const { data, error } = read
  const project = data?.project
  const workspaceOwner = useRead({ query: GetWorkspace, variables: { slug: companySlug } }).data?.workspace?.owner?.username ?? null
  // Buttons come with the code of their actions: what would be pushed down by them comes with them.
  const ready = useAction('workflow.manage') !== undefined
  useDocumentTitle(project ? `Settings of ${project.name}` : null)
  if (!project && error) return <ReadFailure read={read} what="the settings" />
  if (!project)
    return (
      <div className={styles.coming}>
        <SkeletonPanel />
      </div>
    )
  return (
    <>
      <PageHeader
        mark={<Logo name={project.name} id={project.slug} src={project.logo} size={28} />}
        title="Project settings"
        meta={<ProjectStatusChip status={project.status} />}
      />
      <div className={styles.content}>
        <section aria-labelledby="facts-title" className={styles.section}>
          <h2 id="facts-title" className={heading.section}>
            General
          </h2>
          {project.viewerCan.includes('OWN') ? (
            <>
              <GeneralSettings project={project} />
              {project.code && <p className={styles.text}>Project ID {project.code}: the codes of its tasks begin with it.</p>}
            </>
          ) : (
            <Facts project={project} />
          )}
        </section>
        <section aria-labelledby="privacy-title" className={styles.section}>
          <h2 id="privacy-title" className={heading.section}>
            Privacy
          </h2>
          <ProjectPrivacySwitch project={project} />
        </section>
        <section aria-labelledby="people-title" className={styles.section}>
          <h2 id="people-title" className={heading.section}>
            People
          </h2>
          <ProjectMembers project={project} workspaceOwner={workspaceOwner} />
          <div className={styles.buttons} hidden={!ready}>
            {['project.add-member', 'project.invite', 'project.share-link'].map((id) => (
              <ActionById key={id} id={id} />
            ))}
          </div>
        </section>
        {ready && project.viewerCan.includes('EDIT') && (
          <section aria-labelledby="parts-title" className={styles.section}>
            <h2 id="parts-title" className={heading.section}>
              What tasks are made of
            </h2>
            <p className={styles.text}>Statuses, types, efforts, labels and boards are made, renamed and deleted in a list of their own.</p>
            <div className={styles.buttons}>
              {['workflow', 'task-type', 'effort', 'label', 'board', 'sprint', 'user-story'].map((noun) => (
                <ActionById key={noun} id={`${noun}.manage`} />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
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
