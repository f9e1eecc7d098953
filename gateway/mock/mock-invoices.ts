// Invoices of the mock, kept in memory from draft to payment; logged time is made up, because the mock keeps no sums of it.
import { randomUUID } from 'node:crypto'
import { found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, mockMoment } from './mock-memory.ts'

type Discount = { bp: number } | { amount: number } | null
interface Line {
  id: string
  kind: 'item' | 'heading' | 'text'
  text: string
  quantity: string
  unit: string
  price: number
  discount: Discount
  tax_bp: number
  entries: number
}
type Client = { uuid: string; name: string; number: string; terms_days: number; tax_bp: number; rate: number | null } & Record<
  string,
  unknown
>
type Moment = { timestamp: number } | null

const NOBODY = { address: { street: [], postcode: '', city: '', region: '' }, country: null, tax_id: '', email: '', lines: [] }
const BILLING = {
  ...{ name: 'Acme', address: NOBODY.address, country: null, email: '', tax_id: '', bank_lines: [] as string[], footer: '' },
  ...{ invoice_format: '{YYYY}-{SEQ:4}', credit_format: 'CN-{YYYY}-{SEQ:4}', first_number: 1, reminder_days: [1, 7, 21] },
  ...{ mail_subject: 'Invoice {number}', mail_text: 'Please find invoice {number} over {total} here: {link}' },
  ...{ reminder_subject: 'Reminder: invoice {number}', reminder_text: 'Invoice {number} was due on {due}.' },
}
const day = (later = 0) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)
const off = (amount: number, discount: Discount) =>
  discount === null ? 0 : 'bp' in discount ? Math.round((amount * discount.bp) / 10_000) : discount.amount
const amountOf = ({ kind, quantity, price, discount }: Pick<Line, 'kind' | 'quantity' | 'price' | 'discount'>) => {
  const full = kind === 'item' ? Math.round(Number(quantity) * price) : 0
  return full - off(full, discount)
}

function blank(client: Client, more: object = {}) {
  return {
    ...{ uuid: randomUUID() as string, kind: 'invoice' as 'invoice' | 'credit', number: null as string | null, client, version: 1 },
    state: 'draft' as 'draft' | 'issued' | 'sent' | 'void',
    ...{ issued_on: null as string | null, due_on: null as string | null, order: '', notes: '', tax_note: '', refunded: false },
    ...{
      discount: null as Discount,
      lines: [] as Line[],
      credits: null as string | null,
      paused: false,
      void_reason: null as string | null,
    },
    payments: [] as { id: number; paid_on: string; amount: number; method: string; note: string }[],
    letters: [] as { uuid: string; kind: string; to: string; at: Moment; state: string; closed_at: Moment }[],
    ...{ created_at: mockMoment(), issued_at: null as Moment, sent_at: null as Moment, voided_at: null as Moment },
    ...more,
  }
}
type Invoice = ReturnType<typeof blank>

function sumsOf({ lines, discount }: Invoice) {
  const net = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const less = net > 0 ? Math.min(net, off(net, discount)) : 0
  const rates = [...new Set(lines.filter(({ kind }) => kind === 'item').map((line) => line.tax_bp))].toSorted((one, other) => one - other)
  let left = less
  const taxes = rates.map((tax_bp, at) => {
    const own = lines.filter((line) => line.kind === 'item' && line.tax_bp === tax_bp).reduce((sum, line) => sum + amountOf(line), 0)
    const share = at === rates.length - 1 ? left : Math.round((less * own) / net)
    left -= share
    return { tax_bp, net: own - share, tax: Math.round(((own - share) * tax_bp) / 10_000) }
  })
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0)
  return { net, discount: less, tax, taxes, gross: net - less + tax }
}

