// One's own settings and the profiles of people in the browser, by keyboard alone: what is changed is saved, shown and taken back.
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const me = async (product: Product, who = 'ana') => (await product.host.as(who).get('/auth/me')).body.data

test('PROFUP-01 PROFUP-13 a name is changed and taken back, a picture is cut and sent up, by keys alone', async ({ page, product }) => {
  // Its address is that of the installation, which is another one here.
  await page.route('**/api/images/*', async (route) => {
    const response = await route.fetch({ url: `${product.url}${new URL(route.request().url()).pathname}` })
    await route.fulfill({ response })
  })
  await product.signIn(page, 'ana')
  await page.goto('/profile/ana/update#name')
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect(name).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Ana S.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(async () => (await me(product)).name).toBe('Ana S.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await me(product)).name).toBe('Ana Souza')
  await expect(name).toHaveValue('Ana Souza')

  await page.getByLabel('Picture file').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(600, 400, [40, 90, 200], [])) },
  })
  const dialog = page.getByRole('dialog', { name: 'Adjust the picture' })
  const frame = dialog.getByRole('group', { name: /^Picture/ })
  await expect(frame).toBeVisible()
  await look(page, 'picture-cropped')
  await frame.focus()
  for (const key of ['ArrowRight', '+', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await me(product)).avatar).toMatch(/^http:.*\/api\/images\/[0-9a-f]{64}\.png$/)
  const shown = page.getByRole('group', { name: 'Picture' }).locator('img[src^="http"]')
  await expect(shown).toHaveJSProperty('naturalWidth', 256)
  await page.getByRole('button', { name: 'Remove picture' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await me(product)).avatar).toBe(null)
})

test('PROFUP-04 PROFUP-05 a chosen zone and clock are those of every date, also after a reload and on another device', async ({
  page,
  product,
}) => {
  await product.host.as('ana').put('/auth/me', {}, { time_zone: 'Asia/Kolkata', hour_cycle: 12, theme: 'dark' })
  await product.signIn(page, 'ana')
  await page.goto('/profile/ana/update#preferences')
  await expect(page.getByText('Asia/Kolkata')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const clock = () =>
    page.evaluate(() => [new Date(Date.UTC(2026, 10, 22, 8, 50)).getHours(), new Date(2026, 10, 22, 14, 20).toISOString()])
  // The code of zones comes behind the theme.
  await expect.poll(clock).toEqual([14, '2026-11-22T08:50:00.000Z'])
  await page.reload()
  await expect(page.getByText('Asia/Kolkata')).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => new Date(Date.UTC(2026, 10, 22, 8, 50)).getHours())).toBe(14)
  await expect(page.getByText(/^Now it is .* [AP]M, and/)).toBeVisible()
})

test('SESS-01 PROFUP-03 other devices are signed out by keys alone; a wrong password is said at its field', async ({ page, product }) => {
  await product.host.as(null).post('/auth/sign-in', {}, { email: 'ana@example.com', password: 'palette-demo-1' })
  await product.signIn(page, 'ana')
  await page.goto('/profile/ana/update#sessions')
  await expect(page.getByText('This device', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Sign out everywhere else' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)

  await page.getByLabel('Present password', { exact: true }).fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('walnut-kettle-orbit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Present password', { exact: true }).fill('palette-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Password changed/).first()).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
})

test('PROF-02 PROF-03 PROF-06 a person is found by @ in the palette, and their page has its keys', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview')
  await expect(page.getByRole('row').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('@mia')
  await expect(page.getByRole('option', { name: /Mia Chen/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\/mia$/)
  await expect(page.getByRole('heading', { name: 'Mia Chen' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText('Website relaunch')
  await expect(page.getByRole('figure')).toContainText('Last 12 weeks')
  await page.goto('/profile/ana')
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/profile\/ana\/update$/)
})

test('PROFUP-13 PROF-07 settings and profiles have no faults in both themes, also at 390 px', async ({ page, product }) => {
  await product.signIn(page, 'mia')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/profile/mia/update')
    await expect(page.getByText('This device', { exact: true })).toBeVisible({ timeout: 30_000 })
    await look(page, 'own-settings')
    await page.goto('/profile/ben')
    await expect(page.getByRole('heading', { name: 'Working on' })).toBeVisible({ timeout: 30_000 })
    await look(page, 'profile')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('PROF-01 PROFUP-01 the frame is as high as the window: what is hidden on a long page lengthens the page alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.setViewportSize({ width: 1440, height: 500 })
  for (const [address, last] of [
    ['/profile/ana/update', 'Danger zone'],
    ['/profile/ana', 'Working on'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('heading', { name: last }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), address).toBe(0)
  }
})
