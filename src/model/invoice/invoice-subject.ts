// Invoices and their list, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { InvoiceRowData } from './invoice.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The invoice whose page is in view. */
    invoice: InvoiceSubject | null
    'invoice-list': InvoiceListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    invoice: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    invoice: InvoiceSubject
    'invoice-list': InvoiceListSubject
  }
}

/** Which invoices a list has. */
export type InvoiceTab = 'all' | 'draft' | 'open' | 'overdue' | 'paid' | 'void'

/** An invoice with where it is. */
export interface InvoiceSubject extends InvoiceRowData {
  workspaceSlug: string
  viewerCan: readonly Permission[]
}

/** The page that lists the invoices of a workspace. */
export interface InvoiceListSubject {
  id: string
  workspaceSlug: string
  viewerCan: readonly Permission[]
  tab: InvoiceTab
  search: string
}

/** A row of an answer as a subject; the workspace's rights count. */
export function invoiceSubject(
  invoice: InvoiceRowData,
  { workspaceSlug, viewerCan }: Pick<InvoiceListSubject, 'workspaceSlug' | 'viewerCan'>,
): InvoiceSubject {
  return { ...invoice, workspaceSlug, viewerCan }
}

/** What is written to an invoice goes one after the other. */
export function invoiceLane({ id }: { id: string }): string {
  return `Invoice:${id}`
}
