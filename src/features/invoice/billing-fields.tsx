// What a workspace puts on its invoices: who sends them, how they are paid, how they are numbered (INV-12).
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetBilling } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { TypedSetting } from '#src/model/settings/typed-setting.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { type BillingChange, saveBilling } from './billing-change.ts'
import * as styles from './billing-fields.css.ts'
import { LabelFields } from './label-fields.tsx'
import { BRACES } from './letter-text.ts'

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
      <MailTexts list={list} billing={billing} />
      <LabelFields list={list} billing={billing} />
    </section>
  )
}

/** Mails with an invoice, and reminders: when they go and what they say (INV-17, INV-18). */
function MailTexts({ list, billing }: Pick<TypedProps, 'list' | 'billing'>) {
  const usual = (text: string) => (text === '' ? null : text)
  const shown = { list, billing, wide: true }
  return (
    <>
      <Typed
        {...shown}
        name="mailSubject"
        label="Subject of mails with an invoice"
        saved={billing.mailSubject}
        to={(text) => ({ mailSubject: usual(text) })}
      />
      <Typed
        {...shown}
        name="mailText"
        label="Text of mails with an invoice"
        rows={6}
        hint={`Filled in: ${BRACES}. Empty gives back the usual text.`}
        saved={billing.mailText}
        to={(text) => ({ mailText: usual(text) })}
      />
      <Typed
        {...shown}
        name="reminderDays"
        label="Reminders, days after due"
        hint="At 09:00 of the workspace, until it is paid. Empty for none."
        saved={billing.reminderDays.join(', ')}
        to={readDays}
      />
      <Typed
        {...shown}
        name="reminderSubject"
        label="Subject of reminders"
        saved={billing.reminderSubject}
        to={(text) => ({ reminderSubject: usual(text) })}
      />
      <Typed
        {...shown}
        name="reminderText"
        label="Text of reminders"
        rows={6}
        hint="Empty gives back the usual text."
        saved={billing.reminderText}
        to={(text) => ({ reminderText: usual(text) })}
      />
    </>
  )
}

interface TypedProps {
  list: InvoiceListSubject
  billing: Billing
  name: Exclude<keyof BillingChange, 'labels'> | 'postcode' | 'city'
  label: string
  saved: string
  to: (text: string) => BillingChange | { value: BillingChange } | { problem: string }
  hint?: string
  rows?: number
  wide?: boolean
}

/** Whole days apart by commas, each from 1 to 365. */
function readDays(text: string): { value: BillingChange } | { problem: string } {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '')
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) >= 1 && Number(part) <= 365))
    return { problem: 'Days from 1 to 365, such as 1, 7, 21.' }
  if (parts.length > 10) return { problem: 'At most 10 reminders.' }
  return { value: { reminderDays: [...new Set(parts.map(Number))].toSorted((one, other) => one - other) } }
}

function Typed({ list, billing, to, wide = false, ...field }: TypedProps) {
  const key = field.name === 'postcode' || field.name === 'city' ? 'address' : field.name
  return (
    <TypedSetting<BillingChange>
      {...field}
      className={wide ? styles.full : undefined}
      draft={`billing:${list.workspaceSlug}:${field.name}`}
      read={(typed) => {
        const found = to(typed)
        return 'value' in found || 'problem' in found ? found : { value: found }
      }}
      subjects={{ 'invoice-list': [list] }}
      save={(change, refused) => saveBilling(change, { [key]: billing[key] }, field.label, refused)}
    />
  )
}
