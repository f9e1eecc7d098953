// The page of one invoice over the real client and schema, for its tests.
import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { CreditDialog } from '#src/features/invoice/credit-dialog.tsx'
import { LetterDialog } from '#src/features/invoice/letter-dialog.tsx'
import { PaymentDialog } from '#src/features/invoice/payment-dialog.tsx'
import { TimeDialog } from '#src/features/invoice/time-dialog.tsx'
import { invoiceCachePart } from '#src/model/invoice/invoice.cache.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { InvoicePage } from '#src/pages/invoice/invoice-page.tsx'
import { registry } from './all-actions.ts'
import { type FakeRoots, renderFeature } from './feature-world.tsx'
import type { Script } from './scripted-ask.ts'

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
/** An invoice as the gateway answers it. */
export const whole: InvoiceWholeData = {
  ...{ id: 'i-1', kind: 'INVOICE', number: '2026-0012', state: 'OPEN', client: { id: 'c-1', name: 'Bloom', number: 'C-1' } },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-15', currency: 'EUR', digits: 2, sums: SUMS, createdAt: null, sentAt: null },
  ...{
    remindersPaused: false,
    nextReminderAt: null,
    order: '',
    notes: '',
    taxNote: '',
    discount: null,
    labels: [],
    voidReason: null,
    credits: null,
  },
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
/** What makes it overdue. */
export const SENT = { state: 'OVERDUE', sentAt: '2026-11-01T09:00:00Z' } as const
/** A mail about it. */
export const letter = (more: { to?: string; [field: string]: unknown }) => ({
  id: `letter-${more.to ?? 'una@bloom.test'}`,
  kind: 'INVOICE',
  to: 'una@bloom.test',
  at: '2026-11-01T09:00:00Z',
  state: 'SENT',
  reply: null,
  openedAt: null,
  closedAt: null,
  ...more,
})
/** The settings. */
export const BILLING = {
  ...{ name: '', address: ADDRESS, country: null, email: '', taxId: '', bankLines: [], footer: '', invoiceFormat: '', creditFormat: '' },
  ...{ firstNumber: 1, reminderDays: [1, 7, 21], mailSubject: 'Invoice {number}', mailText: 'Dear {client}, {total} until {due}: {link}' },
  ...{ reminderSubject: 'Late: {number}', reminderText: 'Still {open}', labels: [] },
}
/** Its client. */
export const CLIENTS = {
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
export function InvoiceDialogs() {
  const { dialogs } = useActions().services
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list)
  return open.map((one) => {
    const onClose = () => dialogs.close(one)
    if (one.name === 'invoice.letter') return <LetterDialog key={one.name} {...one.props} onClose={onClose} />
    if (one.name === 'invoice.payment') return <PaymentDialog key={one.name} {...one.props} onClose={onClose} />
    if (one.name === 'invoice.credit') return <CreditDialog key={one.name} {...one.props} onClose={onClose} />
    if (one.name === 'invoice.time') return <TimeDialog key={one.name} {...one.props} onClose={onClose} />
    return null
  })
}

/** Shows the page of `invoice`; null for one that is not there. What is held is sent after `holdMs`. */
export function showInvoice(
  invoice: object | null,
  roots: FakeRoots = {},
  { holdMs = 0, script = {} }: { holdMs?: number; script?: Script } = {},
) {
  const world = renderFeature(
    <>
      <Routes>
        <Route path="/:companySlug/invoices/:uuid" element={<InvoicePage />} />
      </Routes>
      <InvoiceDialogs />
    </>,
    {
      roots: { invoice: () => invoice, billing: () => BILLING, clients: () => CLIENTS, ...roots },
      actions: registry.all,
      cacheParts: [invoiceCachePart],
      at: '/acme/invoices/i-1',
      holdMs,
      script,
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  return world
}

/** What makes it a draft. */
export const DRAFT = { state: 'DRAFT', number: null, nextNumber: '2026-0013', issuedAt: null } as const
