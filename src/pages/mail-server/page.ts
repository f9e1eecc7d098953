// Where the mail server of a workspace stands.
import { definePage } from '#src/lib/page.ts'

/** By which server mails of a workspace go. */
export const mailServerPage = definePage({
  frame: 'workspace',
  at: ['workspace-settings-smtp'],
  load: async () => (await import('./mail-server-page.tsx')).MailServerPage,
})