/** The calls about invoices; `clientOf` answers a client by its id. */
export function mockInvoiceRoutes(memory: MockMemory, clientOf: (id: string) => unknown): Routes {
  const all: Invoice[] = []
  const billing = { ...BILLING }
  const one = (id: string | undefined) => found(all.find(({ uuid }) => uuid === id))
  const client = (id: unknown) => clientOf(String(id)) as Client
  const inForce = ({ state }: Invoice) => state === 'issued' || state === 'sent'
  const nextOf = ({ kind }: Invoice) => {
    const count = all.filter((other) => other.kind === kind && other.number !== null).length + 1
    return `${kind === 'credit' ? 'CN-' : ''}${day().slice(0, 4)}-${String(count).padStart(4, '0')}`
  }
  const notes = (invoice: Invoice) => all.filter((other) => other.credits === invoice.uuid && inForce(other))
  const sums = (invoice: Invoice) => {
    const own = sumsOf(invoice)
    const paid = invoice.payments.reduce((sum, { amount }) => sum + amount, 0)
    const credited = notes(invoice).reduce((sum, note) => sum + sumsOf(note).gross, 0)
    return { ...own, paid, credited, balance: invoice.kind === 'invoice' && inForce(invoice) ? own.gross - paid - credited : 0 }
  }
  const stateOf = (invoice: Invoice) => {
    const { state, kind, due_on: due } = invoice
    if (state === 'draft' || state === 'void') return state
    const plain = state === 'sent' ? 'sent' : 'open'
    if (kind === 'credit') return plain
    const { balance, paid, credited } = sums(invoice)
    if (balance <= 0) return 'paid'
    return due !== null && due < day() ? 'overdue' : paid + credited > 0 ? 'partly_paid' : plain
  }
  const named = (invoice: Invoice) => ({
    uuid: invoice.uuid,
    number: invoice.number,
    issued_on: invoice.issued_on,
    gross: sumsOf(invoice).gross,
  })
  const shown = (invoice: Invoice) => {
    const { client: of, paused, credits, ...rest } = invoice
    const { uuid, name, number } = of
    return {
      ...rest,
      ...{ client: { uuid, name, number }, currency: 'EUR', digits: 2, shown: stateOf(invoice), sums: sums(invoice) },
      ...{
        reminders_paused: paused,
        next_reminder_at: null,
        next_number: invoice.state === 'draft' ? nextOf(invoice) : null,
        opened_at: null,
      },
      ...{ sender: { ...NOBODY, name: billing.name }, recipient: { ...NOBODY, name }, reminders: [] },
      lines: invoice.lines.map((line) => ({ ...line, amount: amountOf(line) })),
      letters: invoice.letters.map((letter) => ({ ...letter, reply: null, opened_at: null })),
      credits: credits === null ? null : named(one(credits)),
      credit_notes: notes(invoice).map(named),
    }
  }
  const draft = (id: string | undefined) => {
    const invoice = one(id)
    if (invoice.state !== 'draft')
      throw new MockRefusal(409, `Invoice ${invoice.number} is issued and stays as it is. Void it or credit it.`)
    return invoice
  }
  const issued = (id: string | undefined) => {
    const invoice = one(id)
    if (!inForce(invoice)) throw new MockRefusal(409, 'Only issued invoices have that.')
    return invoice
  }
  const change = (invoice: Invoice, values: object) => shown(Object.assign(invoice, values, { version: invoice.version + 1 }))
  const timeOf = ({ rate, tax_bp }: Client): Line => ({
    ...{ id: randomUUID(), kind: 'item', text: 'Website – 3 entries', quantity: '7.50', unit: 'h', price: rate ?? 0 },
    ...{ discount: null, tax_bp, entries: 3 },
  })
  const add = (invoice: Invoice) => {
    all.unshift(invoice)
    return shown(invoice)
  }
  const mail =
    (kind: string): Routes[string] =>
    ({ ids, body }) => {
      const invoice = issued(ids.uuid)
      for (const to of body.to as string[])
        invoice.letters.push({ ...{ uuid: randomUUID(), kind, to }, at: mockMoment(), state: 'sent', closed_at: null })
      return change(invoice, { state: 'sent', sent_at: invoice.sent_at ?? mockMoment() })
    }
  return {
    'GET /invoices/': ({ query }) => {
      const [tab = 'all', text] = [query.state, (query.search ?? '').toLowerCase()]
      const tabs: Record<string, readonly string[]> = { open: ['open', 'sent', 'partly_paid', 'overdue'] }
      const wanted = all.filter(
        (invoice) =>
          (tab === 'all' || (tabs[tab] ?? [tab]).includes(stateOf(invoice))) &&
          (query.client === undefined || invoice.client.uuid === query.client) &&
          `${invoice.client.name} ${invoice.number ?? ''}`.toLowerCase().includes(text),
      )
      const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })
      const total = (some: Invoice[], key: 'gross' | 'balance') => money(some.reduce((sum, invoice) => sum + sums(invoice)[key], 0))
      const real = wanted.filter((invoice) => inForce(invoice) && invoice.kind === 'invoice')
      const overdue = real.filter((invoice) => stateOf(invoice) === 'overdue')
      const totals =
        wanted.length === 0 ? [] : [{ gross: total(real, 'gross'), open: total(real, 'balance'), overdue: total(overdue, 'balance') }]
      return mockPage(wanted.map(shown), query, 50, { totals })
    },
    'GET /invoices/unbilled/': ({ query }) => {
      const line = timeOf(client(query.client_uuid))
      const entry = { id: 1, day: day(), person: 'Ana Souza', code: 'WEB-1', title: 'Checkout', comment: '', seconds: 27_000 }
      const amount = amountOf(line)
      return { lines: [{ ...line, amount, entries: [entry] }], left_out: [], net: { amount, currency: 'EUR', digits: 2 } }
    },
    'GET /invoices/:uuid/': ({ ids }) => shown(one(ids.uuid)),
    'POST /invoices/': ({ body }) => {
      const of = client(body.client_uuid)
      return add(blank(of, { lines: body.from_time ? [timeOf(of)] : [] }))
    },
    'PUT /invoices/:uuid/': ({ ids, body }) => {
      const { client_uuid: id, ...plain } = body
      return change(draft(ids.uuid), { ...plain, ...(id !== undefined && { client: client(id) }) })
    },
    'PUT /invoices/:uuid/lines/': ({ ids, body }) => {
      const invoice = draft(ids.uuid)
      if (body.version !== invoice.version) throw new MockRefusal(409, 'Somebody else changed this invoice meanwhile. Look at it again.')
      const usual = { kind: 'item', quantity: '1', unit: '', price: 0, discount: null, tax_bp: 0, entries: 0 } as const
      const lines = (body.lines as Partial<Line>[]).map((line) => ({ ...usual, text: '', ...line, id: line.id ?? randomUUID() }))
      return change(invoice, { lines })
    },
    'POST /invoices/:uuid/time/': ({ ids }) => {
      const invoice = draft(ids.uuid)
      return change(invoice, { lines: [...invoice.lines, timeOf(invoice.client)] })
    },
    'DELETE /invoices/:uuid/': ({ ids }) => void all.splice(all.indexOf(draft(ids.uuid)), 1),
    'POST /invoices/:uuid/issue': ({ ids, body }) => {
      const invoice = draft(ids.uuid)
      if (!invoice.lines.some(({ kind }) => kind === 'item')) throw new MockRefusal(409, 'There is nothing on this invoice yet.')
      const number = nextOf(invoice)
      const issuedOn = (body.issued_on as string | undefined) ?? invoice.issued_on ?? day()
      const due = invoice.due_on ?? day(invoice.client.terms_days)
      return change(invoice, { state: 'issued', number, issued_on: issuedOn, due_on: due, issued_at: mockMoment() })
    },
    'POST /invoices/:uuid/void': ({ ids, body }) => {
      const invoice = issued(ids.uuid)
      const { paid, credited } = sums(invoice)
      if (paid + credited > 0) throw new MockRefusal(409, 'Something was paid or credited on this invoice. Credit it instead.')
      return change(invoice, { state: 'void', void_reason: body.reason, voided_at: mockMoment() })
    },
    'PUT /invoices/:uuid/sent': ({ ids, body }) =>
      change(issued(ids.uuid), { state: body.sent ? 'sent' : 'issued', sent_at: body.sent ? mockMoment() : null }),
    'POST /invoices/:uuid/send': mail('invoice'),
    'POST /invoices/:uuid/remind': mail('reminder'),
    'PUT /invoices/:uuid/reminders': ({ ids, body }) => change(issued(ids.uuid), { paused: body.paused }),
    'PUT /invoices/:uuid/links': ({ ids, body }) => {
      const invoice = one(ids.uuid)
      const named = (body.links as string[] | undefined) ?? invoice.letters.map(({ uuid }) => uuid)
      for (const letter of invoice.letters) if (named.includes(letter.uuid)) letter.closed_at = body.closed ? mockMoment() : null
      return shown(invoice)
    },
    'POST /invoices/:uuid/duplicate': ({ ids }) => {
      const { client: of, lines, discount, order, notes: below, tax_note } = one(ids.uuid)
      const copies = lines.map((line) => ({ ...line, id: randomUUID(), entries: 0 }))
      return add(blank(of, { lines: copies, discount, order, notes: below, tax_note }))
    },
    'POST /invoices/:uuid/credit': ({ ids, body }) => {
      const { uuid, client: of, lines, discount, tax_note } = issued(ids.uuid)
      const chosen = body.lines as { id: string; quantity?: string }[] | undefined
      const taken = lines
        .filter(({ id }) => chosen?.some((line) => line.id === id) ?? true)
        .map((line) => ({
          ...line,
          quantity: chosen?.find(({ id }) => id === line.id)?.quantity ?? line.quantity,
          id: randomUUID(),
          entries: 0,
        }))
      return add(blank(of, { kind: 'credit', credits: uuid, lines: taken, discount, tax_note }))
    },
    'POST /invoices/:uuid/payments/': ({ ids, body }) => {
      const invoice = issued(ids.uuid)
      const { balance } = sums(invoice)
      if (Number(body.amount) > balance) throw new MockRefusal(409, `Only ${(balance / 100).toFixed(2)} EUR are open.`)
      const payment = { method: '', note: '', ...(body as { paid_on: string; amount: number }), id: memory.nextId() }
      return change(invoice, { payments: [...invoice.payments, payment] })
    },
    'DELETE /invoices/:uuid/payments/:id/': ({ ids }) => {
      const invoice = one(ids.uuid)
      return change(invoice, { payments: invoice.payments.filter(({ id }) => id !== Number(ids.id)) })
    },
    'GET /companies/:slug/billing': () => billing,
    'PUT /companies/:slug/billing': ({ body }) => Object.assign(billing, body),
    'GET /public/invoices/:uuid/': ({ ids }) => ({ ...shown(one(ids.uuid)), company: { slug: 'acme', name: 'Acme', logo: null } }),
  }
}
