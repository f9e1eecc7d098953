// Where the documents of a project stand.
import { definePage } from '#src/lib/page.ts'

/** The documents of a project. */
export const documentsPage = definePage({
  frame: 'project',
  at: ['projects.documents'],
  load: async () => (await import('./documents-page.tsx')).DocumentsPage,
})
