// The words of the sheet, of its PDF and of its mails, in the language of whoever gets them (INV-12).
import type { ResultOf } from '#src/data/graphql.ts'
import type { GetBilling } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { type SheetLabelKey, usualLabels } from '#src/model/invoice/sheet-labels.ts'
import { TypedSetting } from '#src/model/settings/typed-setting.tsx'
import { type BillingChange, saveBilling } from './billing-change.ts'
import * as styles from './billing-fields.css.ts'

type Billing = NonNullable<ResultOf<typeof GetBilling>['billing']>

/** Where a text stands, where its usual one does not say so. */
const WHERE: Partial<Record<SheetLabelKey, string>> = {
  TO: 'Above the client.',
  CREDITS: 'On a credit note, beside the invoice it takes back.',
  CREDITED: 'On a credit note: the invoice it takes back.',
  LINE: 'Above the lines.',
  PAGE: 'At the foot of each page.',
  DRAFT: 'Across a draft.',
  VOID: 'Across a void invoice.',
  OPEN: 'The button of mails.',
  REMINDER: 'Above the text of reminders.',
}

/** Each text saves by itself; it is called by what it usually says. */
export function LabelFields({ list, billing }: { list: InvoiceListSubject; billing: Billing }) {
  return (
    <section aria-label="Words of invoices" className={styles.part}>
      <h2 className={styles.heading}>Words of invoices</h2>
      <p className={styles.note}>
        What the sheet, its PDF and its mails say, in the language of your clients. What is issued keeps the words it was issued with. Keep
        what is in braces.
      </p>
      {(Object.keys(usualLabels) as SheetLabelKey[]).map((key) => {
        const own = billing.labels.find((label) => label.key === key)?.text
        return (
          <TypedSetting<BillingChange>
            key={key}
            name={`label-${key.toLowerCase()}`}
            label={usualLabels[key]}
            hint={WHERE[key]}
            saved={own ?? usualLabels[key]}
            draft={`billing:${list.workspaceSlug}:label:${key}`}
            read={(typed) => {
              const text = typed.trim()
              const lacking = (usualLabels[key].match(/\{\w+\}/g) ?? []).filter((part) => !text.includes(part))
              if (text !== '' && lacking.length > 0) return { problem: `Keep ${lacking.join(' and ')}.` }
              return { value: { labels: [{ key, text: text === '' || text === usualLabels[key] ? null : text }] } }
            }}
            subjects={{ 'invoice-list': [list] }}
            save={(change, refused) => saveBilling(change, { labels: [{ key, text: own ?? null }] }, usualLabels[key], refused)}
          />
        )
      })}
    </section>
  )
}
