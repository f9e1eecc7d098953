// Every query about notifications.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { notifications } from './notifications.table.ts'

/** What somebody is told: `title` reads on after the actor's name; `resource` is `issues` for tasks, `projects` for projects. */
export type News = {
  companyId: string
  personIds: string[]
  actorId: string | null
  title: string
  resource: 'issues' | 'projects'
  projectId: string | null
  targetUuid: string | null
}

/** Newest notifications a list shows. */
export const NOTIFICATIONS_PAGE = 50

/** Tells each of `personIds` (people of the workspace) once; an empty list is fine. */
export async function notify(db: Database, { personIds, ...news }: News): Promise<void> {
  const once = [...new Set(personIds)]
  if (once.length > 0) await db.insert(notifications).values(once.map((personId) => ({ ...news, personId })))
}

/** A page of a person's notifications in a workspace, newest first. */
export function listNotifications(db: Database, companyId: string, personId: string, page: number) {
  return db
    .select({
      id: notifications.id,
      title: notifications.title,
      resource: notifications.resource,
      targetUuid: notifications.targetUuid,
      createdAt: notifications.createdAt,
      actor: { username: people.username, name: people.name, avatar: people.avatar },
      companySlug: companies.slug,
      projectSlug: projects.slug,
    })
    .from(notifications)
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .leftJoin(people, eq(people.id, notifications.actorId))
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .where(and(eq(notifications.personId, personId), eq(notifications.companyId, companyId)))
    .orderBy(desc(notifications.createdAt), sql`${notifications.id}`)
    .limit(NOTIFICATIONS_PAGE)
    .offset((page - 1) * NOTIFICATIONS_PAGE)
}
