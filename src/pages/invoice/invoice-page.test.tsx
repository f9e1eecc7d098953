// One invoice over the real client and schema: the sheet, its mails and reminders, and the mail as it is written, previewed and sent.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useActions } from '#src/actions/actions-context.tsx'
import { LetterDialog } from '#src/features/invoice/letter-dialog.tsx'
import { invoiceCachePart } from '#src/model/invoice/invoice.cache.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { InvoicePage } from './invoice-page.tsx'

beforeEach(() => localStorage.clear())

const SUMS = {
  net: 100_000,
  discount: 0,
  tax: 19_000,
  taxes: [{ taxBp: 1900, net: 100_000, tax: 19_000 }],
  gross: 119_000,
  paid: 0,
  credited: 0,
  balance: 119_000,
}
const ADDRESS = { street: [], postcode: '', city: 'Bristol', region: '' }
const party = (name: string) => ({ name, address: ADDRESS, country: null, taxId: '', email: '', lines: [] })
const whole: InvoiceWholeData = {
  ...{ id: 'i-1', kind: 'INVOICE', number: '2026-0012', state: 'OPEN', client: { id: 'c-1', name: 'Bloom', number: 'C-1' } },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-15', currency: 'EUR', digits: 2, sums: SUMS, createdAt: null, sentAt: null },
  ...{ remindersPaused: false, nextReminderAt: null, order: '', notes: '', taxNote: '', discount: null, voidReason: null, credits: null },
  ...{ sender: party('Acme Ltd'), recipient: party('Bloom'), version: 3, nextNumber: null, refunded: false, payments: [], creditNotes: [] },
  lines: [
    {
      id: 'l-1',
      kind: 'ITEM',
      text: 'Design',
      quantity: '10',
      unit: 'h',
      price: 10_000,
      discount: null,
      taxBp: 1900,
      amount: 100_000,
      entryCount: 0,
    },
  ],
  ...{ issuedAt: '2026-11-01T08:00:00Z', openedAt: null, voidedAt: null, letters: [], reminders: [] },
}
const SENT = { state: 'OVERDUE', sentAt: '2026-11-01T09:00:00Z' } as const
const letter = (more: object) => ({
  kind: 'INVOICE',
  to: 'una@bloom.test',
  at: '2026-11-01T09:00:00Z',
  state: 'SENT',
  reply: null,
  openedAt: null,
  closedAt: null,
  ...more,
})
const BILLING = {
  ...{ name: '', address: ADDRESS, country: null, email: '', taxId: '', bankLines: [], footer: '', invoiceFormat: '', creditFormat: '' },
  ...{ firstNumber: 1, reminderDays: [1, 7, 21], mailSubject: 'Invoice {number}', mailText: 'Dear {client}, {total} until {due}: {link}' },
  ...{ reminderSubject: 'Late: {number}', reminderText: 'Still {open}' },
}
const CLIENTS = {
  nodes: [
    {
      ...{ id: 'c-1', name: 'Bloom', number: 'C-1', unbilled: { seconds: 0, money: { amount: 0, currency: 'EUR', digits: 2 } } },
      contacts: [
        { id: 'k-1', email: 'una@bloom.test', getsInvoices: true },
        { id: 'k-2', email: 'no@bloom.test', getsInvoices: false },
      ],
    },
  ],
}

/** The dialogs of this feature, as the app shows them. */
function Letters() {
  const { dialogs } = useActions().services
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list)
  return open.map((one) =>
    one.name === 'invoice.letter' ? <LetterDialog key={one.name} {...one.props} onClose={() => dialogs.close(one)} /> : null,
  )
}

