// Where invoices stand and how they are named.
import { pathTo } from '#src/lib/paths.ts'
import type { InvoiceRowData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'

/** Other words for invoices, by which they are found. */
export const invoiceWords = ['bill', 'billing', 'money']

/** The path of an invoice's page. */
export function invoicePath({ workspaceSlug, id }: { workspaceSlug: string; id: string }): string {
  return pathTo('invoice', { companySlug: workspaceSlug, uuid: id })
}

/** The path of the page that is printed. */
export function printedPath({ workspaceSlug, id }: { workspaceSlug: string; id: string }): string {
  return pathTo('printed-invoice', { companySlug: workspaceSlug, uuid: id })
}

/** The path of the list. */
export function invoicesPath({ workspaceSlug }: { workspaceSlug: string }): string {
  return pathTo('invoices', { companySlug: workspaceSlug })
}

/** `Invoice 2026-0012`, `Draft for Lind & Sons`. */
export function invoiceTitle({ kind, number, client }: Pick<InvoiceRowData, 'kind' | 'number'> & { client: { name: string } }): string {
  const noun = kind === 'CREDIT' ? 'Credit note' : 'Invoice'
  return number === null ? `${noun} for ${client.name}` : `${noun} ${number}`
}

/** A state as people read it. */
export const stateNames: Readonly<Record<InvoiceRowData['state'], { name: string; tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info' }>> = {
  DRAFT: { name: 'Draft', tone: 'neutral' },
  OPEN: { name: 'Open', tone: 'info' },
  SENT: { name: 'Sent', tone: 'info' },
  PARTLY_PAID: { name: 'Partly paid', tone: 'warn' },
  PAID: { name: 'Paid', tone: 'good' },
  OVERDUE: { name: 'Overdue', tone: 'bad' },
  VOID: { name: 'Void', tone: 'neutral' },
}

/** What of the workspace an invoice is in, as calls take it. */
export function placeOf({ workspaceSlug, id }: Pick<InvoiceSubject, 'workspaceSlug' | 'id'>) {
  return { workspaceSlug, id }
}

/** For `when`: there for drafts only. */
export function ifDraft({ invoices }: { invoices: readonly InvoiceSubject[] }): true | 'hidden' {
  return invoices.every(({ state }) => state === 'DRAFT') || 'hidden'
}

/** For `when`: there for what is issued and not void. */
export function ifInForce({ invoices }: { invoices: readonly InvoiceSubject[] }): true | 'hidden' {
  return invoices.every(({ state }) => state !== 'DRAFT' && state !== 'VOID') || 'hidden'
}
