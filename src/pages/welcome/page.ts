// Where the first steps after signing up stand.
import { definePage } from '#src/lib/page.ts'

/** The first workspace and its first project. */
export const welcomePage = definePage({
  frame: 'none',
  at: ['welcome'],
  load: async () => (await import('./welcome-page.tsx')).WelcomePage,
})
