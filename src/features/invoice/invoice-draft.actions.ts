// What is done to a draft: its lines, dates, client's order (INV-07, INV-20).
import { CalendarClockIcon, PencilIcon, PlusIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { CHANGED_SINCE, onlyOnesOwn, UndoRefused } from '#src/actions/undo.ts'
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

/** The lines, whatever their ids are: one that came back has another. */
function plainLines(invoice: InvoiceWholeData): string {
  return JSON.stringify(lineInputs(invoice).map(({ id: _, ...line }) => line))
}

/**
 * For undo: gives back the lines of `before`. Refused where they are others by now than those of `after`, which the change answered, or where
 * somebody else saved in between: theirs would go.
 */
export function linesBack(
  services: Pick<OnInvoice, 'api'>,
  invoice: InvoiceSubject,
  before: InvoiceWholeData,
  after: InvoiceWholeData | null,
) {
  return async () => {
    const now = await readNow(services, invoice)
    const alone = after && (after.version ?? 0) - (before.version ?? 0) <= 1
    if (!alone || plainLines(now) !== plainLines(after)) throw new UndoRefused(CHANGED_SINCE)
    return sendLines(services, invoice, now.version ?? 0, lineInputs(before)).catch(onlyOnesOwn)
  }
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
    const lines = lineInputs(now)
    const taxBp = lines.find(({ kind }) => kind !== 'HEADING')?.taxBp ?? 0
    const { invoice: after } = await sendLines(context, invoice, now.version ?? 0, [
      ...lines,
      { kind: 'ITEM', text: line.text, quantity: '1', price: line.price, taxBp },
    ])
    return { said: 'Line added', undo: linesBack(context, invoice, now, after) }
  },
})

/** Fields of a draft that are set by themselves. */
export type InvoiceChange = Omit<VariablesOf<typeof UpdateInvoice>['input'], 'clientId'>

/** Changes a draft; undo gives back what it was, unless somebody else changed the same since. */
export async function changeInvoice(
  { api }: Pick<OnInvoice, 'api'>,
  invoice: InvoiceSubject,
  input: InvoiceChange,
  before: InvoiceChange,
  said: string,
): Promise<Outcome> {
  const send = (part: InvoiceChange) => api.mutate(UpdateInvoice, { ...placeOf(invoice), input: part }, { lane: invoiceLane(invoice) })
  const names = Object.keys(input) as (keyof InvoiceChange)[]
  const part = (of: InvoiceWholeData) => JSON.stringify(names.map((name) => of[name]))
  const { invoice: after } = await send(input)
  return {
    said,
    async undo() {
      const now = await readNow({ api }, invoice)
      if (!after || part(now) !== part(after)) throw new UndoRefused(CHANGED_SINCE)
      return send(before)
    },
  }
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
