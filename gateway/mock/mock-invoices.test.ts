// Invoices of the mock: drafted, filled, issued, sent, paid and credited in one session, and read again.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openMockData } from '#tests/kit/mock-asker.ts'

const AT = 'workspaceSlug: "acme"'
const WHOLE =
  'id number nextNumber state version sums { net discount tax gross paid credited balance } lines { id text amount } payments { id amount } letters { to state }'

test('INV-11 INV-12 in mock mode an invoice is remembered from draft to payment, and a credit note lowers it', async () => {
  const ask = openMockData()
  const write = async (field: string, args: string) =>
    (await ask(`mutation { it: ${field}(${AT}, ${args}) { invoice { ${WHOLE} } userErrors { code message } } }`)).it
  const { clients } = await ask(`{ clients(${AT}) { nodes { id } } }`)
  const { invoice: made } = await write(
    'createInvoice',
    `clientId: "${clients.nodes[0].id}", time: { from: "2026-01-01", to: "2026-12-31" }`,
  )
  expect(made).toMatchObject({ state: 'DRAFT', number: null, sums: { net: 71_250, tax: 14_250, gross: 85_500, balance: 0 } })
  const on = `id: "${made.id}"`
  const lines = `[{ id: "${made.lines[0].id}", text: "Design", quantity: "2", price: 10000, taxBp: 2000, discount: { bp: 1000 } }, { kind: HEADING, text: "Thanks" }]`
  const { invoice: filled } = await write('setInvoiceLines', `${on}, version: ${made.version}, lines: ${lines}`)
  expect(filled.sums).toMatchObject({ net: 18_000, tax: 3_600, gross: 21_600 })
  expect((await write('setInvoiceLines', `${on}, version: ${made.version}, lines: []`)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect((await write('updateInvoice', `${on}, input: { discount: { amount: 1000 } }`)).invoice.sums).toMatchObject({ gross: 20_400 })
  const { invoice: issued } = await write('issueInvoice', on)
  expect(issued).toMatchObject({ state: 'OPEN', number: filled.nextNumber, nextNumber: null, sums: { balance: 20_400 } })
  const sent = await write('sendInvoice', `${on}, input: { to: ["una@nord.example"], subject: "x", text: "{link}" }`)
  expect(sent.invoice).toMatchObject({ state: 'SENT', letters: [{ to: 'una@nord.example', state: 'SENT' }] })
  const pay = (amount: number) => write('addPayment', `${on}, input: { paidOn: "2026-11-26", amount: ${amount} }`)
  expect((await pay(20_401)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect((await pay(400)).invoice).toMatchObject({ state: 'PARTLY_PAID', sums: { paid: 400, balance: 20_000 } })
  const { invoice: note } = await write('creditInvoice', on)
  await write('updateInvoice', `id: "${note.id}", input: { refunded: true }`)
  await write('issueInvoice', `id: "${note.id}"`)
  const read = await ask(
    `{ invoice(${AT}, ${on}) { ${WHOLE} } invoices(${AT}, tab: PAID) { totalCount nodes { number } totals { gross { amount } } } }`,
  )
  expect(read.invoice).toMatchObject({ state: 'PAID', sums: { credited: 20_400, balance: -400 }, payments: [{ amount: 400 }] })
  expect(read.invoices).toMatchObject({ totalCount: 1, nodes: [{ number: issued.number }], totals: [{ gross: { amount: 20_400 } }] })
})
