// The PDF of an invoice: A4, embedded Inter, selectable and tagged text, made when the invoice is issued (INV-16).
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { figureText, lessText, longDay, partyLines, quantityText, shareText } from './invoice-text.ts'
import type { Party } from './invoices.table.ts'
import type { InvoiceView } from './invoices-read.store.ts'
import { LABEL_KEYS, labelText, sheetTitle } from './sheet-labels.ts'

const require = createRequire(import.meta.url)
const FONTS = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** Signs of what is on every invoice. */
const WORDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-%'

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - 72
const COLUMNS = { text: WIDTH - 240, quantity: 70, price: 75, amount: 95 }
const INK = '#16181d'
const GREY = '#5b616e'
const LINE = '#d9dce3'

/** pdfkit opens a font anew at each use of a registered name whose file it has open already: fonts are named by their paths. */
type Pdf = InstanceType<typeof PDFDocument> & { fonts: typeof FONTS }

const nobody: Party = {
  name: '',
  address: { street: [], postcode: '', city: '', region: '' },
  country: null,
  tax_id: '',
  email: '',
  lines: [],
}

/** All texts of it in reading order, as they are printed: what the page says, too. */
export function textsOf(invoice: InvoiceView): { title: string; facts: [string, string][]; totals: [string, string][] } {
  const { kind, issuedOn, dueOn, orderText, credits, digits, currency, labels } = invoice
  const title = sheetTitle(labels, invoice)
  const facts: [string, string][] = []
  if (issuedOn !== null) facts.push([labelText(labels, 'issued'), longDay(issuedOn)])
  if (dueOn !== null && kind === 'invoice') facts.push([labelText(labels, 'due'), longDay(dueOn)])
  if (orderText !== '') facts.push([labelText(labels, 'order'), orderText])
  if (credits !== null) {
    const of = { number: credits.number ?? '', day: credits.issuedOn === null ? '' : longDay(credits.issuedOn) }
    facts.push([labelText(labels, 'credits'), labelText(labels, 'credited', of)])
  }
  const totals: [string, string][] = [[labelText(labels, 'net'), figureText(invoice.netMinor, digits)]]
  if (invoice.discountMinor !== 0) totals.push([labelText(labels, 'discount'), figureText(-invoice.discountMinor, digits)])
  for (const { taxBp, net, tax } of invoice.taxLines)
    totals.push([labelText(labels, 'tax', { rate: shareText(taxBp), net: figureText(net, digits) }), figureText(tax, digits)])
  totals.push([labelText(labels, 'total', { currency }), figureText(invoice.grossMinor, digits)])
  return { title, facts, totals }
}

