// What the mail server of a workspace brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** By which server mails of a workspace go. */
export const mailServer = defineFeature({
  actions: [() => import('./mail-server-anywhere.actions.ts')],
  pageActions: [() => import('./mail-server.actions.ts')],
  pageCache: [async () => (await import('./mail-server.cache.ts')).mailServerCache],
  kinds: ['mailserver'],
})