function show(invoice: object | null, roots: FakeRoots = {}) {
  const world = renderFeature(
    <>
      <Routes>
        <Route path="/:companySlug/invoices/:uuid" element={<InvoicePage />} />
      </Routes>
      <Letters />
    </>,
    {
      roots: { invoice: () => invoice, billing: () => BILLING, clients: () => CLIENTS, ...roots },
      actions: registry.all,
      cacheParts: [invoiceCachePart],
      at: '/acme/invoices/i-1',
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  return world
}

test('PAGES-23 one invoice shows its sheet with every figure, and what is known of it', async () => {
  show(whole)
  expect(await until(() => screen.getByRole('heading', { level: 1 }))).toHaveProperty('textContent', 'Invoice 2026-0012')
  for (const text of ['Acme Ltd', 'Design', 'Tax 19 % of 1,000.00']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  const facts = screen.getByRole('complementary', { name: 'Facts' })
  expect(within(facts).getAllByText('1,190.00 EUR').length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Mails' })).toBeNull()
})

test('PAGES-23 an unknown invoice says so and leads back', async () => {
  show(null)
  await until(() => screen.getByRole('link', { name: 'All invoices' }))
})

test('INV-17 what became of each mail is said: opened, on its way, refused with the reply of the server', async () => {
  const letters = [
    letter({ openedAt: '2026-11-22T10:00:00Z' }),
    letter({ to: 'kit@bloom.test' }),
    letter({ to: 'gone@bloom.test', state: 'FAILED', reply: 'recipient: 550 no such user' }),
    letter({ to: 'slow@bloom.test', state: 'WAITING', reply: 'connect: timed out' }),
  ]
  show({ ...whole, letters })
  const mails = await until(() => screen.getByRole('region', { name: 'Mails' }))
  expect(
    within(mails)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'una@bloom.testOpened 22 Nov',
    'kit@bloom.testSent 1 Nov',
    'gone@bloom.testNot delivered: recipient: 550 no such user',
    'slow@bloom.testTried again soon: connect: timed out',
  ])
})

test('INV-17 a mail that waits is looked for again until a server took it', async () => {
  let state = 'WAITING'
  const world = show(null, { invoice: () => ({ ...whole, letters: [letter({ state })] }) })
  await until(() => screen.getByText('On its way'))
  state = 'SENT'
  await waitFor(() => screen.getByText('Sent 1 Nov'), { timeout: 10_000 })
  expect(world.sent.filter(({ name }) => name === 'GetInvoice').length).toBeGreaterThan(1)
})

test('INV-18 the next reminder says when; it is paused and goes on, with undo', async () => {
  const asked: boolean[] = []
  const paused = (flag: boolean) => ({ ...whole, ...SENT, remindersPaused: flag, nextReminderAt: flag ? null : '2026-11-22T09:00:00Z' })
  const world = show(paused(false), {
    pauseReminders: ({ paused: flag }: { paused: boolean }) => {
      asked.push(flag)
      return { invoice: paused(flag), userErrors: [] }
    },
  })
  await until(() => screen.getByText(/^22 Nov, \d\d:00$/))
  await world.press('invoice.pause-reminders')
  await until(() => screen.getByText('Reminders are paused'))
  await act(async () => void (await world.actions.undo()))
  await until(() => screen.getByText(/^22 Nov, /))
  expect(asked).toEqual([true, false])
})

test('INV-17 S writes the mail: texts of the workspace, addresses of who gets invoices, the PDF when ticked, and how it will read', async () => {
  const sent: unknown[] = []
  const world = show(whole, {
    sendInvoice: ({ input }: { input: unknown }) => {
      sent.push(input)
      return { invoice: { ...whole, letters: [letter({ state: 'WAITING' })] }, userErrors: [] }
    },
  })
  await until(() => screen.getByRole('heading', { level: 1 }))
  await act(() => world.press('invoice.send'))
  const preview = await until(() => screen.getByRole('region', { name: 'Preview' }))
  expect(within(preview).getByRole('heading').textContent).toBe('Invoice 2026-0012')
  expect(preview.textContent).toContain('Dear Bloom, 1,190.00 EUR until 15 Nov 2026: http')
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveProperty('value', 'una@bloom.test')
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: 'una@bloom.test, nobody' } })
  const send = screen.getByRole('button', { name: /^Send/ })
  fireEvent.click(send)
  await until(() => screen.getByText('“nobody” is no email address.'))
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: 'una@bloom.test; kit@bloom.test' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Bill {number}' } })
  expect(within(preview).getByRole('heading').textContent).toBe('Bill 2026-0012')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Attach the PDF' }))
  fireEvent.click(send)
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ to: ['una@bloom.test', 'kit@bloom.test'], subject: 'Bill {number}', text: BILLING.mailText, attachPdf: false }])
  expect(world.actions.said.at(-1)?.text).toBe('On its way to una@bloom.test, kit@bloom.test')
  await until(() => screen.getByText('On its way'))
})

