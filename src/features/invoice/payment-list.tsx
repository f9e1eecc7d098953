// The payments of an invoice: day, amount, how, and the way to take one back (INV-13).
import { ActionButton } from '#src/actions/action-button.tsx'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { takeBack } from './invoice-payment.actions.ts'
import * as styles from './invoice-view.css.ts'
import { longDay } from './sheet-text.ts'

/** Nothing where nothing came in; those that are being taken back are left out. */
export function PaymentList({ invoice, subject }: { invoice: InvoiceWholeData; subject: InvoiceSubject }) {
  const hidden = useHidden()
  const { currency, digits } = invoice
  const payments = (invoice.payments ?? []).filter(({ id }) => !hidden.has(heldId('payment', id)))
  if (payments.length === 0) return null
  return (
    <section aria-label="Payments">
      <h3 className={styles.title}>Payments</h3>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <span className={styles.name}>{longDay(payment.paidOn)}</span>
            <span className={styles.value}>{formatAmount({ amount: payment.amount, currency, digits }, { code: true })}</span>
            <ActionButton action={takeBack(payment)} look="icon" size={24} subjects={{ invoice: [subject] }} />
            {(payment.method !== '' || payment.note !== '') && (
              <span className={styles.paymentNote}>{[payment.method, payment.note].filter((text) => text !== '').join(' · ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
