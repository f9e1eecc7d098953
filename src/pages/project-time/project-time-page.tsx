// The logged time of a project: `.../time-tracking`.
import { useParams } from 'react-router-dom'
import { useScene } from '#src/actions/actions-context.tsx'
import { TimeScreen } from '#src/features/time-sheet/time-screen.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'

/** The layout makes another project another page. */
export function ProjectTimePage() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  useDocumentTitle(project ? `Time tracking of ${project.name}` : 'Time tracking')
  return <TimeScreen title="Time tracking" workspaceSlug={companySlug} projectSlug={projectSlug} viewerCan={project?.viewerCan ?? null} />
}
