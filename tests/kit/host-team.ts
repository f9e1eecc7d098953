// The people of the sample world, made bare for tests: acme with one private project, and three workspaces beside it.
import type { Database } from '#host/db/open.ts'
import { insertCompany } from '#host/resources/companies/companies.store.ts'
import type { CompanyRow } from '#host/resources/companies/companies.table.ts'
import type { PersonRow } from '#host/resources/people/people.table.ts'
import { type GivenRole, seat } from '#host/resources/project-team-members/project-team-members.store.ts'
import { addProject } from '#host/resources/projects/new-project.store.ts'
import type { ProjectRow } from '#host/resources/projects/projects.table.ts'
import type { HostWorld } from './host-world.ts'

/** What `makeTeam` made. */
export type HostTeam = {
  people: Record<'ana' | 'ben' | 'mia' | 'rex' | 'gus' | 'nia' | 'dora' | 'fay' | 'lee', PersonRow>
  acme: CompanyRow
  website: ProjectRow
}

async function workspace(db: Database, owner: PersonRow, slug: string, plan: Pick<CompanyRow, 'subscription' | 'unlimitedWorkspaces'>) {
  const company = await insertCompany(db, { slug, name: slug, logo: null, ownerId: owner.id, ...plan })
  const project = await addProject(db, { companyId: company.id, ownerId: owner.id, name: 'Website', code: 'WEB' })
  return { company, project }
}

/**
 * ana owns `acme` (paid); on its private project `website` are ben (admin), mia (member), rex (restrict), gus (guest); nia is in the workspace
 * only. dora owns `globex` (paid), fay `freebird` (free), lee `lifer` (lifetime, gated); each has a project `website`.
 */
export async function makeTeam(world: HostWorld): Promise<HostTeam> {
  const { db } = world
  const names = ['ana', 'ben', 'mia', 'rex', 'gus', 'nia', 'dora', 'fay', 'lee'] as const
  const rows = await Promise.all(names.map(async (name) => [name, await world.person(name)] as const))
  const people = Object.fromEntries(rows) as HostTeam['people']
  const paid = { subscription: 'paid', unlimitedWorkspaces: true } as const
  const { company, project } = await workspace(db, people.ana, 'acme', paid)
  const roles: [keyof HostTeam['people'], GivenRole][] = [
    ['ben', 'admin'],
    ['mia', 'member'],
    ['rex', 'restrict'],
    ['gus', 'guest'],
  ]
  for (const [name, role] of roles) await seat(db, project, people[name].id, role)
  const other = await addProject(db, { companyId: company.id, ownerId: people.ana.id, name: 'Open', isPrivate: false })
  await seat(db, other, people.nia.id, 'member')
  await workspace(db, people.dora, 'globex', paid)
  await workspace(db, people.fay, 'freebird', { subscription: 'free', unlimitedWorkspaces: false })
  await workspace(db, people.lee, 'lifer', { subscription: 'lifetime', unlimitedWorkspaces: false })
  return { people, acme: company, website: project }
}
