// The invoices of a workspace over the real client and schema: sums, rows and tabs, what is empty, the keys, and files of what is in view.
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportedAt } from '#src/features/invoice/invoice-export.actions.ts'
import type { InvoiceRowData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { whole } from '#tests/kit/invoice-page.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { InvoicesPage } from './invoices-page.tsx'

// A list draws what has room.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800))
afterEach(() => void vi.restoreAllMocks())

const SUMS = { net: 100_000, discount: 0, tax: 19_000, taxes: [], gross: 119_000, paid: 0, credited: 0, balance: 119_000 }
const row: InvoiceRowData = {
  ...{ id: 'i-1', kind: 'INVOICE', number: '2026-0012', state: 'OVERDUE', client: { id: 'c-1', name: 'Bloom', number: 'C-1' } },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-15', currency: 'EUR', digits: 2, sums: SUMS, createdAt: null, sentAt: null },
  ...{ remindersPaused: false, nextReminderAt: '2026-11-22T09:00:00Z' },
}
const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })

function show(
  nodes: unknown[],
  { at = '/acme/invoices', script = {}, roots = {} }: { at?: string; script?: Script; roots?: FakeRoots } = {},
) {
  const totals = nodes.length === 0 ? [] : [{ gross: money(119_000), open: money(119_000), overdue: money(119_000) }]
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/invoices" element={<InvoicesPage />} />
    </Routes>,
    {
      roots: { invoices: () => ({ nodes, page: 1, totalPages: 1, totalCount: nodes.length, totals }), ...roots },
      actions: registry.all,
      at,
      script,
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  return world
}

test('PAGES-23 OPEN-46 INV-18 INV-19 the list says what is open and overdue, and of each invoice number, client, state, days and total', async () => {
  show([row])
  const shown = await until(() => screen.getByRole('row', { name: /2026-0012/ }))
  for (const part of ['Bloom', 'Overdue', '1,190.00 EUR', /due .*15 Nov/, 'Reminder 22 Nov']) within(shown).getByText(part)
  expect(screen.getAllByText('1,190.00 EUR').length).toBe(4)
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['All', 'Draft', 'Open', 'Overdue', 'Paid', 'Void']),
  )
})

test('INV-19 an empty list says what belongs here and the key', async () => {
  show([])
  await until(() => screen.getByText('Nothing invoiced yet. Press N to make one from logged time.'))
})

test('INV-20 everything that is done to invoices has its key', () => {
  const wanted = {
    ...{ 'invoice.create': 'n', 'invoice.export': 'Shift+x', 'invoice.open': 'Enter', 'invoice.edit': 'e', 'invoice.issue': 'i' },
    ...{ 'invoice.send': 's', 'invoice.pay': 'p', 'invoice.set-due': 'd', 'invoice.add-time': 'w', 'invoice.void': '#' },
    ...{ 'invoice.duplicate': '$mod+Shift+d', 'invoice.delete': '$mod+Backspace', 'invoice.copy-number': '. c' },
    ...{ 'invoice.copy-link': '$mod+.', 'invoice.pdf': '. p', 'invoice.print': '$mod+p', 'invoice.credit': undefined },
  }
  const keys = (id: string) => {
    expect(registry.get(id), id).toBeDefined()
    return registry.get(id)?.shortcuts[0]
  }
  expect(Object.fromEntries(Object.keys(wanted).map((id) => [id, keys(id)]))).toEqual(wanted)
})

test('INV-20 the export asks for the format and takes the tab and the search that are in view', async () => {
  const world = show([row], { at: '/acme/invoices?show=overdue&q=blo', script: { pick: ['PDFs as a zip archive'] } })
  await until(() => screen.getByRole('row', { name: /2026-0012/ }))
  const [list] = [world.actions.services.scene.get()['invoice-list']]
  expect(exportedAt(list as InvoiceListSubject, 'zip')).toBe('/api/invoices/export?workspaceSlug=acme&tab=overdue&format=zip&search=blo')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const names: string[] = []
  await world.press('invoice.export')
  expect(world.actions.asked[0]?.options.map(({ title }) => title)).toEqual(['Excel', 'CSV', 'JSON', 'PDFs as a zip archive'])
  expect(names).toEqual(['invoices-acme-overdue.zip'])
  saved.mockRestore()
})

test('INV-13 several are marked as paid: the balance of each, as it is by then, on one day; undo takes all of them back', async () => {
  const sent: unknown[] = []
  const invoice = (id: string, balance: number) => ({ ...whole, ...row, id, sums: { ...SUMS, balance } })
  const balances: Record<string, number> = { 'i-1': 119_000, 'i-2': 19_000, 'i-3': 0 }
  const rows = [row, { ...row, id: 'i-2', number: '2026-0013' }, { ...row, id: 'i-3', number: '2026-0014' }]
  const world = show([...rows, { ...row, id: 'i-4', number: null, state: 'DRAFT' }], {
    script: { date: [new Date(2026, 10, 20)] },
    roots: {
      invoice: ({ id }: { id: string }) => invoice(id, balances[id] ?? 0),
      addPayment: ({ id, input }: { id: string; input: { amount: number } }) => {
        sent.push([id, input])
        const payments = [{ id: '9', paidOn: '2026-11-20', method: '', note: '', ...input }]
        return { invoice: { ...invoice(id, 0), payments }, userErrors: [] }
      },
      deletePayment: ({ id, paymentId }: { id: string; paymentId: string }) => {
        sent.push([id, paymentId])
        return { invoice: invoice(id, balances[id] ?? 0), userErrors: [] }
      },
    },
  })
  await until(() => screen.getByRole('row', { name: /2026-0014/ }))
  act(() => {
    for (const id of ['i-1', 'i-2', 'i-3', 'i-4']) world.actions.services.scene.toggle(id)
  })
  const bar = screen.getByRole('toolbar', { name: '4 selected' })
  await act(async () => within(bar).getByRole('button', { name: 'Mark as paid' }).click())
  await until(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    ['i-1', { paidOn: '2026-11-20', amount: 119_000 }],
    ['i-2', { paidOn: '2026-11-20', amount: 19_000 }],
  ])
  await act(() => world.actions.undo())
  expect(sent.slice(2)).toEqual([
    ['i-1', '9'],
    ['i-2', '9'],
  ])
})
