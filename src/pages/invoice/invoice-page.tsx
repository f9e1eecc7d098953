// One invoice of a workspace: `/:companySlug/invoices/:uuid`.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { useRead } from '#src/data/use-read.ts'
import { useLetterNews } from '#src/features/invoice/invoice-letters.tsx'
import { InvoiceView } from '#src/features/invoice/invoice-view.tsx'
import { invoicesPath, invoiceTitle } from '#src/features/invoice/invoice-words.ts'
import { OwnersOnly } from '#src/features/workspace/owner-page.tsx'
import { GetInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { invoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { page, wholeOnPhone } from '#src/ui/pages/full-page.css.ts'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

const NONE = [] as const

/** An id that the workspace has none for says that it was deleted. */
export function InvoicePage() {
  const { companySlug: workspaceSlug = '', uuid: id = '' } = useParams()
  const { scene } = useActions()
  const workspace = useScene((now) => (now.workspace?.slug === workspaceSlug ? now.workspace : null))
  const hidden = useHidden()
  const isHidden = hidden.has(heldId('invoice', id))
  const isIssuing = hidden.has(heldId('issuing', id))
  const read = useRead({ query: GetInvoice, variables: { workspaceSlug, id }, requestPolicy: 'cache-and-network' })
  const { data, error, fetching } = read
  const found = isHidden ? null : data?.invoice
  const viewerCan = workspace?.viewerCan ?? NONE
  const subject = useMemo(() => (found ? invoiceSubject(found, { workspaceSlug, viewerCan }) : null), [found, workspaceSlug, viewerCan])
  // While it is being issued nothing else is done to it.
  useLayoutEffect(() => scene.set({ invoice: isIssuing ? null : subject }), [scene, subject, isIssuing])
  useLayoutEffect(() => () => scene.set({ invoice: null }), [scene])
  useComing('invoice', workspace === null || (!data && !error))
  useDocumentTitle(found ? invoiceTitle(found) : 'Invoice')
  useLetterNews(found?.letters ?? NONE, read.again)
  const again = useRef(read.again)
  again.current = read.again
  useEffect(() => {
    if (!isIssuing) return
    return () => again.current()
  }, [isIssuing])
  if (found)
    return (
      <div className={`${page} ${wholeOnPhone}`}>
        <InvoiceView key={found.id} invoice={found} workspaceSlug={workspaceSlug} viewerCan={viewerCan} />
      </div>
    )
  const back = (
    <Button asChild variant="primary">
      <Link to={invoicesPath({ workspaceSlug })}>All invoices</Link>
    </Button>
  )
  if (!isHidden && data && !fetching) return <NotFound what="invoice" back={back} />
  return (
    <div className={page}>
      {isHidden ? (
        <EmptyState action={back}>This invoice was deleted.</EmptyState>
      ) : error && !data ? (
        <OwnersOnly slug={workspaceSlug} title="Invoice" read={read} what="the invoice" />
      ) : (
        <>
          <PageHeader title="Invoice" />
          <SkeletonPanel />
        </>
      )}
    </div>
  )
}
