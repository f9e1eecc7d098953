// The caller's notifications in a workspace.
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, nothingShape, pageNumber } from '../../wire.ts'
import { notificationShape, readBody, toNotification } from './notifications.schema.ts'
import { markRead } from './notifications.store.ts'
import { listNotifications } from './notifications-list.store.ts'

const TAGS = ['notifications']
const PATH = '/feeds/notifications/'

/** `GET` and `PUT /feeds/notifications/` (REST-11, NOTIF-02): 50 a page, newest first. */
export function notificationsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Newest notifications of the caller',
    querystring: companyQuery.extend({ page: pageNumber }),
    response: { 200: dataOf(z.array(notificationShape)) },
  }
  app.get(PATH, { config: { who: 'company-member' }, schema: list }, async (request) => {
    const { person, company } = companyScope(request)
    const rows = await listNotifications(db, company.id, person.id, request.query.page)
    const now = new Date()
    return { data: rows.map((row) => toNotification(row, now)) }
  })

  const read = {
    tags: TAGS,
    summary: 'Mark some notifications of the caller as read, or all of them',
    querystring: companyQuery,
    body: readBody,
    response: { 200: nothingShape },
  }
  app.put(PATH, { config: { who: 'company-member' }, schema: read }, async (request) => {
    const { person, company } = companyScope(request)
    await markRead(db, company.id, person.id, request.body.uuids ?? null)
    return { data: null }
  })
}
