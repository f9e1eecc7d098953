// The project header in the app's header: logo, company and project name, at most four members, invite (SHELL-26..28).
import { Link } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import type { ProjectRowData } from '#src/features/project/project.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import * as styles from './frame.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'project.members': true
  }
}

/** On phones only the logo: the page's own head names the project. The logo leads to `projects.overview`, each face to its profile; the plus button is hidden on small screens. */
export function ProjectCrumb({ project }: { project: ProjectRowData }) {
  const params = { companySlug: project.workspaceSlug, projectSlug: project.slug }
  return (
    <>
      <Link to={pathTo('projects.overview', params)} className={styles.crumb} aria-label={`${project.name}: overview`}>
        <Logo name={project.name} id={project.slug} src={project.logo} />
      </Link>
      <span className={`${styles.crumbName} ${styles.wide} ${styles.spare}`}>{project.workspaceName ?? project.workspaceSlug}</span>
      <span className={`${styles.crumbSlash} ${styles.wide} ${styles.spare}`} aria-hidden>
        /
      </span>
      <strong className={`${styles.crumbName} ${styles.wide}`}>{project.name}</strong>
      <span className={styles.wide}>
        <AvatarStack
          label="Members"
          size={24}
          people={project.people}
          around={(person, face) => <Link to={pathTo('profile', { username: person.username })}>{face}</Link>}
        />
      </span>
      <span className={`${styles.wide} ${styles.spare}`}>
        <ActionPlace place="project.members" look="icon" size={24} subjects={{ project: [project] }} />
      </span>
    </>
  )
}
