// A project as a card of the landing page: one link over the whole card, its menu on right click and on the dots.
import { MoreHorizontalIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionContextMenu, ActionMenu } from '#src/actions/action-menu.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { fact } from '#src/theme/text.css.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import type { ProjectRowData } from './project.graphql.ts'
import { ProjectDue, ProjectLock, ProjectTasks } from './project-facts.tsx'
import * as styles from './project-list.css.ts'
import { ProjectStatusText } from './project-status.tsx'

/** The address of a project's dashboard. */
export function projectPath(project: { workspaceSlug: string; slug: string }): string {
  return pathTo('project-dashboard', { companySlug: project.workspaceSlug, projectSlug: project.slug })
}

/** A list item; put it into `ProjectList`. `children` stand between its head and its facts. */
export function ProjectCard({ project, children }: { project: ProjectRowData; children?: ReactNode }) {
  const subjects = { project: [project] }
  return (
    <ActionContextMenu kind="project" subjects={subjects} label={`Actions on ${project.name}`}>
      <li className={styles.card}>
        <div className={styles.cardHead}>
          <Logo name={project.name} id={project.slug} src={project.logo} size={32} />
          <span className={styles.cardTitle}>
            <Link to={projectPath(project)} className={styles.stretched} data-project>
              {project.name}
            </Link>
            <span className={styles.cardMeta}>
              {project.code && <span className={fact}>{project.code}</span>}
              <ProjectStatusText status={project.status} />
            </span>
          </span>
          <ProjectLock isPrivate={project.isPrivate} />
          <ActionMenu kind="project" subjects={subjects} label={`Actions on ${project.name}`} align="end">
            <IconButton size={24} icon={MoreHorizontalIcon} label={`Actions on ${project.name}`} className={styles.above} />
          </ActionMenu>
        </div>
        {children}
        <div className={styles.facts}>
          <ProjectTasks count={project.taskCount} />
          <ProjectDue project={project} />
          <span className={styles.faces}>
            <AvatarStack label={`People on ${project.name}`} people={project.people} most={3} />
          </span>
        </div>
      </li>
    </ActionContextMenu>
  )
}
