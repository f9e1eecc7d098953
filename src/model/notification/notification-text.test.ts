// Proves the words of every kind of notification, alone and together, in the reader's own time.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsEvent, newsRow } from '#tests/kit/notification-row.ts'
import type { NotificationEventData, NotificationRowData } from './notification.graphql.ts'
import { sentenceOf } from './notification-sentence.ts'
import { resourceName, textOf } from './notification-text.ts'

const ownZone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const now = new Date('2026-11-21T12:00:00Z')
const ben = { username: 'ben', name: 'Ben Okafor', avatar: null }
const mia = { username: 'mia', name: 'Mia Chen', avatar: null }

const event = newsEvent

const row = (events: NotificationEventData[], more: Partial<NotificationRowData> = {}) =>
  newsRow({ title: 'did what the host says', createdAtForHumans: null, user: events[0]?.user ?? null, events, ...more })

test('INBOX-05 what several people did is not said of the latest alone', () => {
  const said = (actors: (typeof ben)[], events = [event('COMMENTED', { times: 3 })]) => {
    const one = row(events, { actors })
    const { head, title } = textOf(one, now)
    return [`${head} ${title}`, sentenceOf(one, now).text]
  }
  expect(said([ben])).toEqual(['Ben Okafor commented on “Ship it” 3 times', 'Ben commented 3 times'])
  expect(said([ben, mia])).toEqual(['Ben Okafor and Mia Chen commented on “Ship it” 3 times', 'Ben and Mia commented 3 times'])
  const gus = { username: 'gus', name: 'Gus Lind', avatar: null }
  expect(said([ben, mia, gus])[1]).toBe('Ben and others commented 3 times')
  const gone = { username: null, name: 'Deleted person', avatar: null }
  expect(sentenceOf(row([event('COMMENTED', { user: gone })], { actors: [gone] }), now).text).toBe('Deleted person commented')
  expect(said([ben, mia], [event('COMMENTED'), event('ASSIGNED', { user: mia })])[1]).toBe('Ben commented, and 1 more')
})

const dueAt = (dueDate: string | null) => ({ dueDate })

test.each([
  [event('ASSIGNED'), 'assigned you to “Ship it”'],
  [event('UNASSIGNED'), 'took you off “Ship it”'],
  [event('MENTIONED'), 'mentioned you in a comment on “Ship it”'],
  [event('COMMENTED', { times: 3 }), 'commented on “Ship it” 3 times'],
  [event('COMMENTED', { filename: 'plan.pdf' }), 'commented on the file “plan.pdf”'],
  [event('DONE'), 'marked “Ship it” as done'],
  [event('REOPENED'), 'reopened “Ship it”'],
  [event('STATUS', { from: 'To do', to: 'In review' }), 'changed the status of “Ship it” to In review'],
  [event('DUE_DATE', dueAt('2026-11-22T23:30:00Z')), 'set the due date of “Ship it” to 23 Nov 00:30'],
  [event('DUE_DATE', dueAt('2026-11-22T09:00:00Z')), 'set the due date of “Ship it” to tomorrow 10:00'],
  [event('DUE_DATE'), 'removed the due date of “Ship it”'],
])('a task: $1', (one, title) => {
  expect(textOf(row([one]), now)).toEqual({ person: ben, head: 'Ben Okafor', title, lines: [], overdue: false })
})

test.each([
  [event('INVITED'), 'invited you to Website'],
  [event('ACCEPTED', { name: 'Ben' }), 'accepted your invitation to Website'],
  [event('JOINED'), 'joined Website by your link'],
  [event('ADDED'), 'added you to Website'],
  [event('ROLE', { to: 'admin' }), 'changed your role on Website to admin'],
])('a project: $1', (one, title) => {
  expect(textOf(row([one], { subject: 'Website', resource: 'projects' }), now)).toMatchObject({ head: 'Ben Okafor', title })
})

test('an invitation declined by somebody without an account names them as it did', () => {
  const declined = event('DECLINED', { user: null, name: 'Nadia Petrova' })
  const told = textOf(row([declined], { subject: 'Website' }), now)
  expect(told).toMatchObject({ head: 'Nadia Petrova', title: 'declined your invitation to Website' })
})

