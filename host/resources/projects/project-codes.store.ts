// Changing the code of a project: the old one stays its own (PSET-04).
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { companies } from '../companies/companies.table.ts'
import { projectCodes } from './project-codes.table.ts'
import { type ProjectRow, projects } from './projects.table.ts'

/** The ids of the projects that have this code (upper case), or had it. */
export function projectsOfCode(code: string): SQL {
  return sql`(select id from projects where code = ${code} and deleted_at is null union all select project_id from project_codes where code = ${code})`
}

/** Codes that projects of a workspace had before. */
export async function formerCodes(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.select({ code: projectCodes.code }).from(projectCodes).where(eq(projectCodes.companyId, companyId))
  return rows.map(({ code }) => code)
}

/**
 * Keeps the code that a project had, before it gets `next`; one that it had before is free again for itself. Waits for whoever else is choosing a
 * code in the workspace. 422 where another project has or had it.
 */
export async function retireCode(tx: Database, { id, companyId, code }: ProjectRow, next: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  const { rows } = await tx.execute(sql`
    select 1 from projects where company_id = ${companyId} and code = ${next} and id <> ${id} and deleted_at is null
    union all select 1 from project_codes where company_id = ${companyId} and code = ${next} and project_id <> ${id} limit 1`)
  if (rows.length > 0) throw invalid({ code: ['This project ID is taken.'] })
  await tx.delete(projectCodes).where(and(eq(projectCodes.companyId, companyId), eq(projectCodes.code, next)))
  await tx.insert(projectCodes).values({ companyId, projectId: id, code })
}

/** True where this is a code of the project that the query calls `projects`, in small letters, now or before. */
export function hasCode(code: string): SQL {
  return sql`(lower(${projects.code}) = ${code} or exists (select 1 from project_codes former where former.project_id = ${projects.id} and lower(former.code) = ${code}))`
}
