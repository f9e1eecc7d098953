// Making, changing, archiving and deleting clients, and which projects are theirs.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { toKeptRate } from '../../money/rates.ts'
import { record } from '../audit-events/audit-events.store.ts'
import type { AuditAction } from '../audit-events/audit-nouns.ts'
import { sentence } from '../audit-events/log-line.ts'
import { companies } from '../companies/companies.table.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { findClient } from './clients.store.ts'
import { type ClientRow, clientContacts, clients, projectBilling } from './clients.table.ts'

/** Who changes what, where. */
export type By = { companyId: string; actorId: string }

/** A contact as given; one with an `id` is kept. */
export type ContactValues = {
  id?: number | null | undefined
  name: string
  email: string
  phone: string
  role: string
  gets_invoices: boolean
}

/** What a call sets; `rate` in minor units of the currency. */
export type ClientValues = Partial<Omit<ClientRow, 'id' | 'companyId' | 'createdAt' | 'archivedAt' | 'rate'>> & {
  rate?: number | null | undefined
  contacts?: readonly ContactValues[] | undefined
}

const taken = () => invalid({ number: ['Another client has this number.'] })

/** Numbers of clients are given and checked one at a time in a workspace; answers what it counts in. */
async function hold(tx: Database, companyId: string): Promise<string> {
  const own = eq(companies.id, companyId)
  const [company] = await tx.select({ currency: companies.currency }).from(companies).where(own).for('no key update')
  if (company === undefined) throw notFound()
  return company.currency
}

async function isTaken(tx: Database, companyId: string, number: string, id?: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.number, number)))
  return other !== undefined && other.id !== id
}

async function nextNumber(tx: Database, companyId: string): Promise<string> {
  const [last] = await tx
    .select({ most: sql<number>`coalesce(max(substr(${clients.number}, 3)::int), 0)` })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), sql`${clients.number} ~ '^C-[0-9]{1,8}$'`))
  return `C-${(last?.most ?? 0) + 1}`
}

/** Adds a client and answers its id; 422 where its number is taken. */
export function addClient(
  db: Database,
  { companyId, actorId }: By,
  { contacts = [], rate, number, ...values }: ClientValues & { name: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const own = await hold(tx, companyId)
    if (number !== undefined && (await isTaken(tx, companyId, number))) throw taken()
    const currency = values.currency ?? own
    const [made] = await tx
      .insert(clients)
      .values({
        ...values,
        companyId,
        currency,
        number: number ?? (await nextNumber(tx, companyId)),
        ...(rate != null && { rate: toKeptRate(rate, currency) }),
      })
      .returning({ id: clients.id })
    if (made === undefined) throw new Error('The client was not returned.')
    await setContacts(tx, companyId, made.id, contacts)
    await logClient(tx, companyId, actorId, { id: made.id, name: values.name }, 'client.create', 'added the client')
    return made.id
  })
}

/** Changes what `values` names; 404, 422 where a number is taken. A rate that is not named reads the same in another currency. */
export function changeClient(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  { contacts, rate, ...values }: ClientValues,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (values.number !== undefined) await hold(tx, companyId)
    const before = await findClient(tx, companyId, id, true)
    if (values.number !== undefined && (await isTaken(tx, companyId, values.number, id))) throw taken()
    const set = { ...values, ...(rate !== undefined && { rate: rate && toKeptRate(rate, values.currency ?? before.currency) }) }
    if (Object.keys(set).length > 0)
      await tx
        .update(clients)
        .set(set)
        .where(inCompany(clients, companyId, id))
    if (contacts !== undefined) await setContacts(tx, companyId, id, contacts)
    const renamed = values.name !== undefined && values.name !== before.name
    const said = renamed ? sentence`renamed the client from “${before.name}” to “${values.name}”` : 'changed the client'
    await logClient(tx, companyId, actorId, { id, name: values.name ?? before.name }, 'client.change', said)
  })
}

async function logClient(
  tx: Database,
  companyId: string,
  actorId: string,
  { id, name }: { id: string; name: string },
  action: AuditAction,
  said: string,
): Promise<void> {
  await record(tx, { companyId, projectId: null }, actorId, { action, said, target: { kind: 'client', id, label: name } })
}