test('a due date is nobody’s act: the task itself stands at the head', () => {
  const soon = event('DUE_SOON', { user: null, dueDate: '2026-11-22T09:00:00Z' })
  const late = event('OVERDUE', { user: null, dueDate: '2026-11-20T09:00:00Z' })
  expect(textOf(row([soon]), now)).toEqual({ person: null, head: 'Ship it', title: 'is due tomorrow 10:00', lines: [], overdue: false })
  expect(textOf(row([late, event('ASSIGNED')]), now)).toEqual({
    person: null,
    head: 'Ship it',
    title: 'was due yesterday 10:00',
    lines: ['Ben Okafor assigned you'],
    overdue: true,
  })
})

test('a reminder is nobody’s act either', () => {
  const told = textOf(row([event('REMINDER', { user: null })]), now)
  expect(told).toMatchObject({ person: null, head: 'Ship it', title: 'is what you wanted to be reminded of', overdue: false })
})

test('SPRINT-18 SCREEN-13 a sprint stands at the head itself, by what happened to it last', () => {
  const started = event('SPRINT_STARTED', { user: null })
  const told = (...events: ReturnType<typeof event>[]) => textOf(row(events, { subject: 'Sprint 7', resource: 'sprints', user: null }), now)
  expect(told(started)).toEqual({ person: null, head: 'Sprint “Sprint 7”', title: 'has started', lines: [], overdue: false })
  expect(told(event('SPRINT_COMPLETED', { user: null }), started)).toMatchObject({ title: 'is completed', lines: ['It has started'] })
  expect(resourceName('sprints')).toBe('Sprint')
})

test('several kinds of news of one task are a line each, and name whoever is not named before', () => {
  const events = [
    event('STATUS', { to: 'Done' }),
    event('COMMENTED', { user: mia, times: 2 }),
    event('DUE_SOON', { user: null, dueDate: '2026-11-22T09:00:00Z' }),
    event('ASSIGNED'),
  ]
  expect(textOf(row(events), now)).toMatchObject({
    head: 'Ben Okafor',
    title: 'Ship it',
    lines: ['Changed the status to Done', 'Mia Chen commented twice', 'It is due tomorrow 10:00', 'Assigned you'],
  })
})

test('NOTIF-05 OPEN-30 what is not known is told in the host’s words, what is missing is said', () => {
  expect(textOf(row([event('OTHER')]), now)).toMatchObject({ head: 'Ben Okafor', title: 'did what the host says', lines: [] })
  expect(textOf(row([], { title: null, subject: null }), now)).toMatchObject({ head: 'Unknown User', title: 'No title' })
})

test('NOTIF-03 OPEN-30 issues are tasks, other resources are called by their own name', () => {
  expect(['issues', 'projects', 'invitations', 'user_stories', null].map(resourceName)).toEqual([
    'Task',
    'Project',
    'Invitation',
    'User stories',
    'Notice',
  ])
})

test('INBOX-04 of many tasks at once the host’s sentence tells', () => {
  const many = row([event('ASSIGNED')], { title: 'assigned you 12 tasks', taskCount: 12, subject: 'Website' })
  expect(textOf(many, now)).toMatchObject({ head: 'Ben Okafor', title: 'assigned you 12 tasks', lines: [] })
})

test('INBOX-03 an overdue invoice and a mail server that fails stand at the head themselves', () => {
  const invoice = textOf(newsRow({ subject: 'INV-7', events: [newsEvent('INVOICE_OVERDUE', { user: null })] }), new Date())
  expect(invoice).toMatchObject({ person: null, head: 'Invoice INV-7', title: 'is overdue' })
  const mail = textOf(newsRow({ subject: 'Acme', events: [newsEvent('MAIL_FAILING', { user: null })] }), new Date())
  expect(mail).toMatchObject({ person: null, head: 'Acme', title: 'cannot send mail: its mail server takes none at the moment' })
})
