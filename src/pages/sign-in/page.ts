// Where signing in stands.
import { definePage } from '#src/lib/page.ts'

/** Signing in. */
export const signInPage = definePage({
  frame: 'guest',
  at: ['sign-in'],
  load: async () => (await import('./sign-in-page.tsx')).SignInPage,
})
