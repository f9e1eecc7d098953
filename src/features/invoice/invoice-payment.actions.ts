// What came in for invoices: payments recorded, the rest of several marked as paid, and payments taken back (INV-13).
import { BanknoteIcon, CheckCheckIcon, RotateCcwIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { Services } from '#src/actions/services.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { AddPayment, DeletePayment, type InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { readNow } from './invoice-draft.actions.ts'
import { invoiceWords, placeOf } from './invoice-words.ts'
import { longDay } from './sheet-text.ts'

/** Money that came in, as the call takes it. */
type PaymentInput = VariablesOf<typeof AddPayment>['input']
/** Money that came in. */
export type PaymentData = NonNullable<InvoiceWholeData['payments']>[number]

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** How much came in for an invoice, when and how. */
    'invoice.payment': { invoice: InvoiceSubject }
  }
}

const moneyOf = (amount: number, { currency, digits }: Pick<InvoiceSubject, 'currency' | 'digits'>) =>
  formatAmount({ amount, currency, digits }, { code: true })

const isToPay = ({ kind, state, sums }: InvoiceSubject) => kind === 'INVOICE' && state !== 'DRAFT' && state !== 'VOID' && sums.balance > 0

/** Asks what came in. */
export const payInvoice = defineAction({
  id: 'invoice.pay',
  on: 'invoice',
  title: 'Record payment…',
  short: 'Record payment',
  icon: BanknoteIcon,
  group: 'invoice',
  keywords: ['paid', 'money', ...invoiceWords],
  shortcut: 'p',
  places: ['invoice.side'],
  needs: 'OWN',
  single: true,
  dialog: true,
  when: ({ invoices: [invoice] }) => isToPay(invoice) || 'hidden',
  run: ({ dialogs, invoices: [invoice] }) => dialogs.open('invoice.payment', { invoice }),
})

/** A payment that was recorded. */
type Recorded = { invoice: InvoiceSubject; paymentId: string }

/** Records one payment; a retry with the same `intent` is one. */
async function record(
  { api }: Pick<Services, 'api'>,
  invoice: InvoiceSubject,
  { intent, ...input }: PaymentInput & { intent?: string },
): Promise<Recorded> {
  const how = { lane: invoiceLane(invoice), ...(intent !== undefined && { intent }) }
  const { invoice: after } = await api.mutate(AddPayment, { ...placeOf(invoice), input }, how)
  // The youngest is the one that was just made.
  const paymentId = after?.payments?.reduce((last, { id }) => (Number(id) > Number(last) ? id : last), '0') ?? '0'
  return { invoice, paymentId }
}

function takeOut({ api }: Pick<Services, 'api'>, { invoice, paymentId }: Recorded): Promise<unknown> {
  return api.mutate(DeletePayment, { ...placeOf(invoice), paymentId }, { lane: invoiceLane(invoice) })
}

/** Records what a form, sent as `intent`, says came in; more than the balance is refused by the host, which names it. */
export function recordPayment(input: PaymentInput, intent: string): Action {
  return defineAction({
    ...{ id: 'invoice.pay', on: 'invoice', title: 'Record payment', icon: BanknoteIcon, group: 'invoice', needs: 'OWN', single: true },
    async run(context): Promise<Outcome> {
      const [invoice] = context.invoices
      const recorded = await record(context, invoice, { ...input, intent })
      return { said: `${moneyOf(input.amount, invoice)} recorded`, undo: () => takeOut(context, recorded) }
    },
  })
}

/** Records the balance of each on one day; what is paid already is left alone. */
export const markInvoicesPaid = defineAction({
  id: 'invoice.mark-paid',
  on: 'invoice',
  title: ({ invoices }) => (invoices.length === 1 ? 'Mark invoice as paid…' : `Mark ${invoices.length} invoices as paid…`),
  name: 'Mark invoices as paid…',
  short: 'Mark as paid',
  icon: CheckCheckIcon,
  group: 'invoice',
  keywords: ['payment', 'settled', 'done', ...invoiceWords],
  places: ['invoice.bulk'],
  needs: 'OWN',
  when: ({ invoices }) => invoices.some(isToPay) || (invoices.length > 1 ? { reason: 'Nothing is to be paid on these.' } : 'hidden'),
  async run(context): Promise<Outcome | undefined> {
    const { ask, now, say, invoices } = context
    const today = now()
    const answer = await ask.date({
      title: 'Paid on which day',
      current: today,
      check: (date) => (plainDateOf(date) > plainDateOf(today) ? 'A payment is not in the future.' : null),
    })
    if (answer === null || answer === 'clear') return undefined
    const paidOn = plainDateOf(answer)
    const wanted = invoices.filter(isToPay)
    const ends = await Promise.allSettled(
      wanted.map(async (invoice): Promise<Recorded | null> => {
        // What came in meanwhile is not recorded twice.
        const { sums } = await readNow(context, invoice)
        return sums.balance > 0 ? record(context, invoice, { paidOn, amount: sums.balance }) : null
      }),
    )
    const done = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    const failure = ends.find((end) => end.status === 'rejected')
    if (failure && done.length === 0) throw failure.reason
    if (failure) say.error(`${wanted.length - done.length} of ${wanted.length} were not marked as paid. ${errorText(failure.reason)}`)
    return {
      said: done.length === 1 ? 'Marked as paid' : `${done.length} invoices marked as paid`,
      undo: () => Promise.all(done.map((one) => one && takeOut(context, one))),
    }
  },
})

const takingBack: Omit<ActionDefinition<'invoice'>, 'run'> = {
  ...{ id: 'invoice.take-back-payment', on: 'invoice', title: 'Take back payment…', short: 'Take back payment', icon: RotateCcwIcon },
  ...{ group: 'invoice', needs: 'OWN', single: true },
}

/** Chooses a payment that did not come in after all. */
export const takeBackPayment = defineAction({
  ...takingBack,
  keywords: ['delete', 'remove', 'refund', 'wrong', ...invoiceWords],
  when: ({ invoices: [{ sums, state }] }) => (sums.paid > 0 && state !== 'VOID') || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const [invoice] = context.invoices
    const { payments } = await readNow(context, invoice)
    const payment = await context.ask.pick({
      title: 'Take back which payment',
      options: (payments ?? []).map((one) => ({
        id: one.id,
        value: one,
        title: `${moneyOf(one.amount, invoice)}, ${longDay(one.paidOn)}`,
        hint: [one.method, one.note].filter((text) => text !== '').join(' · '),
      })),
    })
    return payment === null ? undefined : deleteHeld(context, payment)
  },
})

/** The same of one payment. */
export function takeBack(payment: PaymentData): Action {
  return defineAction({ ...takingBack, title: 'Take back payment', run: (context) => deleteHeld(context, payment) })
}

/** Held for a while: undone in time, nothing was written. */
function deleteHeld({ api, hold, say, invoices: [invoice] }: Context<'invoice'>, { id: paymentId, amount }: PaymentData): Outcome {
  const undo = hold.start(
    [heldId('payment', paymentId)],
    () => api.mutate(DeletePayment, { ...placeOf(invoice), paymentId }, { lane: invoiceLane(invoice) }),
    (error) => say.error(`The payment was not taken back. ${errorText(error)}`),
  )
  return { said: `Payment of ${moneyOf(amount, invoice)} taken back`, undo: unlessSent(undo) }
}

/** Payments. */
export const actions: readonly Action[] = [payInvoice, markInvoicesPaid, takeBackPayment]
