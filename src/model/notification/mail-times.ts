// When one is mailed about what one was told, in words (INBOX-13).
import type { MailSettingData } from './notification.graphql.ts'

/** A kind of mail. */
export type MailKind = MailSettingData['kind']
/** When it comes. */
export type MailTime = MailSettingData['time']

/** Every kind, with what it is about. */
export const MAIL_KINDS: readonly { kind: MailKind; title: string; text: string; times: readonly MailTime[] }[] = [
  { kind: 'MENTIONED', title: 'Mentions', text: 'Where somebody names you.', times: ['AT_ONCE', 'NEVER'] },
  { kind: 'ASSIGNED', title: 'Your tasks', text: 'What becomes yours, is due soon, or is overdue.', times: ['AT_ONCE', 'NEVER'] },
  { kind: 'REST', title: 'Everything else', text: 'A summary of what you have not read.', times: ['DAILY', 'WEEKLY', 'NEVER'] },
]

/** What a time is called. */
export const MAIL_TIMES: Readonly<Record<MailTime, string>> = {
  AT_ONCE: 'At once',
  DAILY: 'Daily 08:00',
  WEEKLY: 'Weekly Monday',
  NEVER: 'Never',
}

/** What a kind is called. */
export function mailKindTitle(kind: MailKind): string {
  return MAIL_KINDS.find((one) => one.kind === kind)?.title ?? 'Mails'
}
