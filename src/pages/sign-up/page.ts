// Where signing up stands.
import { definePage } from '#src/lib/page.ts'

/** Signing up. */
export const signUpPage = definePage({
  frame: 'guest',
  at: ['sign-up'],
  load: async () => (await import('./sign-up-page.tsx')).SignUpPage,
})
