// Where the activity log of a workspace stands.
import { definePage } from '#src/lib/page.ts'

/** What was done in a workspace. */
export const activityLogPage = definePage({
  frame: 'workspace',
  at: ['team-members-log'],
  load: async () => (await import('./activity-log-page.tsx')).ActivityLogPage,
})
