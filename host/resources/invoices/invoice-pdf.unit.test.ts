// The text of the PDF is what the screen says: every figure of the page, in the digits of several currencies, read out of the file itself (INV-16).
import { createRequire } from 'node:module'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import * as page from '#src/features/invoice/sheet-text.ts'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'
import { type SheetLabelKey, usualLabels } from '#src/model/invoice/sheet-labels.ts'
import { renderPdf } from './invoice-pdf.ts'
import { type Discount, lineAmount, type PricedLine, sumsOf } from './invoice-sums.ts'
import type { InvoiceView } from './invoices-read.store.ts'
import { LABEL_KEYS, type Labels, USUAL_LABELS } from './sheet-labels.ts'

const ADDRESS = { street: ['14 Quay Street'], postcode: 'BS1 4DJ', city: 'Bristol', region: '' }
const party = (name: string, lines: string[] = []) => ({ name, address: ADDRESS, country: 'GB', tax_id: 'GB 123', email: '', lines })
type Line = PricedLine & { text: string; unit: string }
const LINES: Line[] = [
  { kind: 'heading', text: 'Design', unit: '', quantity: '0', price: 0, discount: null, taxBp: 0 },
  { kind: 'item', text: 'WEB-214 Überblick – 3 entries', unit: 'h', quantity: '23.25', price: 123_456_789, discount: null, taxBp: 1900 },
  { kind: 'item', text: 'Licence', unit: '', quantity: '3', price: 24_001, discount: { bp: 1250 }, taxBp: 700 },
  { kind: 'item', text: 'Goodwill', unit: 'pcs', quantity: '-1.125', price: 99_999, discount: { amount: -7 }, taxBp: 0 },
  { kind: 'text', text: 'Thank you, Łukasz and Đặng', unit: '', quantity: '0', price: 0, discount: null, taxBp: 0 },
]

/** An invoice as the host reads it; sums are computed as when it was saved. */
function invoiceOf(
  { currency, digits, discount = { bp: 333 } }: { currency: string; digits: number; discount?: Discount },
  lines = LINES,
): InvoiceView {
  const sums = sumsOf(lines, discount)
  return {
    ...{ id: 'i', companyId: 'c', clientId: 'k', kind: 'invoice', creditsId: null, number: '2026-0012', seq: 12, state: 'issued' },
    ...{
      issuedOn: '2026-11-01',
      dueOn: '2026-11-15',
      currency,
      digits,
      orderText: 'LS-7730',
      notes: 'Thank you',
      taxNote: 'Reverse charge',
    },
    ...{ sender: party('Acme Ltd', ['IBAN GB00 1234']), recipient: party('Bloom & Söhne'), discount, refunded: false, version: 3 },
    ...{ netMinor: sums.net, discountMinor: sums.discount, taxMinor: sums.tax, grossMinor: sums.gross, taxLines: sums.taxes },
    ...{ createdBy: null, createdAt: new Date(0), issuedAt: new Date(0), sentAt: null, voidedAt: null, voidReason: null },
    ...{ remindersPaused: false, remindersFrom: null, pdfSha256: null, clientName: 'Bloom', clientNumber: 'C-1', paid: 0, credited: 0 },
    ...{
      today: '2026-11-02',
      labels: {},
      nextReminder: null,
      payments: [],
      creditNotes: [],
      credits: null,
      openedAt: null,
      letters: [],
      reminders: [],
    },
    lines: lines.map(({ price, ...line }, at) => ({
      ...line,
      ...{
        id: String(at),
        companyId: 'c',
        invoiceId: 'i',
        position: at,
        priceMinor: price,
        amountMinor: lineAmount({ ...line, price }),
        entries: 0,
      },
    })),
  } as InvoiceView
}

/** Labels as the client has them. */
const pageLabels = (labels: Labels) => Object.entries(labels).map(([key, text]) => ({ key: key.toUpperCase() as SheetLabelKey, text }))

