// The domain of a workspace, and what a proxy asks before it gets a certificate for one. All assumed (DOMAIN-08, DOMAIN-09).
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape } from '../../wire.ts'
import { domainOf, NO_DOMAIN } from './domain-name.ts'
import { domainBody, domainShape, toDomain } from './domains.schema.ts'
import { checkNow, claimDomain, findDomain, isServed, removeDomain } from './domains.store.ts'

const TAGS = ['domains']
const PATH = '/companies/:slug/domain'
const params = z.object({ slug: z.string() })
const answer = dataOf(domainShape)

/** `/companies/{slug}/domain` and `/domains/allowed`. */
export function domainsRoutes({ app, db, settings, lookup, limits }: Host): void {
  const owner = { who: 'company-owner' } as const
  const { domainTarget: target, appUrl } = settings

  const read = { tags: TAGS, summary: 'The domain of a workspace', params, response: { 200: dataOf(domainShape.nullable()) } }
  app.get(PATH, { config: owner, schema: read }, async (request) => {
    const row = await findDomain(db, companyScope(request).company.id)
    return { data: row && toDomain(row, target) }
  })

  const claim = { tags: TAGS, summary: 'Claim one in place of the one before', params, body: domainBody, response: { 200: answer } }
  app.put(PATH, { config: owner, schema: claim }, async (request) => {
    const { company, person } = companyScope(request)
    const domain = domainOf(request.body.domain, new URL(appUrl).hostname)
    if (domain === null) throw invalid({ domain: [NO_DOMAIN] })
    return { data: toDomain(await claimDomain(db, { company, actorId: person.id }, domain), target) }
  })

  const limit = limits.by('domain checks', 10, 1, (request) => request.companyAccess?.company.id ?? '')
  const check = { tags: TAGS, summary: 'Ask the name servers now', params, response: { 200: answer } }
  app.post(`${PATH}/check`, { config: owner, schema: check }, async (request) => {
    const { company, person } = companyScope(request)
    await limit.take(request)
    const row = await checkNow({ db, lookup, target, appUrl }, { company, actorId: person.id }, new Date())
    return { data: toDomain(row, target) }
  })

  const remove = { tags: TAGS, summary: 'Take it away', params, response: { 200: nothingShape } }
  app.delete(PATH, { config: owner, schema: remove }, async (request) => {
    const { company, person } = companyScope(request)
    await removeDomain(db, { company, actorId: person.id })
    return { data: null }
  })

  const often = limits.by('domain looks', 600, 1)
  const allowed = {
    tags: TAGS,
    summary: 'Whether a domain is served, for proxies that make certificates on demand',
    querystring: z.object({ domain: z.string().max(253) }),
    response: { 200: nothingShape },
  }
  app.get('/domains/allowed', { config: { who: 'public' }, schema: allowed }, async (request) => {
    await often.take(request)
    if (!(await isServed(db, request.query.domain.toLowerCase().replace(/\.$/, '')))) throw notFound('This domain is not served.')
    return { data: null }
  })
}
