// What an hour costs on a project, for everybody and for some; and whether an entry is billed at all (CLIENT-03).
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { rateIn, toKeptRate } from '../../money/rates.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { companies } from '../companies/companies.table.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import { projectTarget } from '../projects/projects.store.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { timeEntries } from '../timer/time-entries.table.ts'
import type { By } from './client-change.store.ts'
import { clients, personRates, projectBilling } from './clients.table.ts'

/** Rates of a project in minor units of `currency`, that of its client; the workspace's where it has none. */
export type ProjectRates = {
  currency: string
  client: { id: string; name: string; rate: number | null } | null
  rate: number | null
  people: { person: AuthorRow & { id: string; headline: string | null }; rate: number | null }[]
}

/** What a change of rates names; the people are all who have one of their own. */
export type RatesGiven = { rate?: number | null | undefined; people?: readonly { username: string; rate: number }[] | undefined }

async function projectBy(db: Database, companyId: string, slug: string): Promise<{ id: string; name: string }> {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.slug, slug), isKept))
  if (project === undefined) throw notFound('This project does not exist or is not yours.')
  return project
}

async function currencyOf(db: Database, companyId: string): Promise<string> {
  const [company] = await db.select({ currency: companies.currency }).from(companies).where(eq(companies.id, companyId))
  if (company === undefined) throw notFound()
  return company.currency
}

/** Everybody who may log time on a project or has done so, and what their hour costs; 404. */
export async function readRates(db: Database, companyId: string, slug: string): Promise<ProjectRates> {
  const project = await projectBy(db, companyId, slug)
  const [billing] = await db
    .select({ rate: projectBilling.rate, client: clients })
    .from(projectBilling)
    .leftJoin(clients, and(eq(clients.companyId, projectBilling.companyId), eq(clients.id, projectBilling.clientId)))
    .where(eq(projectBilling.projectId, project.id))
  const { client = null, rate = null } = billing ?? {}
  const currency = client?.currency ?? (await currencyOf(db, companyId))
  const { rows } = await db.execute<{
    id: string
    username: string
    name: string
    avatar: string | null
    headline: string | null
    rate: string | null
  }>(sql`
    select h.id, h.username, h.name, h.avatar, h.headline, r.rate from people h
    left join person_rates r on r.project_id = ${project.id} and r.person_id = h.id
    where h.id in (
      select person_id from project_members where project_id = ${project.id} and role in ('admin', 'member')
      union select owner_id from projects where id = ${project.id}
      union select owner_id from companies where id = ${companyId}
      union select person_id from person_rates where project_id = ${project.id}
      union select person_id from time_entries e where e.project_id = ${project.id})
    order by lower(h.name), h.username`)
  const shown = (kept: number | string | null) => (kept === null ? null : rateIn(currency, Number(kept)))
  return {
    currency,
    client: client && { id: client.id, name: client.name, rate: shown(client.rate) },
    rate: shown(rate),
    people: rows.map(({ rate: own, ...person }) => ({ person, rate: shown(own) })),
  }
}

/** Sets what `given` names; 404, 422 for somebody who has nothing to do with the project. */
export function setRates(db: Database, { companyId, actorId }: By, slug: string, { rate, people: list }: RatesGiven): Promise<void> {
  return db.transaction(async (tx) => {
    const project = await projectBy(tx, companyId, slug)
    const { currency, people: known } = await readRates(tx, companyId, slug)
    if (rate !== undefined) {
      const kept = rate && toKeptRate(rate, currency)
      await tx
        .insert(projectBilling)
        .values({ companyId, projectId: project.id, rate: kept })
        .onConflictDoUpdate({ target: [projectBilling.projectId, projectBilling.companyId], set: { rate: kept } })
    }
    if (list !== undefined) {
      const rows = list.map((one, at) => {
        const found = known.find(({ person }) => person.username === one.username)
        if (found === undefined) throw invalid({ [`people.${at}.username`]: ['This person does not log time in this project.'] })
        return { companyId, projectId: project.id, personId: found.person.id, rate: toKeptRate(one.rate, currency) }
      })
      await tx.delete(personRates).where(eq(personRates.projectId, project.id))
      if (rows.length > 0) await tx.insert(personRates).values(rows).onConflictDoNothing()
    }
    await record(tx, { companyId, projectId: project.id }, actorId, {
      action: 'client.rates',
      said: 'changed the rates of the project',
      target: projectTarget(project),
    })
  })
}

/** Says of a finished entry whether it is billed; null is as its project is. 404. */
export function setBillable(
  db: Database,
  { companyId, actorId }: By,
  slug: string,
  entryId: number,
  billable: boolean | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const project = await projectBy(tx, companyId, slug)
    const itself = and(eq(timeEntries.projectId, project.id), eq(timeEntries.id, entryId), sql`${timeEntries.endedAt} is not null`)
    const changed = await tx.update(timeEntries).set({ billable }).where(itself).returning({ personId: timeEntries.personId })
    const [first] = changed
    if (first === undefined) throw notFound('This time entry does not exist.')
    const [person] = await tx.select({ name: people.name }).from(people).where(eq(people.id, first.personId))
    const said = sentence`marked time of ${person?.name ?? 'somebody'} as ${billable === false ? 'not billable' : 'billable'}`
    await record(tx, { companyId, projectId: project.id }, actorId, { action: 'time.billable', said })
  })
}
