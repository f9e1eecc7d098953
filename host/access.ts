// Turns the rule of a route into what a handler finds: the caller, the workspace, the project and the role, already checked.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FoundCaller, prepareCaller } from './caller.store.ts'
import type { Database } from './db/open.ts'
import { badRequest, forbidden, HostStartError, notFound, planRequired, projectArchived, unauthenticated } from './errors.ts'
import type { Rule, Who } from './policy.ts'
import type { Doer } from './resources/audit-events/audit-events.store.ts'
import { type CompanyAccess, companyAccess, unseenCompany } from './resources/companies/companies.store.ts'
import type { PersonRow } from './resources/people/people.table.ts'
import { type ProjectAccess, type ProjectRole, projectAccess } from './resources/projects/projects.store.ts'
import { touchSession } from './resources/sessions/own-sessions.store.ts'

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
    /** What was found of the caller before the body was read; judged when it has been. */
    foundCaller: FoundCaller | null
    /** When that was, in ms of `performance.now()`. */
    foundAt: number
    /** For handlers that read the body themselves: judges the caller as they are now; throws as for a call that begins now. */
    judgeAgain(): Promise<void>
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

/** Who writes in which project, on a route whose policy is `project-…`: what `record` asks for. */
export function doerIn(request: FastifyRequest): Doer {
  const { person, project } = projectScope(request)
  return { id: project.id, companyId: project.companyId, actorId: person.id }
}

/** True where the plan gate is closed (PLAN-01, DEFECT-14). */
export function isGated(company: { subscription: string; unlimitedWorkspaces: boolean }): boolean {
  return company.subscription === 'free' || !company.unlimitedWorkspaces
}

/** True for a project that is read-only until its owner reopens it (SCREEN-15). */
export function isArchived(project: { currentStatus: number }): boolean {
  return project.currentStatus === 2
}

/** True for roles that may change tasks (ROLE-05). */
export function mayEdit(role: ProjectRole): boolean {
  return role === 'admin' || role === 'member'
}

function slugOf(request: FastifyRequest, param: string, query: string): unknown {
  const value = (request.params as Record<string, unknown>)[param] ?? (request.query as Record<string, unknown>)[query]
  return value === '' ? undefined : value
}

/** The slugs that a rule asks for, as the request has them; whether they are texts is judged later. */
function slugsOf(request: FastifyRequest, { who }: Rule) {
  if (!/^(company|project)-/.test(who)) return { company: undefined, project: undefined }
  const company = slugOf(request, 'slug', 'company_slug')
  return { company, project: who.startsWith('project-') ? slugOf(request, 'projectSlug', 'project_slug') : undefined }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

function allows(who: Who, access: ProjectAccess, person: PersonRow): boolean {
  if (who === 'project-read') return true
  if (who === 'project-edit') return mayEdit(access.role)
  if (who === 'project-admin') return access.role === 'admin'
  return access.project.ownerId === person.id || access.company.ownerId === person.id
}

function resolveScope(rule: Rule, request: FastifyRequest): void {
  const { person } = personScope(request)
  const { company, project } = slugsOf(request, rule)
  if (company === undefined) throw badRequest('company_slug is missing.')
  if (typeof company !== 'string') throw badRequest('company_slug must be given once.')
  if (project !== undefined && typeof project !== 'string') throw badRequest('project_slug must be given once.')
  if (project !== undefined) {
    const access = projectAccess(request.foundCaller, person.id)
    if (!allows(rule.who, access, person)) throw forbidden()
    if (isArchived(access.project) && request.method !== 'GET' && !rule.whileArchived) throw projectArchived()
    request.projectAccess = access
  } else {
    if (rule.who.startsWith('project-') && !rule.projectOptional) throw badRequest('project_slug is missing.')
    const access = companyAccess(request.foundCaller)
    if (access.company.deletionAt !== null && !(rule.whileDeleted && access.company.ownerId === person.id)) throw unseenCompany()
    if (rule.who === 'company-owner' && access.company.ownerId !== person.id) throw forbidden()
    request.companyAccess = access
  }
  const { company: seen } = companyScope(request)
  if (request.turn) request.turn.workspace = seen.id
  if (rule.paid && isGated(seen)) throw planRequired()
}

/** How long the last use of a session may be ago before the next is written down, in ms. */
const RENEW_MS = 5 * 60_000

/** How old what was found of a caller may be when the body has arrived, in ms: whoever sends slowly is looked up again. */
const FRESH_MS = 1_000

const UNLISTED = /^(HEAD|OPTIONS) |^GET \/docs(\/|$)/

/**
 * Guards every route registered after it: 401 before the body is read, then 404 → 403 → 409 (archived) → 402 before the body is validated, so that a stranger
 * learns nothing from validation. `marked`: callers are found with their position (`caller.store.ts`); `spread`: tables are spread over machines. Returns the check to run when all routes are registered; it throws HostStartError on a gap.
 */
export function guardRoutes(
  app: FastifyInstance,
  db: Database,
  { marked = false, spread = false }: { marked?: boolean; spread?: boolean } = {},
): () => void {
  const rules = new Map<string, Rule>()
  const unruled: string[] = []
  const findCaller = prepareCaller(db, { marked, spread })
  const renew = async (found: FoundCaller | null) => {
    if (found && Date.now() - found.session.lastUsedAt.getTime() > RENEW_MS) await touchSession(db, found.session.id)
  }
  app.decorate('rules', rules)
  app.decorateRequest('person', null)
  app.decorateRequest('companyAccess', null)
  app.decorateRequest('projectAccess', null)
  app.decorateRequest('foundCaller', null)
  app.decorateRequest('foundAt', 0)
  app.decorateRequest('judgeAgain', async () => undefined)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const name = `${method} ${route.url}`
      if (UNLISTED.test(name)) continue
      const { who, paid, projectOptional, whileArchived, whileDeleted, replica } = route.config ?? {}
      if (who === undefined) {
        unruled.push(name)
        continue
      }
      const rule: Rule = {
        who,
        ...(paid && { paid }),
        ...(projectOptional && { projectOptional }),
        ...(whileArchived && { whileArchived }),
        ...(whileDeleted && { whileDeleted }),
        ...(replica && { replica }),
      }
      rules.set(name, rule)
      if (rule.who === 'public') continue
      const scoped = rule.who !== 'signed-in' && rule.who !== 'anyone'
      const find = async (request: FastifyRequest) => {
        const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
        const { company, project } = slugsOf(request, rule)
        request.foundCaller = token === undefined ? null : await findCaller(token, asText(company), asText(project))
        request.foundAt = performance.now()
        request.person = request.foundCaller?.person ?? null
        if (request.person === null && rule.who !== 'anyone') throw unauthenticated()
      }
      route.onRequest = [
        async (request) => {
          await find(request)
          if (request.turn && request.person) request.turn.who = request.person.id
          request.judgeAgain = async () => {
            await find(request)
            if (scoped) resolveScope(rule, request)
          }
          await renew(request.foundCaller)
        },
        ...[route.onRequest ?? []].flat(),
      ]
      const judge = async (request: FastifyRequest) => {
        if (performance.now() - request.foundAt > FRESH_MS) await request.judgeAgain()
        else if (scoped) resolveScope(rule, request)
      }
      route.preValidation = [judge, ...[route.preValidation ?? []].flat()]
    }
  })
  return () => {
    if (unruled.length > 0) throw new HostStartError(`Routes that do not say who may call them: ${unruled.join(', ')}.`)
  }
}
