// The server of a workspace as the sender of mails uses it: only one that has taken a mail before (SMTP-05).
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { Mail } from '../../mail.ts'
import { companies } from '../companies/companies.table.ts'
import type { Delivery } from '../mails/delivery.ts'
import type { Carrier } from '../mails/mail-sender.ts'
import type { LookUp } from './checked-address.ts'
import { findServer, noteDelivery, passwordOf } from './mail-servers.store.ts'
import type { MailServerRow } from './mail-servers.table.ts'
import type { Seals } from './sealing.ts'
import { deliver } from './smtp-delivery.ts'

/** What sending by a workspace's server needs. */
export type CarrierParts = { db: Database; seals: Seals; lookUp: LookUp; allowPrivate: boolean }

/** The sentence about a password that no key opens. */
export const UNREADABLE = 'The saved password cannot be read with the present key. Enter it again.'

/** Sends by a server, whatever its state. */
export async function sendBy({ db, seals, ...how }: CarrierParts, row: MailServerRow, mail: Mail): Promise<Delivery> {
  const password = await passwordOf(seals, row)
  if (password === undefined) return { stage: 'sign-in', reply: UNREADABLE, permanent: false, server: true }
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, row.companyId))
  return deliver({ ...row, fromName: row.fromName ?? company?.name ?? '' }, password, mail, how)
}

/** The server that carries a workspace's mail; null where it has none, or one that nobody has tried with success. */
export async function carrierOf(parts: CarrierParts, companyId: string): Promise<Carrier | null> {
  const row = await findServer(parts.db, companyId)
  if (row === null || row.state === 'untested') return null
  return {
    address: row.replyTo ?? row.fromEmail,
    fallback: row.fallback,
    send: (mail) => sendBy(parts, row, mail),
    async note(delivery) {
      await noteDelivery(parts.db, companyId, delivery)
    },
  }
}
