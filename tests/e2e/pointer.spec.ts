// What is asked with the pointer is asked where the pointer is.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { focusRow, openTasks, question } from './task-page.ts'

/** The farthest that a picker may be from the pointer, in px. */
const FARTHEST = 320

/** Presses in the middle, and answers where that was. */
async function press(page: Page, control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('nothing to press')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.click(at.x, at.y)
  return at
}

async function distance(layer: Locator, { x, y }: { x: number; y: number }) {
  const box = await layer.boundingBox()
  if (!box) throw new Error('not shown')
  const beside = Math.max(box.x - x, 0, x - box.x - box.width)
  const above = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(beside, above)
}

const facts = { dueDate: 'Set Deadline', workflow: 'Change status', labels: 'Manage Labels', effort: 'Set effort', sprint: 'Set sprint' }

test('a picker opens beside what was pressed, dims nothing, and Escape leads back there', async ({ page, product }) => {
  await openTasks(page, product)
  const rows = page.locator('[data-task-id]')
  // By turns in a row at the top, below which there is room, and in one at the foot.
  for (const [at, [fact, title]] of Object.entries(facts).entries())
    for (const row of [rows.nth(at % 2 === 0 ? 1 : 14)]) {
      const cell = row.locator(`[data-fact=${fact}]`)
      const pressed = await press(page, cell)
      await expect(question(page, title).getByRole('option').first()).toBeVisible()
      await expect.poll(() => distance(question(page, title), pressed), title).toBeLessThan(FARTHEST)
      await expect(page.locator('[data-scrim]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(question(page, title)).toHaveCount(0)
      await expect(row.locator(':focus').or(row.and(page.locator(':focus')))).toBeVisible()
    }
  // By key nothing has changed: the palette, in the middle, over a dimmed page.
  await focusRow(rows.nth(1))
  await page.keyboard.press('s')
  await expect(question(page, 'Change status').getByRole('option').first()).toBeVisible()
  await expect(page.locator('[data-scrim]')).toHaveCount(1)
})

test('the menu at the end of a row stays while the pointer crosses other rows; a press there closes it and opens nothing', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const rows = page.locator('[data-task-id]')
  await rows.nth(2).hover()
  await rows.nth(2).getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  const box = await rows.nth(8).boundingBox()
  if (!box) throw new Error('no row there')
  await page.mouse.move(box.x + 300, box.y + box.height / 2, { steps: 12 })
  await expect(page.getByRole('menuitem', { name: 'Status' })).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})
