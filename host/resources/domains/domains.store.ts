// The domain of a workspace: claimed, checked, lost and taken away.
import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { type CompanyRow, companies } from '../companies/companies.table.ts'
import { recordOfCompany } from '../companies/company-record.ts'
import { SERVED_MS } from './domain-address.store.ts'
import { checkDomain, type DomainCheck } from './domain-checks.ts'
import type { DomainLookup } from './domain-lookup.ts'
import { tellOfDomain } from './domain-news.store.ts'
import { companyDomains, type DomainRow } from './domains.table.ts'

/** What checking needs. */
export type Checking = { db: Database; lookup: DomainLookup; target: string; appUrl: string }

type By = { company: CompanyRow; actorId: string }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Daily checks in a row that may miss the record before the domain is broken. */
const MISSES = 3

const taken = () => conflict('This domain belongs to another workspace.', 'domain_taken')
const NONE = 'This workspace has no domain.'

/** Of its workspace alone: whoever else wants the same domain has to say something else. */
const tokenOf = (companyId: string, domain: string) => createHash('sha256').update(`${companyId} ${domain}`).digest('hex').slice(0, 32)

/** The domain of a workspace; null where it has none. */
export async function findDomain(db: Database, companyId: string): Promise<DomainRow | null> {
  const [row] = await db.select().from(companyDomains).where(eq(companyDomains.companyId, companyId))
  return row ?? null
}

/** Claims a domain in place of the one before. The same one again is none. 409 where it is proven to be another workspace's. */
export function claimDomain(db: Database, { company, actorId }: By, domain: string): Promise<DomainRow> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(companyDomains).where(eq(companyDomains.companyId, company.id)).for('update')
    if (now?.domain === domain) return now
    if (await isTaken(tx, company.id, domain)) throw taken()
    if (now) await tx.delete(companyDomains).where(eq(companyDomains.companyId, company.id))
    const [row] = await tx
      .insert(companyDomains)
      .values({ companyId: company.id, domain, token: tokenOf(company.id, domain), nextCheckAt: new Date(Date.now() + 5 * MINUTE) })
      .returning()
    if (row === undefined) throw new Error('The domain was not returned.')
    await recordOfCompany(tx, company, actorId, { action: 'domain.set', said: `set the domain ${domain} for the workspace` })
    return row
  })
}

/** Whether another workspace has proven that it is theirs. */
async function isTaken(tx: Database, companyId: string, domain: string): Promise<boolean> {
  const others = and(eq(companyDomains.domain, domain), isNotNull(companyDomains.verifiedAt), ne(companyDomains.companyId, companyId))
  const [row] = await tx.select({ id: companyDomains.companyId }).from(companyDomains).where(others)
  return row !== undefined
}

/** Takes it away. 404 where there is none. */
export async function removeDomain(db: Database, { company, actorId }: By): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(companyDomains).where(eq(companyDomains.companyId, company.id)).returning()
    if (gone === undefined) throw notFound(NONE)
    await recordOfCompany(tx, company, actorId, { action: 'domain.remove', said: `removed the domain ${gone.domain} of the workspace` })
  })
}

/** Looks now, as its owner asks. A record that is missing counts only when it is looked for by itself (DOMAIN-06). 409 where another workspace was first. */
export async function checkNow({ db, lookup, target, appUrl }: Checking, { company, actorId }: By, now: Date): Promise<DomainRow> {
  const row = await findDomain(db, company.id)
  if (row === null) throw notFound(NONE)
  const checks = await checkDomain(lookup, { ...row, target }, now)
  return (await keepChecks(db, { company, actorId, appUrl }, row, checks, now)) ?? row
}

/** Looks for every domain whose time has come, one after the other; answers how many those were. */
export async function checkDueDomains({ db, lookup, target, appUrl }: Checking, now = new Date()): Promise<number> {
  const due = await db
    .select({ row: companyDomains, company: companies })
    .from(companyDomains)
    .innerJoin(companies, and(eq(companies.id, companyDomains.companyId), isNull(companies.deletionAt)))
    .where(lte(companyDomains.nextCheckAt, now))
    .orderBy(asc(companyDomains.nextCheckAt))
    .limit(100)
  for (const { row, company } of due) {
    const checks = await checkDomain(lookup, { ...row, target }, now)
    await keepChecks(db, { company, actorId: null, appUrl }, row, checks, now)
  }
  return due.length
}

/** The claim that was looked at, and no other that came meanwhile. */
const isSame = ({ companyId, domain }: DomainRow) => and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain))

/** Every 5 minutes for 3 days, hourly until the 14th, daily once it was verified; null for never again by itself. */
function nextCheck({ claimedAt, verifiedAt }: Pick<DomainRow, 'claimedAt' | 'verifiedAt'>, now: Date): Date | null {
  if (verifiedAt !== null) return new Date(now.getTime() + DAY)
  const age = now.getTime() - claimedAt.getTime()
  if (age < 3 * DAY) return new Date(now.getTime() + 5 * MINUTE)
  return age < 14 * DAY ? new Date(now.getTime() + HOUR) : null
}

/** What a look makes of a domain: name servers that do not answer change nothing; a missing record counts only where nobody asked for the look. */
function outcome(row: DomainRow, ok: boolean | null, now: Date, counts: boolean): Partial<DomainRow> | 'gone' {
  if (ok === null) return {}
  if (ok) return { state: 'verified', verifiedAt: row.verifiedAt ?? now, brokenAt: null, missed: 0 }
  if (row.state === 'waiting' || !counts) return {}
  if (row.brokenAt !== null) return now.getTime() - row.brokenAt.getTime() >= SERVED_MS ? 'gone' : {}
  const missed = row.missed + 1
  return missed >= MISSES ? { state: 'broken', brokenAt: now, missed } : { missed }
}

async function keepChecks(
  db: Database,
  { company, actorId, appUrl }: { company: CompanyRow; actorId: string | null; appUrl: string },
  row: DomainRow,
  checks: DomainCheck[],
  now: Date,
): Promise<DomainRow | null> {
  const proof = checks.find(({ kind }) => kind === 'ownership')?.ok ?? null
  return db.transaction(async (tx) => {
    const isLate = proof === true && row.verifiedAt === null && (await isTaken(tx, company.id, row.domain))
    if (isLate && actorId !== null) throw taken()
    // Another workspace was first: the claim waits on, and blocks nobody.
    const change = isLate ? {} : outcome(row, proof, now, actorId === null)
    if (change === 'gone') {
      const gone = await tx.delete(companyDomains).where(isSame(row)).returning()
      if (gone.length > 0)
        await recordOfCompany(tx, company, null, { action: 'domain.lose', said: `lost the domain ${row.domain} of the workspace` })
      return null
    }
    const next = { ...row, ...change }
    const [kept] = await tx
      .update(companyDomains)
      .set({ ...change, lastChecks: checks, nextCheckAt: nextCheck(next, now) })
      .where(isSame(row))
      .returning()
    if (kept === undefined) return null
    if (kept.state !== row.state) await tellOfDomain(tx, { company, actorId, appUrl }, kept)
    return kept
  })
}
