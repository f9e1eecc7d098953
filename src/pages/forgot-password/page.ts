// Where asking for a new password stands.
import { definePage } from '#src/lib/page.ts'

/** Asking for a new password. */
export const forgotPasswordPage = definePage({
  frame: 'guest',
  at: ['forgot-password'],
  load: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
})
