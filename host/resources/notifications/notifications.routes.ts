// The caller's notifications in a workspace.
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import type { Host } from '../../app.ts'
import { actorShape, companyQuery, createdAtShape, dataOf, pageNumber, toActor, toCreatedAt } from '../../wire.ts'
import { listNotifications } from './notifications.store.ts'

const notificationShape = z.object({
  uuid: z.uuid(),
  user: actorShape.nullable(),
  data: z.object({
    title: z.string(),
    target: z.object({ company_slug: z.string(), project_slug: z.string(), uuid: z.uuid() }).optional(),
  }),
  created_at: createdAtShape,
  resource: z.string(),
})

/** `GET /feeds/notifications/` (REST-11, NOTIF-02): 50 a page, newest first. */
export function notificationsRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['notifications'],
    summary: 'Newest notifications of the caller',
    querystring: companyQuery.extend({ page: pageNumber }),
    response: { 200: dataOf(z.array(notificationShape)) },
  }
  app.get('/feeds/notifications/', { schema }, async (request) => {
    const { person, company } = companyScope(request)
    const rows = await listNotifications(db, company.id, person.id, request.query.page)
    const now = new Date()
    return {
      data: rows.map((row) => ({
        uuid: row.id,
        user: row.actor && toActor(row.actor),
        data: {
          title: row.title,
          ...(row.projectSlug !== null &&
            row.targetUuid !== null && { target: { company_slug: row.companySlug, project_slug: row.projectSlug, uuid: row.targetUuid } }),
        },
        created_at: toCreatedAt(row.createdAt, now),
        resource: row.resource,
      })),
    }
  })
}
