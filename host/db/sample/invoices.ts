// The invoices of the sample world: one in every state, made as people make them.
import { eq, sql } from 'drizzle-orm'
import { addPayment, issueInvoice, markSent, voidInvoice } from '../../resources/invoices/invoice-issue.store.ts'
import { createInvoice } from '../../resources/invoices/invoice-time.store.ts'
import { type By, type LineValues, setLines } from '../../resources/invoices/invoices.store.ts'
import { companyBilling, invoices } from '../../resources/invoices/invoices.table.ts'
import type { Database } from '../open.ts'
import { dateLog } from './log.ts'

const DAY = 86_400_000

const hours = (text: string, quantity: string, price: number, taxBp: number): LineValues => ({
  ...{ kind: 'item', text, quantity, unit: 'h', price, discount: null, taxBp },
})

const SENDER = {
  name: 'Acme Ltd',
  address: { street: ['14 Quay Street'], postcode: 'BS1 4DJ', city: 'Bristol', region: '' },
  ...{ country: 'GB', email: 'billing@acme.example', taxId: 'VAT GB 231 4471 09' },
  bankLines: ['Please pay to 20-15-55, account 5555 5555.'],
  footer: 'Thank you for working with us.',
}

/** Adds what is on every invoice of acme, and five of them: void, paid, overdue, sent and a draft. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string; number: string; company_id: string; owner_id: string }>(sql`
    select k.id, k.number, k.company_id, c.owner_id from clients k join companies c on c.id = k.company_id where c.slug = 'acme' order by k.number`)
  const [lind, harbour] = rows
  if (lind === undefined || harbour === undefined) throw new Error('The sample world has no clients.')
  const by: By = { companyId: lind.company_id, actorId: lind.owner_id }
  await db.insert(companyBilling).values({ companyId: by.companyId, ...SENDER })
  const at = (days: number) => new Date(now.getTime() - days * DAY)
  const ago = (days: number) => at(days).toISOString().slice(0, 10)
  const happened = (days: number) => dateLog(db, at(days))
  const make = async (clientId: string, lines: LineValues[], days: number | null) => {
    const id = await createInvoice(db, by, clientId, null)
    await setLines(db, by, id, lines, 1)
    await db
      .update(invoices)
      .set({ createdAt: at(days ?? 2) })
      .where(eq(invoices.id, id))
    if (days !== null) await issueInvoice(db, by, id, ago(days), at(days))
    await happened(days ?? 2)
    return id
  }
  const wrong = await make(harbour.id, [hours('Kick-off and planning', '6.5', 8_800, 2_000)], 64)
  await voidInvoice(db, by, wrong, 'Sent to the wrong client', at(63))
  await happened(63)
  const paid = await make(lind.id, [hours('Kick-off and planning', '6.5', 9_500, 2_500), hours('First prototype', '31', 9_500, 2_500)], 62)
  await markSent(db, by, paid, true, at(62))
  await happened(62)
  await addPayment(db, by, paid, { paidOn: ago(50), amount: 445_313, method: 'Bank', note: '' }, at(50))
  await happened(50)
  const late = await make(
    lind.id,
    [hours('Design and build of the pricing page', '23.25', 9_500, 2_500), hours('Accessibility review', '6', 9_500, 2_500)],
    33,
  )
  await markSent(db, by, late, true, at(33))
  await happened(33)
  await addPayment(db, by, late, { paidOn: ago(12), amount: 100_000, method: 'Bank', note: 'Part of it' }, at(12))
  await happened(12)
  const sent = await make(
    harbour.id,
    [hours('Sign-up on a phone', '41.75', 8_800, 2_000), hours('Release and store texts', '8.5', 8_800, 2_000)],
    6,
  )
  await markSent(db, by, sent, true, at(6))
  await happened(6)
  const font: LineValues = {
    kind: 'item',
    text: 'License for the variable font',
    quantity: '1',
    unit: '',
    price: 24_000,
    discount: null,
    taxBp: 2_500,
  }
  await make(lind.id, [hours('Performance work on the landing page', '11.5', 9_500, 2_500), font], null)
}
