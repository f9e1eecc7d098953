// Where the list of invoices stands.
import { definePage } from '#src/lib/page.ts'

/** The invoices of a workspace. */
export const invoicesPage = definePage({
  frame: 'workspace',
  at: ['invoices'],
  load: async () => (await import('./invoices-page.tsx')).InvoicesPage,
})
