// Where signing out stands.
import { definePage } from '#src/lib/page.ts'

/** Signing out. */
export const logoutPage = definePage({
  frame: 'none',
  at: ['logout'],
  load: async () => (await import('./logout-page.tsx')).LogoutPage,
})
