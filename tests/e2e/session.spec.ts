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

test('OPEN-01 OPEN-06 OPEN-07 STORE-01 STORE-02 STORE-03 STORE-04 STORE-06 signing in leads to the landing page and stores the session', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await expect(page).toHaveTitle(/Sign in/)
  await fillSignIn(page, 'ana@example.com', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  await expect(page).toHaveURL('/workspace')
  await expect(page.getByRole('link', { name: /Website relaunch/ }).first()).toBeVisible()
  await expect.poll(async () => Object.keys(await stored(page))).toEqual(expect.arrayContaining(['companies', 'cache:projects:acme']))
  const { ACCESS_TOKEN, current_user, current_company, companies } = await stored(page)
  expect(ACCESS_TOKEN).toMatch(/^[\w-]{40,}$/)
  expect(JSON.parse(current_user ?? '')).toEqual({ username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head of product' })
  expect(JSON.parse(current_company ?? '')).toMatchObject({ data: { slug: 'acme', subscription: 'paid', unlimited_workspaces: true } })
  expect(JSON.parse(companies ?? '')).toMatchObject([{ slug: 'acme', name: 'Acme' }])
})

test('OPEN-01 OPEN-11 a wrong password gets one neutral sentence, for a stranger the same one, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/sign-in')
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    await fillSignIn(page, email, 'not the password')
    await expect(page.getByRole('alert')).toHaveText(/^The email( address)? or (the )?password is wrong\.$/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
    await expect(page).toHaveURL('/sign-in')
  }
  expect(await stored(page)).not.toHaveProperty('ACCESS_TOKEN')
})

test('OPEN-01 empty and malformed fields are told beside them and nothing is sent; the password can be shown', async ({
  page,
  product,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required.')).toBeVisible()
  await expect(page.getByText('Password is required.')).toBeVisible()
  await page.getByLabel('Email').fill('ana@')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid email address.')).toBeVisible()
  expect(product.operations).not.toContain('SignIn')
})

test('OPEN-01 the button is busy while sending and a second press sends nothing', async ({ page, product }) => {
  await page.goto('/sign-in')
  const open = product.holdAnswers()
  await fillSignIn(page, 'ana@example.com', PASSWORD)
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  open()
  await expect(page).toHaveURL('/workspace')
  expect(product.operations.filter((name) => name === 'SignIn')).toHaveLength(1)
})

test('OPEN-01 OPEN-13 after too many tries the form says how long to wait', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong again')
  const wait = page.getByText(/Too many attempts\. Please wait/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true')
    await expect(wait).toBeVisible({ timeout: 200 })
  }).toPass()
})

test('OPEN-01 OPEN-12 OPEN-13 a host that is down is told in one sentence and the text stays', async ({ page, product }) => {
  await page.goto('/sign-in')
  await product.stopHost()
  await fillSignIn(page, 'ana@example.com', PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})

test('AUTH-07 OPEN-10 without a configured client id no third-party sign-in is offered', async ({ page, product }) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('button')).toHaveCount(2)
  await expect(page.getByText(/google/i)).toHaveCount(0)
  const config = await (await page.request.get(`${product.url}/config.json`)).json()
  expect(config).toHaveProperty('googleClientId', null)
})

test('OPEN-02 signing up signs in, and a person without a workspace is told what to do', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Nova Reed')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The password needs at least 10 characters.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('There is an account with this email address already.')).toBeVisible()
  await page.getByLabel('Email').fill('nova@example.com')
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
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status').getByText('If an account has this address, a mail with a link is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  const link = await mailedPath(product, 'mia@example.com')
  await page.goto(link)
  await page.getByLabel('New password').fill('a new password')
  await page.getByLabel('Repeat password').fill('another one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The two passwords differ.')).toBeVisible()
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

test('OPEN-04 an address without an account gets the same confirmation and no mail', async ({ page, product }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status').getByText('If an account has this address, a mail with a link is on its way.')).toBeVisible()
  expect(await product.host.mailsNow()).toEqual([])
})

test('AUTH-05 AUTH-06 DEFECT-04 SHELL-25 Logout clears all local storage, ends the session on the host and goes to sign-in', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await page.getByRole('button', { name: 'Use dark theme' }).click()
  await page.evaluate(() => window.localStorage.setItem('anything', 'else'))
  const token = (await stored(page)).ACCESS_TOKEN ?? ''
  await page.getByRole('button', { name: 'Open your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  expect(await stored(page)).toEqual({})
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  const me = () => product.host.as(null).send({ method: 'GET', url: '/auth/me', headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await me()).status).toBe(401)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('AUTH-05 /logout by address does the same, also when the host is down', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  await product.stopHost()
  await page.goto('/logout')
  await expect(page).toHaveURL('/sign-in')
  expect(await stored(page)).toEqual({})
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

test('OPEN-09 after a 401 another person gets neither the way back nor the text', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Workspace settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Website relaunch' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Timer running/ })).toBeVisible()
  await product.host.as('ana').post('/auth/sign-out')
  await orEnded(page.getByRole('button', { name: 'Notifications' }))
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await fillSignIn(page, 'dora@example.com', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Globex' })).toBeVisible()
  await expect(page).toHaveURL('/workspace')
})

test('AUTH-04 a failure that is no 401 keeps the session', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await product.stopHost()
  await page.goto('/workspace')
  await expect(page.getByText("Couldn't load").first()).toBeVisible()
  expect(await stored(page)).toHaveProperty('ACCESS_TOKEN')
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
