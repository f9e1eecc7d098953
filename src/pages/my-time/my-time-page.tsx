// One's own time in all projects of a workspace: `/:companySlug/time-trackings`.
import { useParams } from 'react-router-dom'
import { TimeScreen } from '#src/features/time-sheet/time-screen.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'

const NOTHING: readonly [] = []

/** Another workspace is another page. */
export function MyTimePage() {
  const { companySlug = '' } = useParams()
  useDocumentTitle('My time')
  return <TimeScreen key={companySlug} title="My time" workspaceSlug={companySlug} projectSlug={null} viewerCan={NOTHING} />
}
