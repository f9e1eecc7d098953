// What people are told, one line each: why it concerns them, which switch it obeys, and its sentence for clients that only show `data.title`.

/** What differs from one piece of news to the next: names, roles and instants before and after, whose invitation it was, which file was commented on. */
export type NewsDetail = { from?: string | null; to?: string | null; name?: string; file?: string }

/** Why something concerns a person; each but `other` is a tab of the inbox (INBOX-07). The first of these counts where news has several (INBOX-04). */
export const CONCERNS = ['mentioned', 'assigned', 'invited', 'watching', 'other'] as const

/** Why something concerns a person. */
export type Concern = (typeof CONCERNS)[number]

/**
 * What a person can switch off, by the words of the settings (INBOX-14). `locked` cannot be.
 */
export const SWITCHES = {
  mentioned: { title: 'Somebody mentions you', locked: true },
  assigned: { title: 'A task becomes yours' },
  unassigned: { title: 'You are taken off a task' },
  commented: { title: 'Comments on what you watch' },
  status: { title: 'Status changes of what you watch' },
  due_date: { title: 'Due date changes of what you watch' },
  due_soon: { title: 'Your task is due within a day' },
  overdue: { title: 'Your task is overdue' },
  reminder: { title: 'Reminders that you set', locked: true },
  invited: { title: 'Invitations to you', locked: true },
  answered: { title: 'Answers to your invitations' },
  role: { title: 'Your role on a project changes' },
  sprint: { title: 'Sprints with your tasks start or end' },
  discussion: { title: 'Discussions you follow are closed or answered' },
  page: { title: 'Pages you follow are published' },
  form: { title: 'Answers to forms you follow' },
  time: { title: 'Somebody changes your time' },
  rule: { title: 'Your recurring tasks rest or were missed' },
  workspace: { title: 'Overdue invoices, exports, imports and matters of a workspace' },
} as const satisfies Record<string, { title: string; locked?: true }>

/** The name of a switch. */
export type SwitchName = keyof typeof SWITCHES

type Occasion = {
  concern: Concern
  switch: SwitchName
  /** Reads on after the name of whoever did it, where somebody did; `about` is the title of the thing. */
  words: (about: string, detail: NewsDetail, moment: Moment) => string
  /** Five of these by one person within a minute become one line (INBOX-04): what that says of so many tasks. */
  many?: (tasks: string) => string
}

type Moment = (iso: string | null | undefined) => string

/** In UTC, where no reader's zone is known. */
const utc: Moment = (iso) => `${(iso ?? '').slice(0, 16).replace('T', ' ')} UTC`
const inWhich = (about: string, { file }: NewsDetail) => (file === undefined ? `“${about}”` : `the file “${file}”`)

/** Why a rule of recurring tasks rests. */
const RESTS: Record<string, string> = {
  archived: 'its project is archived',
  plan: 'the plan of the workspace has no recurring tasks',
  author: 'its author cannot make tasks there any more',
  failed: 'it failed three times in a row',
}

