// REST calls and wire types of notifications.
import { z } from 'zod'
import type { RestClient } from './client.ts'
import { actor, created, id, text } from './wire.ts'

const notification = z
  .object({
    uuid: id,
    user: actor,
    data: z.object({ title: text, target: z.object({ company_slug: text, project_slug: text, uuid: text }).nullish() }).nullish(),
    created_at: created,
    resource: text,
  })
  .transform((wire) => ({
    id: wire.uuid,
    user: wire.user,
    title: wire.data?.title ?? null,
    createdAt: wire.created_at.at,
    createdAtForHumans: wire.created_at.forHumans,
    resource: wire.resource,
    workspaceSlug: wire.data?.target?.company_slug ?? null,
    projectSlug: wire.data?.target?.project_slug ?? null,
    taskId: wire.data?.target?.uuid ?? null,
  }))

/** REST-11. */
export function listNotifications(rest: RestClient, companySlug: string) {
  return rest.get('/feeds/notifications/', { query: { page: 1, company_slug: companySlug }, answer: z.array(notification) })
}
