// Where one's own settings stand.
import { definePage } from '#src/lib/page.ts'

/** One's own settings. */
export const profileUpdatePage = definePage({
  frame: 'workspace',
  at: ['profile-update'],
  load: async () => (await import('./profile-update-page.tsx')).ProfileUpdatePage,
})
