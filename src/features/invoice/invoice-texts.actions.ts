// What of a draft stands beside its lines with money: headings, texts, its date, and fields that save by themselves (INV-03, INV-07, INV-08).
import { CalendarCheckIcon, HeadingIcon, TextIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { changeInvoice, type InvoiceChange, lineInputs, linesBack, readNow, sendLines, settingDay } from './invoice-draft.actions.ts'
import { ifDraft, invoiceWords } from './invoice-words.ts'

/** Saves one field of a draft; `before` is what undo gives back, `refused` hears the host's sentence for the field. */
export function saveDraft(change: InvoiceChange, before: InvoiceChange, title: string, refused: (sentence: string) => void): Action {
  return settingAction({
    ...{ on: 'invoice', group: 'invoice', title, needs: 'OWN', refused },
    change: (context) => changeInvoice(context, context.invoices[0], change, before, `${title} saved`),
  })
}

function addWords(
  kind: 'HEADING' | 'TEXT',
  more: { id: `invoice.${string}`; title: string; short: string; asks: string },
  icon: Action['icon'],
) {
  const { asks, ...named } = more
  return defineAction({
    ...named,
    on: 'invoice',
    icon,
    group: 'invoice',
    keywords: ['line', ...invoiceWords],
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
        title: asks,
        check: (text) => (text.trim() === '' ? 'Please enter a text.' : text.length > 500 ? 'At most 500 characters.' : null),
        submit: 'Add',
        draft: `invoice:${invoice.id}:${kind.toLowerCase()}`,
      })
      if (typed === null) return undefined
      const now = await readNow(context, invoice)
      const lines = [...lineInputs(now), { kind, text: typed.trim() }]
      const { invoice: after } = await sendLines(context, invoice, now.version ?? 0, lines)
      return { said: 'Line added', undo: linesBack(context, invoice, now, after) }
    },
  })
}

/** Adds a heading above what follows (INV-07). */
export const addInvoiceHeading = addWords(
  'HEADING',
  { id: 'invoice.add-heading', title: 'Add heading to invoice…', short: 'Add heading', asks: 'New heading' },
  HeadingIcon,
)

/** Adds a text without money (INV-07). */
export const addInvoiceText = addWords(
  'TEXT',
  { id: 'invoice.add-text', title: 'Add text to invoice…', short: 'Add text', asks: 'New text' },
  TextIcon,
)

/** Says when it is issued; today where it is not said, never in the future (INV-03). */
export const setInvoiceIssued = settingDay('issuedOn', {
  id: 'invoice.set-issued',
  title: 'Set date of invoice…',
  short: 'Date',
  icon: CalendarCheckIcon,
  keywords: ['day'],
  asks: 'Date of the invoice',
  none: 'Dated when it is issued',
  set: 'Date set',
})

/** Headings, texts and the date of drafts. */
export const actions: readonly Action[] = [addInvoiceHeading, addInvoiceText, setInvoiceIssued]
