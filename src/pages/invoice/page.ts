// Where an invoice stands.
import { definePage } from '#src/lib/page.ts'

/** One invoice of a workspace. */
export const invoicePage = definePage({
  frame: 'workspace',
  at: ['invoice'],
  load: async () => (await import('./invoice-page.tsx')).InvoicePage,
})
