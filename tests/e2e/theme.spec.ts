// Light, dark and system.
import { expect, test } from './product.ts'

test('THEME-01 THEME-02 THEME-03 OPEN-22 SHELL-10 STORE-05 system follows the operating system live; the toggle and its menu choose, also after a reload', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const kept = () => page.evaluate(() => window.localStorage.getItem('theme'))
  const toggle = page.getByRole('button', { name: /Use (dark|light) theme/ })
  await expect(toggle).toHaveAccessibleName('Use dark theme')
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(toggle).toHaveAccessibleName('Use light theme')
  // Where motion is reduced a colour takes no time, but still a frame.
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  expect(await kept()).toBeNull()

  await toggle.click()
  await expect.poll(background).toBe(light)
  expect(await kept()).toBe('light')
  await page.reload()
  await expect.poll(background).toBe(light)

  await toggle.click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Theme' })
  await expect(menu.getByRole('menuitemcheckbox')).toHaveText([/Light/, /Dark/, /System/])
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Light' })).toBeChecked()
  await menu.getByRole('menuitemcheckbox', { name: 'System' }).click()
  await expect.poll(background).toBe(dark)
  expect(await kept()).toBe('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe(light)
})

test('THEME-03 the chosen theme is there before anything is drawn', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
  const open = product.holdAnswers()
  await product.signIn(page, 'ana')
  await page.goto('/workspace', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  open()
})
