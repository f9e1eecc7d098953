// What is done to a draft: its lines, dates, client's order (INV-07, INV-20).
import { CalendarClockIcon, PencilIcon, PlusIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { GetInvoice, type InvoiceWholeData, SetInvoiceLines, UpdateInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { readOneLine } from '#src/model/invoice/one-line.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { ifDraft, invoiceWords, placeOf } from './invoice-words.ts'

type OnInvoice = Context<'invoice'>
type LineInput = VariablesOf<typeof SetInvoiceLines>['lines'][number]

/** Lines as the call takes them; their ids keep the time on them. */
export function lineInputs({ lines }: Pick<InvoiceWholeData, 'lines'>): LineInput[] {
  return (lines ?? []).map(({ id, kind, text, quantity, unit, price, discount, taxBp }) => {
    const off = discount && (discount.bp !== null ? { bp: discount.bp } : { amount: discount.amount })
    return { id, kind, text, quantity, unit, price, taxBp, ...(off && { discount: off }) }
  })
}

/** As it is on the host at this moment. */
export async function readNow({ api }: Pick<OnInvoice, 'api'>, invoice: InvoiceSubject): Promise<InvoiceWholeData> {
  const { invoice: now } = await api.query(GetInvoice, placeOf(invoice), { requestPolicy: 'network-only' })
  if (!now) throw new SpokenError('This invoice was deleted.')
  return now
}

/** Sets the lines as of now; answers them as they are then. */
export async function sendLines(services: Pick<OnInvoice, 'api'>, invoice: InvoiceSubject, version: number, lines: LineInput[]) {
  return services.api.mutate(SetInvoiceLines, { ...placeOf(invoice), version, lines }, { lane: invoiceLane(invoice) })
}

/** Adds a line by one text: what it is for, and its price behind a comma (INV-07). */
export const addInvoiceLine = defineAction({
  id: 'invoice.add-line',
  on: 'invoice',
  title: 'Add line to invoice…',
  short: 'Add line',
  icon: PlusIcon,
  group: 'invoice',
  keywords: ['item', 'position', ...invoiceWords],
  shortcut: 'n',
  places: ['invoice.lines'],
  needs: 'OWN',
  single: true,
  when: ifDraft,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      invoices: [invoice],
    } = context
    const typed = await ask.text({
      title: 'New line: text, price',
      placeholder: 'License for the font, 240',
      check: (text) => readOneLine(text, invoice.digits).problem,
      submit: 'Add',
      draft: `invoice:${invoice.id}:line`,
    })
    const line = typed === null ? null : readOneLine(typed, invoice.digits)
    if (line?.problem !== null) return undefined
    const now = await readNow(context, invoice)
    const before = lineInputs(now)
    const taxBp = before.find(({ kind }) => kind !== 'HEADING')?.taxBp ?? 0
    const { invoice: after } = await sendLines(context, invoice, now.version ?? 0, [
      ...before,
      { kind: 'ITEM', text: line.text, quantity: '1', price: line.price, taxBp },
    ])
    return {
      said: 'Line added',
      undo: async () => after && sendLines(context, invoice, (await readNow(context, invoice)).version ?? 0, before),
    }
  },
})

/** Changes a draft; undo gives back what it was. */
export async function changeInvoice(
  { api }: Pick<OnInvoice, 'api'>,
  invoice: InvoiceSubject,
  input: VariablesOf<typeof UpdateInvoice>['input'],
  before: VariablesOf<typeof UpdateInvoice>['input'],
  said: string,
): Promise<Outcome> {
  const send = (part: VariablesOf<typeof UpdateInvoice>['input']) =>
    api.mutate(UpdateInvoice, { ...placeOf(invoice), input: part }, { lane: invoiceLane(invoice) })
  await send(input)
  return { said, undo: () => send(before) }
}

/** An action that asks for a day of a draft; none is what the host takes then. */
export function settingDay(
  field: 'dueOn' | 'issuedOn',
  {
    asks,
    none,
    set,
    keywords,
    ...more
  }: Pick<ActionDefinition<'invoice'>, 'id' | 'title' | 'short' | 'icon' | 'shortcut'> & {
    asks: string
    none: string
    set: string
    keywords: readonly string[]
  },
): Action {
  return defineAction({
    ...more,
    on: 'invoice',
    group: 'invoice',
    keywords: [...keywords, ...invoiceWords],
    places: ['invoice.side'],
    needs: 'OWN',
    single: true,
    when: ifDraft,
    async run(context): Promise<Outcome | undefined> {
      const {
        ask,
        invoices: [invoice],
      } = context
      const before = invoice[field]
      const current = before === null ? null : startOfPlainDate(before as PlainDate)
      const answer = await ask.date({ title: asks, current, clear: true })
      if (answer === null) return undefined
      const day = answer === 'clear' ? null : plainDateOf(answer)
      if (day === before) return undefined
      return changeInvoice(context, invoice, { [field]: day }, { [field]: before }, day === null ? none : set)
    },
  })
}

/** Says when it is due; the client's terms count where it is not said. */
export const setInvoiceDue = settingDay('dueOn', {
  id: 'invoice.set-due',
  title: 'Set due date of invoice…',
  short: 'Due date',
  icon: CalendarClockIcon,
  keywords: ['day', 'terms'],
  shortcut: 'd',
  asks: 'Due date',
  none: 'Due by the terms of the client',
  set: 'Due date set',
})

/** Begins typing in its lines. */
export const editInvoice = defineAction({
  id: 'invoice.edit',
  on: 'invoice',
  title: 'Edit lines of invoice',
  short: 'Edit',
  icon: PencilIcon,
  group: 'invoice',
  keywords: ['change', 'lines', ...invoiceWords],
  shortcut: 'e',
  needs: 'OWN',
  single: true,
  when: ifDraft,
  run: ({ go, scene, invoices: [invoice] }) => {
    if (scene.get().invoice?.id === invoice.id) editInPlace(`invoice:${invoice.id}:lines`)
    else go.to(`/${invoice.workspaceSlug}/invoices/${invoice.id}`)
  },
})

/** The price of one as text. */
export function priceText(price: number, digits: number): string {
  return formatAmount({ amount: price, digits, currency: '' })
}

/** What is done to drafts. */
export const actions: readonly Action[] = [editInvoice, addInvoiceLine, setInvoiceDue]
