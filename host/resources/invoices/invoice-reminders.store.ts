// Reminders of invoices that are due: so many days after the due one, at 09:00 of the workspace, each once, until it is paid, credited, void or paused (INV-18).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict } from '../../errors.ts'
import { sentence } from '../audit-events/log-line.ts'
import { readBilling } from './billing.store.ts'
import { logInvoice } from './invoice-log.store.ts'
import { mailTexts } from './invoice-mail-text.ts'
import { queueLetters } from './invoice-send.store.ts'
import type { By } from './invoices.store.ts'
import { invoiceReminders } from './invoices.table.ts'
import { holdInvoice, readInvoice } from './invoices-read.store.ts'

type Due = { id: string; companyId: string; days: number }

/** Invoices with the latest reminder whose moment has come by `now`; those that a later one has overtaken do not go any more. */
async function dueReminders(db: Database, now: Date, only: SQL = sql``): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select i.id, i.company_id as "companyId", max(d.days) as days
    from invoices i join companies c on c.id = i.company_id join company_billing b on b.company_id = i.company_id
      cross join lateral unnest(b.reminder_days) d(days)
      cross join lateral (select (i.due_on + d.days + time '09:00') at time zone c.time_zone as at) m
    where i.kind = 'invoice' and i.state = 'sent' and not i.reminders_paused and c.deletion_at is null ${only}
      and m.at <= ${now} and m.at > greatest(i.sent_at, i.reminders_from, b.reminders_from)
      and not exists (select 1 from invoice_reminders r where r.invoice_id = i.id and r.days >= d.days)
      and i.gross_minor > (select coalesce(sum(p.amount_minor), 0) from payments p where p.invoice_id = i.id)
        + (select coalesce(sum(n.gross_minor), 0) from invoices n where n.credits_id = i.id and n.state in ('issued', 'sent'))
    group by i.id, i.company_id`)
  return rows
}

/** Those it was sent to; else the client's contacts who get invoices, else the client. */
async function addressesOf(tx: Database, { id }: Due): Promise<string[]> {
  const { rows } = await tx.execute<{ sent: string[] | null; contacts: string[] | null; own: string }>(sql`
    select (select array_agg(distinct k.sent_to) from invoice_keys k where k.invoice_id = i.id and k.revoked_at is null) as sent,
      (select array_agg(distinct k.email) from client_contacts k
        where k.company_id = i.company_id and k.client_id = i.client_id and k.gets_invoices and k.email <> '') as contacts,
      c.email as own
    from invoices i join clients c on c.company_id = i.company_id and c.id = i.client_id where i.id = ${id}`)
  const [{ sent, contacts, own } = { sent: null, contacts: null, own: '' }] = rows
  return sent ?? contacts ?? (own === '' ? [] : [own])
}

/** Queues what is due; answers of how many invoices. However many hosts look at the same moment, and whenever one dies, each reminder goes once. */
export async function remindOfInvoices(db: Database, now: Date, appUrl: string): Promise<number> {
  const all = await dueReminders(db, now)
  for (const { id, companyId } of all)
    await db.transaction(async (tx) => {
      await holdInvoice(tx, companyId, id)
      // What was paid, paused or reminded of meanwhile.
      const [due] = await dueReminders(tx, now, sql`and i.id = ${id}`)
      if (due === undefined) return
      await tx.insert(invoiceReminders).values({ companyId, invoiceId: id, days: due.days, sentAt: now })
      const [invoice, to] = [await readInvoice(tx, companyId, id), await addressesOf(tx, due)]
      const { reminderSubject: subject, reminderText: text } = mailTexts(await readBilling(tx, companyId))
      const letter = { kind: 'reminder', to, subject, text, pdf: null, dedupe: `reminder:${id}:${due.days}` } as const
      await queueLetters(tx, invoice, letter, appUrl)
      const actorId = null
      const said =
        to.length > 0
          ? sentence`reminded ${to.join(', ')} of ${invoice.number}`
          : `had no address to remind of ${invoice.number}: the client has none`
      await logInvoice(tx, companyId, actorId, 'remind', said)
    })
  return all.length
}

/** Stops the reminders of an invoice, or lets them go on; what would have gone meanwhile does not. 409 for a draft or a void one. */
export function pauseReminders(db: Database, { companyId, actorId }: By, id: string, paused: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const { state, number, remindersPaused } = await holdInvoice(tx, companyId, id)
    if (state !== 'issued' && state !== 'sent') throw conflict('Only issued invoices have reminders.')
    if (remindersPaused === paused) return
    const from = paused ? sql`` : sql`, reminders_from = now()`
    await tx.execute(sql`update invoices set reminders_paused = ${paused}${from} where id = ${id}`)
    await logInvoice(tx, companyId, actorId, 'remind', `${paused ? 'paused' : 'resumed'} the reminders of ${number}`)
  })
}
