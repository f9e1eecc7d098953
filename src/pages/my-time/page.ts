// Where one's own time stands.
import { definePage } from '#src/lib/page.ts'

/** The viewer's time in all projects of a workspace. */
export const myTimePage = definePage({
  frame: 'workspace',
  at: ['workspace-time-trackings'],
  load: async () => (await import('./my-time-page.tsx')).MyTimePage,
})
