// The address of the inbox.
import { pathTo } from '#src/lib/paths.ts'
import { inboxSearch } from '#src/model/notification/notification-subject.ts'

/** The inbox, narrowed so. */
export function inboxPath(narrowed: Parameters<typeof inboxSearch>[0]): string {
  return `${pathTo('inbox')}${inboxSearch(narrowed)}`
}
