// One client over the real client and schema: who it is, its contacts, projects and what waits for an invoice; an unknown one leads back.
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ClientRowData } from '#src/model/client/client.graphql.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ClientPage } from './client-page.tsx'

const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })
const bloom: ClientRowData = {
  ...{ id: 'c-1', number: 'CL-0001', name: 'Bloom', website: '', email: 'hi@bloom.test', phone: '', notes: '', country: null, taxId: '' },
  ...{ address: { street: [], postcode: '', city: '', region: '' }, currency: 'EUR', digits: 2, rate: 9_500, taxBp: 0, termsDays: 14 },
  ...{ rounding: 'EXACT', archivedAt: null, projects: [], contacts: [], unbilledByProject: [], balances: [], lastInvoice: null },
  unbilled: { seconds: 7_200, money: money(19_000), withoutRate: 0 },
}

function show(client: object | null, invoices: readonly object[] = []) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/clients/:uuid" element={<ClientPage />} />
    </Routes>,
    {
      roots: {
        client: () => client,
        invoices: () => ({
          nodes: invoices,
          page: 1,
          totalPages: 1,
          totalCount: invoices.length,
          totals: [{ gross: money(24_000), open: money(0), overdue: money(0) }],
        }),
      },
      actions: registry.all,
      at: '/acme/clients/c-1',
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  return world
}

test('PAGES-22 OPEN-46 one client shows who it is and what waits for an invoice', async () => {
  show(bloom)
  expect((await until(() => screen.getByRole('heading', { level: 1, name: /Bloom/ }))).textContent).toContain('Bloom')
  expect(document.body.textContent).toContain('190.00 EUR')
  expect(screen.getByDisplayValue('hi@bloom.test')).toBeTruthy()
})

test('CLIENT-04 one client says what is open, what is overdue, its last invoice, and lists its invoices', async () => {
  const invoice = {
    ...{
      id: 'i-1',
      number: '2026-0003',
      kind: 'INVOICE',
      state: 'OVERDUE',
      client: { id: 'c-1', name: 'Bloom', number: 'CL-0001' },
      currency: 'EUR',
      digits: 2,
    },
    ...{ issuedOn: '2026-10-25', dueOn: '2026-11-08', remindersPaused: false, nextReminderAt: null },
    ...{ createdAt: null, sentAt: null },
    sums: { net: 24_000, discount: 0, tax: 0, taxes: [], gross: 24_000, paid: 0, credited: 0, balance: 24_000 },
  }
  const owed = {
    balances: [{ open: money(34_000), overdue: money(24_000) }],
    lastInvoice: { id: 'i-1', number: '2026-0003', issuedOn: '2026-10-25' },
  }
  show({ ...bloom, ...owed }, [invoice])
  await until(() => screen.getByRole('heading', { level: 1, name: /Bloom/ }))
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['Not invoiced190.00 EUR2:00 h', 'Open340.00 EUR', 'Overdue240.00 EUR', 'Last invoice2026-000325 Oct 2026'])
  const table = await until(() => within(screen.getByRole('region', { name: 'Invoices' })).getByRole('table'))
  expect(within(table).getByRole('link', { name: '2026-0003' }).getAttribute('href')).toBe('/acme/invoices/i-1')
  expect([...table.querySelectorAll('tr')].at(1)?.textContent).toBe('2026-000325 Oct 2026Overdue240.00 EUR')
  expect(table.querySelector('tfoot')?.textContent).toBe('Invoiced240.00 EUR')
})

test('CLIENT-04 a client that was never invoiced is told the key', async () => {
  show(bloom)
  await until(() => screen.getByText(/Nothing invoiced yet\./))
})

test('PAGES-22 an unknown client says so and leads back', async () => {
  show(null)
  expect((await until(() => screen.getByRole('link', { name: 'All clients' }))).getAttribute('href')).toBe('/acme/clients')
})
