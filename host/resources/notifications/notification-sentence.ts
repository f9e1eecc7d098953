// A notification in one plain sentence, for clients that only show `data.title`. Moments are in UTC, because the host knows no reader's zone.

import type { NewsDetail } from './notifications.table.ts'
import type { EventView, NotificationView } from './notifications-list.store.ts'

type About = Pick<NotificationView, 'subject'>
type Words = (about: string, detail: NewsDetail) => string

const utc = (iso: string | null | undefined) => `${(iso ?? '').slice(0, 16).replace('T', ' ')} UTC`
const inWhich = (about: string, { file }: NewsDetail) => (file === undefined ? `“${about}”` : `the file “${file}”`)

/** Why a rule of recurring tasks rests. */
const RESTS: Record<string, string> = {
  archived: 'its project is archived',
  plan: 'the plan of the workspace has no recurring tasks',
  author: 'its author cannot make tasks there any more',
  failed: 'it failed three times in a row',
}

const WORDS: Record<EventView['reason'], Words> = {
  assigned: (about) => `assigned you to “${about}”`,
  unassigned: (about) => `took you off “${about}”`,
  mentioned: (about, detail) => `mentioned you in a comment on ${inWhich(about, detail)}`,
  commented: (about, detail) => `commented on ${inWhich(about, detail)}`,
  done: (about) => `marked “${about}” as done`,
  reopened: (about) => `reopened “${about}”`,
  status: (about, { to }) => `changed the status of “${about}” to ${to}`,
  due_date: (about, { to }) => (to ? `changed the due date of “${about}” to ${utc(to)}` : `removed the due date of “${about}”`),
  due_soon: (about, { to }) => `“${about}” is due ${utc(to)}`,
  overdue: (about, { to }) => `“${about}” was due ${utc(to)}`,
  invited: (about) => `invited you to ${about}`,
  accepted: (about) => `accepted your invitation to ${about}`,
  declined: (about, { name }) => `${name ?? 'Somebody'} declined your invitation to ${about}`,
  joined: (about) => `joined ${about} by your link`,
  added: (about) => `added you to ${about}`,
  role: (about, { to }) => `made you ${to} of ${about}`,
  sprint_started: (about) => `Sprint “${about}” has started`,
  sprint_completed: (about) => `Sprint “${about}” is completed`,
  thread_mentioned: (about) => `mentioned you in the discussion “${about}”`,
  thread_closed: (about) => `closed the discussion “${about}”`,
  thread_answered: (about) => `marked an answer in “${about}”`,
  form_answered: (about) => `New answer to “${about}”`,
  transfer_offered: (about) => `offers you the workspace “${about}”`,
  transfer_accepted: (about) => `took over the workspace “${about}”`,
  transfer_declined: (about) => `declined the workspace “${about}”`,
  domain_verified: (about, { name }) => `“${about}” answers under ${name}`,
  domain_broken: (about, { name }) => `The record that proves ${name} is yours is gone; “${about}” answers there for 7 more days`,
  time_changed: (about, { name }) => `changed your time on ${name ?? `“${about}”`}`,
  rule_paused: (about, { name }) => `“${about}” does not repeat any more: ${RESTS[name ?? ''] ?? 'it is paused'}`,
  rule_missed: (about, { name = '1' }) => `“${about}”: ${name} ${name === '1' ? 'was' : 'were'} missed while the server was off`,
}

/** The sentence of an event; it reads on after the name of whoever did it, where somebody did. */
export function sentenceOf(event: Pick<EventView, 'reason' | 'detail'>, { subject }: About): string {
  return WORDS[event.reason](subject, event.detail)
}
