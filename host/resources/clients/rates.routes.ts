// The calls about rates of projects and about what is billed, all ASSUMED (CLIENT-03, CLIENT-05); the owner's alone.
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { digitsOf } from '../../money/currencies.ts'
import { dataOf, personShape, projectQuery, toPerson } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { rateNumber } from './clients.schema.ts'
import { type ProjectRates, readRates, setBillable, setRates } from './rates.store.ts'

const config = { who: 'company-owner' } as const
const TAGS = ['clients']

const ratesShape = z.object({
  currency: z.string(),
  digits: z.number().int(),
  client: z.object({ uuid: z.uuid(), name: z.string(), rate: z.number().int().nullable() }).nullable(),
  rate: z.number().int().nullable(),
  people: z.array(z.object({ person: personShape, rate: z.number().int().nullable() })),
})

const ratesBody = z.strictObject({
  rate: rateNumber.nullish(),
  people: z
    .array(z.strictObject({ username: z.string().max(200), rate: rateNumber }))
    .max(2000)
    .optional(),
})

const billableShape = z.object({ id: z.number().int(), billable: z.boolean().nullable() })

function toRates({ currency, client, rate, people }: ProjectRates): z.infer<typeof ratesShape> {
  return {
    currency,
    digits: digitsOf(currency) ?? 2,
    client: client && { uuid: client.id, name: client.name, rate: client.rate },
    rate,
    people: people.map(({ person, rate: own }) => ({ person: toPerson(person), rate: own })),
  }
}

/** `/project-rates/` and `/time-trackings/{id}/billable`. */
export function ratesRoutes({ app, db }: Host): void {
  const answer = { 200: dataOf(ratesShape) }
  const read = { tags: TAGS, summary: 'What an hour costs on a project', querystring: projectQuery, response: answer }
  app.get('/project-rates/', { config, schema: read }, async (request) => {
    const { company } = companyScope(request)
    return { data: toRates(await readRates(db, company.id, request.query.project_slug)) }
  })

  app.put(
    '/project-rates/',
    { config, schema: { ...read, summary: 'Set what an hour costs on a project', body: ratesBody } },
    async (request) => {
      const { company, person } = companyScope(request)
      await setRates(db, { companyId: company.id, actorId: person.id }, request.query.project_slug, request.body)
      return { data: toRates(await readRates(db, company.id, request.query.project_slug)) }
    },
  )

  const mark = {
    tags: TAGS,
    summary: 'Say whether a time entry is billed; null is as its project is',
    params: idParams,
    querystring: projectQuery,
    body: z.strictObject({ billable: z.boolean().nullable() }),
    response: { 200: dataOf(billableShape) },
  }
  app.put('/time-trackings/:id/billable', { config, schema: mark }, async (request) => {
    const { company, person } = companyScope(request)
    const { billable } = request.body
    await setBillable(db, { companyId: company.id, actorId: person.id }, request.query.project_slug, request.params.id, billable)
    return { data: { id: request.params.id, billable } }
  })
}
