// The invoices of a workspace as far as the list was scrolled.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { ListInvoices } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceListSubject, type InvoiceSubject, invoiceSubject } from '#src/model/invoice/invoice-subject.ts'

const PER_PAGE = 50
const TABS = { all: 'ALL', draft: 'DRAFT', open: 'OPEN', overdue: 'OVERDUE', paid: 'PAID', void: 'VOID' } as const

/** `invoices` is null until the first answer is there; `more` loads the next page; `totals` are of all that is found. */
export function useInvoices(list: InvoiceListSubject) {
  const { workspaceSlug, tab, search } = list
  const asked = useMemo(
    () => ({ workspaceSlug, tab: TABS[tab], ...(search !== '' && { search }), perPage: PER_PAGE }),
    [workspaceSlug, tab, search],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListInvoices, requests, invoicesIn, 'cache-and-network')
  const hidden = useHidden()
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const invoices = useMemo((): readonly InvoiceSubject[] | null => {
    if (!pages[0]?.data) return null
    return nodesOf(pages)
      .filter(({ id }) => !hidden.has(heldId('invoice', id)))
      .map((invoice) => invoiceSubject(invoice, list))
  }, [pages, hidden, list])
  const first = pages[0]?.data
  return { invoices, total: first?.totalCount ?? null, totals: first?.totals ?? [], failed: pages.find(({ error }) => error), retry, more }
}

function invoicesIn({ invoices }: ResultOf<typeof ListInvoices>) {
  return invoices
}
