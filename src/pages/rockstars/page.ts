// Where who finished how much in a project stands.
import { definePage } from '#src/lib/page.ts'

/** Who finished how much in a project. */
export const rockstarsPage = definePage({
  frame: 'project',
  at: ['projects.rockstars'],
  load: async () => (await import('./rockstars-page.tsx')).RockstarsPage,
})