/** Every occasion. */
export const OCCASIONS = {
  assigned: {
    concern: 'assigned',
    switch: 'assigned',
    words: (about) => `assigned you to “${about}”`,
    many: (tasks) => `assigned you ${tasks}`,
  },
  unassigned: {
    concern: 'assigned',
    switch: 'unassigned',
    words: (about) => `took you off “${about}”`,
    many: (tasks) => `took you off ${tasks}`,
  },
  mentioned: {
    concern: 'mentioned',
    switch: 'mentioned',
    words: (about, detail) => `mentioned you in a comment on ${inWhich(about, detail)}`,
  },
  commented: { concern: 'watching', switch: 'commented', words: (about, detail) => `commented on ${inWhich(about, detail)}` },
  done: {
    concern: 'watching',
    switch: 'status',
    words: (about) => `marked “${about}” as done`,
    many: (tasks) => `marked ${tasks} as done`,
  },
  reopened: { concern: 'watching', switch: 'status', words: (about) => `reopened “${about}”`, many: (tasks) => `reopened ${tasks}` },
  status: {
    concern: 'watching',
    switch: 'status',
    words: (about, { to }) => `changed the status of “${about}” to ${to}`,
    many: (tasks) => `changed the status of ${tasks}`,
  },
  due_date: {
    concern: 'watching',
    switch: 'due_date',
    words: (about, { to }, moment) => (to ? `changed the due date of “${about}” to ${moment(to)}` : `removed the due date of “${about}”`),
    many: (tasks) => `changed the due dates of ${tasks}`,
  },
  due_soon: { concern: 'assigned', switch: 'due_soon', words: (about, { to }, moment) => `“${about}” is due ${moment(to)}` },
  overdue: { concern: 'assigned', switch: 'overdue', words: (about, { to }, moment) => `“${about}” was due ${moment(to)}` },
  reminder: { concern: 'other', switch: 'reminder', words: (about) => `“${about}” is what you wanted to be reminded of` },
  invited: { concern: 'invited', switch: 'invited', words: (about) => `invited you to ${about}` },
  accepted: { concern: 'invited', switch: 'answered', words: (about) => `accepted your invitation to ${about}` },
  declined: {
    concern: 'invited',
    switch: 'answered',
    words: (about, { name }) => `${name ?? 'Somebody'} declined your invitation to ${about}`,
  },
  asked: { concern: 'invited', switch: 'answered', words: (about) => `asks to take your invitation to ${about} under another address` },
  joined: { concern: 'invited', switch: 'answered', words: (about) => `joined ${about} by your link` },
  added: { concern: 'invited', switch: 'invited', words: (about) => `added you to ${about}` },
  role: { concern: 'invited', switch: 'role', words: (about, { to }) => `made you ${to} of ${about}` },
  removed: { concern: 'invited', switch: 'role', words: (about, { name }) => `took you off ${name ?? about}` },
  left: { concern: 'other', switch: 'workspace', words: (about) => `left the workspace “${about}”` },
  sprint_started: { concern: 'watching', switch: 'sprint', words: (about) => `Sprint “${about}” has started` },
  sprint_completed: { concern: 'watching', switch: 'sprint', words: (about) => `Sprint “${about}” is completed` },
  page_mentioned: { concern: 'mentioned', switch: 'mentioned', words: (about) => `mentioned you on the page “${about}”` },
  page_published: { concern: 'watching', switch: 'page', words: (about) => `published the page “${about}”` },
  thread_mentioned: { concern: 'mentioned', switch: 'mentioned', words: (about) => `mentioned you in the discussion “${about}”` },
  thread_closed: { concern: 'watching', switch: 'discussion', words: (about) => `closed the discussion “${about}”` },
  thread_answered: { concern: 'watching', switch: 'discussion', words: (about) => `marked an answer in “${about}”` },
  transfer_offered: { concern: 'invited', switch: 'invited', words: (about) => `offers you the workspace “${about}”` },
  transfer_accepted: { concern: 'invited', switch: 'answered', words: (about) => `took over the workspace “${about}”` },
  transfer_declined: { concern: 'invited', switch: 'answered', words: (about) => `declined the workspace “${about}”` },
  domain_verified: { concern: 'other', switch: 'workspace', words: (about, { name }) => `“${about}” answers under ${name}` },
  domain_broken: {
    concern: 'other',
    switch: 'workspace',
    words: (about, { name }) => `The record that proves ${name} is yours is gone; “${about}” answers there for 7 more days`,
  },
  mail_failing: {
    concern: 'other',
    switch: 'workspace',
    words: (about) => `The mail server of “${about}” takes no mail at the moment`,
  },
  invoice_overdue: { concern: 'other', switch: 'workspace', words: (about) => `Invoice ${about} is overdue` },
  export_ready: { concern: 'other', switch: 'workspace', words: (about) => `The export of “${about}” is ready` },
  export_failed: { concern: 'other', switch: 'workspace', words: (about) => `The export of “${about}” could not be made` },
  import_ready: { concern: 'other', switch: 'workspace', words: (about) => `The import of “${about}” is ready` },
  import_failed: { concern: 'other', switch: 'workspace', words: (about) => `The import of “${about}” could not be done` },
  form_answered: { concern: 'watching', switch: 'form', words: (about) => `New answer to “${about}”` },
  time_changed: {
    concern: 'watching',
    switch: 'time',
    words: (about, { name }) => `changed your time on ${name ?? `“${about}”`}`,
  },
  rule_paused: {
    concern: 'other',
    switch: 'rule',
    words: (about, { name }) => `“${about}” does not repeat any more: ${RESTS[name ?? ''] ?? 'it is paused'}`,
  },
  rule_missed: {
    concern: 'other',
    switch: 'rule',
    words: (about, { name = '1' }) => `“${about}”: ${name} ${name === '1' ? 'was' : 'were'} missed while the server was off`,
  },
} as const satisfies Record<string, Occasion>

/** What a notification tells. */
export type Reason = keyof typeof OCCASIONS

/** All reasons. */
export const REASONS = Object.keys(OCCASIONS) as [Reason, ...Reason[]]

/** What is known of an occasion. */
export function occasionOf(reason: Reason): Occasion {
  return OCCASIONS[reason]
}

/** The sentence of an event; it reads on after the name of whoever did it, where somebody did. `many` is of how many tasks it tells at once, `moment` writes moments for its reader. */
export function sentenceOf(
  { reason, detail }: { reason: Reason; detail: NewsDetail },
  subject: string,
  many: number | null = null,
  moment: Moment = utc,
): string {
  const { words, many: ofMany } = occasionOf(reason)
  return many !== null && ofMany !== undefined ? ofMany(`${many} ${many === 1 ? 'task' : 'tasks'}`) : words(subject, detail, moment)
}
