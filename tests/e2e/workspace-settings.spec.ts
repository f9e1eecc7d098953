// The settings of a workspace in the browser, by keyboard alone: renamed and taken back, deleted and had back, and looked at.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('WSET-06 WSET-11 WSET-12 the owner renames the workspace, takes it back, deletes it and has it back, by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'fay')
  await page.goto('/freebird/settings#name')
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect(name).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Freebird Gardens')
  await page.keyboard.press('Enter')
  const stored = async () => (await product.host.as('fay').get('/companies/freebird')).body.data?.name ?? null
  await expect.poll(stored).toBe('Freebird Gardens')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toBe('Freebird')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('delete this workspace')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Type its name/)).toBeFocused()
  await page.keyboard.type('Freebird')
  await page.keyboard.press('Tab')
  await page.keyboard.type('palette-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^This workspace will be deleted on/)).toBeVisible()
  await expect.poll(stored).toBeNull()
  await page.getByRole('button', { name: 'Restore' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible()
  await expect.poll(stored).toBe('Freebird')
})

test('WSET-06 WSET-13 every section has no faults in both themes, also at 390 px, where a select leads to them', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/settings')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Delete this workspace' })).toBeVisible()
  await look(page, 'workspace-settings')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/acme/settings#danger')
  await expect(page.getByRole('button', { name: 'Delete this workspace' })).toBeVisible()
  await look(page, 'workspace-settings-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
