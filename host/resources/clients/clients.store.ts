// Reading clients: a page of them, or one, each with its projects, its contacts, and what is and was invoiced.

import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { type InvoicedSoFar, invoicedOf, NEVER } from './client-invoices.store.ts'
import { type ClientRow, type ContactRow, clientContacts, clients, projectBilling } from './clients.table.ts'
import { NOTHING, type UnbilledTime, unbilledOf, waitsForInvoice } from './unbilled.store.ts'

export type { ClientFigures } from './unbilled.store.ts'

/** A contact and the account they were bound to. */
export type ContactView = { contact: ContactRow; person: PersonRow | null }

/** A client with everything that is shown of it. */
export type ClientView = {
  client: ClientRow
  projects: { id: string; slug: string; name: string; logo: string | null }[]
  contacts: ContactView[]
  unbilled: UnbilledTime
  invoiced: InvoicedSoFar
}

/** How a list is narrowed and ordered. */
export type ClientsAsked = {
  search: string
  archived: boolean
  sort: 'name' | 'number' | 'newest' | 'unbilled'
  page: number
  perPage: number
}

/** 404: a client that is unknown or of another workspace. */
export const clientGone = () => notFound('This client does not exist.')

const unbilledSeconds = sql`(
  select coalesce(sum(entry_seconds(e.started_at, e.ended_at)), 0) from project_billing b join projects p on p.id = b.project_id and p.deleted_at is null
  join time_entries e on e.project_id = p.id and ${waitsForInvoice}
  where b.company_id = ${clients.companyId} and b.client_id = ${clients.id})`

const byName = sql`lower(${clients.name} collate "und-x-icu")`

const ORDERS: Readonly<Record<ClientsAsked['sort'], SQL>> = {
  name: byName,
  // C-9 stands before C-10.
  number: sql`length(${clients.number}), ${clients.number}`,
  newest: sql`${clients.createdAt} desc`,
  unbilled: sql`${unbilledSeconds} desc, ${byName}`,
}

/** A client of a workspace; 404 when it is unknown or elsewhere. With `lock` nobody else changes it until the transaction ends. */
export async function findClient(db: Database, companyId: string, id: string, lock = false): Promise<ClientRow> {
  const found = db
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.id, id)))
  const [client] = await (lock ? found.for('update') : found)
  if (client === undefined) throw clientGone()
  return client
}

/** One client with everything; 404 when it is unknown or elsewhere. */
export async function readClient(db: Database, companyId: string, id: string): Promise<ClientView> {
  const [view] = await withEverything(db, companyId, [await findClient(db, companyId, id)])
  if (view === undefined) throw clientGone()
  return view
}

/** A page of a workspace's clients, and how many there are; `search` looks into names, numbers and addresses. */
export async function listClients(
  db: Database,
  companyId: string,
  { search, archived, sort, page, perPage }: ClientsAsked,
): Promise<{ clients: ClientView[]; total: number }> {
  const text = search.trim()
  const where = and(
    eq(clients.companyId, companyId),
    archived ? sql`${clients.archivedAt} is not null` : sql`${clients.archivedAt} is null`,
    text === '' ? undefined : sql`(${holding(clients.name, text)} or ${holding(clients.number, text)} or ${holding(clients.email, text)})`,
  )
  const [rows, [counted]] = await readTogether(db, [
    () =>
      db
        .select()
        .from(clients)
        .where(where)
        .orderBy(ORDERS[sort], clients.id)
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => db.select({ total: sql<number>`count(*)::int` }).from(clients).where(where),
  ])
  return { clients: await withEverything(db, companyId, rows), total: counted?.total ?? 0 }
}

async function withEverything(db: Database, companyId: string, rows: readonly ClientRow[]): Promise<ClientView[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [linked, contacts, unbilled, invoiced] = await readTogether(db, [
    () =>
      db
        .select({ clientId: projectBilling.clientId, id: projects.id, slug: projects.slug, name: projects.name, logo: projects.logo })
        .from(projectBilling)
        .innerJoin(projects, and(eq(projects.id, projectBilling.projectId), isKept))
        .where(and(eq(projectBilling.companyId, companyId), inArray(projectBilling.clientId, ids)))
        .orderBy(sql`lower(${projects.name})`, projects.slug),
    () =>
      db
        .select({ contact: clientContacts, person: getTableColumns(people) })
        .from(clientContacts)
        .leftJoin(people, eq(people.id, clientContacts.personId))
        .where(and(eq(clientContacts.companyId, companyId), inArray(clientContacts.clientId, ids)))
        .orderBy(asc(clientContacts.id)),
    () => unbilledOf(db, companyId, ids),
    () => invoicedOf(db, companyId, ids),
  ])
  return rows.map((client) => ({
    client,
    projects: linked.filter(({ clientId }) => clientId === client.id).map(({ clientId: _, ...project }) => project),
    contacts: contacts.filter(({ contact }) => contact.clientId === client.id),
    unbilled: unbilled.get(client.id) ?? NOTHING,
    invoiced: invoiced.get(client.id) ?? NEVER,
  }))
}
