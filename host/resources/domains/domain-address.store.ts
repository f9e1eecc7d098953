// Where a workspace answers: under its own domain once that is verified, else where the installation does (DOMAIN-07).
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.table.ts'
import type { MailBlock, MailContent } from '../mails/mail-content.ts'
import { companyDomains, type DomainRow } from './domains.table.ts'

/** For so long a broken domain is still served, in ms. */
export const SERVED_MS = 7 * 86_400_000

/** What is known before anybody signs in, of a workspace whose domain is served. */
export type ServedWorkspace = { slug: string; name: string; logo: string | null; favicon: string | null }

/** A name as domains are kept: without case, and without the dot of the root. */
export const nameOf = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/** Verified, or broken for less than 7 days (DOMAIN-08). */
const isServedBy = (now: Date): SQL =>
  sql`(${companyDomains.state} = 'verified' or ${companyDomains.brokenAt} > ${new Date(now.getTime() - SERVED_MS)})`

/** The workspace that answers under a domain; null where none does. */
export async function servedAt(db: Database, domain: string, now = new Date()): Promise<ServedWorkspace | null> {
  const { slug, name, logo, favicon } = companies
  const [row] = await db
    .select({ slug, name, logo, favicon })
    .from(companyDomains)
    .innerJoin(companies, and(eq(companies.id, companyDomains.companyId), isNull(companies.deletionAt)))
    .where(and(eq(companyDomains.domain, domain), isServedBy(now)))
  return row ?? null
}

/** Whether the name that was asked for is the served domain of another workspace than this one; a condition, `companyId` may be a column. */
export const isForeignName = (name: string, companyId: SQL): SQL =>
  sql`exists (select from ${companyDomains} where ${companyDomains.domain} = ${nameOf(name)} and ${companyDomains.companyId} <> ${companyId} and ${isServedBy(new Date())})`

/** Nothing answers where name servers have no address: a link there would be dead. A proxy, or silence, is no reason. */
function isLed({ lastChecks }: Pick<DomainRow, 'lastChecks'>): boolean {
  const routing = lastChecks.find(({ kind }) => kind === 'routing')
  return routing === undefined || routing.ok !== false || routing.found !== null
}

/** The address that links of a workspace begin with, without a slash at its end: as safe as the installation's own. A broken domain may be gone before a mail is read. */
export async function addressOf(db: Database, companyId: string, appUrl: string): Promise<string> {
  const [row] = await db
    .select()
    .from(companyDomains)
    .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.state, 'verified')))
  return row !== undefined && isLed(row) ? `${new URL(appUrl).protocol}//${row.domain}` : appUrl
}

/**
 * A mail of the workspace with its links from `appUrl` to `address`: every one that the mail itself makes, and in texts, which may have been typed, those to
 * pages of this workspace.
 */
export function mailLinkedTo(mail: MailContent, { appUrl, address, slug }: { appUrl: string; address: string; slug: string }): MailContent {
  if (address === appUrl) return mail
  const moved = (url: string) => (url.startsWith(`${appUrl}/`) ? address + url.slice(appUrl.length) : url)
  const said = (text: string) => text.replaceAll(`${appUrl}/${slug}/`, `${address}/${slug}/`)
  function block(one: MailBlock): MailBlock {
    if (one.is === 'text' || one.is === 'small') return { ...one, text: said(one.text) }
    if (one.is === 'button') return { ...one, url: moved(one.url) }
    if (one.is === 'list')
      return { ...one, items: one.items.map((item) => (item.url === undefined ? item : { ...item, url: moved(item.url) })) }
    return one
  }
  const { blocks, unsubscribe } = mail
  return { ...mail, blocks: blocks.map(block), ...(unsubscribe && { unsubscribe: { ...unsubscribe, url: moved(unsubscribe.url) } }) }
}
