// Workspaces: list, one, make.
import { z } from 'zod'
import { companyScope, personScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { notFound, planRequired } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, pageOf, toPage } from '../../wire.ts'
import { companiesQuery, companyBody, companyShape, toCompany } from './companies.schema.ts'
import { addCompany, listCompanies } from './companies.store.ts'

const TAGS = ['companies']

async function oneCompany(db: Database, personId: string, slug: string): Promise<z.infer<typeof companyShape>> {
  const { rows } = await listCompanies(db, personId, { limit: 1, page: 1, slug })
  if (rows[0] === undefined) throw notFound()
  return toCompany(rows[0])
}

/** `/companies` (REST-01..03). */
export function companiesRoutes({ app, db, settings }: Host): void {
  const list = { tags: TAGS, summary: 'Workspaces of the caller', querystring: companiesQuery, response: { 200: pageOf(companyShape) } }
  app.get('/companies/', { config: { who: 'signed-in' }, schema: list }, async (request) => {
    const { limit, page } = request.query
    const { rows, total } = await listCompanies(db, personScope(request).person.id, request.query)
    return toPage(rows.map(toCompany), { page, perPage: limit, total })
  })

  const one = { tags: TAGS, summary: 'One workspace', params: z.object({ slug: z.string() }), response: { 200: dataOf(companyShape) } }
  app.get('/companies/:slug', { config: { who: 'company-member' }, schema: one }, async (request) => {
    const { person, company } = companyScope(request)
    return { data: await oneCompany(db, person.id, company.slug) }
  })

  const add = { tags: TAGS, summary: 'Make a workspace', body: companyBody, response: { 201: dataOf(companyShape) } }
  app.post('/companies', { config: { who: 'signed-in' }, schema: add }, async (request, reply) => {
    const { person } = personScope(request)
    const { name, logo, time_zone: timeZone } = request.body
    const company = await addCompany(db, person.id, { name, logo: logo ?? null, ...(timeZone && { timeZone }) }, settings.newWorkspacePlan)
    if (company === null) throw planRequired()
    return reply.status(201).send({ data: await oneCompany(db, person.id, company.slug) })
  })
}