test('INV-17 what was typed into a mail waits while it is refused or left', async () => {
  const world = show(whole, {
    sendInvoice: () => ({
      invoice: null,
      userErrors: [{ code: 'INVALID', field: null, message: 'This invoice has characters our PDF font lacks.' }],
    }),
  })
  await until(() => screen.getByRole('heading', { level: 1 }))
  await act(() => world.press('invoice.send'))
  const text = await until(() => screen.getByRole('textbox', { name: 'Text' }))
  fireEvent.change(text, { target: { value: 'Typed with care' } })
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }))
  await until(() => expect(world.actions.said.at(-1)?.text).toContain('characters our PDF font lacks'))
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Typed with care')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => world.press('invoice.send'))
  expect(await until(() => screen.getByRole('textbox', { name: 'Text' }))).toHaveProperty('value', 'Typed with care')
})

test('INV-18 INV-20 a reminder by hand has its own texts', async () => {
  const world = show({ ...whole, ...SENT })
  await until(() => screen.getByRole('heading', { level: 1 }))
  await act(() => world.press('invoice.remind'))
  const preview = await until(() => screen.getByRole('region', { name: 'Preview' }))
  expect(preview.textContent).toContain('Late: 2026-0012Still 1,190.00 EUR')
})

const DRAFT = { state: 'DRAFT', number: null, nextNumber: '2026-0013', issuedAt: null } as const

test('INV-03 issuing is asked for once and names number and total; it is held', async () => {
  const issued: unknown[] = []
  const world = show({ ...whole, ...DRAFT }, { issueInvoice: (args: object) => issued.push(args) && { invoice: whole, userErrors: [] } })
  await until(() => screen.getByRole('heading', { level: 1 }))
  const asked: string[] = []
  vi.spyOn(world.actions.services.ask, 'confirm').mockImplementation(async ({ title, text }) => {
    asked.push(`${title} ${text}`)
    return true
  })
  await world.press('invoice.issue')
  expect(asked).toEqual(['Issue invoice? 2026-0013 over 1,190.00 EUR for Bloom. Nothing on it changes afterwards.'])
  expect(issued).toEqual([])
  await until(() => screen.getByText('Being issued'))
})

test('INV-15 the links in mails are closed, and open again by undo', async () => {
  const sent: boolean[] = []
  const mailed = (closedAt: string | null) => ({ ...whole, ...SENT, letters: [letter({ closedAt })] })
  const world = show(mailed(null), {
    closeInvoiceLinks: ({ closed }: { closed: boolean }) => {
      sent.push(closed)
      return { invoice: mailed(closed ? '2026-11-20T09:00:00Z' : null), userErrors: [] }
    },
  })
  await until(() => screen.getByRole('region', { name: 'Mails' }))
  await world.press('invoice.close-links')
  await until(() => screen.getByText('Link closed 20 Nov'))
  await act(() => world.actions.undo())
  await until(() => screen.getByText('Sent 1 Nov'))
  expect(sent).toEqual([true, false])
})

test('INV-06 what is taken off a line is on the sheet', async () => {
  show({ ...whole, lines: whole.lines?.map((line) => ({ ...line, discount: { bp: 1000, amount: null }, amount: 90_000 })) ?? [] })
  await until(() => screen.getByText('Discount 10 %'))
})
