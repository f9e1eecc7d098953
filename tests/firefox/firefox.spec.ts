// What Firefox does with keys by itself, and must not take from the product.
import { expect, test } from '../e2e/product.ts'
import { detailOf, drawn, focusRow, openTasks, palette, rowOf, taskOnHost, topTask } from '../e2e/task-page.ts'

test('/ goes to the search of the list and not to the search of Firefox, which an apostrophe does not open either', async ({
  page,
  product,
}) => {
  await topTask(product, 'Look for me')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Look for me'))
  await page.keyboard.press("'")
  // Keys behind it are those of the product still.
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: /^Task WEB-/ })
  await expect(detail).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('look for')
  await expect(page.locator('input:focus')).toHaveValue('look for')
  await expect(page).toHaveURL(/q=look/)
  await expect(page.locator('[data-task-id]')).toHaveCount(1)
})

test('Ctrl+K opens the palette from the page and from a field of it, Ctrl+Enter opens a tab', async ({ page, product, context }) => {
  await openTasks(page, product, { as: 'ana' })
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  await expect(input).toBeFocused()
  await page.keyboard.type('#214')
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('WEB-214')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/acme\/projects\/website\/overview\?task=/)
  await expect(palette(page)).toHaveCount(0)
})

test('Space on a button presses it once: what opens stays open, and the next one is for what has the focus', async ({ page, product }) => {
  await openTasks(page, product)
  const theme = page.getByRole('button', { name: /theme/i }).first()
  const now = () => page.locator('html').getAttribute('data-theme')
  const before = await now()
  await theme.focus()
  await page.keyboard.press('Space')
  await expect.poll(now).not.toBe(before)
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.focus()
  await page.keyboard.press('Space')
  const layer = page.getByRole('dialog', { name: /notifications/i })
  await drawn(page, layer)
  await expect(layer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await expect(bell).toBeFocused()
})

test('what a key copies is pasted by another', async ({ page, product }) => {
  const task = await topTask(product, 'Copy me')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Copy me'))
  await page.keyboard.press('Control+.')
  await expect(page.getByText('URL copied successfully!').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(palette(page).getByRole('combobox')).toHaveValue(new RegExp(`/acme/task/website/${task.uuid}`))
  await expect(detailOf(page, task.code)).toHaveCount(0)
})

test('letters walk, Shift with a letter is a key of its own, what it did is taken back, ? opens the sheet', async ({ page, product }) => {
  for (const title of ['Third of three', 'Second of three', 'First of three']) await topTask(product, title)
  await openTasks(page, product)
  await focusRow(rowOf(page, 'First of three'))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Third of three')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Shift+S')
  await expect.poll(async () => (await taskOnHost(product, 'Second of three')).done).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await taskOnHost(product, 'Second of three')).done).toBe(false)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
