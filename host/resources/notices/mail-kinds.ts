// The kinds of mails about what somebody was told, and when each can come (INBOX-13).
import type { Concern } from '../notifications/occasions.ts'

/** When such a mail comes: 5 minutes later, each day at 08:00, each Monday at 08:00, never. */
export const MAIL_TIMES = ['at_once', 'daily', 'weekly', 'never'] as const

/** One of them. */
export type MailTime = (typeof MAIL_TIMES)[number]

/** Of each kind what can be chosen, the default first. */
export const MAIL_KINDS = {
  mentioned: ['at_once', 'never'],
  assigned: ['at_once', 'never'],
  rest: ['daily', 'weekly', 'never'],
} as const satisfies Record<string, readonly MailTime[]>

/** A kind of mail. */
export type MailKind = keyof typeof MAIL_KINDS

/** All kinds. */
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]]

/** The mail that tells of news with this concern. */
export function mailKindOf(concern: Concern): MailKind {
  return concern === 'mentioned' || concern === 'assigned' ? concern : 'rest'
}

/** Concerns that are mailed at once. */
export const AT_ONCE: readonly Concern[] = ['mentioned', 'assigned']
/** How long one has to read them in the product first, in ms. */
export const AT_ONCE_AFTER_MS = 5 * 60_000
