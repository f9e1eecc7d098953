// What came in for an invoice, over the real client and schema: recorded with day, method and note, shown, and taken back later.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { endStores } from '#src/lib/store.ts'
import { SENT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import { lostAnswer } from '#tests/kit/lost-answers.ts'
import { until } from '#tests/kit/until.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const payment = (id: string, more: object = {}) => ({ id, paidOn: '2026-11-20', amount: 40_000, method: '', note: '', ...more })
const paid = (payments: { amount: number }[]) => {
  const sum = payments.reduce((all, { amount }) => all + amount, 0)
  return { ...whole, ...SENT, payments, sums: { ...whole.sums, paid: sum, balance: whole.sums.gross - sum } }
}

test('INV-13 a payment says how much, on which day, how and what for; more than the balance is refused by name', async () => {
  const sent: Record<string, unknown>[] = []
  const world = showInvoice(paid([]), {
    addPayment: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input)
      return { invoice: paid([payment('7', input)]), userErrors: [] }
    },
    deletePayment: ({ paymentId }: { paymentId: string }) => {
      sent.push({ gone: paymentId })
      return { invoice: paid([]), userErrors: [] }
    },
  })
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.pay'))
  const amount = await until(() => screen.getByRole('textbox', { name: 'Payment in EUR' }))
  expect(amount).toHaveProperty('value', '1190.00')
  fireEvent.change(amount, { target: { value: '1190.01' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Method' }), { target: { value: 'Card' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'RF 18' } })
  const record = screen.getByRole('button', { name: /^Record/ })
  fireEvent.click(record)
  await until(() => screen.getByText('This is more than the 1,190.00 EUR that are open.'))
  expect(sent).toEqual([])
  fireEvent.change(amount, { target: { value: '400' } })
  fireEvent.click(record)
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ amount: 40_000, method: 'Card', note: 'RF 18' }])
  expect(sent[0]?.paidOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const payments = await until(() => screen.getByRole('region', { name: 'Payments' }))
  expect(within(payments).getByText('Card · RF 18')).toBeDefined()
  await act(() => world.actions.undo())
  await until(() => expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull())
  expect(sent.at(-1)).toEqual({ gone: '7' })
})

for (const [what, typed] of [
  ['with what was typed', { amount: '400', note: 'RF 18' }],
  ['of all that is open, in which nothing was typed', {}],
] as const)
  test(`INV-13 OPEN-09 a payment ${what} is recorded once where its answer was lost and the page is loaded anew`, async () => {
    let lost = true
    const open = () => {
      const world = showInvoice(paid([]), {
        addPayment: ({ input }: { input: object }) => {
          if (lost) throw lostAnswer(true)
          return { invoice: paid([payment('7', input)]), userErrors: [] }
        },
      })
      return { world, pay: () => act(() => world.press('invoice.pay')) }
    }
    const record = async () => fireEvent.click(await until(() => screen.getByRole('button', { name: /^Record$|^Record[^ ]/ })))
    const sentBy = ({ sent }: ReturnType<typeof showInvoice>) => sent.filter(({ name }) => name === 'AddPayment')
    const first = open()
    await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
    await first.pay()
    const amount = await until(() => screen.getByRole('textbox', { name: 'Payment in EUR' }))
    if ('note' in typed) {
      fireEvent.change(amount, { target: { value: typed.amount } })
      fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: typed.note } })
    }
    await record()
    await until(() => expect(first.world.actions.said).toHaveLength(1))
    cleanup()
    act(endStores)
    lost = false
    const second = open()
    await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
    await second.pay()
    await until(() => screen.getByRole('textbox', { name: 'Payment in EUR' }))
    expect(screen.queryAllByText('This may have been recorded already')).toHaveLength('note' in typed ? 1 : 0)
    await record()
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [before, after] = [sentBy(first.world), sentBy(second.world)]
    expect([after[0]?.variables, after[0]?.key]).toEqual([before[0]?.variables, before[0]?.key])
    expect(before[0]?.key).toBeTruthy()
  })

for (const [what, holdMs] of [
  ['a payment is taken back later', 0],
  ['a payment that was taken back stays where that is undone in time', 60_000],
] as const)
  test(`INV-13 ${what}`, async () => {
    const sent: string[] = []
    const world = showInvoice(
      paid([payment('7'), payment('8', { paidOn: '2026-11-21', note: 'Rest' })]),
      {
        deletePayment: ({ paymentId }: { paymentId: string }) => {
          sent.push(paymentId)
          return { invoice: paid([payment('8')]), userErrors: [] }
        },
      },
      { holdMs },
    )
    const payments = await until(() => screen.getByRole('region', { name: 'Payments' }))
    const [first] = within(payments).getAllByRole('listitem')
    await act(async () => fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Take back payment' })))
    expect(world.actions.said.at(-1)?.text).toBe('Payment of 400.00 EUR taken back')
    expect(within(payments).getAllByRole('listitem')).toHaveLength(1)
    if (holdMs > 0) {
      await act(() => world.actions.undo())
      expect(within(payments).getAllByRole('listitem')).toHaveLength(2)
    } else await until(() => expect(sent).toEqual(['7']))
    expect(sent).toEqual(holdMs > 0 ? [] : ['7'])
  })
