// What a project's answer is made of, read for many at once.
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import type { CompanyAccess } from '../companies/companies.store.ts'
import { countTasks } from '../tasks/task-totals.store.ts'
import { type projectShape, toProject } from './projects.schema.ts'
import { type ProjectRole, peopleOf, usersOf } from './projects.store.ts'
import type { ProjectRow } from './projects.table.ts'

/** A project and what the person is in it. */
type Seen = { project: ProjectRow; role: ProjectRole }

/** Projects as answered to one person. */
export async function wireProjects(db: Database, { company }: CompanyAccess, rows: Seen[]): Promise<z.infer<typeof projectShape>[]> {
  const ids = [company.ownerId, ...rows.map(({ project }) => project.ownerId)]
  const projectIds = rows.map(({ project }) => project.id)
  // One after the other: under an idempotency key they share one connection.
  const owners = await peopleOf(db, [...new Set(ids)])
  const users = await usersOf(db, projectIds)
  const counts = await countTasks(db, projectIds)
  return rows.flatMap(({ project, role }) => {
    const [companyOwner, owner] = [owners.get(company.ownerId), owners.get(project.ownerId)]
    if (companyOwner === undefined || owner === undefined) return []
    return [
      toProject({
        project,
        role,
        company,
        companyOwner,
        owner,
        users: users.get(project.id) ?? [],
        tasksCount: counts.get(project.id) ?? 0,
      }),
    ]
  })
}

/** One project as answered. */
export async function wireProject(db: Database, access: CompanyAccess & Seen): Promise<{ data: z.infer<typeof projectShape> }> {
  const [data] = await wireProjects(db, access, [access])
  if (data === undefined) throw new Error(`Project ${access.project.id} has no owner.`)
  return { data }
}
