// The billing settings of a workspace (INV-12, ASSUMED); its owner's.
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { changeBilling, readBilling } from './billing.store.ts'
import { billingChange } from './invoice-bodies.schema.ts'
import { billingShape, toBilling } from './invoices.schema.ts'
import { companyBilling } from './invoices.table.ts'

/** `/companies/{slug}/billing`. */
export function billingRoutes({ app, db }: Host): void {
  const at = { tags: ['invoices'], params: z.object({ slug: z.string() }), response: { 200: dataOf(billingShape) } }
  app.get(
    '/companies/:slug/billing',
    { config: { who: 'company-owner' }, schema: { ...at, summary: 'What is on every invoice' } },
    async (request) => {
      return { data: toBilling(await readBilling(db, companyScope(request).company.id)) }
    },
  )

  const change = { ...at, summary: 'Set what is on every invoice', body: billingChange }
  app.put('/companies/:slug/billing', { config: { who: 'company-owner' }, schema: change }, async (request) => {
    const { company, person } = companyScope(request)
    await changeBilling(db, { companyId: company.id, actorId: person.id }, rowOf(companyBilling, request.body))
    return { data: toBilling(await readBilling(db, company.id)) }
  })
}
