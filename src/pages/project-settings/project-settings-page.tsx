// The settings of a project as far as they are built: its facts, and who may see it (PROJ-15). Changing the facts comes later (OPEN-41).
import { useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { ProjectPrivacySwitch } from '#src/features/project/project-privacy-switch.tsx'
import { ProjectStatusChip } from '#src/features/project/project-status.tsx'
import { formatDay, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatUsd } from '#src/lib/money.ts'
import { heading } from '#src/theme/text.css.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './project-settings-page.css.ts'

/** Facts are shown; the privacy switch is for the owner. The layout above answers for unknown projects. */
export function ProjectSettingsPage() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const read = useRead({ query: GetProject, variables: { workspaceSlug: companySlug, slug: projectSlug } })
  const { data, error } = read
  const { services } = useActions()
  const project = data?.project
  useDocumentTitle(project ? `Settings of ${project.name}` : null)
  if (!project) return error ? <ReadFailure read={read} what="the settings" /> : <SkeletonPanel />
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
      <PageHeader
        mark={<Logo name={project.name} id={project.slug} src={project.logo} size={28} />}
        title="Project settings"
        meta={<ProjectStatusChip status={project.status} />}
      />
      <div className={styles.content}>
        <section aria-labelledby="facts-title" className={styles.section}>
          <h2 id="facts-title" className={heading.section}>
            {project.name}
          </h2>
          {project.description && <p className={styles.text}>{project.description}</p>}
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="privacy-title" className={styles.section}>
          <h2 id="privacy-title" className={heading.section}>
            Privacy
          </h2>
          <ProjectPrivacySwitch project={project} />
        </section>
        <section aria-labelledby="coming-title" className={styles.section}>
          <h2 id="coming-title" className={heading.section}>
            Not built yet
          </h2>
          <p className={styles.text}>
            The owner will change the name, the dates, the budget, the status and the templates of the project here. Until then this page
            shows what was chosen when the project was created.
          </p>
        </section>
      </div>
    </>
  )
}

function dayOf(date: string | null, now: Date): string {
  const day = date === null ? null : parsePlainDate(date)
  return day ? formatDay(startOfPlainDate(day), now) : '–'
}
