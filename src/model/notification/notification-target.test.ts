// Proves where each kind of target leads, and what is said of one that is gone.
import { expect, test } from 'vitest'
import type { Go } from '#src/actions/services.ts'
import { newsEvent, newsRow } from '#tests/kit/notification-row.ts'
import type { NotificationRowData } from './notification.graphql.ts'
import { leadOf, whyGone } from './notification-target.ts'

type Target = NonNullable<NotificationRowData['target']>
const at = { workspaceSlug: 'acme', projectSlug: 'website' }

function follow(target: Target): unknown {
  const went: unknown[] = []
  const go = {
    task: (task: { id: string }, options: object) => void went.push([task.id, options]),
    to: (path: string) => void went.push(path),
  }
  leadOf({ target })?.(go as unknown as Go)
  return went[0] ?? null
}

test.each<[Target, unknown]>([
  [{ __typename: 'TaskTarget', ...at, id: 't' }, ['t', {}]],
  [{ __typename: 'CommentTarget', ...at, id: '7', taskId: 't' }, ['t', { tab: 'comments', comment: '7' }]],
  [{ __typename: 'FileTarget', ...at, id: '8', taskId: 't' }, ['t', { tab: 'files' }]],
  [{ __typename: 'FileTarget', ...at, id: '8', taskId: null }, null],
  [{ __typename: 'ProjectTarget', ...at, id: 'p' }, '/acme/projects/website/overview'],
  [{ __typename: 'InvitationTarget', workspaceSlug: 'acme', projectSlug: null, id: 'i 1' }, '/accept-invitation?token=i%201'],
  [{ __typename: 'SprintTarget', ...at, id: '9', slug: 'sprint-9' }, '/acme/projects/website/sprints/sprint-9'],
  [{ __typename: 'RecurrenceTarget', ...at, id: 'r' }, '/acme/recurring-tasks?rule=r'],
  [{ __typename: 'DiscussionTarget', ...at, id: '4' }, '/acme/projects/website/discussions/4'],
  [{ __typename: 'ImportTarget', ...at, id: 'm' }, '/acme/settings/import?project=website&import=m'],
  [{ __typename: 'ImportTarget', workspaceSlug: 'acme', projectSlug: null, id: 'm' }, '/acme/settings/import?import=m'],
  [{ __typename: 'InvoiceTarget', workspaceSlug: 'acme', projectSlug: null, id: 'v' }, '/acme/invoices/v'],
  [{ __typename: 'WorkspaceTarget', workspaceSlug: 'acme', projectSlug: null, id: 'acme' }, '/acme/settings#transfer'],
])('OPEN-30 INBOX-01 $__typename opens as what it is', (target, where) => {
  expect(follow(target)).toEqual(where)
})

test.each([
  ['MAIL_FAILING', '/acme/settings/smtp'],
  ['DOMAIN_BROKEN', '/acme/settings/custom-domain'],
  ['TRANSFER_OFFERED', '/acme/settings#transfer'],
  ['REMOVED', '/workspace'],
] as const)('INBOX-01 news of a workspace leads to what it is about: %s', (reason, where) => {
  const went: string[] = []
  const target = { __typename: 'WorkspaceTarget', workspaceSlug: 'acme', projectSlug: null, id: 'acme' } as const
  leadOf({ target, events: [newsEvent(reason)] })?.({ to: (path: string) => void went.push(path) } as unknown as Go)
  expect(went).toEqual([where])
})

test('INBOX-01 what is not known leads nowhere', () => {
  expect(leadOf({ target: null })).toBeNull()
})

test.each([
  ['TASK', 'GONE', 'This task was deleted.'],
  ['COMMENT', 'GONE', 'This task was deleted.'],
  ['FILE', 'GONE', 'This file was deleted.'],
  ['SPRINT', 'GONE', 'This sprint was deleted.'],
  ['DISCUSSION', 'GONE', 'This discussion was deleted.'],
  ['RECURRENCE', 'GONE', 'This recurring task was deleted.'],
  ['INVITATION', 'GONE', 'This invitation is no longer open.'],
  ['INVOICE', 'GONE', 'This invoice was deleted.'],
  ['CLIENT', 'GONE', 'This client was deleted.'],
  ['PAGE', 'GONE', 'This page was deleted.'],
  ['FORM', 'GONE', 'This form was deleted.'],
  ['PROJECT', 'FORBIDDEN', 'You no longer have access.'],
  ['TASK', 'HERE', null],
] as const)('INBOX-02 %s %s: %s', (targetKind, targetState, text) => {
  expect(whyGone(newsRow({ targetKind, targetState }))).toBe(text)
})
