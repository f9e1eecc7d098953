// What every screen of a project says above the page: that it is archived (SCREEN-15), or only a sample (FIRST-04).
import { ArchiveIcon, FlaskConicalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { pathTo } from '#src/lib/paths.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { textLink } from '#src/theme/text.css.ts'
import * as styles from './archived-notice.css.ts'
import { archiveProject } from './project-standing.actions.ts'
import { removeSample } from './sample-project.actions.ts'

/** A line above the page: the sentence, its settings as a link, and for owners the button that reopens it. */
export function ArchivedNotice({ project }: { project: ProjectSubject }) {
  const settings = pathTo('projects.settings', { companySlug: project.workspaceSlug, projectSlug: project.slug })
  return (
    <div role="status" className={styles.notice}>
      <ArchiveIcon size={16} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        This project is archived. Reopen it in its{' '}
        <Link to={settings} className={textLink}>
          settings
        </Link>
        .
      </p>
      {project.viewerCan.includes('OWN') && <ActionButton action={archiveProject} subjects={{ project: [project] }} />}
    </div>
  )
}

/** A line above the page: what it is, and for its owner the button that takes it away. */
function SampleNotice({ project }: { project: ProjectSubject }) {
  return (
    <div role="status" className={styles.notice}>
      <FlaskConicalIcon size={16} aria-hidden className={styles.icon} />
      <p className={styles.text}>Sample data: try anything, it counts nowhere.</p>
      <ActionButton action={removeSample} subjects={{ project: [project] }} />
    </div>
  )
}

/** The lines that a project has; none for most. */
export function ProjectNotices({ project }: { project: ProjectSubject }) {
  return (
    <>
      {project.status === 'ARCHIVED' && <ArchivedNotice project={project} />}
      {project.isSample && <SampleNotice project={project} />}
    </>
  )
}
