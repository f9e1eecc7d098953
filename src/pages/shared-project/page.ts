// Where a shared project stands.
import { definePage } from '#src/lib/page.ts'

/** A project behind its link. */
export const sharedProjectPage = definePage({
  frame: 'empty',
  at: ['/bp/:token'],
  load: async () => (await import('./shared-project-page.tsx')).SharedProjectPage,
})
