// The texts of an invoice's sheet that are not about this one invoice: the usual ones, and those that a workspace writes in their place (INV-12).
import type { InvoiceSheetData } from './invoice.graphql.ts'

/** Texts that are not the usual ones. */
export type SheetLabels = InvoiceSheetData['labels']
/** A text of the sheet. */
export type SheetLabelKey = SheetLabels[number]['key']

/** The usual texts, as the host fills them in, in the order of the sheet. */
export const usualLabels: Readonly<Record<SheetLabelKey, string>> = {
  INVOICE: 'Invoice',
  CREDIT: 'Credit note',
  TO: 'To',
  ISSUED: 'Issued',
  DUE: 'Due',
  ORDER: 'Your order',
  CREDITS: 'Credits',
  CREDITED: '{number} of {day}',
  LINE: 'Line',
  QUANTITY: 'Quantity',
  PRICE: 'Price',
  NET: 'Net',
  DISCOUNT: 'Discount',
  TAX: 'Tax {rate} of {net}',
  TOTAL: 'Total {currency}',
  PAGE: 'Page {page} of {pages}',
  DRAFT: 'DRAFT',
  VOID: 'VOID',
  OPEN: 'Open {title}',
  REMINDER: '{title} is due',
}

/** A text with what is in its braces filled in. */
export function labelText(labels: SheetLabels, key: SheetLabelKey, values: Readonly<Record<string, string>> = {}): string {
  const own = labels.find((label) => label.key === key)?.text
  return (own ?? usualLabels[key]).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
