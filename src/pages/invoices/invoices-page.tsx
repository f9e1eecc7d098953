// The invoices of a workspace: `/:companySlug/invoices`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { BillingFields } from '#src/features/invoice/billing-fields.tsx'
import { InvoiceList } from '#src/features/invoice/invoice-list.tsx'
import { useInvoices } from '#src/features/invoice/use-invoices.ts'
import { isForbidden, OwnersOnly } from '#src/features/workspace/owner-page.tsx'
import { figure } from '#src/lib/figures.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'invoices.head': true
  }
}

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'void', label: 'Void' },
  { value: 'setup', label: 'Setup' },
] as const

const NONE = [] as const

/** Another workspace is another page. */
export function InvoicesPage() {
  const { companySlug: workspaceSlug = '' } = useParams()
  return <Invoices key={workspaceSlug} workspaceSlug={workspaceSlug} />
}

function Invoices({ workspaceSlug }: { workspaceSlug: string }) {
  const { scene } = useActions()
  const viewerCan = useScene(({ workspace }) => (workspace?.slug === workspaceSlug ? workspace.viewerCan : NONE))
  const [query, setQuery] = useAddressQuery()
  const search = query.get('q') ?? ''
  const [tab, show] = useTabInAddress(TABS)
  const list = useMemo(
    (): InvoiceListSubject => ({ id: workspaceSlug, workspaceSlug, viewerCan, tab: tab === 'setup' ? 'all' : tab, search }),
    [workspaceSlug, viewerCan, tab, search],
  )
  useLayoutEffect(() => scene.set({ 'invoice-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'invoice-list': null }), [scene])
  const read = useInvoices(list)
  useComing('invoice', read.invoices === null && !read.failed)
  const find = useCallback(
    (text: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (text === '') after.delete('q')
          else after.set('q', text)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  useDocumentTitle('Invoices')
  // Whose page it is stands alone: nothing here is theirs to search or to add.
  if (read.failed && !read.invoices && isForbidden(read.failed.error))
    return (
      <div className={page}>
        <OwnersOnly slug={workspaceSlug} title="Invoices" read={{ ...read.failed, again: read.retry }} what="the invoices" />
      </div>
    )
  return (
    <div className={page}>
      <PageHeader
        title="Invoices"
        meta={read.total !== null && <span className={count}>{figure(read.total)}</span>}
        actions={<ActionPlace place="invoices.head" look="primary" subjects={{ 'invoice-list': [list] }} />}
      >
        <SearchBox label="Search invoices" text={search} onSearch={find} />
        <Segmented label="Which invoices" value={tab} onChange={show} options={TABS} />
      </PageHeader>
      {tab === 'setup' ? <BillingFields list={list} /> : <InvoiceList list={list} read={read} onClear={() => find('')} />}
    </div>
  )
}
