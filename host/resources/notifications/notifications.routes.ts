// The caller's notifications: the feed of a workspace, the inbox of all of them, and their marks.
import { z } from 'zod'
import { companyScope, personScope } from '../../access.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, pageNumber } from '../../wire.ts'
import { refuseFar } from './moments.ts'
import { markNotifications } from './notification-marks.store.ts'
import { placeOf } from './notification-place.store.ts'
import {
  inboxQuery,
  inboxShape,
  markBody,
  markedShape,
  marksBody,
  marksQuery,
  notificationShape,
  toMark,
  toNotification,
  unreadShape,
} from './notifications.schema.ts'
import { countUnread, listInbox, listNotifications } from './notifications-list.store.ts'

const TAGS = ['notifications']
const PATH = '/feeds/notifications/'
const SIGNED_IN = { who: 'signed-in' } as const

/** `GET /feeds/notifications/` (REST-11, NOTIF-02): 50 a page, newest first; `GET /feeds/inbox/` and `GET /feeds/unread/`, ASSUMED (INBOX-12). */
export function notificationsRoutes(host: Host): void {
  const { app, db } = host
  const list = {
    tags: TAGS,
    summary: 'Newest notifications of the caller in a workspace',
    querystring: companyQuery.extend({ page: pageNumber }),
    response: { 200: dataOf(z.array(notificationShape)) },
  }
  app.get(PATH, { config: { who: 'company-member', replica: true }, schema: list }, async (request) => {
    const { person, company } = companyScope(request)
    const rows = await listNotifications(db, company.id, person.id, request.query.page)
    const now = new Date()
    return { data: rows.map((row) => toNotification(row, now)) }
  })

  const inbox = {
    tags: TAGS,
    summary: 'The inbox of the caller, in all workspaces',
    querystring: inboxQuery,
    response: { 200: inboxShape },
  }
  app.get('/feeds/inbox/', { config: { ...SIGNED_IN, replica: true }, schema: inbox }, async (request) => {
    const { person } = personScope(request)
    const { tab, unread, before = null, per_page: perPage } = request.query
    const place = await placeOf(db, person.id, request.query)
    const { views, next } = await listInbox(db, person.id, { tab, unread, before, perPage, ...place })
    const now = new Date()
    return { data: views.map((view) => toNotification(view, now)), next_before: next }
  })

  const unread = { tags: TAGS, summary: 'How much the caller has not read', response: { 200: dataOf(unreadShape) } }
  app.get('/feeds/unread/', { config: SIGNED_IN, schema: unread }, async (request) => {
    const { concerns, ...counts } = await countUnread(db, personScope(request).person.id)
    return { data: { ...counts, reasons: concerns } }
  })
  marksRoutes(host)
}

/** Marking, ASSUMED. */
function marksRoutes({ app, db }: Host): void {
  const some = {
    tags: TAGS,
    summary: 'Mark notifications of the caller as read, done or snoozed, or take that back',
    querystring: marksQuery,
    body: marksBody,
    response: { 200: dataOf(markedShape) },
  }
  app.put(PATH, { config: SIGNED_IN, schema: some }, async (request) => {
    const { person } = personScope(request)
    const { uuids: ids, task_uuid: taskId, before, marked_at: markedAt, ...body } = request.body
    const place = await placeOf(db, person.id, request.query)
    const which = {
      ...{ ids, taskId, tab: request.query.tab, ...place },
      before: before === undefined ? undefined : new Date(before),
      markedAt: markedAt === undefined ? undefined : new Date(markedAt),
    }
    const at = new Date()
    const changed = await markNotifications(db, person.id, which, checked(toMark(body), at), at)
    return { data: { changed, marked_at: at.toISOString() } }
  })

  const one = {
    tags: TAGS,
    summary: 'Mark a notification of the caller',
    params: z.object({ uuid: z.uuid() }),
    body: markBody,
    response: { 200: dataOf(markedShape) },
  }
  app.put(`${PATH}:uuid/`, { config: SIGNED_IN, schema: one }, async (request) => {
    const { person } = personScope(request)
    const at = new Date()
    const changed = await markNotifications(db, person.id, { ids: [request.params.uuid] }, checked(toMark(request.body), at), at)
    if (changed === 0) throw notFound('This notification does not exist.')
    return { data: { changed, marked_at: at.toISOString() } }
  })
}

/** A snooze ends later than now, and within a year. */
function checked(mark: ReturnType<typeof toMark>, now: Date): ReturnType<typeof toMark> {
  const { snoozedUntil: until } = mark
  if (until && until <= now) throw invalid({ snoozed_until: ['Choose a moment that is still to come.'] })
  if (until) refuseFar('snoozed_until', until, now)
  return mark
}
