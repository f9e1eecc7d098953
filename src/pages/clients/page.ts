// Where the list of clients stands.
import { definePage } from '#src/lib/page.ts'

/** The clients of a workspace. */
export const clientsPage = definePage({
  frame: 'workspace',
  at: ['clients'],
  load: async () => (await import('./clients-page.tsx')).ClientsPage,
})
