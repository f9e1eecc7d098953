// Where accepting an invitation stands.
import { definePage } from '#src/lib/page.ts'

/** Accepting an invitation. */
export const acceptInvitationPage = definePage({
  frame: 'login',
  at: ['accept-invitation'],
  load: async () => (await import('./accept-invitation-page.tsx')).AcceptInvitationPage,
})
