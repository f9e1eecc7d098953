// What every screen of a project says above the page: that it is archived, or only a sample.
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import { SampleNotice } from './sample-notice.tsx'

/** The lines that a project has; none for most. */
export function ProjectNotices({ project }: { project: ProjectSubject }) {
  return (
    <>
      {project.status === 'ARCHIVED' && <ArchivedNotice project={project} />}
      {project.isSample && <SampleNotice project={project} />}
    </>
  )
}
