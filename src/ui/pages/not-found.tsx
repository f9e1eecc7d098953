// What stands in place of things that are gone, belong to somebody else, or never were (OPEN-13, OPEN-31).
import { CompassIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import * as styles from './not-found.css.ts'

/** `what` names the missing thing, `back` leads on. */
export function NotFound({ what, back }: { what: string; back: ReactNode }) {
  useDocumentTitle('Not found')
  return (
    <div className={styles.middle}>
      <h1 className={hiddenVisually}>Not found</h1>
      <EmptyState icon={CompassIcon} action={back}>
        <strong>Not found.</strong> This {what} does not exist, or you cannot see it.
      </EmptyState>
    </div>
  )
}
