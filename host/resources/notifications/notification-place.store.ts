// Finds the workspace and project by which the inbox is narrowed.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { badRequest, notFound } from '../../errors.ts'
import { seesProject } from '../projects/project-sight.ts'

/** Their ids; null where the inbox is not narrowed so. 404 for a workspace or project that is not the caller's. */
export async function placeOf(
  db: Database,
  personId: string,
  { company_slug: company, project_slug: project }: { company_slug?: string | undefined; project_slug?: string | undefined },
): Promise<{ companyId: string | null; projectId: string | null }> {
  if (company === undefined) {
    if (project !== undefined) throw badRequest('company_slug is missing.')
    return { companyId: null, projectId: null }
  }
  const { rows } = await db.execute<{ companyId: string; projectId: string | null }>(sql`
    select c.id as "companyId", p.id as "projectId" from companies c
    join company_members cm on cm.company_id = c.id and cm.person_id = ${personId}
    left join projects p on p.company_id = c.id and p.slug = ${project ?? null} and ${seesProject(sql`cm.person_id`, sql`p.id`)}
    where c.slug = ${company}`)
  const [found] = rows
  if (found === undefined || (project !== undefined && found.projectId === null)) throw notFound()
  return found
}
