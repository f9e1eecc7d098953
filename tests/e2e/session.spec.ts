// Signing in, up and out, forgotten passwords, and what a 401 in the middle of work does.
import type { Locator, Page } from '@playwright/test'
import { expect, type Product, test } from './product.ts'

const PASSWORD = 'palette-demo-1'

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The path of the link in the newest mail to this address. */
async function mailedPath(product: Product, to: string): Promise<string> {
  await expect.poll(async () => (await product.host.mailsNow()).some((mail) => mail.to === to)).toBe(true)
  const link = new URL(product.host.mails.findLast((mail) => mail.to === to)?.link ?? '')
  return `${link.pathname}${link.search}`
}

const stored = (page: Page) => page.evaluate(() => ({ ...window.localStorage }))

test('OPEN-01 OPEN-06 OPEN-07 STORE-01 STORE-02 STORE-03 STORE-04 STORE-06 AUTH-05 AUTH-06 DEFECT-04 SHELL-25 signing in stores the session and leads to the landing page; Logout clears all of it and ends the session on the host', async ({
  page,
  product,
}) => {
  await page.goto('/sign-in')
  await expect(page).toHaveTitle(/Sign in/)
  await fillSignIn(page, 'ana@example.com', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  await expect(page).toHaveURL('/workspace')
  await expect(page.getByRole('link', { name: /Website relaunch/ }).first()).toBeVisible()
  await expect.poll(async () => Object.keys(await stored(page))).toEqual(expect.arrayContaining(['companies', 'cache:projects:acme']))
  const { ACCESS_TOKEN = '', current_user, current_company, companies } = await stored(page)
  expect(ACCESS_TOKEN).toMatch(/^[\w-]{40,}$/)
  expect(JSON.parse(current_user ?? '')).toEqual({ username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head of product' })
  expect(JSON.parse(current_company ?? '')).toMatchObject({ data: { slug: 'acme', subscription: 'paid', unlimited_workspaces: true } })
  expect(JSON.parse(companies ?? '')).toMatchObject([{ slug: 'acme', name: 'Acme' }])

  await page.getByRole('button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => window.localStorage.setItem('anything', 'else'))
  await page.getByRole('button', { name: 'Open your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  expect(await stored(page)).toEqual({})
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  const me = () => product.host.as(null).send({ method: 'GET', url: '/auth/me', headers: { authorization: `Bearer ${ACCESS_TOKEN}` } })
  await expect.poll(async () => (await me()).status).toBe(401)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('OPEN-02 signing up signs in, and a person without a workspace is told what to do', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Nova Reed')
  await page.getByLabel('Email').fill('nova@example.com')
  await page.getByLabel('Password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Name your workspace' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Nova’s team')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL('/workspace')
  await expect(page.getByText('A workspace holds the projects and people of one organization.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Create your first workspace' }).click()
  await page.getByLabel('Name').fill('Reed & Co')
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reed & Co' })).toBeVisible()
})

test('OPEN-04 OPEN-05 ROUTE-06 ROUTE-07 a forgotten password is set anew through the mailed link, once', async ({ page, product }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  // The address is there before the page is, and the page before it has such a field, too.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status').getByText('If an account has this address, a mail with a link is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  const link = await mailedPath(product, 'mia@example.com')
  await page.goto(link)
  await page.getByLabel('New password').fill('a new password')
  await page.getByLabel('Repeat password').fill('a new password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, 'mia@example.com', 'a new password')
  await expect(page).toHaveURL('/workspace')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
})

/** Asks the host something; what the page reads in the background may have ended the session before. */
async function orEnded(button: Locator) {
  await button.click({ timeout: 5_000 }).catch(() => expect(button).toHaveCount(0))
}

test('AUTH-03 AUTH-06 OPEN-09 a 401 in the middle leads to sign-in and back, with what was typed', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace/projects')
  await page.getByRole('button', { name: 'Create Project' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Project' })
  await dialog.getByLabel('Project Name').fill('Half typed')
  await product.host.as('ana').post('/auth/sign-out')
  await orEnded(dialog.getByRole('button', { name: 'Create Project' }))
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stored(page)).not.toHaveProperty('ACCESS_TOKEN')
  await fillSignIn(page, 'ana@example.com', PASSWORD)
  await expect(page).toHaveURL('/workspace/projects')
  await page.getByRole('button', { name: 'Create Project' }).first().click()
  await expect(dialog.getByLabel('Project Name')).toHaveValue('Half typed')
})

test('AUTH-01 AUTH-06 signing out in one tab signs out the other', async ({ page, product, context }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${product.url}/logout`)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
