// What of a draft is typed beside its lines: discount on the whole, the client's order, texts at the foot; of a credit note, whether the money was given back (INV-08, INV-14, INV-19).
import type { VariablesOf } from '#src/data/graphql.ts'
import type { InvoiceWholeData, UpdateInvoice } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { SettingField } from '#src/model/settings/setting-field.tsx'
import { TypedSetting } from '#src/model/settings/typed-setting.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { saveDraft } from './invoice-texts.actions.ts'
import * as styles from './invoice-view.css.ts'
import { discountText, readDiscount } from './typed-line.ts'

type Change = VariablesOf<typeof UpdateInvoice>['input']

interface Shown {
  invoice: InvoiceWholeData
  subject: InvoiceSubject
}

/** Each saves by itself. */
export function DraftFields({ invoice, subject }: Shown) {
  const { order, notes, taxNote, discount, digits } = invoice
  const shown = { invoice, subject }
  const before = { discount: discount && (discount.bp !== null ? { bp: discount.bp } : { amount: discount.amount ?? 0 }) }
  return (
    <section className={styles.fields} aria-label="On the sheet">
      <Typed
        {...shown}
        name="discount"
        label="Discount on the whole"
        hint="10 % or an amount."
        saved={discountText(discount, digits)}
        before={before}
        read={(text) => {
          const found = readDiscount(text, digits)
          return 'problem' in found ? found : { value: { discount: found.value } }
        }}
      />
      <Typed
        {...shown}
        name="order"
        label="Order of the client"
        saved={order ?? ''}
        before={{ order: order ?? '' }}
        read={(text) => (text.length > 120 ? { problem: 'At most 120 characters.' } : { value: { order: text } })}
      />
      <Typed
        {...shown}
        name="taxNote"
        label="Note on tax"
        hint="Such as reverse charge, where there is no tax."
        saved={taxNote ?? ''}
        before={{ taxNote: taxNote ?? '' }}
        read={(text) => (text.length > 300 ? { problem: 'At most 300 characters.' } : { value: { taxNote: text } })}
      />
      <Typed
        {...shown}
        name="notes"
        label="Text below"
        rows={3}
        saved={notes ?? ''}
        before={{ notes: notes ?? '' }}
        read={(text) => (text.length > 2000 ? { problem: 'At most 2,000 characters.' } : { value: { notes: text } })}
      />
      {invoice.kind === 'CREDIT' && <Refunded {...shown} />}
    </section>
  )
}

interface TypedProps extends Shown {
  name: string
  label: string
  hint?: string
  rows?: number
  saved: string
  before: Change
  read: (text: string) => { value: Change } | { problem: string }
}

function Typed({ invoice, subject, before, ...field }: TypedProps) {
  return (
    <TypedSetting<Change>
      {...field}
      draft={`invoice:${invoice.id}:${field.name}`}
      subjects={{ invoice: [subject] }}
      save={(change, refused) => saveDraft(change, before, field.label, refused)}
    />
  )
}

function Refunded({ invoice, subject }: Shown) {
  const { isSaved, save } = useSavedChoice<boolean>({
    subjects: { invoice: [subject] },
    save: (refunded, refused) => saveDraft({ refunded }, { refunded: !refunded }, 'Money given back', refused),
  })
  return (
    <SettingField name="refunded" isSaved={isSaved}>
      <Checkbox checked={invoice.refunded === true} onChange={(refunded) => void save(refunded)}>
        The money was given back
      </Checkbox>
    </SettingField>
  )
}
