// What a workspace puts on its invoices: who sends them, how they are paid, how they are numbered (INV-12).
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetBilling } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { useSavedText } from '#src/model/settings/saved-setting.ts'
import { SettingField, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton.tsx'
import { type BillingChange, saveBilling } from './billing-change.ts'
import * as styles from './billing-fields.css.ts'

type Billing = NonNullable<ResultOf<typeof GetBilling>['billing']>

/** Each field saves by itself. */
export function BillingFields({ list }: { list: InvoiceListSubject }) {
  const read = useRead({ query: GetBilling, variables: { workspaceSlug: list.workspaceSlug }, requestPolicy: 'cache-and-network' })
  const billing = read.data?.billing
  if (!billing) return read.error ? <ReadFailure read={read} what="the billing settings" /> : <SkeletonPanel />
  const { address } = billing
  const part =
    (name: 'postcode' | 'city') =>
    (text: string): BillingChange => ({ address: { ...address, [name]: text } })
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return (
    <section aria-label="Billing settings" className={styles.fields}>
      <Typed
        list={list}
        billing={billing}
        name="name"
        label="Sender"
        saved={billing.name}
        hint="The workspace's name where it is empty."
        to={(name) => ({ name })}
        wide
      />
      <Typed
        list={list}
        billing={billing}
        name="address"
        label="Street"
        rows={2}
        saved={address.street.join('\n')}
        to={(text) => ({ address: { ...address, street: lines(text) } })}
        wide
      />
      <Typed list={list} billing={billing} name="postcode" label="Postcode" saved={address.postcode} to={part('postcode')} />
      <Typed list={list} billing={billing} name="city" label="City" saved={address.city} to={part('city')} />
      <Typed list={list} billing={billing} name="email" label="Email" saved={billing.email} to={(email) => ({ email })} />
      <Typed list={list} billing={billing} name="taxId" label="Tax id" saved={billing.taxId} to={(taxId) => ({ taxId })} />
      <Typed
        list={list}
        billing={billing}
        name="bankLines"
        label="Bank lines"
        rows={3}
        saved={billing.bankLines.join('\n')}
        to={(text) => ({ bankLines: lines(text) })}
        wide
      />
      <Typed
        list={list}
        billing={billing}
        name="footer"
        label="Text at the foot"
        rows={3}
        saved={billing.footer}
        to={(footer) => ({ footer })}
        wide
      />
      <Typed
        list={list}
        billing={billing}
        name="invoiceFormat"
        label="Numbers of invoices"
        hint="Of {YYYY}, {YY}, {MM} and {SEQ:4}."
        saved={billing.invoiceFormat}
        to={(invoiceFormat) => ({ invoiceFormat })}
      />
      <Typed
        list={list}
        billing={billing}
        name="creditFormat"
        label="Numbers of credit notes"
        saved={billing.creditFormat}
        to={(creditFormat) => ({ creditFormat })}
      />
    </section>
  )
}

interface TypedProps {
  list: InvoiceListSubject
  billing: Billing
  name: keyof BillingChange | 'postcode' | 'city'
  label: string
  saved: string
  to: (text: string) => BillingChange
  hint?: string
  rows?: number
  wide?: boolean
}

function Typed({ list, billing, name, label, saved, to, hint, rows, wide = false }: TypedProps) {
  const key = name === 'postcode' || name === 'city' ? 'address' : name
  const { text, setText, error, unsaved, discard, isSaved, keys } = useSavedText<BillingChange>({
    draft: `billing:${list.workspaceSlug}:${name}`,
    saved,
    read: (typed) => ({ value: to(typed) }),
    subjects: { 'invoice-list': [list] },
    save: (change, refused) => saveBilling(change, { [key]: billing[key] }, label, refused),
  })
  const shown = {
    label,
    value: text,
    error,
    hint: unsaved ? <UnsavedHint onDiscard={discard} /> : hint,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  }
  return (
    <SettingField name={name} isSaved={isSaved} keys={keys} className={wide ? styles.full : undefined}>
      {rows ? <TextArea {...shown} rows={rows} /> : <TextField {...shown} />}
    </SettingField>
  )
}
