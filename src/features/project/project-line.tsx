// A project as one row of a dense list.
import { MoreHorizontalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionContextMenu, ActionMenu } from '#src/actions/action-menu.tsx'
import { fact } from '#src/theme/text.css.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import type { ProjectRowData } from './project.graphql.ts'
import { projectPath } from './project-card.tsx'
import { ProjectDue, ProjectLock, ProjectTasks } from './project-facts.tsx'
import * as styles from './project-list.css.ts'
import { ProjectStatusChip } from './project-status.tsx'

/** A list item; put it into `ProjectList`. */
export function ProjectLine({ project }: { project: ProjectRowData }) {
  const subjects = { project: [project] }
  return (
    <ActionContextMenu kind="project" subjects={subjects} label={`Actions on ${project.name}`}>
      <li className={styles.line}>
        <Logo name={project.name} id={project.slug} src={project.logo} />
        <span className={classNames(fact, styles.lineCode)}>{project.code}</span>
        <Link to={projectPath(project)} className={classNames(styles.stretched, styles.lineName)} data-project>
          {project.name}
        </Link>
        <ProjectLock isPrivate={project.isPrivate} />
        <span className={styles.lineStatus}>
          <ProjectStatusChip status={project.status} />
        </span>
        <span className={styles.lineDue}>
          <ProjectDue project={project} />
        </span>
        <span className={styles.lineTasks}>
          <ProjectTasks count={project.taskCount} />
        </span>
        <span className={styles.lineFaces}>
          <AvatarStack label={`People on ${project.name}`} people={project.people} />
        </span>
        <ActionMenu kind="project" subjects={subjects} label={`Actions on ${project.name}`} align="end">
          <IconButton size={24} icon={MoreHorizontalIcon} label={`Actions on ${project.name}`} className={styles.above} />
        </ActionMenu>
      </li>
    </ActionContextMenu>
  )
}
