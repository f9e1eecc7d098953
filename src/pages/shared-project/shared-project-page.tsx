// The page of a project that was shared by link. It says what it will be: its screens come with those of projects.
import { FolderOpenIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '#src/data/storage/session.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { PromisedContent } from '#src/ui/pages/promise.tsx'
import { PublicSheet } from '#src/ui/pages/public-sheet.tsx'

const PARTS = ['The overview with status and dates', 'The tasks, as list and as board', 'The sprints with their burndown']

/** Nothing is read by the link yet, so nobody learns here whether it leads anywhere. */
export function SharedProjectPage() {
  const { signedIn } = useSession()
  useDocumentTitle('Shared project')
  return (
    <PublicSheet
      kind="Shared project · read only"
      action={
        <Button asChild variant="ghost">
          <Link to={pathTo(signedIn ? 'workspace' : 'sign-in')}>{signedIn ? 'Go to your workspace' : 'Sign in'}</Link>
        </Button>
      }
    >
      <PromisedContent icon={FolderOpenIcon} title="Shared project" level="page" parts={PARTS}>
        Not built yet. Whoever has this link will read the project here, without an account.
      </PromisedContent>
    </PublicSheet>
  )
}
