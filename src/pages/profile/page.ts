// Where profiles stand.
import { definePage } from '#src/lib/page.ts'

/** Somebody one works with, or oneself. */
export const profilePage = definePage({
  frame: 'workspace',
  at: ['profile'],
  load: async () => (await import('./profile-page.tsx')).ProfilePage,
})
