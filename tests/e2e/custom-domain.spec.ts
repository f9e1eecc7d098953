// The domain of a workspace in the browser, by keyboard alone: claimed, looked for until its record is there, removed and had back; and looked at.
import { type ScriptedDns, startDns } from '#tests/kit/scripted-dns.ts'
import { look } from './accessibility.ts'
import { test as base, expect } from './product.ts'

let dns: ScriptedDns
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  env: async ({}, use) => {
    dns = await startDns()
    await use({ DNS_SERVERS: dns.address, DOMAIN_TARGET: 'app.palette.test' })
    await dns.close()
  },
})

test('DOMAIN-01 DOMAIN-03 DOMAIN-04 DOMAIN-05 DOMAIN-10 a domain is claimed, verified, removed and had back, by keys alone', async ({
  page,
  product,
}) => {
  const stored = async () => (await product.host.as('ana').get('/companies/acme/domain')).body.data
  await product.signIn(page, 'ana')
  await page.goto('/acme/settings/custom-domain')
  await expect(page.getByText('Answer under your own name, for example work.example.com. Type it above.')).toBeVisible({ timeout: 30_000 })
  await look(page, 'domain-empty')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('set custom domain')
  await page.keyboard.press('Enter')
  await page.keyboard.type('https://Work.example.com/start')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Domain/ })).toHaveValue('work.example.com')
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('_palette.work.example.com')
  await page.getByRole('button', { name: 'Check now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Found: nothing yet\. DNS changes can take up to 48 hours\. Checked \d\d:\d\d\.$/)).toHaveCount(2)
  await look(page, 'domain-waiting')

  const { value } = (await stored()).txt_record
  dns.zone = { TXT: { '_palette.work.example.com': [value] }, CNAME: { 'work.example.com': ['app.palette.test'] } }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('work.example.com is yours and leads here.')).toBeVisible()
  await look(page, 'domain-verified')
  expect((await product.host.as(null).get('/domains/allowed', { domain: 'work.example.com' })).status).toBe(200)

  await page.getByRole('button', { name: 'Remove custom domain' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Are you sure you want to remove work.example.com?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toBeNull()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored())?.state).toBe('verified')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'domain-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
