// What a workspace puts on its invoices, and in which formats it numbers them (INV-02, INV-12).
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { logInvoice } from './invoice-log.store.ts'
import { formatProblem } from './invoice-number.ts'
import type { By } from './invoices.store.ts'
import { type BillingRow, companyBilling, invoiceCounters } from './invoices.table.ts'
import { LABEL_KEYS, type LabelKey, labelProblem } from './sheet-labels.ts'

/** The settings of a workspace; those of the table's defaults where it has set none. */
export async function readBilling(db: Database, companyId: string): Promise<BillingRow> {
  const own = eq(companyBilling.companyId, companyId)
  const [found] = await db.select().from(companyBilling).where(own)
  if (found !== undefined) return found
  await db.insert(companyBilling).values({ companyId }).onConflictDoNothing()
  const [made] = await db.select().from(companyBilling).where(own)
  if (made === undefined) throw new Error('The billing settings were not made.')
  return made
}

/** What changes; of the labels those that are named, null for the usual text. */
type BillingChange = Partial<Omit<BillingRow, 'companyId' | 'labels'>> & { labels?: Partial<Record<LabelKey, string | null>> }

function checkLabels(labels: NonNullable<BillingChange['labels']>): void {
  for (const key of LABEL_KEYS) {
    const problem = labelProblem(key, labels[key] ?? '')
    if (problem !== null && labels[key] != null) throw invalid({ [`labels.${key}`]: [problem] })
  }
}

/** Changes what `values` names. 422 for a format that gives numbers twice, 409 for another first number once there is an invoice. */
export function changeBilling(db: Database, { companyId, actorId }: By, { labels, ...values }: BillingChange): Promise<void> {
  if (labels !== undefined) checkLabels(labels)
  return db.transaction(async (tx) => {
    const before = await readBilling(tx, companyId)
    const { invoiceFormat = before.invoiceFormat, creditFormat = before.creditFormat } = values
    const problems = { invoice_format: formatProblem(invoiceFormat), credit_format: formatProblem(creditFormat) }
    for (const [field, problem] of Object.entries(problems)) if (problem !== null) throw invalid({ [field]: [problem] })
    if (invoiceFormat === creditFormat) throw invalid({ credit_format: ['Credit notes need a series of their own.'] })
    if (values.firstNumber !== undefined && values.firstNumber !== before.firstNumber) {
      const [counted] = await tx
        .select({ last: invoiceCounters.last })
        .from(invoiceCounters)
        .where(eq(invoiceCounters.companyId, companyId))
        .limit(1)
      if (counted !== undefined) throw conflict('The first number is chosen before the first invoice.')
    }
    if (Object.keys(values).length === 0 && labels === undefined) return
    const isOtherDays = values.reminderDays !== undefined && values.reminderDays.join() !== before.reminderDays.join()
    // Other days are for what comes: nobody is reminded of what they already have behind them.
    const set = {
      ...values,
      ...(isOtherDays && { remindersFrom: new Date() }),
      // Two who set different ones at a time keep both.
      ...(labels && { labels: sql`jsonb_strip_nulls(${companyBilling.labels} || ${JSON.stringify(labels)}::jsonb)` }),
    }
    await tx.update(companyBilling).set(set).where(eq(companyBilling.companyId, companyId))
    await logInvoice(tx, companyId, actorId, 'setup', 'changed the billing settings')
  })
}
