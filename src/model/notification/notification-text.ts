// Every text of a notification, by the noun it is about: tasks and their comments, due dates, discussions, projects and invitations.
import { formatClock, formatDue } from '#src/lib/dates/date-format.ts'
import type { NotificationEventData, NotificationRowData } from './notification.graphql.ts'

/** Who a notification names at its head, and what they did; `lines` are what else happened, each a sentence of its own. */
export interface NotificationText {
  /** Null where nobody did it and the thing itself stands at the head. */
  person: { username: string; name: string; avatar: string | null } | null
  head: string
  title: string
  lines: readonly string[]
  overdue: boolean
}

/** An event and the thing it is about: `“Ship it”`, or null where the thing has been named before. */
type Words = (event: NotificationEventData, about: string | null, now: Date) => string

const often = (times: number) => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`)
const behind = (word: string, about: string | null) => (about === null ? '' : ` ${word} ${about}`)
const directly = (about: string | null) => about ?? 'it'

/** `tomorrow 09:00`, `24 Nov 17:00`: the reader's own time. */
function moment(iso: string | null, now: Date): string {
  if (iso === null) return ''
  const date = new Date(iso)
  const { text } = formatDue(date, now)
  return `${/^[A-Z]/.test(text) ? text.toLowerCase() : text} ${formatClock(date)}`
}

const task: Partial<Record<NotificationEventData['reason'], Words>> = {
  ASSIGNED: (_, about) => `assigned you${behind('to', about)}`,
  UNASSIGNED: (_, about) => `took you off${about === null ? '' : ` ${about}`}`,
  DONE: (_, about) => `marked ${directly(about)} as done`,
  REOPENED: (_, about) => `reopened ${directly(about)}`,
  STATUS: ({ to }, about) => `changed the status${behind('of', about)} to ${to ?? 'another one'}`,
  DUE_DATE: ({ dueDate }, about, now) =>
    dueDate === null ? `removed the due date${behind('of', about)}` : `set the due date${behind('of', about)} to ${moment(dueDate, now)}`,
}

const dueDate: Partial<Record<NotificationEventData['reason'], Words>> = {
  DUE_SOON: (event, _, now) => `is due ${moment(event.dueDate, now)}`,
  REMINDER: () => 'is what you wanted to be reminded of',
  OVERDUE: (event, _, now) => `was due ${moment(event.dueDate, now)}`,
}

const sprint: Partial<Record<NotificationEventData['reason'], Words>> = {
  SPRINT_STARTED: () => 'has started',
  SPRINT_COMPLETED: () => 'is completed',
}

const RESTS: Readonly<Record<string, string>> = {
  archived: 'its project is archived',
  plan: 'the plan of the workspace has no recurring tasks',
  author: 'its author cannot make tasks there any more',
  failed: 'it failed three times in a row',
}

const rule: Partial<Record<NotificationEventData['reason'], Words>> = {
  RULE_PAUSED: ({ name }) => `does not repeat any more: ${RESTS[name ?? ''] ?? 'it is paused'}`,
  RULE_MISSED: ({ name }) => `${name ?? 'some'} ${name === '1' ? 'was' : 'were'} missed while the server was off`,
}

const time: Partial<Record<NotificationEventData['reason'], Words>> = {
  TIME_CHANGED: ({ name }, about) => `changed your time on ${name ?? directly(about)}`,
}

const comment: Partial<Record<NotificationEventData['reason'], Words>> = {
  MENTIONED: (event, about) => `mentioned you in a comment${commented(event, about)}${often(event.times)}`,
  COMMENTED: (event, about) => `commented${commented(event, about)}${often(event.times)}`,
}

const project: Partial<Record<NotificationEventData['reason'], Words>> = {
  INVITED: (_, about) => `invited you${behind('to', about)}`,
  ACCEPTED: (_, about) => `accepted your invitation${behind('to', about)}`,
  ASKED: (_, about) => `asks to take your invitation${behind('to', about)} under another address`,
  DECLINED: (_, about) => `declined your invitation${behind('to', about)}`,
  JOINED: (_, about) => `joined${about === null ? '' : ` ${about}`} by your link`,
  ADDED: (_, about) => `added you${behind('to', about)}`,
  REMOVED: ({ name }, about) => `took you off ${name ?? directly(about)}`,
  ROLE: ({ to }, about) => `changed your role${behind('on', about)} to ${to ?? 'another one'}`,
}

const form: Partial<Record<NotificationEventData['reason'], Words>> = {
  FORM_ANSWERED: ({ times }, about) => `${times > 1 ? `${times} new answers` : 'New answer'}${behind('to', about)}`,
}

const thread: Partial<Record<NotificationEventData['reason'], Words>> = {
  THREAD_MENTIONED: (_, about) => `mentioned you${behind('in', about)}`,
  THREAD_CLOSED: (_, about) => `closed ${directly(about)}`,
  THREAD_ANSWERED: (_, about) => `marked an answer${behind('in', about)}`,
}

const workspace: Partial<Record<NotificationEventData['reason'], Words>> = {
  TRANSFER_OFFERED: (_, about) => `offers you the workspace${about === null ? '' : ` ${about}`}`,
  TRANSFER_ACCEPTED: (_, about) => `took over the workspace${about === null ? '' : ` ${about}`}`,
  TRANSFER_DECLINED: (_, about) => `declined the workspace${about === null ? '' : ` ${about}`}`,
}

const domain: Partial<Record<NotificationEventData['reason'], Words>> = {
  DOMAIN_VERIFIED: ({ name }) => `answers under ${name ?? 'its own name'}`,
  DOMAIN_BROKEN: ({ name }) => `lost the record that proves ${name ?? 'its own name'}; it answers there for 7 more days`,
}

const money: Partial<Record<NotificationEventData['reason'], Words>> = {
  MAIL_FAILING: () => 'cannot send mail: its mail server takes none at the moment',
  INVOICE_OVERDUE: () => 'is overdue',
}

const exported: Partial<Record<NotificationEventData['reason'], Words>> = {
  EXPORT_READY: () => 'is exported: the archive can be downloaded for 7 days',
  EXPORT_FAILED: () => 'could not be exported',
  IMPORT_READY: () => 'is imported',
  IMPORT_FAILED: () => 'could not be imported',
}

const wikiPage: Partial<Record<NotificationEventData['reason'], Words>> = {
  PAGE_MENTIONED: (_, about) => `mentioned you${behind('on', about)}`,
  PAGE_PUBLISHED: ({ times }, about) => `published ${directly(about)}${often(times)}`,
}

const WORDS = {
  ...wikiPage,
  ...workspace,
  ...domain,
  ...money,
  ...exported,
  ...form,
  ...thread,
  ...task,
  ...dueDate,
  ...sprint,
  ...rule,
  ...time,
  ...comment,
  ...project,
}

function commented({ filename }: NotificationEventData, about: string | null): string {
  return filename === null ? behind('on', about) : ` on the file “${filename}”`
}

/** Who else did what happened several times, where it is known that somebody did: the one other by name, more as `others`. */
export function alsoDid({ actors, user, events: [newest, ...older] }: NotificationRowData): string[] {
  const others = actors.filter(({ name }) => name !== user?.name)
  if (!newest || newest.times === 1 || older.length > 0 || others.length === 0) return []
  return [others.length === 1 ? (others[0]?.name ?? '') : 'others']
}

/** What a notification says to a reader whose clock shows `now`. What is missing is said (NOTIF-05); what is not known is told in the host's words. */
export function textOf(row: NotificationRowData, now: Date): NotificationText {
  const { user, title, subject, events, taskCount } = row
  const [newest, ...others] = events
  const words = newest && WORDS[newest.reason]
  const name = user?.name || newest?.name || 'Unknown User'
  const person = { username: user?.username ?? name, name, avatar: user?.avatar ?? null }
  // Of many tasks at once the host tells (INBOX-04).
  if (!newest || !words || !subject || taskCount !== null)
    return { person, head: name, title: title || 'No title', lines: [], overdue: false }
  const about = newest.reason in project || newest.filename !== null ? subject : `“${subject}”`
  if (newest.reason in form) return { person: null, head: 'Form2Task', title: words(newest, about, now), lines: [], overdue: false }
  if (newest.reason in sprint || newest.reason in rule || newest.reason in domain || newest.reason in money || newest.reason in exported) {
    const lines = others.map((event) => lineOf(event, null, now))
    return {
      person: null,
      head: newest.reason in sprint ? `Sprint “${subject}”` : newest.reason === 'INVOICE_OVERDUE' ? `Invoice ${subject}` : subject,
      title: words(newest, about, now),
      lines,
      overdue: false,
    }
  }
  const due = newest.reason in dueDate
  if (due && others.length === 0)
    return { person: null, head: subject, title: words(newest, about, now), lines: [], overdue: newest.reason === 'OVERDUE' }
  if (others.length === 0)
    return { person, head: [name, ...alsoDid(row)].join(' and '), title: words(newest, about, now), lines: [], overdue: false }
  return {
    person: due ? null : person,
    head: due ? subject : name,
    title: due ? words(newest, null, now) : subject,
    lines: (due ? others : events).map((event) => lineOf(event, due ? null : name, now)),
    overdue: newest.reason === 'OVERDUE',
  }
}

function lineOf(event: NotificationEventData, head: string | null, now: Date): string {
  const words = WORDS[event.reason]?.(event, null, now) ?? 'did something'
  if (event.reason === 'RULE_MISSED') return words
  const who = [rule, dueDate, sprint, domain, money].some((without) => event.reason in without)
    ? 'It'
    : (event.user?.name ?? event.name ?? 'Somebody')
  return who === head ? words.charAt(0).toUpperCase() + words.slice(1) : `${who} ${words}`
}

const RESOURCES: Readonly<Record<string, string>> = {
  issues: 'Task',
  projects: 'Project',
  files: 'File',
  invitations: 'Invitation',
  sprints: 'Sprint',
  recurring: 'Recurring task',
  discussions: 'Discussion',
  workspaces: 'Workspace',
  wiki: 'Page',
  invoices: 'Invoice',
}

/** `issues` is a Task (NOTIF-03); a resource that is not known by its own name, capitalised (OPEN-30). */
export function resourceName(resource: string | null): string {
  if (!resource) return 'Notice'
  return RESOURCES[resource] ?? resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('_', ' ')
}
