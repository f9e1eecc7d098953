// The words of a workspace's own on what it sends out: each text of an invoice's sheet, PDF and mail that is not about this one invoice (INV-12).

/** What the sheet says where a workspace has no words of its own. What stands in braces is filled in and must stay. */
export const USUAL_LABELS = {
  invoice: 'Invoice',
  credit: 'Credit note',
  to: 'To',
  issued: 'Issued',
  due: 'Due',
  order: 'Your order',
  credits: 'Credits',
  credited: '{number} of {day}',
  line: 'Line',
  quantity: 'Quantity',
  price: 'Price',
  net: 'Net',
  discount: 'Discount',
  tax: 'Tax {rate} of {net}',
  total: 'Total {currency}',
  page: 'Page {page} of {pages}',
  draft: 'DRAFT',
  void: 'VOID',
  open: 'Open {title}',
  reminder: '{title} is due',
} as const

/** A text of the sheet. */
export type LabelKey = keyof typeof USUAL_LABELS
/** All of them, in the order of the sheet. */
export const LABEL_KEYS = Object.keys(USUAL_LABELS) as [LabelKey, ...LabelKey[]]
/** The texts that are not the usual ones. */
export type Labels = Partial<Record<LabelKey, string>>

/** A text with what is in its braces filled in. */
export function labelText(labels: Labels, key: LabelKey, values: Readonly<Record<string, string>> = {}): string {
  return (labels[key] ?? USUAL_LABELS[key]).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** `Invoice 2026-0012`, in the workspace's words. */
export function sheetTitle(labels: Labels, { kind, number }: { kind: 'invoice' | 'credit'; number: string | null }): string {
  return `${labelText(labels, kind)}${number === null ? '' : ` ${number}`}`
}

/** Why a text cannot stand for the usual one, which names what has to be in it; null where it can. */
export function labelProblem(key: LabelKey, text: string): string | null {
  const lacking = [...USUAL_LABELS[key].matchAll(/\{(\w+)\}/g)].flatMap(([part, name]) => (text.includes(part) ? [] : [name]))
  return lacking.length === 0 ? null : `This text needs ${lacking.join(' and ')} in braces.`
}
