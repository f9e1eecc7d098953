// A draft where it is typed: lines with tax and discount, headings and texts, and what stands beside it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DRAFT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import { until } from '#tests/kit/until.ts'

beforeEach(() => localStorage.clear())

/** A draft whose lines are kept as they are sent. */
function showDraft(more: object = {}) {
  const sent: Record<string, unknown>[] = []
  let now: object = { ...whole, ...DRAFT, ...more }
  const world = showInvoice(null, {
    invoice: () => now,
    setInvoiceLines: (args: { lines: object[]; version: number }) => {
      sent.push(args)
      now = {
        ...now,
        version: args.version + 1,
        lines: args.lines.map((line, at) => ({
          ...{ discount: null, quantity: '1', unit: '', price: 0, taxBp: 0, amount: 1, entryCount: 0, ...line, id: `l-${at + 1}` },
          ...('discount' in line && { discount: { bp: null, amount: null, ...(line.discount as object) } }),
        })),
      }
      return { invoice: now, userErrors: [] }
    },
    updateInvoice: ({ input }: { input: object }) => {
      sent.push(input as Record<string, unknown>)
      const { discount, ...plain } = input as { discount?: object | null }
      now = { ...now, ...plain, ...(discount !== undefined && { discount: discount && { bp: null, amount: null, ...discount } }) }
      return { invoice: now, userErrors: [] }
    },
  })
  return { world, sent }
}
const fieldOf = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(fieldOf(name), { target: { value } })
const leave = () => fireEvent.blur(fieldOf('Text of line 1'), { relatedTarget: document.body })

test('INV-07 INV-08 a line has quantity, unit, price, tax and discount; what will not do is said and kept', async () => {
  const { sent } = showDraft()
  await until(() => fieldOf('Text of line 1'))
  expect([fieldOf('Unit of line 1').value, fieldOf('Tax of line 1').value, fieldOf('Discount of line 1').value]).toEqual(['h', '19', ''])
  type('Tax of line 1', '7.125')
  leave()
  await until(() => screen.getByText('Tax is from 0 to 100 %, with at most 2 decimal places.'))
  type('Tax of line 1', '7,5')
  type('Discount of line 1', '120 %')
  leave()
  await until(() => screen.getByText('A discount is from 0 to 100 %.'))
  type('Discount of line 1', '12.5 %')
  type('Unit of line 1', 'days')
  expect(sent).toEqual([])
  leave()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ version: 3, lines: [{ id: 'l-1', taxBp: 750, discount: { bp: 1250 }, unit: 'days', price: 10_000 }] })
  await waitFor(() => expect(fieldOf('Discount of line 1').value).toBe('12.5 %'))
  type('Discount of line 1', '5.00')
  leave()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 4, lines: [{ discount: { amount: 500 } }] })
})

test('INV-07 INV-19 Enter makes a line with the tax of the one before, Alt with arrows moves it, mod+Backspace removes it', async () => {
  const { sent } = showDraft()
  const first = await until(() => fieldOf('Text of line 1'))
  fireEvent.keyDown(first, { key: 'Enter' })
  await until(() => fieldOf('Text of line 2'))
  expect(fieldOf('Tax of line 2').value).toBe('19')
  type('Text of line 2', 'Font')
  type('Price of line 2', '240')
  fireEvent.keyDown(fieldOf('Text of line 2'), { key: 'ArrowUp', altKey: true })
  expect([fieldOf('Text of line 1').value, fieldOf('Text of line 2').value]).toEqual(['Font', 'Design'])
  leave()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    lines: [
      { text: 'Font', price: 24_000, taxBp: 1900 },
      { id: 'l-1', text: 'Design' },
    ],
  })
  await waitFor(() => expect(fieldOf('Text of line 2').value).toBe('Design'))
  fireEvent.keyDown(fieldOf('Text of line 2'), { key: 'Backspace', ctrlKey: true })
  await waitFor(() => expect(sent).toHaveLength(2))
  expect((sent[1] as { lines: object[] }).lines).toHaveLength(1)
})

test('INV-07 a heading and a text have no money', async () => {
  const { world, sent } = showDraft()
  await until(() => fieldOf('Text of line 1'))
  vi.spyOn(world.actions.services.ask, 'text').mockResolvedValueOnce('Design phase').mockResolvedValueOnce('Thank you')
  await world.press('invoice.add-heading')
  await until(() => fieldOf('Heading of line 2'))
  await world.press('invoice.add-text')
  await until(() => fieldOf('Text of line 3'))
  expect(sent.map((one) => (one.lines as { kind: string }[]).map(({ kind }) => kind))).toEqual([
    ['ITEM', 'HEADING'],
    ['ITEM', 'HEADING', 'TEXT'],
  ])
  expect(screen.queryByRole('textbox', { name: 'Price of line 2' })).toBeNull()
})

test('INV-08 INV-14 INV-19 beside a draft its discount, order and texts are typed, each saves by itself and is taken back', async () => {
  const { world, sent } = showDraft({ kind: 'CREDIT', credits: { id: 'i-0', number: '2026-0001', issuedOn: '2026-10-01' } })
  await until(() => fieldOf('Discount on the whole'))
  const save = (name: string, value: string) => {
    type(name, value)
    fireEvent.keyDown(fieldOf(name), { key: 'Enter' })
  }
  save('Discount on the whole', '10 %')
  await waitFor(() => expect(sent).toEqual([{ discount: { bp: 1000 } }]))
  await act(() => world.actions.undo())
  await waitFor(() => expect(sent.at(-1)).toEqual({ discount: null }))
  save('Order of the client', 'LS-7730')
  await waitFor(() => expect(sent.at(-1)).toEqual({ order: 'LS-7730' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'The money was given back' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ refunded: true }))
})