/** Makes the list of contacts what is given: those it names by id are changed, others are new, the rest is gone. 422 for an id of another client. */
async function setContacts(tx: Database, companyId: string, clientId: string, list: readonly ContactValues[]): Promise<void> {
  const own = and(eq(clientContacts.companyId, companyId), eq(clientContacts.clientId, clientId))
  const kept = list.flatMap(({ id }) => (id == null ? [] : [id]))
  const there = new Set((await tx.select({ id: clientContacts.id }).from(clientContacts).where(own)).map(({ id }) => id))
  const strange = list.findIndex(({ id }) => id != null && !there.has(id))
  if (strange >= 0) throw invalid({ [`contacts.${strange}.id`]: ['This contact is gone.'] })
  await tx.delete(clientContacts).where(and(own, kept.length > 0 ? notInArray(clientContacts.id, kept) : undefined))
  for (const { id, gets_invoices: getsInvoices, ...rest } of list) {
    const values = { ...rest, getsInvoices }
    if (id == null) await tx.insert(clientContacts).values({ ...values, companyId, clientId })
    else
      await tx
        .update(clientContacts)
        .set(values)
        .where(inCompany(clientContacts, companyId, id))
  }
}

/** Makes the projects of a client those of the slugs; what another client had is this one's now. 404, 422 for a slug without a project. */
export function setClientProjects(db: Database, { companyId, actorId }: By, id: string, slugs: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    const client = await findClient(tx, companyId, id, true)
    const found =
      slugs.length === 0
        ? []
        : await tx
            .select({ id: projects.id, slug: projects.slug, isSample: projects.isSample })
            .from(projects)
            .where(and(eq(projects.companyId, companyId), inArray(projects.slug, [...slugs]), isKept))
    const lost = slugs.find((slug) => !found.some((one) => one.slug === slug))
    if (lost !== undefined) throw invalid({ project_slugs: [`There is no project ${lost}.`] })
    if (found.some(({ isSample }) => isSample)) throw invalid({ project_slugs: ['Sample data is never invoiced.'] })
    const ids = found.map((one) => one.id)
    await tx
      .update(projectBilling)
      .set({ clientId: null })
      .where(
        and(
          eq(projectBilling.companyId, companyId),
          eq(projectBilling.clientId, id),
          ids.length > 0 ? notInArray(projectBilling.projectId, ids) : undefined,
        ),
      )
    for (const projectId of ids)
      await tx
        .insert(projectBilling)
        .values({ companyId, projectId, clientId: id })
        .onConflictDoUpdate({ target: [projectBilling.projectId, projectBilling.companyId], set: { clientId: id } })
    await logClient(tx, companyId, actorId, client, 'client.projects', 'changed the projects of the client')
  })
}

/** Hides a client from choosers, or shows it again; 404. */
export function archiveClient(db: Database, { companyId, actorId }: By, id: string, archived: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const { name, archivedAt } = await findClient(tx, companyId, id, true)
    if ((archivedAt !== null) === archived) return
    await tx
      .update(clients)
      .set({ archivedAt: archived ? new Date() : null })
      .where(inCompany(clients, companyId, id))
    await logClient(tx, companyId, actorId, { id, name }, 'client.archive', `${archived ? 'archived' : 'reopened'} the client`)
  })
}

/** Deletes a client whose projects stay, without one; 404, 409 with issued invoices (CLIENT-06). */
export function deleteClient(db: Database, { companyId, actorId }: By, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { name } = await findClient(tx, companyId, id, true)
    const { rows } = await tx.execute<{ issued: boolean }>(
      sql`select bool_or(state <> 'draft') issued from invoices where company_id = ${companyId} and client_id = ${id}`,
    )
    if (rows[0]?.issued) throw conflict('This client has invoices. Archive it instead.', 'has_invoices')
    await tx.execute(sql`delete from invoices where company_id = ${companyId} and client_id = ${id}`)
    await tx
      .update(projectBilling)
      .set({ clientId: null })
      .where(and(eq(projectBilling.companyId, companyId), eq(projectBilling.clientId, id)))
    await tx.delete(clients).where(and(eq(clients.companyId, companyId), eq(clients.id, id)))
    await logClient(tx, companyId, actorId, { id, name }, 'client.delete', 'deleted the client')
  })
}
