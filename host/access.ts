// Turns a row of the policy into what a handler finds: the caller, the workspace, the project and the role, already checked.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from './db/open.ts'
import { badRequest, forbidden, HostStartError, notFound, planRequired, unauthenticated } from './errors.ts'
import { policy, type Rule, type Who } from './policy.ts'
import { type CompanyAccess, findCompany } from './resources/companies/companies.store.ts'
import type { PersonRow } from './resources/people/people.table.ts'
import { findProject, type ProjectAccess, type ProjectRole } from './resources/projects/projects.store.ts'
import { findSession } from './resources/sessions/sessions.store.ts'

/** The caller. */
export type PersonScope = { person: PersonRow }
/** The caller inside a workspace. */
export type CompanyScope = PersonScope & CompanyAccess
/** The caller inside a project, with their role on it. */
export type ProjectScope = PersonScope & ProjectAccess

declare module 'fastify' {
  interface FastifyRequest {
    person: PersonRow | null
    companyAccess: CompanyAccess | null
    projectAccess: ProjectAccess | null
  }
}

/** The caller of a route whose policy is `signed-in` or more. */
export function personScope(request: FastifyRequest): PersonScope {
  if (request.person === null) throw unauthenticated()
  return { person: request.person }
}

/** Caller and workspace of a route whose policy is `company-…` or `project-…`. */
export function companyScope(request: FastifyRequest): CompanyScope {
  const access = request.companyAccess ?? request.projectAccess
  if (access === null) throw notFound()
  return { ...personScope(request), company: access.company, companyRole: access.companyRole }
}

/** Caller, workspace, project and role of a route whose policy is `project-…`. */
export function projectScope(request: FastifyRequest): ProjectScope {
  if (request.projectAccess === null) throw notFound()
  return { ...personScope(request), ...request.projectAccess }
}

/** True where the plan gate is closed (PLAN-01, DEFECT-14). */
export function isGated(company: { subscription: string; unlimitedWorkspaces: boolean }): boolean {
  return company.subscription === 'free' || !company.unlimitedWorkspaces
}

/** True for roles that may change tasks (ROLE-05). */
export function mayEdit(role: ProjectRole): boolean {
  return role === 'admin' || role === 'member'
}

function slugOf(request: FastifyRequest, param: string, query: string): string | null {
  const value = (request.params as Record<string, unknown>)[param] ?? (request.query as Record<string, unknown>)[query]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw badRequest(`${query} must be given once.`)
  return value
}

function allows(who: Who, access: ProjectAccess, person: PersonRow): boolean {
  if (who === 'project-read') return true
  if (who === 'project-edit') return mayEdit(access.role)
  if (who === 'project-admin') return access.role === 'admin'
  return access.project.ownerId === person.id || access.company.ownerId === person.id
}

async function resolveScope(db: Database, rule: Rule, request: FastifyRequest): Promise<void> {
  const { person } = personScope(request)
  const companySlug = slugOf(request, 'slug', 'company_slug')
  if (companySlug === null) throw badRequest('company_slug is missing.')
  const projectSlug = rule.who.startsWith('project-') ? slugOf(request, 'projectSlug', 'project_slug') : null
  if (projectSlug !== null) {
    const access = await findProject(db, person.id, companySlug, projectSlug)
    if (!allows(rule.who, access, person)) throw forbidden()
    request.projectAccess = access
  } else {
    if (rule.who.startsWith('project-') && !rule.projectOptional) throw badRequest('project_slug is missing.')
    const access = await findCompany(db, person.id, companySlug)
    if (rule.who === 'company-owner' && access.company.ownerId !== person.id) throw forbidden()
    request.companyAccess = access
  }
  if (rule.paid && isGated(companyScope(request).company)) throw planRequired()
}

const UNLISTED = /^(HEAD|OPTIONS) |^GET \/docs(\/|$)/

/**
 * Guards every route registered after it: 401 before the body is read, then 404 → 403 → 402 before the body is validated, so that a stranger
 * learns nothing from validation. Returns the check to run when all routes are registered; it throws HostStartError on a gap.
 */
export function guardRoutes(app: FastifyInstance, db: Database): () => void {
  const seen = new Set<string>()
  const unruled: string[] = []
  app.decorateRequest('person', null)
  app.decorateRequest('companyAccess', null)
  app.decorateRequest('projectAccess', null)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const name = `${method} ${route.url}`
      if (UNLISTED.test(name)) continue
      const rule = policy[name]
      if (rule === undefined) {
        unruled.push(name)
        continue
      }
      seen.add(name)
      if (rule.who === 'public') continue
      route.onRequest = [
        async (request) => {
          const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
          request.person = token === undefined ? null : await findSession(db, token)
          if (request.person === null) throw unauthenticated()
        },
        ...[route.onRequest ?? []].flat(),
      ]
      if (rule.who === 'signed-in') continue
      route.preValidation = [(request) => resolveScope(db, rule, request), ...[route.preValidation ?? []].flat()]
    }
  })
  return () => {
    const unrouted = Object.keys(policy).filter((name) => !seen.has(name))
    if (unruled.length > 0) throw new HostStartError(`Routes without a row in policy.ts: ${unruled.join(', ')}.`)
    if (unrouted.length > 0) throw new HostStartError(`Rows in policy.ts without a route: ${unrouted.join(', ')}.`)
  }
}
