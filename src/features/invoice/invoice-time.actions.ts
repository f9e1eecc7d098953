// Lines of logged time: a draft made of it, and more of it on a draft (INV-05, INV-20).
import { ClockIcon, ReceiptIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { AddInvoiceTime, CreateInvoice, InvoiceClients } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceListSubject, type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { unmakeInvoice } from '#src/model/invoice/unmake-invoice.ts'
import { linesBack, readNow } from './invoice-draft.actions.ts'
import { ifDraft, invoicePath, invoiceWords, placeOf } from './invoice-words.ts'
import type { TimeAsked } from './time-choice.ts'

/** The client that an invoice is for. */
type Client = { id: string; name: string }

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Which logged time of a client becomes lines: of `invoice`, or of a new draft where that is null. */
    'invoice.time': { client: Client; list: InvoiceListSubject; invoice: InvoiceSubject | null }
  }
}

/** Drafts an invoice for a client, of logged time or empty (INV-20). */
export const newInvoice = defineAction({
  id: 'invoice.create',
  on: 'invoice-list',
  title: 'New invoice',
  icon: ReceiptIcon,
  group: 'create',
  keywords: ['draft', 'add', ...invoiceWords],
  shortcut: 'n',
  places: ['invoices.head'],
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      'invoice-lists': [list],
    } = context
    const { workspaceSlug } = list
    const client = await ask.pick({
      title: 'Invoice for',
      placeholder: 'Search clients…',
      empty: 'There is no client yet. Add the first one in the list of clients.',
      options: async () =>
        (await api.query(InvoiceClients, { workspaceSlug })).clients.nodes.map((one) => ({
          id: one.id,
          value: one,
          title: one.name,
          keywords: [one.number],
          ...(one.unbilled.seconds > 0 && { hint: `${formatAmount(one.unbilled.money, { code: true })} not invoiced` }),
        })),
    })
    return client === null ? undefined : draftFor(context, list, client)
  },
})

/** Drafts an invoice for the client in view (CLIENT-08). */
export const invoiceClient = defineAction({
  id: 'client.invoice',
  on: 'client',
  title: 'New invoice for client',
  icon: ReceiptIcon,
  group: 'client',
  keywords: ['bill', 'draft', ...invoiceWords],
  shortcut: 'i',
  needs: 'OWN',
  single: true,
  when: ({ clients }) => (clients.some(({ archivedAt }) => archivedAt !== null) ? 'hidden' : true),
  run: (context) => {
    const { workspaceSlug, viewerCan } = context.clients[0]
    return draftFor(context, { id: workspaceSlug, workspaceSlug, viewerCan, tab: 'all', search: '' }, context.clients[0])
  },
})

/** Asks which logged time goes on it; where there is none, leads to the empty draft. */
async function draftFor(
  context: Context<'invoice-list'> | Context<'client'>,
  list: InvoiceListSubject,
  client: Client & { unbilled: { seconds: number } },
): Promise<Outcome | undefined> {
  if (client.unbilled.seconds === 0) return makeDraft(context, list, client, null)
  context.dialogs.open('invoice.time', { client: { id: client.id, name: client.name }, list, invoice: null })
  return undefined
}

async function makeDraft(
  { api, go }: Pick<Context<'client'>, 'api' | 'go'>,
  { workspaceSlug }: InvoiceListSubject,
  client: Client,
  time: TimeAsked | null,
): Promise<Outcome | undefined> {
  const { invoice } = await api.mutate(CreateInvoice, { workspaceSlug, clientId: client.id, time })
  if (!invoice) return undefined
  go.to(invoicePath({ workspaceSlug, id: invoice.id }))
  return { said: `Draft for ${client.name} made`, undo: () => unmakeInvoice(api, workspaceSlug, invoice) }
}

/** Makes the draft of the time that was chosen; null for an empty one. */
export function draftOfTime(client: Client, time: TimeAsked | null): Action {
  return defineAction({
    ...{ id: 'invoice.create', on: 'invoice-list', title: 'New invoice', icon: ReceiptIcon, group: 'create', needs: 'OWN', single: true },
    run: (context) => makeDraft(context, context['invoice-lists'][0], client, time),
  })
}

/** Adds lines of logged time. */
export const addInvoiceTime = defineAction({
  id: 'invoice.add-time',
  on: 'invoice',
  title: 'Add logged time to invoice…',
  short: 'Add time',
  icon: ClockIcon,
  group: 'invoice',
  keywords: ['hours', 'unbilled', ...invoiceWords],
  shortcut: 'w',
  places: ['invoice.lines'],
  needs: 'OWN',
  single: true,
  dialog: true,
  when: (view) => (view.invoices[0].kind === 'INVOICE' ? ifDraft(view) : 'hidden'),
  run: ({ dialogs, invoices: [invoice] }) => {
    const { workspaceSlug, viewerCan, client } = invoice
    const list = { id: workspaceSlug, workspaceSlug, viewerCan, tab: 'all', search: '' } as const
    dialogs.open('invoice.time', { client, list, invoice })
  },
})

/** Adds the time that was chosen; taken back, the lines are what they were. */
export function addTimeChosen(time: TimeAsked): Action {
  return defineAction({
    ...{ id: 'invoice.add-time', on: 'invoice', title: 'Add logged time', icon: ClockIcon, group: 'invoice', needs: 'OWN', single: true },
    async run(context): Promise<Outcome | undefined> {
      const {
        api,
        say,
        invoices: [invoice],
      } = context
      const before = await readNow(context, invoice)
      const { invoice: after } = await api.mutate(AddInvoiceTime, { ...placeOf(invoice), time }, { lane: invoiceLane(invoice) })
      const added = (after?.lines?.length ?? 0) - (before.lines?.length ?? 0)
      if (added === 0) {
        say.note('There is no unbilled time with a rate on these days.')
        return undefined
      }
      return {
        said: added === 1 ? 'One line of time added' : `${added} lines of time added`,
        undo: linesBack(context, invoice, before, after),
      }
    },
  })
}

/** Invoices of time. */
export const actions: readonly Action[] = [newInvoice, invoiceClient, addInvoiceTime]
