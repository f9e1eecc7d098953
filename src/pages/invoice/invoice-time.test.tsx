// Lines of logged time over the real client and schema: what is chosen, what it would make, and what is left out and why.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DRAFT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import { until } from '#tests/kit/until.ts'

beforeEach(() => localStorage.clear())

const entry = (id: string, more: object = {}) => ({
  ...{ id, day: '2026-11-03', person: 'Ana', code: 'WEB-214', title: 'Checkout', comment: 'Review', seconds: 3_600 },
  ...more,
})
const PREVIEW = {
  lines: [
    {
      text: 'WEB-214 Checkout – 2 entries',
      quantity: '2.25',
      price: 9_500,
      amount: 21_375,
      entries: [entry('1'), entry('2', { seconds: 4_500 })],
    },
  ],
  leftOut: [
    { reason: 'NO_RATE', seconds: 7_200, count: 2, number: null },
    { reason: 'ON_DRAFT', seconds: 1_800, count: 1, number: null },
    { reason: 'INVOICED', seconds: 900, count: 1, number: '2026-0011' },
    { reason: 'NOT_BILLABLE', seconds: 60, count: 1, number: null },
    { reason: 'RUNNING', seconds: 0, count: 1, number: null },
  ],
  net: { amount: 21_375, currency: 'EUR', digits: 2 },
}
const CLIENT = {
  ...{ id: 'c-1', name: 'Bloom', number: 'C-1', email: '', phone: '', website: '', country: null, taxId: '', currency: 'EUR', digits: 2 },
  ...{ address: { street: [], postcode: '', city: '', region: '' }, rate: 9_500, taxBp: 0, termsDays: 14, rounding: 'UP_15', notes: '' },
  ...{
    archivedAt: null,
    contacts: [],
    unbilledByProject: [],
    balances: [],
    lastInvoice: null,
    unbilled: { seconds: 0, money: PREVIEW.net, withoutRate: 0 },
  },
  projects: [
    { slug: 'website', name: 'Website', logo: null },
    { slug: 'mobile', name: 'Mobile', logo: null },
  ],
}

async function open(roots: object = {}) {
  const asked: Record<string, unknown>[] = []
  const world = showInvoice(
    { ...whole, ...DRAFT },
    {
      client: () => CLIENT,
      timePreview: ({ input }: { input: Record<string, unknown> }) => {
        asked.push(input)
        return PREVIEW
      },
      ...roots,
    },
  )
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.add-time'))
  return { world, asked }
}

test('INV-05 before lines are made they are shown with the entries under each, and what is left out says why', async () => {
  await open()
  const preview = await until(() => screen.getByRole('region', { name: 'Preview' }))
  expect(within(preview).getByText('2.25 h × 95.00')).toBeDefined()
  expect(within(preview).getAllByText('3 Nov 2026')).toHaveLength(2)
  expect(within(preview).getByText('1h 15m')).toBeDefined()
  expect(
    within(within(preview).getByText('Left out').parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'No rate: 2 entries, 2h',
    'On another draft: 1 entry, 30m',
    'On invoice 2026-0011: 1 entry, 15m',
    'Not billable: 1 entry, 1m',
    'Timer still runs: 1 entry',
  ])
  expect(screen.getByText('213.75 EUR without tax')).toBeDefined()
})

test('INV-05 INV-06 days, projects, grouping and rounding are chosen; the preview follows, and what is added is what was chosen', async () => {
  const added: unknown[] = []
  const { asked } = await open({
    addInvoiceTime: ({ time }: { time: unknown }) => {
      added.push(time)
      return {
        invoice: {
          ...whole,
          ...DRAFT,
          version: 4,
          lines: [...(whole.lines ?? []), ...(whole.lines ?? []).map((line) => ({ ...line, id: 'l-2' }))],
        },
        userErrors: [],
      }
    },
  })
  await until(() => expect(screen.getByRole('combobox', { name: 'Rounding of hours' }).textContent).toBe('Up to 15 min'))
  const days = screen.getByRole('textbox', { name: 'Time of which days' })
  fireEvent.change(days, { target: { value: '30 nov 2026, 1 nov 2026' } })
  await until(() => screen.getByText('The last day is before the first.'))
  expect(screen.getByRole('button', { name: /^Add lines/ })).toHaveProperty('disabled', true)
  fireEvent.change(days, { target: { value: 'last week' } })
  expect(screen.queryByText(/^Type the first/)).toBeNull()
  expect(days.getAttribute('aria-invalid')).not.toBe('true')
  await until(() => expect(screen.getByRole('button', { name: /^Add lines/ })).toHaveProperty('disabled', false))
  fireEvent.change(days, { target: { value: '1 nov 2026, 30 nov 2026' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mobile' }))
  await until(() => expect(asked.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-30', grouping: 'TASK', projectSlugs: ['website'] }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Website' }))
  await until(() => screen.getByText('Choose a project at least.'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Website' }))
  fireEvent.click(await until(() => screen.getByRole('button', { name: /^Add lines/ })))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(added).toEqual([{ from: '2026-11-01', to: '2026-11-30', grouping: 'TASK', projectSlugs: ['website'] }])
})

test('INV-05 without unbilled time nothing can be added', async () => {
  await open({ timePreview: () => ({ ...PREVIEW, lines: [], net: { ...PREVIEW.net, amount: 0 } }) })
  await until(() => screen.getByText('No unbilled time with a rate on these days.'))
  expect(screen.getByRole('button', { name: /^Add lines/ })).toHaveProperty('disabled', true)
})
