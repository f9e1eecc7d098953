// Credit notes over the real client and schema: which lines, how much of each, and what will not do.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DRAFT, SENT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import { until } from '#tests/kit/until.ts'

beforeEach(() => localStorage.clear())

const [line] = whole.lines ?? []
const LINES = [
  { ...line, id: 'h-1', kind: 'HEADING', text: 'October', quantity: '0.000', price: 0, amount: 0 },
  { ...line, quantity: '10.000' },
  { ...line, id: 'l-2', text: 'Font', quantity: '1.000', unit: '', price: 24_000, amount: 24_000 },
]

async function open() {
  const sent: unknown[] = []
  const note = { ...whole, ...DRAFT, id: 'i-2', kind: 'CREDIT', credits: { id: 'i-1', number: '2026-0012', issuedOn: '2026-11-01' } }
  const world = showInvoice(null, {
    invoice: ({ id }: { id: string }) => (id === 'i-1' ? { ...whole, ...SENT, lines: LINES } : note),
    creditInvoice: ({ lines }: { lines: unknown }) => {
      sent.push(lines)
      return { invoice: note, userErrors: [] }
    },
  })
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.credit'))
  return { sent, field: await until(() => screen.getByRole('textbox', { name: 'Quantity of Design' })) }
}
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Draft credit note/ }))

test('INV-14 everything is credited unless lines are chosen', async () => {
  const { sent, field } = await open()
  expect(field).toHaveProperty('value', '10')
  send()
  await until(() => expect(sent).toEqual([null]))
})

test('INV-14 lines are credited whole, in part or not; more than is on the invoice will not do', async () => {
  const { sent, field } = await open()
  fireEvent.change(field, { target: { value: '10.5' } })
  send()
  await until(() => screen.getByText('At most 10.'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Design' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Font' }))
  send()
  await until(() => screen.getByText('Choose a line at least.'))
  fireEvent.change(field, { target: { value: '2,5' } })
  expect(screen.getByRole('checkbox', { name: 'Design' }).getAttribute('aria-checked')).toBe('true')
  expect(sent).toEqual([])
  send()
  await until(() => expect(sent).toEqual([[{ id: 'l-1', quantity: '2.5' }]]))
})
