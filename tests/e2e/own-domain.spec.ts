// A workspace under its own domain, as a browser that is led there sees it: sign-in is the workspace's, its places answer, others are elsewhere.
import { eq } from 'drizzle-orm'
import { companies } from '#host/resources/companies/companies.table.ts'
import { companyDomains } from '#host/resources/domains/domains.table.ts'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

const DOMAIN = 'work.example.com'
test.use({ env: { APP_URL: 'https://palette.test' } })

test('DOMAIN-07 under its domain a person signs in to the workspace, and places of others are at the installation’s address', async ({
  page,
  context,
  product,
}) => {
  const { db } = product.host
  const [acme] = await db.select().from(companies).where(eq(companies.slug, 'acme'))
  if (!acme) throw new Error('There is no acme.')
  await db
    .insert(companyDomains)
    .values({ companyId: acme.id, domain: DOMAIN, token: 'x'.repeat(32), state: 'verified', verifiedAt: new Date() })
  const { port } = new URL(product.url)
  // What a proxy in front does: every request of the domain reaches the product under its name.
  await context.route(`https://${DOMAIN}/**`, async (route) => {
    const asked = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: DOMAIN }
    await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}${asked.pathname}${asked.search}`, headers }) })
  })
  await context.route('https://palette.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title><p>Elsewhere' }),
  )
  await page.goto(`https://${DOMAIN}/`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveTitle(`Sign in · ${acme.name} · Palette`)
  await look(page, 'own-domain-sign-in')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: acme.name })).toBeVisible({ timeout: 30_000 })
  expect(new URL(page.url()).hostname).toBe(DOMAIN)

  await page.goto(`https://${DOMAIN}/globex/projects/none/overview?task=1`)
  await expect(page.getByText('Elsewhere')).toBeVisible()
  expect(page.url()).toBe('https://palette.test/globex/projects/none/overview?task=1')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})
