// An invoice as it is printed: with a key nobody signs in, without one and without a session the way leads to sign-in.
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { printedInvoicePage } from './page.ts'
import { PrintedInvoicePage, paper } from './printed-invoice-page.tsx'

const ADDRESS = { street: ['14 Quay Street'], postcode: 'BS1 4DJ', city: 'Bristol', region: '' }
const party = (name: string) => ({ name, address: ADDRESS, country: 'GB', taxId: '', email: '', lines: [] })
const SUMS = { net: 100_000, discount: 0, tax: 19_000, taxes: [{ taxBp: 1900, net: 100_000, tax: 19_000 }], gross: 119_000 }
const line = {
  id: 'l-1',
  kind: 'ITEM',
  text: 'Design',
  quantity: '10',
  unit: 'h',
  price: 10_000,
  discount: null,
  taxBp: 1900,
  amount: 100_000,
} as const
const invoice: InvoiceSheetData = {
  ...{ id: 'i-1', kind: 'INVOICE', number: '2026-0012', state: 'SENT', client: { id: 'c-1', name: 'Bloom', number: 'C-1' } },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-15', currency: 'EUR', digits: 2, sums: { ...SUMS, paid: 0, credited: 0, balance: 119_000 } },
  ...{ createdAt: null, sentAt: null, remindersPaused: false, nextReminderAt: null, order: '', notes: '', taxNote: '', discount: null },
  ...{
    labels: [],
    voidReason: null,
    credits: null,
    sender: party('Acme Ltd'),
    recipient: party('Bloom'),
    lines: [{ ...line, entryCount: 0 }],
  },
}

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>

function show(at: string, found: object | null, signedOut = true) {
  const keys: unknown[] = []
  renderFeature(
    <Routes>
      <Route path="/:companySlug/invoice/:uuid" element={<PrintedInvoicePage />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    {
      roots: {
        printedInvoice: ({ key }: { key: string | null }) => {
          keys.push(key)
          return found && { workspaceSlug: 'acme', workspaceName: 'Acme', logo: null, invoice: found }
        },
      },
      at,
      signedOut,
    },
  )
  return keys
}

test('PAGES-24 OPEN-46 INV-15 who has a key reads and prints the sheet in the login layout, unseen by machines', async () => {
  expect(printedInvoicePage.frame).toBe('login')
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const keys = show('/acme/invoice/i-1?key=secret', invoice)
  await until(() => screen.getByText('Design'))
  for (const text of ['1,190.00', '190.00', '10.00 h']) expect(document.body.textContent).toContain(text)
  expect(keys).toEqual(['secret'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  screen.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalled()
  screen.getByRole('button', { name: 'PDF' })
})

test('PAGES-24 ROUTE-14 without a key and a session the way leads to sign-in and back', async () => {
  show('/acme/invoice/i-1', invoice)
  expect((await until(() => screen.getByRole('status'))).textContent).toMatch(/return=%2Facme%2Finvoice%2Fi-1$/)
})

test('PAGES-24 an unknown invoice says so', async () => {
  show('/acme/invoice/i-1', null, false)
  await until(() => screen.getByRole('heading', { name: /not found|does not exist/i }))
})

test('INV-15 paper is that of the reader’s region, and each page says which it is of how many', () => {
  expect(['en-US', 'es-MX', 'en'].map((one) => /size: letter/.test(paper(one)))).toEqual([true, true, true])
  expect(['de-DE', 'en-GB', 'ja', 'fr'].map((one) => /size: A4/.test(paper(one)))).toEqual([true, true, true, true])
  expect(paper('de')).toContain('"Page " counter(page) " of " counter(pages)')
})

test('INV-12 the printed page says it in the workspace’s words, the count of pages too, whatever is in them', async () => {
  const labels = [
    { key: 'INVOICE', text: 'Rechnung' },
    { key: 'ISSUED', text: 'Ausgestellt' },
    { key: 'QUANTITY', text: 'Menge' },
    { key: 'TAX', text: '{rate} USt. auf {net}' },
    { key: 'PAGE', text: 'S. "{page}"/{pages}' },
  ] as const
  show('/acme/invoice/i-1?key=secret', { ...invoice, labels })
  await until(() => screen.getByRole('heading', { name: 'Rechnung 2026-0012' }))
  for (const text of ['Ausgestellt', '19 % USt. auf 1,000.00', 'Net']) screen.getByText(text)
  screen.getByRole('columnheader', { name: 'Menge' })
  expect(screen.queryByText('Issued')).toBeNull()
  // A quote in a word does not end the rule.
  expect(document.querySelector('main style')?.textContent).toContain('content: "S\\2e  \\22 " counter(page) "\\22 \\2f " counter(pages);')
})
