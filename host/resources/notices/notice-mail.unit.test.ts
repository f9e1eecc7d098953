// @vitest-environment node
// What somebody typed becomes no link in a mail of news, whichever word of the sentence it is.
import { expect, test } from 'vitest'
import type { NotificationView } from '../notifications/notifications-list.store.ts'
import { noticeMail } from './notice-mail.ts'

function subjectOf(reason: 'status' | 'due_date', to: string): string {
  const view: NotificationView = {
    ...{ id: 'n', subject: 'See www.example.com', concern: 'watching', project: null, code: 'WEB-7', many: null, actors: [] },
    ...{ updatedAt: new Date('2026-11-26T09:12:00Z'), readAt: null, doneAt: null, snoozedUntil: null },
    target: { kind: 'task', state: 'here', id: 't', companySlug: 'acme', projectSlug: 'website', taskId: 't', slug: null },
    events: [{ reason, detail: { to }, times: 1, at: '2026-11-26T09:12:00Z', actor: null }],
  } as unknown as NotificationView
  const company = { name: 'Acme' }
  return noticeMail({ kind: 'assigned', views: [view], company, zone: 'Europe/Berlin', appUrl: 'https://x.test', stop: 'https://x.test/u' })
    .subject
}

test('INBOX-13 names of tasks and of their statuses become no links; moments are told by the reader’s clock', () => {
  const status = subjectOf('status', 'https://evil.example/now')
  expect(status).not.toMatch(/www\.example|https:\/\/|evil\.example/)
  expect(status.replaceAll('\u200b', '')).toBe('changed the status of “See www.example.com” to https://evil.example/now (WEB-7)')
  expect(subjectOf('due_date', '2026-12-04T17:00:00.000Z').replaceAll('\u200b', '')).toBe(
    'changed the due date of “See www.example.com” to Fri 4 Dec, 18:00 (WEB-7)',
  )
})
