// The invoice that logged time is on: its draft, or the one that locks it (INV-10).
import { Link } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { fact, textLink } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import type { TimeInvoice } from './invoiced.ts'

/** `On draft`, `Invoiced 2026-0012`: a link where the invoice may be read. */
export function InvoiceMark({ invoice, workspaceSlug }: { invoice: TimeInvoice; workspaceSlug: string }) {
  const text = invoice.number === null ? 'On draft' : `Invoiced ${invoice.number}`
  if (invoice.invoiceId === null) return <span className={fact}>{text}</span>
  return (
    <Link
      className={classNames(fact, textLink)}
      tabIndex={-1}
      to={pathTo('invoice', { companySlug: workspaceSlug, uuid: invoice.invoiceId })}
    >
      {text}
    </Link>
  )
}
