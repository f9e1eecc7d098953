// Logged time as a list in the browser, by keyboard alone: gone to, changed where it stands, deleted and taken back.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('TIME-01 TIME-10 TIME-12 TIME-16 one’s time of last week is listed, edited, deleted and taken back by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/time-trackings')
  const list = page.getByRole('grid', { name: /^My time/ })
  await expect(list).toBeVisible({ timeout: 30_000 })
  const thisWeek = (await list.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Shift+ArrowLeft')
  // The address is there before the days are; a key pressed meanwhile is about those that were gone to.
  await page.keyboard.press('Shift+V')
  await expect(page).toHaveURL(/week=.*view=list|view=list.*week=/)
  await expect(list).not.toHaveAttribute('aria-label', thisWeek)
  const first = list.locator('[data-row]').first()
  await expect(first).toBeVisible()
  await look(page, 'my-time-list')
  const rows = list.locator('[data-row]')
  const head = list.getByRole('rowheader').first()
  const sum = await head.textContent()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('e')
  const field = page.getByRole('textbox', { name: /^Comment on/ })
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Read by keys alone')
  await page.keyboard.press('Enter')
  await expect(first).toContainText('Read by keys alone')
  await expect(first).toBeFocused()
  await expect(page.getByText('Comment saved')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(first).not.toContainText('Read by keys alone')
  const id = await first.getAttribute('data-row')
  await page.keyboard.press('Control+Backspace')
  await expect(rows.first()).not.toHaveAttribute('data-row', id ?? '')
  await expect(head).not.toHaveText(sum ?? '')
  await page.keyboard.press('Control+z')
  await expect(rows.first()).toHaveAttribute('data-row', id ?? '')
  await expect(head).toHaveText(sum ?? '')
  // On to the chart with the same days, and back to what was left.
  const address = page.url()
  await page.keyboard.press('Shift+V')
  await expect(page).toHaveURL(/view=chart/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(rows.first()).toHaveAttribute('data-row', id ?? '')
})
