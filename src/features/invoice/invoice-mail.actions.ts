// Mails about an invoice: with it, reminders by hand, and whether reminders go by themselves (INV-17, INV-18).
import { BellRingIcon, Link2Icon, Link2OffIcon, PauseIcon, SendIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { CloseInvoiceLinks, PauseReminders, RemindOfInvoice, SendInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { readNow } from './invoice-draft.actions.ts'
import { ifInForce, invoiceWords, placeOf } from './invoice-words.ts'
import { fateOf, type LetterData } from './letter-text.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** What a mail with an invoice, or a reminder of it, says and to whom it goes. */
    'invoice.letter': { invoice: InvoiceSubject; kind: 'INVOICE' | 'REMINDER' }
  }
}

/** For `when`: there for what was sent and is not paid. */
function ifToPay({ invoices: [{ kind, sentAt, sums, state }] }: { invoices: readonly [InvoiceSubject, ...InvoiceSubject[]] }) {
  return (kind === 'INVOICE' && sentAt !== null && state !== 'VOID' && sums.balance > 0) || 'hidden'
}

/** Writes the mail that an issued invoice goes by. */
export const sendInvoice = defineAction({
  id: 'invoice.send',
  on: 'invoice',
  title: 'Send invoice by email…',
  short: 'Send',
  icon: SendIcon,
  group: 'invoice',
  keywords: ['mail', ...invoiceWords],
  shortcut: 's',
  places: ['invoice.head'],
  needs: 'OWN',
  single: true,
  when: ifInForce,
  run: ({ dialogs, invoices: [invoice] }) => dialogs.open('invoice.letter', { invoice, kind: 'INVOICE' }),
})

/** Writes a reminder, besides those that go by themselves. */
export const remindOfInvoice = defineAction({
  id: 'invoice.remind',
  on: 'invoice',
  title: 'Send reminder of invoice…',
  short: 'Remind',
  icon: BellRingIcon,
  group: 'invoice',
  keywords: ['mail', 'overdue', 'dunning', 'late', ...invoiceWords],
  needs: 'OWN',
  single: true,
  when: ifToPay,
  run: ({ dialogs, invoices: [invoice] }) => dialogs.open('invoice.letter', { invoice, kind: 'REMINDER' }),
})

/** Stops the reminders that go by themselves, or lets them go on. */
export const pauseReminders = defineAction({
  id: 'invoice.pause-reminders',
  on: 'invoice',
  title: ({ invoices: [{ remindersPaused }] }) => (remindersPaused ? 'Resume reminders' : 'Pause reminders'),
  name: 'Pause or resume reminders',
  icon: PauseIcon,
  group: 'invoice',
  keywords: ['mail', 'stop', 'overdue', ...invoiceWords],
  places: ['invoice.side'],
  needs: 'OWN',
  single: true,
  when: ifToPay,
  async run({ api, invoices: [invoice] }): Promise<Outcome> {
    const pause = (paused: boolean) => api.mutate(PauseReminders, { ...placeOf(invoice), paused }, { lane: invoiceLane(invoice) })
    const { remindersPaused } = invoice
    await pause(!remindersPaused)
    return { said: remindersPaused ? 'Reminders go on' : 'Reminders paused', undo: () => pause(remindersPaused) }
  },
})

/** Lets nobody read it by the links that went by mail any more (INV-15). */
export const closeInvoiceLinks = defineAction({
  id: 'invoice.close-links',
  on: 'invoice',
  title: 'Close links to invoice',
  short: 'Close links',
  icon: Link2OffIcon,
  group: 'invoice',
  keywords: ['revoke', 'key', 'mail', 'share', ...invoiceWords],
  needs: 'OWN',
  single: true,
  when: ({ invoices: [{ state }] }) => state !== 'DRAFT' || 'hidden',
  async run({ api, invoices: [invoice] }): Promise<Outcome> {
    const close = (closed: boolean) => api.mutate(CloseInvoiceLinks, { ...placeOf(invoice), closed }, { lane: invoiceLane(invoice) })
    await close(true)
    return { said: 'Links in mails are closed', undo: () => close(false) }
  },
})

const switchingLink: Omit<ActionDefinition<'invoice'>, 'run' | 'title' | 'icon'> = {
  ...{ id: 'invoice.switch-link', on: 'invoice', group: 'invoice', needs: 'OWN', single: true },
}

/** Chooses one link that went by mail, to close it or open it again (INV-15). */
export const switchInvoiceLink = defineAction({
  ...switchingLink,
  title: 'Close or reopen one link to invoice…',
  short: 'Close or reopen a link',
  icon: Link2OffIcon,
  keywords: ['revoke', 'key', 'mail', 'share', 'open again', ...invoiceWords],
  when: ({ invoices: [{ state }] }) => state !== 'DRAFT' || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const { letters } = await readNow(context, context.invoices[0])
    const letter = await context.ask.pick({
      title: 'Close or reopen which link',
      options: (letters ?? []).toReversed().map((one) => ({ id: one.id, value: one, title: one.to, hint: fateOf(one).text })),
      empty: 'No mail with a link went out.',
    })
    return letter === null ? undefined : setLink(context, letter)
  },
})

/** The same of one link. */
export function switchLink(letter: LetterData): Action {
  const isOpen = letter.closedAt === null
  const title = `${isOpen ? 'Close' : 'Reopen'} the link of ${letter.to}`
  return defineAction({ ...switchingLink, title, icon: isOpen ? Link2OffIcon : Link2Icon, run: (context) => setLink(context, letter) })
}

async function setLink({ api, invoices: [invoice] }: Context<'invoice'>, { id, to, closedAt }: LetterData): Promise<Outcome> {
  const set = (closed: boolean) =>
    api.mutate(CloseInvoiceLinks, { ...placeOf(invoice), closed, links: [id] }, { lane: invoiceLane(invoice) })
  const closed = closedAt === null
  await set(closed)
  return { said: `The link of ${to} is ${closed ? 'closed' : 'open again'}`, undo: () => set(!closed) }
}

/** Sends what was written; a retry with the same `intent` is one mail. */
export function mailInvoice(kind: 'INVOICE' | 'REMINDER', input: VariablesOf<typeof SendInvoice>['input'], intent: string): Action {
  const isReminder = kind === 'REMINDER'
  return defineAction({
    ...{ id: isReminder ? 'invoice.remind' : 'invoice.send', on: 'invoice', group: 'invoice', needs: 'OWN', single: true },
    title: isReminder ? 'Send reminder' : 'Send invoice by email',
    icon: isReminder ? BellRingIcon : SendIcon,
    async run({ api, invoices: [invoice] }): Promise<Outcome> {
      const variables = { ...placeOf(invoice), input }
      const how = { lane: invoiceLane(invoice), intent }
      await (isReminder ? api.mutate(RemindOfInvoice, variables, how) : api.mutate(SendInvoice, variables, how))
      return { said: `On its way to ${input.to.join(', ')}`, stays: 'A mail that was sent cannot be taken back.' }
    },
  })
}

/** Mails about invoices. */
export const actions: readonly Action[] = [sendInvoice, remindOfInvoice, pauseReminders, closeInvoiceLinks, switchInvoiceLink]
