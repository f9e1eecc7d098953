// Invoices in the browser: made of logged time, issued, sent and paid by keys alone; the list, a draft and the printed page in both themes and on a phone.

import { extractText, getDocumentProxy } from 'unpdf'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('INV-05 INV-19 INV-20 an invoice is made of logged time, issued, sent and paid by keys alone', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/invoices')
  await expect(page.getByRole('row', { name: /Lind/ }).first()).toBeVisible({ timeout: 30_000 })
  // A key does something from when its button is there.
  await expect(page.getByRole('button', { name: 'New invoice' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('option', { name: /not invoiced/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Time of which days' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text of line 1', exact: true })).toHaveValue(/entr(y|ies)$/, { timeout: 30_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('i')
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(sure).toContainText(/\d{4}-\d{4} over [\d,.]+ EUR|[A-Z]{3} for/)
  await expect(sure.getByRole('button', { name: 'Issue invoice' })).toBeVisible()
  await page.keyboard.press('Tab')
  await sure.getByRole('button', { name: 'Issue invoice' }).press('Enter')
  // It is held for 8 s; that and the messages pass, which nothing here waits for.
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d{4}-\d{4}$/ })).toBeVisible({ timeout: 30_000 })
  await expect(sure).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page.getByRole('textbox', { name: 'To' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mails' }).getByText('On its way', { exact: true }).first()).toBeVisible()
  // The running host does so every few seconds.
  const mails = await product.host.mailsNow()
  expect(mails.at(-1)?.files?.map(({ contentType }) => contentType)).toContain('application/pdf')
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('textbox', { name: /^Payment in/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
})

for (const width of [1440, 390])
  test(`INV-19 INV-15 list, draft and printed page look right at ${width} px, in both themes`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    await product.signIn(page, 'ana')
    await page.goto('/acme/invoices')
    await expect(page.getByRole('row', { name: /Overdue/ }).first()).toBeVisible({ timeout: 30_000 })
    await look(page, 'invoices')
    const at = { company_slug: 'acme' }
    const { data } = (await product.host.as('ana').get('/invoices/', { ...at, state: 'draft' })).body
    await page.goto(`/acme/invoices/${data[0].uuid}`)
    await expect(page.getByRole('textbox', { name: 'Text of line 1', exact: true })).toBeVisible({ timeout: 30_000 })
    await look(page, 'invoice-draft')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sideways).toBe(0)
    // The foot of the frame comes behind all that is known of the invoice, at every width.
    const [facts, foot] = await Promise.all(
      [page.getByRole('region', { name: 'Facts' }), page.getByRole('contentinfo')].map((one) => one.boundingBox()),
    )
    expect(foot?.y).toBeGreaterThanOrEqual((facts?.y ?? 0) + (width === 390 ? (facts?.height ?? 0) : 0))
    const late = (await product.host.as('ana').get('/invoices/', { ...at, state: 'overdue' })).body.data[0]
    await page.goto(`/acme/invoice/${late.uuid}`)
    await expect(page.getByRole('heading', { name: `Invoice ${late.number}` }).first()).toBeVisible({ timeout: 30_000 })
    await look(page, 'invoice-printed')
  })

test('INV-15 on paper the head of a long table is on every page, no row is cut, and each page says which it is of how many', async ({
  page,
  product,
}) => {
  const ana = product.host.as('ana')
  const at = { company_slug: 'acme' }
  const client = (await ana.get('/clients/', at)).body.data[0].uuid
  const { uuid, version } = (await ana.post('/invoices/', at, { client_uuid: client })).body.data
  const lines = Array.from({ length: 60 }, (_, row) => ({
    text: `Row ${row + 1}\nis of two lines, end ${row + 1}`,
    quantity: '1',
    price: 9_500,
  }))
  expect((await ana.put(`/invoices/${uuid}/lines/`, at, { version, lines })).status).toBe(200)
  await product.signIn(page, 'ana')
  await page.goto(`/acme/invoice/${uuid}`)
  await expect(page.getByRole('row', { name: /Row 60/ })).toBeVisible({ timeout: 30_000 })
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text: pages } = await extractText(paper, { mergePages: false })
  expect(pages.length).toBeGreaterThan(2)
  for (const [which, text] of pages.entries()) {
    expect(text).toContain(`Page ${which + 1} of ${pages.length}`)
    if (/Row \d/.test(text)) expect(text).toContain('Quantity')
    const begun = text.match(/(?<=Row )\d+/g)
    expect(text.match(/(?<=end )\d+/g)).toEqual(begun)
  }
})
