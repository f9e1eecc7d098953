// Where the inbox stands.
import { createElement } from 'react'
import type { DetailParts } from '#src/features/task-detail/task-detail-body.tsx'
import { definePage, type Page } from '#src/lib/page.ts'

/** The inbox, in all workspaces (INBOX-07). What a task shows beside it comes from the app. */
export function inboxPage(loadParts: () => Promise<DetailParts>): Page {
  return definePage({
    frame: 'workspace',
    at: ['inbox'],
    load: async () => {
      const [{ InboxPage }, parts] = await Promise.all([import('./inbox-page.tsx'), loadParts()])
      return () => createElement(InboxPage, { parts })
    },
  })
}
