// A notification in two lines: what it is about, and what happened there, the newest first.
import type { NotificationRowData } from './notification.graphql.ts'
import { alsoDid, textOf } from './notification-text.ts'

/** `head` is the thing, `text` who did what to it. Of what cannot be seen any more there is no head but that. */
export function sentenceOf(row: NotificationRowData, now: Date): { head: string; text: string } {
  const { events, subject, title, taskCount, targetState } = row
  if (targetState === 'FORBIDDEN') return { head: 'Something you could see before', text: title ?? '' }
  const [newest] = events
  if (!newest || !subject) return { head: subject ?? 'No title', text: title ?? '' }
  const told = textOf({ ...row, events: [newest] }, now)
  const text = told.person ? `${[told.person.name, ...alsoDid(row)].map(firstName).join(' and ')} ${told.title}` : capital(told.title)
  // The line above names it already.
  const short = taskCount === null ? text.replace(new RegExp(` (to|on|of|in) “${escaped(subject)}”| “${escaped(subject)}”`), '') : text
  const more = events.length - 1
  return { head: subject, text: more > 0 ? `${short}, and ${more} more` : short }
}

// Who is gone is not called by the first half of what is said of them (PROFUP-11).
const firstName = (name: string) => (name === 'Deleted person' ? name : (name.split(' ')[0] ?? name))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