/** All that the page says of it, by the client's own functions. */
function pageTexts(invoice: InvoiceView): string[] {
  const { digits, currency, sender, recipient, issuedOn, dueOn, credits, number } = invoice
  const labels = pageLabels(invoice.labels)
  const kind = invoice.kind === 'credit' ? 'CREDIT' : 'INVOICE'
  const sums = {
    net: invoice.netMinor,
    discount: invoice.discountMinor,
    tax: invoice.taxMinor,
    taxes: invoice.taxLines,
    gross: invoice.grossMinor,
  }
  const shown = (one: typeof sender) =>
    page.partyLines({ ...party(''), ...one, taxId: one?.tax_id ?? '' } as NonNullable<InvoiceSheetData['sender']>)
  return [
    ...[sender, recipient].flatMap(shown),
    ...[page.sheetTitle({ kind, number, labels }), invoice.notes, invoice.taxNote],
    ...page.factRows({ issuedOn, dueOn, order: invoice.orderText, credits, kind, labels }).flat(),
    ...(sender?.lines ?? []),
    ...invoice.lines.flatMap(({ kind, text, quantity, unit, priceMinor, amountMinor, discount }) =>
      kind === 'item'
        ? [
            ...[text, page.quantityText(quantity, unit), page.figureText(priceMinor, digits), page.figureText(amountMinor, digits)],
            ...(discount === null ? [] : [page.lessText({ bp: null, amount: null, ...discount }, digits, labels)]),
          ]
        : [text],
    ),
    ...page.totalRows({ sums: { ...sums, paid: 0, credited: 0, balance: 0 }, digits, currency, labels }).flat(),
  ]
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const rendered = async (invoice: InvoiceView, options: Parameters<typeof renderPdf>[1] = {}) => {
  const made = await renderPdf(invoice, options)
  if (made === null) throw new Error('The font lacks a sign.')
  return made.bytes
}

test.each([
  ['EUR', 2, '1,234,567.89'],
  ['JPY', 0, '123,456,789'],
  ['KWD', 3, '123,456.789'],
  ['CLF', 4, '12,345.6789'],
])('INV-16 INV-09 the PDF’s text equals the screen’s figures in %s with %i digits', async (currency, digits, price) => {
  const invoice = invoiceOf({ currency, digits })
  const text = await textOf(await rendered(invoice))
  const texts = pageTexts(invoice)
  expect(texts).toContain(price)
  expect(texts.length).toBeGreaterThan(30)
  for (const one of texts) expect(text).toContain(one.replace(/\s+/g, ' '))
  // And no figure in it that the page does not say.
  const figures = (all: string) => new Set(all.match(/-?\d[\d,]*(?:\.\d+)?/g))
  const said = figures([...texts, invoice.number, 'Page 1 of 1'].join(' '))
  expect([...figures(text)].filter((one) => !said.has(one))).toEqual([])
})

test('INV-06 INV-08 what is taken off a line is printed: quantity times price less the discount is its amount', async () => {
  const text = await textOf(await rendered(invoiceOf({ currency: 'EUR', digits: 2, discount: null })))
  // 3 × 240.01 = 720.03, less 12.5 % = 90.00.
  expect(text).toContain('Licence Discount 12.5 % 3 240.01 630.03')
})

test('INV-16 many lines go over pages, the head is on each, no row is lost, and pages are counted', async () => {
  const [, item] = LINES
  const many = Array.from({ length: 120 }, (_, at): Line => ({ ...(item as Line), text: `Row ${at + 1} of them` }))
  const bytes = await rendered(invoiceOf({ currency: 'EUR', digits: 2 }, many), { mark: 'void' })
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: false })
  expect(totalPages).toBeGreaterThan(3)
  const whole = text.join(' ').replace(/\s+/g, ' ')
  for (let at = 1; at <= 120; at++) expect(whole).toContain(`Row ${at} of them`)
  for (const [at, one] of text.entries()) expect(one).toContain(`Page ${at + 1} of ${totalPages}`)
  for (const one of text) expect(one).toContain('VOID')
  expect(text.filter((one) => /Quantity/.test(one)).length).toBeGreaterThanOrEqual(totalPages - 1)
  expect(await getMeta(document)).toMatchObject({ info: { Title: 'Invoice 2026-0012', Language: 'en' } })
})

test('INV-16 signs that Inter lacks are printed in PDF_FONT, never as boxes; what both lack is refused', async () => {
  const signs = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Regular.ttf')
  const [, item] = LINES
  const strange = (text: string, unit = '') => invoiceOf({ currency: 'EUR', digits: 2 }, [{ ...(item as Line), text, unit }])
  const plain = { ...strange('∀ ∃'), sender: party('Acme'), recipient: party('Bloom') }
  expect(await renderPdf(plain)).toBeNull()
  expect(await textOf(await rendered(plain, { font: signs }))).toContain('∀ ∃')
  expect(await renderPdf(strange('請求書'), { font: signs })).toBeNull()
  // A unit is printed, too.
  expect(await renderPdf(strange('Work', '時間'))).toBeNull()
})

/** A word of its own for every text, with what the usual one has in braces. */
const OWN = Object.fromEntries(
  LABEL_KEYS.map((key, at) => [key, [`Wort${String.fromCharCode(65 + at)}`, ...(USUAL_LABELS[key].match(/\{\w+\}/g) ?? [])].join(' ')]),
) as Record<keyof typeof USUAL_LABELS, string>

test('INV-12 the client fills in the same usual texts as the host', () => {
  expect(Object.entries(usualLabels).map(([key, text]) => [key.toLowerCase(), text])).toEqual(Object.entries(USUAL_LABELS))
})

test.each(['invoice', 'credit'] as const)(
  'INV-12 in words of its own the PDF of an %s says what the page says, and no usual word',
  async (kind) => {
    const [, item] = LINES
    const credits = kind === 'credit' ? { id: 'o', number: '2026-0009', issuedOn: '2026-10-01' } : null
    const own = { ...invoiceOf({ currency: 'EUR', digits: 2 }), kind, credits, labels: OWN }
    const text = await textOf(await rendered(own, { mark: 'void' }))
    const texts = pageTexts(own)
    for (const one of texts) expect(text).toContain(one.replace(/\s+/g, ' '))
    const printed = kind === 'credit' ? ['credit', 'credits', 'credited'] : ['invoice', 'due']
    const everywhere = ['to', 'issued', 'order', 'line', 'quantity', 'price', 'net', 'discount', 'tax', 'total', 'page', 'void']
    for (const key of [...printed, ...everywhere]) expect(text).toContain(OWN[key as keyof typeof OWN].split(' ')[0])
    const plain = await textOf(await rendered({ ...own, lines: [], notes: '', labels: OWN }))
    for (const word of [
      'Invoice',
      'Credit',
      'Issued',
      'Due',
      'order',
      'Line',
      'Quantity',
      'Price',
      'Net',
      'Discount',
      'Tax ',
      'Total',
      'Page',
    ])
      expect(plain).not.toContain(word)
    expect((await getMeta(await getDocumentProxy(new Uint8Array(await rendered(own))))).info).toMatchObject({
      Title: `${OWN[kind].split(' ')[0]} 2026-0012`,
    })
    // A word that the font lacks is refused as any other text.
    expect(await renderPdf({ ...invoiceOf({ currency: 'EUR', digits: 2 }, [item as Line]), labels: { net: '請求' } })).toBeNull()
  },
)
