// Finds the workspace and project by which the inbox is narrowed.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { badRequest, notFound } from '../../errors.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
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
  const { rows: named } = await db.execute<{ id: string }>(sql`select id from companies where slug = ${company}`)
  const [{ id: companyId } = { id: null }] = named
  if (companyId === null) throw notFound()
  const { rows } = await withinWorkspace(companyId, () =>
    db.execute<{ companyId: string; projectId: string | null }>(sql`
      select cm.company_id as "companyId", ${project === undefined ? sql`null` : sql`p.id`} as "projectId" from company_members cm
      ${project === undefined ? sql`` : sql`left join projects p on p.company_id = cm.company_id and p.slug = ${project} and ${seesProject(sql`cm.person_id`, sql`p.id`)}`}
      where cm.company_id = ${companyId} and cm.person_id = ${personId}`),
  )
  const [found] = rows
  if (found === undefined || (project !== undefined && found.projectId === null)) throw notFound()
  return found
}
