// Every query about workspaces.
import { and, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import { firstFree, slugFrom } from '../../slugs.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { type CompanyRow, companies, companyMembers, isKeptCompany } from './companies.table.ts'

/** What a person is in a workspace. */
export type CompanyRole = 'owner' | 'member' | 'guest'

/** A workspace as its member reaches it. */
export type CompanyAccess = { company: CompanyRow; companyRole: CompanyRole }

/** A workspace with everything a list shows of it. */
export type CompanyView = CompanyAccess & { owner: PersonRow; projectsCount: number }

/** 404 of a workspace. */
export const unseenCompany = () => notFound('This workspace does not exist or is not yours.')

/** What was read of a workspace and of a person's place in it; 404 when there is none, or no place. */
export function companyAccess(row: { company: CompanyRow | null; companyRole: CompanyRole | null } | null): CompanyAccess {
  const { company = null, companyRole = null } = row ?? {}
  if (company === null || companyRole === null) throw unseenCompany()
  return { company, companyRole }
}

/** How many projects the person of the joined membership sees. */
export const projectsSeen = sql<number>`(
  select count(*)::int from ${projects} where ${projects.companyId} = ${companies.id} and ${isKept} and (
    ${companyMembers.role} = 'owner' or ${projects.ownerId} = ${companyMembers.personId}
    or (not ${projects.isPrivate} and ${companyMembers.role} = 'member')
    or exists (select 1 from ${projectMembers} where ${projectMembers.projectId} = ${projects.id} and ${projectMembers.personId} = ${companyMembers.personId})
  ))`

/** Those of a person's workspaces whose name holds a text. */
async function namedSo(db: Database, personId: string, text: string): Promise<string[]> {
  const own = await db.select({ id: companyMembers.companyId }).from(companyMembers).where(eq(companyMembers.personId, personId))
  const among = inArray(
    companies.id,
    own.map(({ id }) => id),
  )
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(among, holding(companies.name, text)))
  return rows.map(({ id }) => id)
}

/** A page of the workspaces a person belongs to, by name; `search` matches part of a name. `slug` narrows it to one. */
export async function listCompanies(
  db: Database,
  personId: string,
  { search = '', limit, page, slug }: { search?: string; limit: number; page: number; slug?: string },
): Promise<{ rows: CompanyView[]; total: number }> {
  const matches = and(
    eq(companyMembers.personId, personId),
    isKeptCompany,
    search.trim() === '' ? undefined : inArray(companies.id, await namedSo(db, personId, search.trim())),
    slug === undefined ? undefined : eq(companies.slug, slug),
  )
  const from = eq(companies.id, companyMembers.companyId)
  const rows = await db
    .select({ company: companies, companyRole: companyMembers.role, owner: getTableColumns(people), projectsCount: projectsSeen })
    .from(companyMembers)
    .innerJoin(companies, from)
    .innerJoin(people, eq(people.id, companies.ownerId))
    .where(matches)
    .orderBy(sql`lower(${companies.name})`, companies.slug)
    .limit(limit)
    .offset((page - 1) * limit)
  const [total] = await db.select({ total: count() }).from(companyMembers).innerJoin(companies, from).where(matches)
  return { rows, total: total?.total ?? 0 }
}

/**
 * Makes a workspace owned by a person. The first has `plan` (NEW_WORKSPACE_PLAN); further ones need a paid workspace of theirs, whose plan they get.
 * Null when the gate is closed (402).
 */
export function addCompany(
  db: Database,
  ownerId: string,
  values: { name: string; logo: string | null; timeZone?: string },
  plan: 'free' | 'paid' | 'lifetime',
): Promise<CompanyRow | null> {
  return db.transaction(async (tx) => {
    // Two calls at the same moment must not both be the first workspace.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, ownerId)).for('update')
    const owned = await tx
      .select()
      .from(companies)
      .where(and(eq(companies.ownerId, ownerId), isKeptCompany))
    const open = owned.find((company) => company.subscription !== 'free' && company.unlimitedWorkspaces)
    if (owned.length > 0 && open === undefined) return null
    const company = await insertCompany(tx, {
      ...values,
      ownerId,
      subscription: open?.subscription ?? plan,
      unlimitedWorkspaces: open !== undefined || plan === 'paid',
    })
    const target = { kind: 'workspace', id: company.id, label: company.name }
    await record(tx, { companyId: company.id, projectId: null }, ownerId, {
      action: 'workspace.create',
      said: 'created the workspace',
      target,
    })
    return company
  })
}

/** Inserts a workspace and its owner's membership under the first free slug of its name; for callers that have checked the plan. */
export async function insertCompany(
  db: Database,
  values: Pick<CompanyRow, 'name' | 'logo' | 'ownerId' | 'subscription' | 'unlimitedWorkspaces'> & { slug?: string; timeZone?: string },
): Promise<CompanyRow> {
  const base = values.slug ?? slugFrom(values.name, 'team')
  for (;;) {
    const rows = await db
      .select({ slug: companies.slug })
      .from(companies)
      .where(sql`${companies.slug} = ${base} or ${companies.slug} like ${`${base}-%`}`)
    const slug = firstFree(base, new Set(rows.map((row) => row.slug)))
    const [company] = await db
      .insert(companies)
      .values({ ...values, slug })
      .onConflictDoNothing()
      .returning()
    if (company === undefined) continue // somebody took the slug in between
    await db.insert(companyMembers).values({ companyId: company.id, personId: company.ownerId, role: 'owner' })
    return company
  }
}
