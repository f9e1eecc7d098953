// Where mailed links about an email address lead.
import { definePage } from '#src/lib/page.ts'

/** Confirming an address, changing to one, taking a change back. */
export const emailLinkPage = definePage({
  frame: 'login',
  at: ['/email/verify/:token', '/email/confirm/:token', '/email/revert/:token'],
  load: async () => (await import('./email-link-page.tsx')).EmailLinkPage,
})
