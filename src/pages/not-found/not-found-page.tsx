// The page for addresses that lead nowhere, and for things that are gone or belong to somebody else (OPEN-13, OPEN-31).
import { CompassIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import * as styles from './not-found-page.css.ts'

/** `what` names the missing thing, `Page` unless said. */
export function NotFoundPage({ what = 'page' }: { what?: string }) {
  useDocumentTitle('Not found')
  return (
    <div className={styles.middle}>
      <h1 className={hiddenVisually}>Not found</h1>
      <EmptyState
        icon={CompassIcon}
        action={
          <Button asChild variant="primary">
            <Link to="/">Back to your workspace</Link>
          </Button>
        }
      >
        <strong>Not found.</strong> This {what} does not exist, or you cannot see it.
      </EmptyState>
    </div>
  )
}
