// Where an invoice is printed: in the login layout, for who has a session or a key (INV-15).
import { definePage } from '#src/lib/page.ts'

/** An invoice as it is printed. */
export const printedInvoicePage = definePage({
  frame: 'login',
  at: ['printed-invoice'],
  load: async () => (await import('./printed-invoice-page.tsx')).PrintedInvoicePage,
})
