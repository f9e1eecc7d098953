// Telling the owner that a domain is verified, or that its record is gone (DOMAIN-06, DOMAIN-10).
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { recordOfCompany } from '../companies/company-record.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { aboutWorkspace, tell } from '../notifications/notifications.store.ts'
import { people } from '../people/people.table.ts'
import type { DomainRow } from './domains.table.ts'

/** In the transaction of the change; `actorId` is who asked for the look, who needs not be told. */
export async function tellOfDomain(
  tx: Database,
  { company, actorId, appUrl }: { company: CompanyRow; actorId: string | null; appUrl: string },
  { domain, state }: DomainRow,
): Promise<void> {
  const isBroken = state === 'broken'
  await recordOfCompany(tx, company, actorId, {
    action: isBroken ? 'domain.break' : 'domain.verify',
    said: isBroken
      ? `did not find the record of ${domain}, the domain of the workspace`
      : `verified ${domain}, the domain of the workspace`,
  })
  await tell(tx, {
    ...aboutWorkspace(company, 'domain'),
    to: { ids: [company.ownerId] },
    actorId,
    reason: isBroken ? 'domain_broken' : 'domain_verified',
    detail: { name: domain },
  })
  if (isBroken) await mailOwner(tx, { company, appUrl }, domain)
}

async function mailOwner(tx: Database, { company, appUrl }: { company: CompanyRow; appUrl: string }, domain: string): Promise<void> {
  const [owner] = await tx.select({ email: people.email }).from(people).where(eq(people.id, company.ownerId))
  if (owner === undefined) return
  const title = `${domain} will stop leading to ${quotedName(company.name, 'your workspace')}`
  await queueMail(tx, {
    companyId: company.id,
    kind: 'domain-broken',
    to: owner.email,
    subject: title,
    content: {
      title,
      blocks: [
        { is: 'text', text: `The record that proves ${domain} is yours was missing on three days. The domain is served for 7 more days.` },
        { is: 'button', label: 'See which record is missing', url: `${appUrl}/${company.slug}/settings/custom-domain` },
      ],
      why: 'You get this because you own the workspace.',
    },
  })
}
