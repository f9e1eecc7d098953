// Where setting a new password stands.
import { definePage } from '#src/lib/page.ts'

/** Setting a new password. */
export const passwordResetPage = definePage({
  frame: 'login',
  at: ['/password-reset/:token'],
  load: async () => (await import('./password-reset-page.tsx')).PasswordResetPage,
})
