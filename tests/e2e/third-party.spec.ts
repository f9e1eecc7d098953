// Signing in with an account of an OpenID Connect provider, there and back.
import { type IdentityProvider, openIdentityProvider, type TokenParts } from '#tests/kit/identity-provider.ts'
import { look } from './accessibility.ts'
import { test as base, expect } from './product.ts'

const test = base.extend<{ provider: IdentityProvider; parts: TokenParts }>({
  parts: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  provider: async ({}, use) => {
    const provider = await openIdentityProvider()
    await use(provider)
    await provider.close()
  },
  env: async ({ provider }, use) => use({ ...provider.env, OIDC_AUTHORIZE_URL: 'https://accounts.example.com/authorize' }),
  page: async ({ page, provider, parts }, use) => {
    // The provider's page: whoever comes is signed in and sent back.
    await page.route('https://accounts.example.com/authorize?*', async (route) => {
      const asked = new URL(route.request().url()).searchParams
      const claims = { nonce: asked.get('nonce'), ...parts.claims }
      const answer = new URLSearchParams({ state: asked.get('state') ?? '', id_token: provider.token({ ...parts, claims }) })
      await route.fulfill({ status: 302, headers: { location: `${asked.get('redirect_uri')}#${answer}` } })
    })
    await use(page)
  },
})

test.describe('a person with an account', () => {
  test.use({ parts: { claims: { email: 'ana@example.com' } } })
  test('AUTH-07 OPEN-07 OPEN-10 continues with Google to where they wanted, and no token stays behind', async ({ page }) => {
    await page.goto('/acme/next-tasks')
    await expect(page).toHaveURL(/\/sign-in\?return=/)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL('/acme/next-tasks')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, at: location.href }))).not.toContain('eyJ')
    await page.goBack()
    expect(page.url()).not.toContain('id_token')
  })
})

test.describe('a token that is for somebody else', () => {
  test.use({ parts: { claims: { aud: 'another-product' } } })
  test('AUTH-07 OPEN-10 is refused in one sentence and the form stays', async ({ page }) => {
    await page.goto('/sign-up')
    const google = page.getByRole('button', { name: 'Continue with Google' })
    await expect(google).toBeVisible()
    await look(page, 'third party')
    await google.click()
    await expect(page.getByRole('alert')).toHaveText('This sign-in could not be verified. Please try again.')
    await expect(page).toHaveURL('/sign-in')
    expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull()
  })
})
