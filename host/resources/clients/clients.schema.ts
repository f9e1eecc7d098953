// Clients on the wire, and what the calls about them accept.
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { CURRENCIES, digitsOf } from '../../money/currencies.ts'
import { rateIn } from '../../money/rates.ts'
import { linesText, lineText } from '../../plain-text.ts'
import {
  companyQuery,
  createdAtShape,
  instantShape,
  pageNumber,
  personShape,
  queryFlag,
  toCreatedAt,
  toInstant,
  toPerson,
} from '../../wire.ts'
import type { ClientFigures, ClientView, ContactView } from './clients.store.ts'
import { ROUNDINGS } from './clients.table.ts'

/** Money in minor units; `digits` are the decimal places of its currency. */
export const moneyShape = z.object({ amount: z.number().int(), currency: z.string(), digits: z.number().int() })

const contactShape = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  gets_invoices: z.boolean(),
  sees_invoices: z.boolean(),
  invited_at: instantShape.nullable(),
  person: personShape.nullable(),
})

const projectShape = z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable() })

const unbilledShape = z.object({ seconds: z.number().int(), money: moneyShape, without_rate: z.number().int() })

/** A client, as a row of the list (ASSUMED). */
export const clientShape = z.object({
  uuid: z.uuid(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  address: z.object({ street: z.array(z.string()), postcode: z.string(), city: z.string(), region: z.string() }),
  country: z.string().nullable(),
  tax_id: z.string(),
  currency: z.string(),
  digits: z.number().int(),
  rate: z.number().int().nullable(),
  tax_bp: z.number().int(),
  terms_days: z.number().int(),
  rounding: z.enum(ROUNDINGS),
  notes: z.string(),
  created_at: createdAtShape,
  archived_at: instantShape.nullable(),
  projects: z.array(projectShape),
  contacts: z.array(contactShape),
  unbilled: unbilledShape,
  unbilled_by_project: z.array(unbilledShape.extend({ project: projectShape })),
  balances: z.array(z.object({ open: moneyShape, overdue: moneyShape })),
  last_invoice: z.object({ uuid: z.uuid(), number: z.string().nullable(), issued_on: z.string().nullable() }).nullable(),
})

/** Query of the list. */
export const clientsQuery = companyQuery.extend({
  search: z.string().max(200).default(''),
  archived: queryFlag.default(false),
  sort: z.enum(['name', 'number', 'newest', 'unbilled']).default('name'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Path of a client. */
export const clientParams = z.object({ uuid: z.uuid() })

const orEmpty = (most: number, long = `At most ${most} characters.`) => z.union([z.literal(''), lineText(most, { none: '', long })])

const emailOrNone = z.union([z.literal(''), emailText], { error: 'Please enter a valid email address.' })

const webAddress = z
  .string()
  .trim()
  .max(300, 'At most 300 characters.')
  .refine((text) => text === '' || /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text), 'Enter an address such as www.example.com.')

/** A currency of ISO 4217. */
export const currencyCode = z.string().refine((code) => CURRENCIES.includes(code), 'Choose a currency of ISO 4217, such as EUR.')

/** An amount of an hour in minor units. */
export const rateNumber = z.number().int().min(0, 'A rate is not below 0.').max(1_000_000_000_000, 'This rate is too high.')

/** A share in hundredths of a percent, 0 to 100 %. */
export const shareNumber = z.number().int().min(0, 'A tax rate is between 0 and 100 %.').max(10_000, 'A tax rate is between 0 and 100 %.')

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country of ISO 3166. */
export const countryCode = z
  .string()
  // What is not of two letters throws when its name is asked for.
  .refine((code) => /^(?!ZZ|X[AB])[A-Z]{2}$/.test(code) && regions.of(code) !== undefined, 'Choose a country.')

const clientName = lineText(160, { none: 'Please enter a name.' })

/** A postal address. */
export const addressBody = z.strictObject({
  street: z.array(lineText(120, { none: '' })).max(3, 'A street has at most 3 lines.'),
  postcode: orEmpty(40),
  city: orEmpty(120),
  region: orEmpty(120),
})

const contactBody = z.strictObject({
  id: z.number().int().nullish(),
  name: clientName,
  email: emailOrNone.default(''),
  phone: orEmpty(60).default(''),
  role: orEmpty(120).default(''),
  gets_invoices: z.boolean().default(false),
})

/** What a call may set of a client; what is absent stays. `contacts` is the whole list, in which those with an `id` are kept. */
export const clientChange = z.strictObject({
  name: clientName.optional(),
  number: lineText(20, { none: 'Please enter a number.' }).optional(),
  email: emailOrNone.optional(),
  phone: orEmpty(60).optional(),
  website: webAddress.optional(),
  address: addressBody.optional(),
  country: countryCode.nullish(),
  tax_id: orEmpty(40).optional(),
  currency: currencyCode.optional(),
  rate: rateNumber.nullish(),
  tax_bp: shareNumber.optional(),
  terms_days: z.number().int().min(0, 'Between 0 and 365 days.').max(365, 'Between 0 and 365 days.').optional(),
  rounding: z.enum(ROUNDINGS).optional(),
  notes: linesText(5000, 'At most 5,000 characters.').optional(),
  contacts: z.array(contactBody).max(20, 'A client has at most 20 contacts.').optional(),
})

/** Body of a new client: its name is enough. */
export const clientBody = clientChange.extend({ name: clientName })

/** Body of the projects of a client: all of them. */
export const clientProjectsBody = z.strictObject({ project_slugs: z.array(z.string().max(80)).max(500) })

/** Body of archiving. */
export const archiveBody = z.strictObject({ archived: z.boolean() })

/** Money as answered. */
export function toMoney(amount: number, currency: string): z.infer<typeof moneyShape> {
  return { amount, currency, digits: digitsOf(currency) ?? 2 }
}

function toContact({ contact, person }: ContactView): z.infer<typeof contactShape> {
  const { id, name, email, phone, role, getsInvoices, seesInvoices, invitedAt } = contact
  return {
    ...{ id, name, email, phone, role, gets_invoices: getsInvoices, sees_invoices: seesInvoices },
    invited_at: invitedAt && toInstant(invitedAt),
    person: person && toPerson(person),
  }
}

function toUnbilled({ seconds, minor, withoutRate }: ClientFigures, currency: string): z.infer<typeof unbilledShape> {
  return { seconds, money: toMoney(minor, currency), without_rate: withoutRate }
}

/** A client as answered. */
export function toClient({ client, projects, contacts, unbilled, invoiced }: ClientView): z.infer<typeof clientShape> {
  const { id, number, name, email, phone, website, address, country, taxId, currency, rate, taxBp, termsDays, rounding, notes } = client
  return {
    ...{
      uuid: id,
      number,
      name,
      email,
      phone,
      website,
      address,
      country,
      tax_id: taxId,
      currency,
      tax_bp: taxBp,
      terms_days: termsDays,
      rounding,
      notes,
    },
    digits: digitsOf(currency) ?? 2,
    rate: rate === null ? null : rateIn(currency, rate),
    created_at: toCreatedAt(client.createdAt),
    archived_at: client.archivedAt && toInstant(client.archivedAt),
    projects: projects.map(({ slug, name: title, logo }) => ({ slug, name: title, logo })),
    contacts: contacts.map(toContact),
    unbilled: toUnbilled(unbilled.all, currency),
    unbilled_by_project: projects.flatMap(({ id: projectId, slug, name: title, logo }) => {
      const own = unbilled.byProject.get(projectId)
      return own === undefined ? [] : [{ ...toUnbilled(own, currency), project: { slug, name: title, logo } }]
    }),
    balances: invoiced.balances.map((sum) => ({ open: toMoney(sum.open, sum.currency), overdue: toMoney(sum.overdue, sum.currency) })),
    last_invoice: invoiced.last && { uuid: invoiced.last.id, number: invoiced.last.number, issued_on: invoiced.last.issuedOn },
  }
}
