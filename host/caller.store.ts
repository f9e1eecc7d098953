// Who calls, and what the slugs of the call lead to, in one read.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './db/open.ts'
import { companies, companyMembers } from './resources/companies/companies.table.ts'
import { people } from './resources/people/people.table.ts'
import { projectMembers } from './resources/project-team-members/project-team-members.table.ts'
import { isKept, projects } from './resources/projects/projects.table.ts'
import { isAlive } from './resources/sessions/own-sessions.store.ts'
import { sessions } from './resources/sessions/sessions.table.ts'
import { withinWorkspace } from './tenants/workspace.ts'
import { hashToken } from './tokens.ts'

/** Asks for a caller by what the request brings; a slug is null where the call has none. */
export type FindCaller = (token: string, companySlug: string | null, projectSlug: string | null) => Promise<FoundCaller | null>

/** The person of a token with the workspace and the project of two slugs, as far as there are such, and what the person is in them. */
export type FoundCaller = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number]

// What has been committed by now is before it, by whomever: a commit is written to the disk before anybody sees it, but where that is not waited for.
const committed = sql<
  string | null
>`case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`

// Every call begins with it: a statement that the connection keeps, and text that is made once.
function prepare(db: Database, marked: boolean) {
  const person = eq(people.id, sessions.personId)
  return db
    .select({
      person: people,
      company: companies,
      companyRole: companyMembers.role,
      project: projects,
      given: projectMembers.role,
      session: { id: sessions.id, lastUsedAt: sessions.lastUsedAt },
      position: marked ? committed : sql<string | null>`null`,
    })
    .from(sessions)
    .innerJoin(people, person)
    .leftJoin(companies, eq(companies.slug, sql.placeholder('company')))
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.personId, people.id)))
    .leftJoin(projects, and(eq(projects.companyId, companies.id), eq(projects.slug, sql.placeholder('project')), isKept))
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, people.id)))
    .where(and(eq(sessions.tokenHash, sql.placeholder('token')), isAlive))
    .prepare('caller')
}

// Where tables are spread: who calls and which workspace is meant is on every machine, the rest is asked where that workspace is.
function prepareApart(db: Database, marked: boolean) {
  const who = db
    .select({
      person: people,
      company: companies,
      session: { id: sessions.id, lastUsedAt: sessions.lastUsedAt },
      position: marked ? committed : sql<string | null>`null`,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(companies, eq(companies.slug, sql.placeholder('company')))
    .where(and(eq(sessions.tokenHash, sql.placeholder('token')), isAlive))
    .prepare('caller apart')
  const where = db
    .select({ companyRole: companyMembers.role, project: projects, given: projectMembers.role })
    .from(companies)
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.personId, sql.placeholder('person'))))
    .leftJoin(projects, and(eq(projects.companyId, companies.id), eq(projects.slug, sql.placeholder('project')), isKept))
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, sql.placeholder('person'))))
    .where(eq(companies.id, sql.placeholder('company')))
    .prepare('place apart')
  return async (token: string, slug: string | null, project: string | null): Promise<FoundCaller | null> => {
    const [found] = await who.execute({ token: hashToken(token), company: slug })
    if (found === undefined) return null
    const { company, person } = found
    const nowhere = { companyRole: null, project: null, given: null }
    if (company === null) return { ...found, ...nowhere }
    const [place] = await withinWorkspace(company.id, () => where.execute({ company: company.id, person: person.id, project }))
    return { ...found, ...(place ?? nowhere) }
  }
}

/** Makes the read, once for a database; `spread`: tables are spread over machines. `marked` with the position in the log of writes that a replica must have reached for this call. Null for a token that is unknown, ended, not used for 30 days or not renewed for 90. */
export function prepareCaller(db: Database, { marked = false, spread = false }: { marked?: boolean; spread?: boolean } = {}): FindCaller {
  if (spread) return prepareApart(db, marked)
  const statement = prepare(db, marked)
  return async (token, company, project) => (await statement.execute({ token: hashToken(token), company, project }))[0] ?? null
}