/** The bytes and their SHA-256, in Inter, or in `font` (a path) where Inter lacks a sign of it; null where both do: it would be a box. */
export async function renderPdf(
  invoice: InvoiceView,
  { mark = null, font = null }: { mark?: 'draft' | 'void' | null; font?: string | null } = {},
): Promise<{ bytes: Buffer; sha256: string } | null> {
  const { title } = textsOf(invoice)
  const at = invoice.issuedAt ?? invoice.createdAt
  // Read with the first invoice that is printed: 20 MB that many processes never need.
  const { default: Document } = await import('pdfkit')
  const plain = new Document({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    info: { Title: title, Author: invoice.sender?.name ?? '', CreationDate: at, ModDate: at },
  })
  const fonts = [FONTS, ...(font === null ? [] : [{ regular: font, strong: font }])].find((one) => hasSigns(plain, one, invoice))
  if (fonts === undefined) return null
  const doc = Object.assign(plain, { fonts })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  head(doc, invoice)
  table(doc, invoice)
  foot(doc, invoice)
  pages(doc, invoice, mark)
  doc.end()
  const bytes = await whole
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** pdfkit keeps the opened font to itself. */
function hasSigns(doc: InstanceType<typeof PDFDocument>, { regular, strong }: typeof FONTS, invoice: InvoiceView): boolean {
  const opened = [regular, strong].map((path) => {
    doc.font(path)
    return (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font
  })
  const texts = [
    ...[invoice.sender ?? nobody, invoice.recipient ?? nobody].flatMap((party) => [...partyLines(party), ...party.lines]),
    ...invoice.lines.flatMap((line) => [line.text, line.unit]),
    ...[WORDS, invoice.clientName, invoice.orderText, invoice.notes, invoice.taxNote, invoice.number ?? ''],
    ...LABEL_KEYS.map((key) => labelText(invoice.labels, key)),
  ]
  return [...new Set(texts.join(''))].every(
    (sign) => /\s/.test(sign) || opened.every((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  )
}

type Style = { font?: 'regular' | 'strong'; size?: number; color?: string; width?: number; align?: 'left' | 'right'; gap?: number }

/** One text as one element of the structure, so that readers of the tags read it as a whole. */
function say(doc: Pdf, tag: string, text: string, x: number, y: number, style: Style = {}): number {
  const { font = 'regular', size = 9.5, color = INK, width = WIDTH, align = 'left', gap = 3 } = style
  doc.font(doc.fonts[font]).fontSize(size).fillColor(color)
  const options = { width, align, lineGap: gap }
  const height = doc.heightOfString(text, options)
  doc.addStructure(
    doc.struct(tag, {}, () => {
      doc.text(text, x, y, options)
    }),
  )
  return y + height
}

function head(doc: Pdf, invoice: InvoiceView): void {
  const { title, facts } = textsOf(invoice)
  const [name = '', ...sender] = partyLines(invoice.sender ?? nobody)
  let y = say(doc, 'P', name, MARGIN, MARGIN, { font: 'strong', align: 'right' })
  if (sender.length > 0) y = say(doc, 'P', sender.join('\n'), MARGIN, y, { size: 8.5, color: GREY, align: 'right' })
  y = say(doc, 'H1', title, MARGIN, y + 28, { font: 'strong', size: 19 }) + 14
  const half = WIDTH / 2 - 12
  let left = say(doc, 'P', labelText(invoice.labels, 'to'), MARGIN, y, { size: 8.5, color: GREY, width: half })
  const [client = '', ...rest] = partyLines(invoice.recipient ?? { ...nobody, name: invoice.clientName })
  left = say(doc, 'P', client, MARGIN, left, { font: 'strong', width: half })
  if (rest.length > 0) left = say(doc, 'P', rest.join('\n'), MARGIN, left, { width: half })
  let right = y
  for (const [label, value] of facts) {
    const named = say(doc, 'P', label, MARGIN + half + 24, right, { size: 8.5, color: GREY, width: 96 })
    const font = label === labelText(invoice.labels, 'due') ? 'strong' : 'regular'
    right = Math.max(named, say(doc, 'P', value, MARGIN + half + 124, right, { width: half - 124, align: 'right', font }))
  }
  doc.y = Math.max(left, right) + 24
}

const edges = () => {
  const quantity = MARGIN + COLUMNS.text
  const price = quantity + COLUMNS.quantity
  return { quantity, price, amount: price + COLUMNS.price }
}

function tableHead(doc: Pdf, { currency, labels }: InvoiceView): void {
  const { y } = doc
  const at = edges()
  const style = { size: 8.5, color: GREY } as const
  const right = { ...style, align: 'right' } as const
  const end = Math.max(
    say(doc, 'TH', labelText(labels, 'line'), MARGIN, y, { ...style, width: COLUMNS.text - 12 }),
    say(doc, 'TH', labelText(labels, 'quantity'), at.quantity, y, { ...right, width: COLUMNS.quantity }),
    say(doc, 'TH', labelText(labels, 'price'), at.price, y, { ...right, width: COLUMNS.price }),
    say(doc, 'TH', currency, at.amount, y, { ...right, width: COLUMNS.amount }),
  )
  rule(doc, end + 3, INK)
  doc.y = end + 10
}

function rule(doc: Pdf, y: number, color: string): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(color === INK ? 0.8 : 0.5)
    .strokeColor(color)
    .stroke()
}

/** Rows that are never cut; the head is on every page. */
function table(doc: Pdf, invoice: InvoiceView): void {
  const { lines, digits, labels } = invoice
  const at = edges()
  tableHead(doc, invoice)
  for (const { kind, text: own, quantity, unit, priceMinor, amountMinor, discount } of lines) {
    const text = [own, ...(discount === null ? [] : [lessText(discount, digits, labels)])].join('\n')
    const width = kind === 'item' ? COLUMNS.text - 12 : WIDTH
    const font = kind === 'heading' ? 'strong' : 'regular'
    const height = doc.font(doc.fonts[font]).fontSize(9.5).heightOfString(text, { width, lineGap: 3 })
    if (doc.y + height + 12 > BOTTOM) {
      doc.addPage()
      tableHead(doc, invoice)
    }
    const { y } = doc
    const end = say(doc, 'TD', text, MARGIN, y, { width, font, ...(kind === 'text' && { color: GREY }) })
    if (kind === 'item') {
      const shown = unit === '' || unit === 'h' ? quantityText(quantity, unit) : `${quantityText(quantity, unit)} ${unit}`
      say(doc, 'TD', unit === 'h' ? `${shown} h` : shown, at.quantity, y, { width: COLUMNS.quantity, align: 'right' })
      say(doc, 'TD', figureText(priceMinor, digits), at.price, y, { width: COLUMNS.price, align: 'right' })
      say(doc, 'TD', figureText(amountMinor, digits), at.amount, y, { width: COLUMNS.amount, align: 'right' })
    }
    rule(doc, end + 4, LINE)
    doc.y = end + 11
  }
}

function foot(doc: Pdf, invoice: InvoiceView): void {
  const { totals } = textsOf(invoice)
  const notes = [invoice.taxNote, invoice.notes, ...(invoice.sender?.lines ?? [])].filter((text) => text !== '')
  const needed =
    totals.length * 18 +
    notes.reduce((sum, text) => sum + doc.font(doc.fonts.regular).fontSize(9).heightOfString(text, { width: WIDTH, lineGap: 3 }) + 6, 24)
  if (doc.y + Math.min(needed, 500) > BOTTOM) doc.addPage()
  let y = doc.y + 6
  for (const [at, [label, value]] of totals.entries()) {
    const isLast = at === totals.length - 1
    const style = { font: isLast ? 'strong' : 'regular', size: isLast ? 11 : 9.5, color: isLast ? INK : GREY, align: 'right' } as const
    say(doc, 'P', label, MARGIN, y, { ...style, width: WIDTH - COLUMNS.amount - 8 })
    y = say(doc, 'P', value, MARGIN + WIDTH - COLUMNS.amount, y, { ...style, color: INK, width: COLUMNS.amount }) + 4
  }
  y += 18
  for (const text of notes) y = say(doc, 'P', text, MARGIN, y, { size: 9, color: GREY }) + 6
}

/** Page x of y, and what the invoice is besides, across each page. */
function pages(doc: Pdf, { labels }: InvoiceView, mark: 'draft' | 'void' | null): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // The text stands below the margin, where a new page would begin else.
    doc.page.margins.bottom = 0
    doc.font(doc.fonts.regular).fontSize(8).fillColor(GREY)
    const which = { page: String(page - start + 1), pages: String(count) }
    doc.text(labelText(labels, 'page', which), MARGIN, 841.89 - 44, { width: WIDTH, align: 'right', lineBreak: false })
    if (mark === null) continue
    const word = labelText(labels, mark)
    doc.save()
    doc
      .rotate(-35, { origin: [297, 421] })
      .font(doc.fonts.strong)
      .fontSize(Math.min(120, 760 / word.length))
      .fillColor('#d64545', 0.18)
    doc.text(word, 0, 350, { width: 595, align: 'center', lineBreak: false })
    doc.restore()
  }
}

/** The name of the file: `invoice-2026-0012.pdf`. */
export function pdfName({ kind, number }: Pick<InvoiceView, 'kind' | 'number'>): string {
  return `${kind === 'credit' ? 'credit-note' : 'invoice'}-${(number ?? 'draft').replace(/[^A-Za-z0-9-]+/g, '-')}.pdf`
}
