// The page for addresses that lead nowhere, and for things that are gone or belong to somebody else (OPEN-13, OPEN-31).
import { Link } from 'react-router-dom'
import { Button } from '#src/ui/controls/button.tsx'
import { NotFound } from '#src/ui/pages/not-found.tsx'

/** `what` names the missing thing, `Page` unless said. */
export function NotFoundPage({ what = 'page' }: { what?: string }) {
  return (
    <NotFound
      what={what}
      back={
        <Button asChild variant="primary">
          <Link to="/">Back to your workspace</Link>
        </Button>
      }
    />
  )
}
