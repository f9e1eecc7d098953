// REST calls and wire types of clients, all ASSUMED (CLIENT-05).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, created, flag, id, moment, number, person, text, whole, wireId } from '../../rest/wire.ts'
import type { InviteClientContactInput, PostalAddressInput, ProjectRatesInput, Rounding, UpdateClientInput } from '../../schema-types.d.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)
const orEmpty = text.transform((value) => value ?? '')

/** Money on the wire. */
export const money = z.object({ amount: number, currency: z.string(), digits: whole })

const clientProject = z.object({ slug: z.string(), name: z.string(), logo: text })

const unbilled = z
  .object({ seconds: whole, money, without_rate: whole })
  .transform(({ without_rate: withoutRate, ...rest }) => ({ ...rest, withoutRate }))

const contact = z
  .object({
    id,
    name: z.string(),
    email: orEmpty,
    phone: orEmpty,
    role: orEmpty,
    gets_invoices: flag,
    sees_invoices: flag,
    invited_at: moment,
    person: orNone(person),
  })
  .transform(({ gets_invoices: getsInvoices, sees_invoices: seesInvoices, invited_at: invitedAt, ...rest }) => ({
    ...rest,
    getsInvoices,
    seesInvoices,
    invitedAt,
  }))

const ROUNDINGS = ['EXACT', 'UP_6', 'UP_15', 'UP_30', 'UP_60', 'NEAREST_6', 'NEAREST_15', 'NEAREST_30', 'NEAREST_60'] as const

/** `up-15` as the schema writes it. */
export const rounding = z
  .string()
  .transform((word) => word.toUpperCase().replace('-', '_'))
  .pipe(z.enum(ROUNDINGS))

/** `UP_15` as the wire writes it. */
export function roundingWord(name: Rounding): string {
  return name.toLowerCase().replace('_', '-')
}

const lastInvoice = z
  .object({ uuid: z.string(), number: text, issued_on: text })
  .transform(({ uuid, number: name, issued_on: issuedOn }) => ({ id: uuid, number: name, issuedOn, gross: null }))

/** A client. */
const client = z
  .object({
    uuid: z.string(),
    number: z.string(),
    name: z.string(),
    email: orEmpty,
    phone: orEmpty,
    website: orEmpty,
    address: z.object({ street: z.array(z.string()), postcode: orEmpty, city: orEmpty, region: orEmpty }),
    country: text,
    tax_id: orEmpty,
    currency: z.string(),
    digits: whole,
    rate: orNone(number),
    tax_bp: whole,
    terms_days: whole,
    rounding,
    notes: orEmpty,
    created_at: created,
    archived_at: moment,
    projects: z.array(clientProject),
    contacts: z.array(contact),
    unbilled,
    unbilled_by_project: z.array(z.intersection(unbilled, z.object({ project: clientProject }))),
    // What came later: an older host does not say it.
    balances: z.array(z.object({ open: money, overdue: money })).nullish(),
    last_invoice: orNone(lastInvoice),
  })
  .transform(({ uuid, tax_id, tax_bp, terms_days, created_at, archived_at, unbilled_by_project, last_invoice, balances, ...rest }) => ({
    ...rest,
    ...{ id: uuid, taxId: tax_id, taxBp: tax_bp, termsDays: terms_days, createdAt: created_at.at, archivedAt: archived_at },
    unbilledByProject: unbilled_by_project,
    balances: balances ?? [],
    lastInvoice: last_invoice,
  }))

/** Which clients are asked for: words of the host. */
export interface ClientsAsked {
  search: string
  archived: 0 | 1
  sort: string
  page: number
  per_page: number | undefined
}

/** ASSUMED. */
export function listClients(rest: RestClient, slug: string, asked: ClientsAsked) {
  return rest.get('/clients/', { query: { company_slug: slug, ...asked }, answer: pageOf(client, asked.page), whole: true })
}

/** ASSUMED. */
export function getClient(rest: RestClient, slug: string, clientId: string) {
  return rest.get(path`/clients/${clientId}/`, { query: { company_slug: slug }, answer: client })
}

/** ASSUMED. */
export function createClient(rest: RestClient, slug: string, body: { name: string; currency?: string }) {
  return rest.post('/clients/', { query: { company_slug: slug }, body, answer: client })
}

const addressBody = ({ street, postcode, city, region }: PostalAddressInput) => ({ street, postcode, city, region })

function bodyOf(input: UpdateClientInput) {
  const { name, number: own, email, phone, website, address, country, taxId, currency, rate, taxBp, termsDays, rounding: round } = input
  const plain = {
    name,
    number: own,
    email,
    phone,
    website,
    currency,
    tax_id: taxId,
    tax_bp: taxBp,
    terms_days: termsDays,
    notes: input.notes,
  }
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value != null)),
    ...(address != null && { address: addressBody(address) }),
    ...(country !== undefined && { country }),
    ...(rate !== undefined && { rate }),
    ...(round != null && { rounding: roundingWord(round) }),
    ...(input.contacts != null && {
      contacts: input.contacts.map(({ id: contactId, getsInvoices, ...rest }) => ({
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
        ...(contactId != null && { id: wireId(contactId) }),
        ...(getsInvoices != null && { gets_invoices: getsInvoices }),
      })),
    }),
  }
}

/** ASSUMED: what is absent stays. */
export function updateClient(rest: RestClient, slug: string, clientId: string, input: UpdateClientInput) {
  return rest.put(path`/clients/${clientId}/`, { query: { company_slug: slug }, body: bodyOf(input), answer: client })
}

/** ASSUMED. */
export function setClientProjects(rest: RestClient, slug: string, clientId: string, projectSlugs: readonly string[]) {
  return rest.put(path`/clients/${clientId}/projects/`, {
    query: { company_slug: slug },
    body: { project_slugs: projectSlugs },
    answer: client,
  })
}

/** ASSUMED. */
export function archiveClient(rest: RestClient, slug: string, clientId: string, archived: boolean) {
  return rest.put(path`/clients/${clientId}/archive`, { query: { company_slug: slug }, body: { archived }, answer: client })
}

/** ASSUMED. */
export function deleteClient(rest: RestClient, slug: string, clientId: string) {
  return rest.delete(path`/clients/${clientId}/`, { query: { company_slug: slug }, answer: anything })
}

/** ASSUMED. */
export function inviteContact(rest: RestClient, slug: string, clientId: string, input: InviteClientContactInput) {
  const { contactId, projectSlugs, seesInvoices } = input
  const body = { contact_id: wireId(contactId), project_slugs: projectSlugs, ...(seesInvoices != null && { sees_invoices: seesInvoices }) }
  return rest.post(path`/clients/${clientId}/invite`, { query: { company_slug: slug }, body, answer: client })
}

const rates = z.object({
  currency: z.string(),
  digits: whole,
  client: orNone(
    z.object({ uuid: z.string(), name: z.string(), rate: orNone(number) }).transform(({ uuid, ...rest }) => ({ id: uuid, ...rest })),
  ),
  rate: orNone(number),
  people: z.array(z.object({ person, rate: orNone(number) })),
})

/** ASSUMED. */
export function getRates(rest: RestClient, at: ProjectAddress) {
  return rest.get('/project-rates/', { query: { ...at }, answer: rates })
}

/** ASSUMED: what is absent stays. */
export function setRates(rest: RestClient, at: ProjectAddress, { rate, people }: ProjectRatesInput) {
  const body = { ...(rate !== undefined && { rate }), ...(people != null && { people }) }
  return rest.put('/project-rates/', { query: { ...at }, body, answer: rates })
}
