// What a task of an archived project says where no page around it does (SCREEN-15).
import { useScene } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { GetProject } from './project.graphql.ts'
import { ArchivedNotice } from './project-notices.tsx'
import { isArchived } from './project-standing.ts'

/** Nothing inside of its project, whose page has the line already. Who may edit it is in none that is archived: nothing is asked then. */
export function ArchivedTaskNotice({ task }: { task: Pick<TaskSubject, 'workspaceSlug' | 'projectSlug' | 'viewerCan'> }) {
  const { workspaceSlug, projectSlug: slug, viewerCan } = task
  const inside = useScene(({ project }) => project?.slug === slug && project.workspaceSlug === workspaceSlug)
  const { data } = useRead({
    query: GetProject,
    variables: { workspaceSlug, slug },
    pause: inside || viewerCan.includes('EDIT'),
  })
  const project = data?.project
  if (inside || project?.slug !== slug || !isArchived(project)) return null
  return <ArchivedNotice project={project} />
}
