// What prints and hands out an invoice: its owner reads it, a bound contact of its client, and whoever has a key of it (INV-15, INV-16).

import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { notFound, unauthenticated } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { nowAbout } from '../../tenants/workspace.ts'
import { dataOf } from '../../wire.ts'
import { companies } from '../companies/companies.table.ts'
import { partiesNow, pdfBytes } from './invoice-pdf.store.ts'
import { pdfName } from './invoice-pdf.ts'
import { clientsSeenBy, lacksCharacters, openByKey } from './invoice-send.store.ts'
import { invoiceShape, toInvoice } from './invoices.schema.ts'
import { invoices } from './invoices.table.ts'
import { type InvoiceView, readInvoice } from './invoices-read.store.ts'

const LOOKS_PER_MINUTE = 120

const params = z.object({ uuid: z.uuid() })
const querystring = z.object({ key: z.string().max(200).optional() })

/** What only the owner reads; the shape of the answer leaves it out. */
const OWNERS: Record<
  'payments' | 'version' | 'next_number' | 'opened_at' | 'letters' | 'reminders' | 'reminders_paused' | 'next_reminder_at',
  true
> = {
  ...{ payments: true, version: true, next_number: true, opened_at: true },
  ...{ letters: true, reminders: true, reminders_paused: true, next_reminder_at: true },
}

const printedShape = invoiceShape.omit(OWNERS).extend({
  company: z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable() }),
})

type Asked = FastifyRequest<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> }>
type Company = typeof companies.$inferSelect

/** The invoice, for who may read it; 401 for who has no key and is nobody, 404 for everybody else. */
async function readable(
  db: Database,
  { params: { uuid }, query: { key }, person }: Pick<Asked, 'params' | 'query' | 'person'>,
): Promise<{ invoice: InvoiceView; company: Company }> {
  if (key === undefined && person === null) throw unauthenticated()
  const [found] = await db
    .select({ company: companies, clientId: invoices.clientId, state: invoices.state })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(eq(invoices.id, uuid))
  const gone = notFound('This invoice does not exist.')
  if (found === undefined || found.company.deletionAt !== null) throw gone
  const { company, clientId, state } = found
  nowAbout(company.id)
  const owns = person !== null && company.ownerId === person.id
  const byKey = key !== undefined && (await openByKey(db, uuid, key, !owns))
  const isBound = person !== null && !owns && state !== 'draft' && (await clientsSeenBy(db, company.id, person.id)).includes(clientId)
  if (!owns && !isBound && (!byKey || state === 'draft')) throw person === null ? unauthenticated() : gone
  return { invoice: await readInvoice(db, company.id, uuid), company }
}

/** `GET /public/invoices/{uuid}/` and its PDF. */
export function printedInvoicesRoutes({ app, db, limits, settings }: Host): void {
  const limit = limits.by('looks at invoices', LOOKS_PER_MINUTE, 1)
  const at = { tags: ['invoices'], params, querystring }
  const read = { ...at, summary: 'An invoice as it is printed; with a key no sign-in is needed', response: { 200: dataOf(printedShape) } }
  app.get('/public/invoices/:uuid/', { config: { who: 'anyone' }, schema: read }, async (request, reply) => {
    await limit.take(request)
    const { invoice, company } = await readable(db, request)
    const {
      payments: _payments,
      version: _version,
      opened_at: _opened,
      next_number: _next,
      ...shown
    } = toInvoice(invoice, await partiesNow(db, company, invoice))
    reply.header('x-robots-tag', 'noindex, nofollow')
    return { data: { ...shown, company: { slug: company.slug, name: company.name, logo: company.whitelabelLogo ?? company.logo } } }
  })

  app.get(
    '/public/invoices/:uuid/pdf',
    { config: { who: 'anyone' }, schema: { ...at, summary: 'The PDF of an invoice' } },
    async (request, reply) => {
      await limit.take(request)
      const { invoice, company } = await readable(db, request)
      const bytes = await pdfBytes(db, company, invoice, settings.pdfFont)
      if (bytes === null) throw lacksCharacters()
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${pdfName(invoice)}"`,
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex, nofollow',
          'cache-control': 'private, no-store',
        })
        .send(bytes)
    },
  )
}
