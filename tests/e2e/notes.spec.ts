// Private notes in the browser: written, tagged, found and made into a task by keys alone; at 390 px list, then sheet.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('NOTE-04 NOTE-07 NOTE-09 a note is written, kept, found in the palette and made into a task by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/notevault')
  await expect(page.getByRole('row', { name: /Ideas for the pricing page/ })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('n')
  const text = page.getByRole('textbox', { name: 'Text of the note' })
  await expect(text).toBeFocused()
  await page.keyboard.type('Call the printer')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Matte paper, two samples')
  await expect(page.getByRole('row', { name: /Call the printer.*Matte paper/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await look(page, 'notes')
  await page.reload()
  await expect(text).toContainText('Matte paper')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('convert')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Website relaunch' })).toBeVisible()
  await page.keyboard.type('website')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Tasks made of this note' })).toContainText('Call the printer')
})

test('NOTE-09 at 390 px the list fills the screen, then the note with a way back', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.signIn(page, 'ana')
  await page.goto('/notevault')
  const row = page.getByRole('row', { name: /Reading list/ })
  await row.click()
  await expect(page.getByRole('article', { name: 'Reading list' })).toBeVisible()
  await expect(row).toBeHidden()
  await look(page, 'notes-phone')
  await page.getByRole('link', { name: 'Back to the notes' }).click()
  await expect(row).toBeVisible()
})
