// The PDF of an invoice: A4, embedded Inter, selectable and tagged text, made when the invoice is issued (INV-16).
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { figureText, lessText, longDay, partyLines, quantityText, shareText } from './invoice-text.ts'
import type { Party } from './invoices.table.ts'
import type { InvoiceView } from './invoices-read.store.ts'

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
  const { kind, number, issuedOn, dueOn, orderText, credits, digits, currency } = invoice
  const title = `${kind === 'credit' ? 'Credit note' : 'Invoice'}${number === null ? '' : ` ${number}`}`
  const facts: [string, string][] = []
  if (issuedOn !== null) facts.push(['Issued', longDay(issuedOn)])
  if (dueOn !== null && kind === 'invoice') facts.push(['Due', longDay(dueOn)])
  if (orderText !== '') facts.push(['Your order', orderText])
  if (credits !== null) facts.push(['Credits', `${credits.number} of ${credits.issuedOn === null ? '' : longDay(credits.issuedOn)}`])
  const totals: [string, string][] = [['Net', figureText(invoice.netMinor, digits)]]
  if (invoice.discountMinor !== 0) totals.push(['Discount', figureText(-invoice.discountMinor, digits)])
  for (const { taxBp, net, tax } of invoice.taxLines)
    totals.push([`Tax ${shareText(taxBp)} of ${figureText(net, digits)}`, figureText(tax, digits)])
  totals.push([`Total ${currency}`, figureText(invoice.grossMinor, digits)])
  return { title, facts, totals }
}

/** The bytes and their SHA-256, in Inter, or in `font` (a path) where Inter lacks a sign of it; null where both do: it would be a box. */
export async function renderPdf(
  invoice: InvoiceView,
  { mark = null, font = null }: { mark?: 'DRAFT' | 'VOID' | null; font?: string | null } = {},
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
  pages(doc, mark)
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
  let left = say(doc, 'P', 'To', MARGIN, y, { size: 8.5, color: GREY, width: half })
  const [client = '', ...rest] = partyLines(invoice.recipient ?? { ...nobody, name: invoice.clientName })
  left = say(doc, 'P', client, MARGIN, left, { font: 'strong', width: half })
  if (rest.length > 0) left = say(doc, 'P', rest.join('\n'), MARGIN, left, { width: half })
  let right = y
  for (const [label, value] of facts) {
    say(doc, 'P', label, MARGIN + half + 24, right, { size: 8.5, color: GREY, width: 80 })
    right = say(doc, 'P', value, MARGIN + half + 104, right, {
      width: half - 80,
      align: 'right',
      font: label === 'Due' ? 'strong' : 'regular',
    })
  }
  doc.y = Math.max(left, right) + 24
}

const edges = () => {
  const quantity = MARGIN + COLUMNS.text
  const price = quantity + COLUMNS.quantity
  return { quantity, price, amount: price + COLUMNS.price }
}

function tableHead(doc: Pdf, currency: string): void {
  const { y } = doc
  const at = edges()
  const style = { size: 8.5, color: GREY } as const
  say(doc, 'TH', 'Line', MARGIN, y, { ...style, width: COLUMNS.text - 12 })
  say(doc, 'TH', 'Quantity', at.quantity, y, { ...style, width: COLUMNS.quantity, align: 'right' })
  say(doc, 'TH', 'Price', at.price, y, { ...style, width: COLUMNS.price, align: 'right' })
  const end = say(doc, 'TH', currency, at.amount, y, { ...style, width: COLUMNS.amount, align: 'right' })
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
  const { lines, digits, currency } = invoice
  const at = edges()
  tableHead(doc, currency)
  for (const { kind, text: own, quantity, unit, priceMinor, amountMinor, discount } of lines) {
    const text = [own, ...(discount === null ? [] : [lessText(discount, digits)])].join('\n')
    const width = kind === 'item' ? COLUMNS.text - 12 : WIDTH
    const font = kind === 'heading' ? 'strong' : 'regular'
    const height = doc.font(doc.fonts[font]).fontSize(9.5).heightOfString(text, { width, lineGap: 3 })
    if (doc.y + height + 12 > BOTTOM) {
      doc.addPage()
      tableHead(doc, currency)
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
function pages(doc: Pdf, mark: 'DRAFT' | 'VOID' | null): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // The text stands below the margin, where a new page would begin else.
    doc.page.margins.bottom = 0
    doc.font(doc.fonts.regular).fontSize(8).fillColor(GREY)
    doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, 841.89 - 44, { width: WIDTH, align: 'right', lineBreak: false })
    if (mark === null) continue
    doc.save()
    doc
      .rotate(-35, { origin: [297, 421] })
      .font(doc.fonts.strong)
      .fontSize(120)
      .fillColor('#d64545', 0.18)
    doc.text(mark, 0, 350, { width: 595, align: 'center', lineBreak: false })
    doc.restore()
  }
}

/** The name of the file: `invoice-2026-0012.pdf`. */
export function pdfName({ kind, number }: Pick<InvoiceView, 'kind' | 'number'>): string {
  return `${kind === 'credit' ? 'credit-note' : 'invoice'}-${(number ?? 'draft').replace(/[^A-Za-z0-9-]+/g, '-')}.pdf`
}
