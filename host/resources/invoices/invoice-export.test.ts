// Invoices as files: the same figures in list, CSV, xlsx and JSON; PDFs of what was issued; the owner's alone.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { sheetRows, unzip } from '#tests/kit/unzip.ts'

const AT = { company_slug: 'acme' }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Any = any

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ana = () => world.as('ana')
const file = async (query: Record<string, string>, who = 'ana', at: Record<string, string> = AT) => {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  return world.app.inject({ url: '/export-invoices/', query: { ...at, ...query }, headers })
}
async function issued(name: string, price: number): Promise<Any> {
  const { body: client } = await ana().post('/clients/', AT, { name, currency: 'EUR' })
  const { body: draft } = await ana().post('/invoices/', AT, { client_uuid: client.data.uuid })
  const lines = [{ text: 'Work', quantity: '1', price, tax_bp: 1_900 }]
  await ana().put(`/invoices/${draft.data.uuid}/lines/`, AT, { lines, version: draft.data.version })
  return (await ana().post(`/invoices/${draft.data.uuid}/issue`, AT, {})).body.data
}

test('INV-20 INV-09 CSV, xlsx and JSON say the figures of the list to the last cent, void ones too, and texts compute nothing', async () => {
  const one = await issued('=1+1', 1_234_567)
  await ana().post(`/invoices/${one.uuid}/void`, AT, { reason: 'Mistake' })
  const { body: list } = await ana().get('/invoices/', { ...AT, per_page: 200 })
  const csv = await file({ format: 'csv' })
  expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-content-type-options': 'nosniff' })
  const [head, ...lines] = csv.body.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFNumber,Kind,State,Client,Client number,Order,Issued,Due,Currency,Net,Discount,Tax,Total,Paid,Credited,Balance')
  expect(lines).toHaveLength(list.total)
  const decimal = (minor: number, { digits }: Any) => (minor / 10 ** digits).toFixed(digits)
  for (const row of list.data) {
    const line = lines.find((text) => (row.number === null ? text.startsWith(',') : text.startsWith(`${row.number},`))) ?? ''
    expect(line).toContain(row.currency)
    if (row.number !== null)
      expect(line.split(',').slice(-7)).toEqual(
        ['net', 'discount', 'tax', 'gross', 'paid', 'credited', 'balance'].map((name) => decimal(row.sums[name], row)),
      )
  }
  expect(csv.body).toContain(`${one.number},Invoice,Void,'=1+1`)
  expect(csv.body).toContain('12345.67,0.00,2345.68,14691.35')
  const sheet = sheetRows((await file({})).rawPayload)
  expect(sheet).toHaveLength(list.total + 1)
  const cells = sheet.find(([first]) => first?.value === one.number) ?? []
  expect(cells.slice(-7).map(({ kind, value }) => [kind, Number(value)])).toEqual(
    [12345.67, 0, 2345.68, 14691.35, 0, 0, 0].map((value) => ['number', value]),
  )
  expect(cells.some(({ kind }) => kind === 'formula')).toBe(false)
  const json = JSON.parse((await file({ format: 'json' })).body)
  expect(json.map(({ uuid }: Any) => uuid)).toEqual(list.data.map(({ uuid }: Any) => uuid))
  expect(json.find(({ uuid }: Any) => uuid === one.uuid)).toMatchObject({ lines: [{ amount: 1_234_567 }], void_reason: 'Mistake' })
})

test('INV-20 the archive has one PDF each of what was issued; what the font cannot print is named in it', async () => {
  const one = await issued('Bloom', 5_000)
  await issued('会社', 5_000)
  const answer = await file({ format: 'zip' })
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzip(answer.rawPayload)
  expect(files.get(`invoice-${one.number}.pdf`)?.slice(0, 5)).toBe('%PDF-')
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from invoices i join companies c on c.id = i.company_id where c.slug = 'acme' and i.state <> 'draft'`,
  )
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength((rows[0]?.count ?? 0) - 1)
  expect(files.get('not-in-here.txt')).toMatch(/Print their pages instead\.\n\n\d{4}-\d{4}\n$/)
})

test('INV-20 the tab and the search count; whoever takes invoices along is the owner, and it is logged', async () => {
  const one = await issued('Zephyr', 700)
  expect((await file({ format: 'csv', search: 'zephyr', state: 'open' })).body.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await file({ format: 'csv', search: 'zephyr', state: 'paid' })).body).not.toContain(one.number)
  for (const who of ['ben', 'mia', 'gus']) expect((await file({}, who)).statusCode).toBe(403)
  expect((await file({}, 'dora')).statusCode).toBe(404)
  expect((await file({ format: 'csv' }, 'dora', { company_slug: 'globex' })).body).not.toContain('Zephyr')
  const { rows } = await world.db.execute(sql`select 1 from audit_events where action = 'export.invoices'`)
  expect(rows.length).toBeGreaterThan(1)
  expect((await file({ format: 'csv', from: '2999-01-01' })).body.trimEnd().split('\r\n')).toHaveLength(1)
})
