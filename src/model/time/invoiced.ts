// Whether logged time is on an invoice, which locks it (INV-10).

/** As time names it; `invoiceId` is the owner's to know, a draft has no number. */
export type TimeInvoice = { invoiceId: string | null; number: string | null }

/** Why time cannot be changed; null where it can. */
export function whyLocked(entries: readonly { invoice: TimeInvoice | null }[]): string | null {
  const number = entries.find(({ invoice }) => invoice?.number)?.invoice?.number
  if (!number) return null
  return entries.length === 1 ? `This time is on invoice ${number}.` : `Some of this time is on invoice ${number}.`
}
