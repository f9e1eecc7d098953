// An honest page for routes whose content comes later: says what will be there.
import { HammerIcon } from 'lucide-react'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { PromisedContent } from '#src/ui/pages/promise.tsx'

/** `title` names the page, `promise` says in one sentence what it will hold. */
export function PlaceholderPage({ title, promise }: { title: string; promise: string }) {
  useDocumentTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <PromisedContent icon={HammerIcon} title="Not built yet">
        {promise}
      </PromisedContent>
    </>
  )
}
