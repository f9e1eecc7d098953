// An honest page for routes whose content comes later: says what will be there.
import { HammerIcon } from 'lucide-react'
import { useDocumentTitle } from '#src/ui/document-title.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

/** `title` names the page, `promise` says in one sentence what it will hold. */
export function NotBuiltPage({ title, promise }: { title: string; promise: string }) {
  useDocumentTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={HammerIcon}>
        <strong>Not built yet.</strong> {promise}
      </EmptyState>
    </>
  )
}
