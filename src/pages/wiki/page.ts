// Where the wiki of a project stands.
import { definePage } from '#src/lib/page.ts'

/** The wiki of a project, and each page of it. */
export const wikiPage = definePage({
  frame: 'project',
  at: ['projects.wiki', 'projects.wiki-page'],
  load: async () => (await import('./wiki-page.tsx')).WikiScreen,
})
