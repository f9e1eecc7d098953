// Plans: the upgrade prompt of free and limited workspaces, and the text that stands in place of what needs a paid plan.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'

const GATE = 'This feature is currently unavailable. Please upgrade your account to access all features.'
const GARDEN_LIST = '/freebird/projects/garden/overview'

test.use({ env: { COUPON_FREE: 'SPRING15', COUPON_LIFETIME: 'LIFER30', BILLING_URL: 'https://billing.example/plans' } })

const promptOf = (page: Page) => page.getByRole('dialog', { name: /^Upgrade/ })
/** Lets seconds pass until it is there. */
async function untilPrompted(page: Page) {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(promptOf(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ intervals: [0], timeout: 90_000 })
}
const countOf = (page: Page) => promptOf(page).locator('[data-count]')

test('PLAN-04 PLAN-06 PLAN-09 DEFECT-05 a free plan is shown the 15% code, counted down from 10; only then it closes, and focus is back', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await rememberTexts(page)
  await product.signIn(page, 'fay', { prompted: true })
  await page.goto(GARDEN_LIST)
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  const row = page.locator('[data-task-id]').first()
  await row.focus()
  // By its task: the first row is another one once the statuses have come.
  const focused = page.locator(`[data-task-id="${await page.evaluate(() => (document.activeElement as HTMLElement).dataset.taskId)}"]`)
  await untilPrompted(page)
  await expect(promptOf(page)).toContainText(GATE)
  await expect(promptOf(page)).toContainText('15%')
  await expect(countOf(page)).toBeVisible()
  const first = Number(await countOf(page).textContent())
  expect(first).toBeLessThanOrEqual(10)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(promptOf(page)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await look(page, 'plan prompt', '[role=dialog]')
  }
  const height = async () => (await promptOf(page).boundingBox())?.height
  const before = await height()
  await promptOf(page).getByRole('button', { name: 'Copy code' }).click()
  await expectShown(page, 'Coupon code copied to clipboard!')
  expect(await height(), 'nothing moves when the message comes').toBe(before)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING15')
  await page.clock.runFor(3_000)
  await expect(promptOf(page).getByText('Coupon code copied to clipboard!')).toHaveCount(0)
  await expect(promptOf(page).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', 'https://billing.example/plans')
  await page.clock.runFor(10_000)
  await expect(countOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(promptOf(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(focused).toBeFocused()
})
