// Where a client stands.
import { definePage } from '#src/lib/page.ts'

/** One client of a workspace. */
export const clientPage = definePage({
  frame: 'workspace',
  at: ['client'],
  load: async () => (await import('./client-page.tsx')).ClientPage,
})
