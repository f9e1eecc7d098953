// A draft where it is typed: lines with tax and discount, headings and texts, and what stands beside it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addTimeChosen } from '#src/features/invoice/invoice-time.actions.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { actionWorld, answering } from '#tests/kit/action-fakes.ts'
import { DRAFT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'

beforeEach(() => localStorage.clear())

/** A draft whose lines are kept as they are sent. */
function showDraft(more: object = {}, script: Script = {}) {
  const sent: Record<string, unknown>[] = []
  let now: InvoiceWholeData = { ...whole, ...DRAFT, ...more }
  const roots = {
    invoice: () => now,
    setInvoiceLines: (args: { lines: object[]; version: number }) => {
      sent.push(args)
      if (args.version !== now.version) return { invoice: null, userErrors: [{ code: 'CONFLICT', field: ['version'], message: 'Saved.' }] }
      now = {
        ...now,
        version: args.version + 1,
        lines: args.lines.map((line, at) => ({
          ...{ discount: null, quantity: '1', unit: '', price: 0, taxBp: 0, amount: 1, entryCount: 0, ...line, id: `l-${at + 1}` },
          ...('discount' in line && { discount: { bp: null, amount: null, ...(line.discount as object) } }),
        })) as never,
      }
      return { invoice: now, userErrors: [] }
    },
    updateInvoice: ({ input }: { input: object }) => {
      sent.push(input as Record<string, unknown>)
      const { discount, ...plain } = input as { discount?: object | null }
      now = { ...now, ...plain, ...(discount !== undefined && { discount: discount && { bp: null, amount: null, ...discount } }) }
      return { invoice: now, userErrors: [] }
    },
  }
  const world = showInvoice(null, roots, { script })
  /** Somebody else adds a line, or sets what is named. */
  const theirs = (
    change: Partial<InvoiceWholeData> = { lines: [...(now.lines ?? []), { ...whole.lines?.[0], id: 'l-8', text: 'Theirs' }] as never },
  ) => {
    now = { ...now, version: (now.version ?? 0) + 1, ...change }
  }
  return { world, sent, theirs, texts: () => now.lines?.map(({ text }) => text), order: () => now.order }
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

const STAYS = 'Somebody else changed this meanwhile. It stays.'

test('INV-07 INV-19 two lines that were added are taken back one after the other; what somebody else set beside them stays', async () => {
  const { world, texts, theirs, order } = showDraft({}, { text: ['License, 240', 'Notes'] })
  await until(() => fieldOf('Text of line 1'))
  await world.press('invoice.add-line')
  await world.press('invoice.add-text')
  expect(texts()).toEqual(['Design', 'License', 'Notes'])
  theirs({ order: 'LS-1' })
  await act(() => world.actions.undo())
  expect(texts()).toEqual(['Design', 'License'])
  await act(() => world.actions.undo())
  expect([texts(), order()]).toEqual([['Design'], 'LS-1'])
})

test.each([
  ['invoice.add-line', ['License, 240']],
  ['invoice.add-heading', ['Part one']],
])('INV-07 INV-20 undo of %s drops no line that somebody else added since', async (id, text) => {
  const { world, sent, texts, theirs } = showDraft({}, { text })
  await until(() => fieldOf('Text of line 1'))
  await world.press(id)
  theirs()
  await expect(act(() => world.actions.undo())).rejects.toThrow(STAYS)
  expect([texts()?.at(-1), sent]).toEqual(['Theirs', [expect.anything()]])
})

test('INV-05 INV-20 undo of added time drops no line that somebody else added since', async () => {
  const line = (text: string) => ({ ...whole.lines?.[0], id: text, text })
  let now: object = { ...whole, ...DRAFT, version: 3 }
  const world = actionWorld({
    answers: {
      GetInvoice: answering(() => ({ invoice: now })),
      AddInvoiceTime: answering(() => {
        now = { ...now, version: 4, lines: [line('Design'), line('Time')] }
        return { invoice: now, userErrors: [] }
      }),
      SetInvoiceLines: answering(() => ({ invoice: now, userErrors: [] })),
    },
  })
  const add = () => {
    const action = addTimeChosen({ from: '2026-11-01', to: '2026-11-30', grouping: 'TASK' })
    return world.run(action, { invoice: [{ ...whole, ...DRAFT, workspaceSlug: 'acme', viewerCan: ['EDIT', 'OWN'] } as never] })
  }
  expect(await add()).toBe('done')
  await world.undo()
  expect(world.sent.at(-1)).toMatchObject({ name: 'SetInvoiceLines', variables: { version: 4, lines: [{ text: 'Design' }] } })
  now = { ...whole, ...DRAFT, version: 3 }
  await add()
  now = { ...now, version: 5, lines: [line('Design'), line('Time'), line('Theirs')] }
  await expect(world.undo()).rejects.toThrow(STAYS)
  expect(world.sentNames().filter((name) => name === 'SetInvoiceLines')).toHaveLength(1)
})

test('INV-19 undo of a field beside the lines keeps what somebody else wrote there since', async () => {
  const { world, theirs, order } = showDraft()
  await until(() => fieldOf('Order of the client'))
  type('Order of the client', 'LS-7730')
  fireEvent.keyDown(fieldOf('Order of the client'), { key: 'Enter' })
  await waitFor(() => expect(order()).toBe('LS-7730'))
  theirs({ order: 'Theirs' })
  await expect(act(() => world.actions.undo())).rejects.toThrow(STAYS)
  expect(order()).toBe('Theirs')
})
