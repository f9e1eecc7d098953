// One's own keys, by keys alone: another key for an action, kept on the account, shown where keys are shown.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('PROFUP-07 PROFUP-08 PROFUP-09 a key is changed by keys alone, works at once and after a reload, and goes back', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'mia')
  await page.goto('/profile/mia/update#shortcuts')
  const search = page.getByRole('textbox', { name: 'Search shortcuts' })
  await search.focus()
  await page.keyboard.type('go to inbox')
  const rows = page.getByRole('group', { name: 'Shortcuts' }).getByRole('button')
  await expect(rows.first()).toContainText('Go to inbox')
  await look(page, 'shortcuts')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Shortcut of/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Press the new key/ })).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(dialog.getByRole('alert')).toContainText('has this key already')
  await look(page, 'shortcut-dialog', '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText('W')
  await page.reload()
  await expect(search).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/inbox/)
  // Nothing is lost: the palette takes it all back.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('reset all shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shortcuts saved')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/workspace/)
})
