// The domain of a workspace, and who answers under one: what a proxy asks before it gets a certificate, and the gateway before it answers. All assumed (DOMAIN-07..09).
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape } from '../../wire.ts'
import { nameOf, servedAt } from './domain-address.store.ts'
import { domainOf, NO_DOMAIN } from './domain-name.ts'
import { domainBody, domainShape, servedShape, toDomain } from './domains.schema.ts'
import { checkNow, claimDomain, findDomain, removeDomain } from './domains.store.ts'

const TAGS = ['domains']
const PATH = '/companies/:slug/domain'
const params = z.object({ slug: z.string() })
const answer = dataOf(domainShape)
const nameQuery = z.object({ domain: z.string().max(253) })
const NOT_SERVED = 'This domain is not served.'

/** `/companies/{slug}/domain`, `/domains/allowed` and `/domains/workspace`. */
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
    querystring: nameQuery,
    response: { 200: nothingShape },
  }
  app.get('/domains/allowed', { config: { who: 'public' }, schema: allowed }, async (request) => {
    await often.take(request)
    if ((await servedAt(db, nameOf(request.query.domain))) === null) throw notFound(NOT_SERVED)
    return { data: null }
  })

  const workspace = {
    tags: TAGS,
    summary: 'The workspace that answers under a domain, as it shows before anybody signs in',
    querystring: nameQuery,
    response: { 200: dataOf(servedShape) },
  }
  const visits = limits.by('domain visits', 600, 1)
  app.get('/domains/workspace', { config: { who: 'public' }, schema: workspace }, async (request) => {
    await visits.take(request)
    const found = await servedAt(db, nameOf(request.query.domain))
    if (found === null) throw notFound(NOT_SERVED)
    return { data: { ...found, app_url: appUrl } }
  })
}
