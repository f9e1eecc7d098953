// Where the people of a workspace stand.
import { definePage } from '#src/lib/page.ts'

/** Who belongs to a workspace. */
export const teamMembersPage = definePage({
  frame: 'workspace',
  at: ['team-members'],
  load: async () => (await import('./team-members-page.tsx')).TeamMembersPage,
})
