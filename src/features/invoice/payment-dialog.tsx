// What came in for an invoice: how much, on which day, how, and a note (INV-13).
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { formatAmount, minorText, readAmount } from '#src/lib/amounts.ts'
import { type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './booking-dialogs.css.ts'
import { recordPayment } from './invoice-payment.actions.ts'
import { invoiceTitle } from './invoice-words.ts'

/** Offered while typing; anything else is as good. */
const METHODS = ['Bank transfer', 'Card', 'Cash', 'Check', 'Direct debit', 'PayPal']

/** What was typed waits until it has arrived. */
export function PaymentDialog({ invoice, onClose }: DialogProps['invoice.payment'] & { onClose: () => void }) {
  const { services } = useActions()
  const here = useHere()
  const form = useActionForm({ say: services.say })
  const [formId, listId] = [useId(), useId()]
  const { digits, currency, sums } = invoice
  const about = `invoice:${invoice.id}:payment`
  const amount = useFormDraft(form, `${about}:amount`, { initial: minorText(sums.balance, digits) })
  const method = useFormDraft(form, `${about}:method`)
  const note = useFormDraft(form, `${about}:note`)
  const [today] = useState(() => services.now())
  // Kept as well: on another day the same money would be another payment.
  const kept = useFormDraft(form, `${about}:day`, { initial: plainDateOf(today) })
  const day = kept.text === '' ? null : startOfPlainDate(kept.text as PlainDate)
  const maybeSent = [amount, method, note, kept].some((one) => one.maybeSent)
  const first = useRef<HTMLInputElement>(null)
  // What opened the dialog had the fields still on their way.
  useEffect(() => first.current?.select(), [])
  const open = formatAmount({ amount: sums.balance, digits, currency }, { code: true })
  const check = (): Record<string, string> => {
    const found = readAmount(amount.text, digits)
    const wrong =
      'problem' in found
        ? found.problem
        : found.minor <= 0
          ? 'An amount is above 0.'
          : found.minor > sums.balance
            ? `This is more than the ${open} that are open.`
            : null
    return {
      ...(wrong !== null && { amount: wrong }),
      ...(day === null && { paidOn: 'Choose a day.' }),
      ...(method.text.trim().length > 60 && { method: 'At most 60 characters.' }),
      ...(note.text.trim().length > 300 && { note: 'At most 300 characters.' }),
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit({
      check,
      send: async ({ intent }) => {
        const found = readAmount(amount.text, digits)
        if (day === null || !('minor' in found)) return { arrived: false }
        const input = { paidOn: plainDateOf(day), amount: found.minor, method: method.text.trim(), note: note.text.trim() }
        const done = await perform(recordPayment(input, intent), here({ invoice: [invoice] }), 'form')
        return { arrived: done === 'done', leave: onClose }
      },
    })
  }
  return (
    <Dialog
      open
      title="Record payment"
      subject={`${invoiceTitle(invoice)} · ${open} open`}
      width={480}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="subtle" size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" size={32} keys="$mod+Enter" loading={form.busy}>
            Record
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={first}
          label={`Payment in ${currency}`}
          inputMode="decimal"
          value={amount.text}
          onChange={(event) => amount.setText(event.target.value)}
          error={form.problems.amount}
          hint={maybeSent ? 'This may have been recorded already' : undefined}
        />
        <DateField
          label="Day"
          timed={false}
          now={services.now}
          max={services.now()}
          value={day}
          onChange={(next) => kept.setText(next ? plainDateOf(next) : '')}
          error={form.problems.paidOn}
        />
        <TextField
          label="Method"
          placeholder="Bank transfer"
          list={listId}
          value={method.text}
          onChange={(event) => method.setText(event.target.value)}
          error={form.problems.method}
        />
        <datalist id={listId}>
          {METHODS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <TextField
          label="Note"
          placeholder="Reference on the statement"
          value={note.text}
          onChange={(event) => note.setText(event.target.value)}
          error={form.problems.note}
        />
      </form>
    </Dialog>
  )
}
