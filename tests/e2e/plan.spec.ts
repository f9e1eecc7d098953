// Plans: the upgrade prompt of free and limited workspaces, and the text that stands in place of what needs a paid plan.
import type { Page } from '@playwright/test'
import { GARDEN, makeTask } from '#tests/kit/task-calls.ts'
import { faultsOf, look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import { detailOf } from './task-page.ts'

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
  expect(await faultsOf(page, '[role=dialog]')).toEqual([])
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

test('PLAN-05 PLAN-07 PLAN-08 DEFECT-22 a limited plan reads Upgrade Required; it comes back a minute after closing, once nothing else is open', async ({
  page,
  product,
}) => {
  await page.clock.install()
  await product.signIn(page, 'lee', { prompted: true })
  await page.goto('/workspace')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilPrompted(page)
  await expect(page.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
  await expect(promptOf(page)).toContainText('30%')
  await expect(promptOf(page)).toContainText('LIFER30')
  await page.clock.runFor(11_000)
  await promptOf(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(promptOf(page)).toHaveCount(0)
  await page.clock.runFor(45_000)
  await expect(promptOf(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect.poll(() => product.operations).toContain('GetWorkspace')
  await expect(promptOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toHaveCount(0)
  await untilPrompted(page)
})

test('PLAN-01 paid workspaces are never prompted, nor is a page outside of the authenticated layouts', async ({ page, product }) => {
  await page.clock.install()
  await product.signIn(page, 'ana', { prompted: true })
  await page.goto('/acme/projects/website/overview')
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(promptOf(page)).toHaveCount(0)
})

test('PLAN-03 DATES-07 FILES-22 BOARD-08 AI-08 TCREATE-03 on a free plan every paid feature says why it is not there', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host, 'fay', GARDEN, { title: 'Cut the hedge' })
  await product.signIn(page, 'fay')
  await rememberTexts(page)
  await page.goto(`${GARDEN_LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await expect(detail).toBeVisible()
  for (const key of ['d', 'Shift+D', 'b']) {
    await page.keyboard.press(key)
    // Each key its own message: the one before may still stand.
    await expectShown(page, GATE)
    await expect(page.getByRole('dialog', { name: /Set|Put on/ })).toHaveCount(0)
  }
})

test('PLAN-06 the prompt reads without fault in both themes, wide and narrow', async ({ page, product }) => {
  await page.clock.install()
  await product.signIn(page, 'fay', { prompted: true })
  await page.goto('/workspace')
  await untilPrompted(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await look(page, 'plan prompt', '[role=dialog]')
  }
})
