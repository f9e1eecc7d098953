// Where the link in a mail leads that ends such mails.
import { definePage } from '#src/lib/page.ts'

/** Opening it stops nothing: mail programs look at links, too. */
export const unsubscribePage = definePage({
  frame: 'login',
  at: ['/unsubscribe/:token'],
  load: async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage,
})
