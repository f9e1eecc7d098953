// Recurring tasks in the browser, by keyboard alone: a rule is typed in words, timed anew, paused, skipped, run and taken back.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { toastOf } from './task-page.ts'

const RULES = '/acme/recurring-tasks'

test('RECUR-03 RECUR-11 RECUR-13 RECUR-15 a rule is typed, opened, skipped, paused, run and taken back by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(RULES)
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
  await look(page, 'recurring-tasks')

  await page.keyboard.press('n')
  const words = page.getByRole('textbox', { name: 'Repeats' })
  await expect(words).toBeFocused()
  await page.keyboard.type('every 2nd tuesday at 8')
  const reading = page.getByRole('dialog').getByRole('status')
  await expect(reading).toContainText('Every month on the second Tuesday at 08:00')
  await expect(reading).toContainText('Next: Tuesday')
  await look(page, 'recurring-form')
  await page.keyboard.press('ArrowDown')
  await expect(reading).toContainText('Every 2 weeks on Tuesday at 08:00')
  const title = page.getByRole('textbox', { name: 'Task' })
  while (!(await title.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('Water the plants')
  await page.keyboard.press('Control+Enter')
  const row = page.getByRole('row', { name: /^Water the plants/ })
  await expect(row).toContainText('Every 2 weeks on Tuesday at 08:00')
  await expect(page.getByText(/Every 2 weeks on Tuesday, first on Tue/)).toBeVisible()

  // From the top again where the row was put above the one that has the keyboard meanwhile: the list is in the order of the next dates.
  const isHere = () => row.evaluate((one) => one === document.activeElement)
  await expect(async () => {
    await page.keyboard.press('Home')
    for (let left = await page.getByRole('row').count(); left > 0 && !(await isHere()); left -= 1) await page.keyboard.press('j')
    expect(await isHere()).toBe(true)
  }).toPass()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('dialog', { name: 'Water the plants' })
  await expect(pane.getByText('No task was made yet.')).toBeVisible()
  await look(page, 'recurring-pane')
  const dates = pane.getByRole('group', { name: 'Dates in the calendar' }).getByRole('button')
  await dates.first().focus()
  await page.keyboard.press('x')
  await expect(dates.first()).toHaveAccessibleName(/, skipped$/)
  await page.keyboard.press('Control+z')
  await expect(dates.first()).not.toHaveAccessibleName(/, skipped$/)
  await page.keyboard.press('h')
  await expect(pane.getByText('Paused', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(pane.getByText('Active', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
  await page.keyboard.press('Control+Backspace')
  await page.getByRole('button', { name: /^Yes/ }).press('Enter')
  await expect(row).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(row).toBeVisible()
})

test('RECUR-10 RECUR-14 a task is repeated with Shift and R; it says so, and the rule leads back to it', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview')
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  const detail = page.getByRole('dialog').or(page.getByRole('complementary')).first()
  await expect(detail).toBeVisible()
  await page.keyboard.press('Shift+r')
  await expect(page.getByRole('textbox', { name: 'Repeats' })).toBeFocused()
  await page.keyboard.type('3 days after done')
  await expect(page.getByRole('status').filter({ hasText: 'after the last one is done' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const link = page.getByRole('link', { name: 'Repeats 3 days after the last one is done' })
  await expect(link).toBeVisible()
  // What is changed of it is offered to the rule.
  await expect(page.getByRole('textbox', { name: 'Repeats' })).toHaveCount(0)
  await link.press('i')
  await toastOf(page, /^Assigned to Ana Souza|^Unassigned from Ana Souza/)
    .getByRole('button', { name: 'Change the rule too' })
    .click()
  await expect(toastOf(page, 'The rule “3 days after the last one is done” is changed too')).toBeVisible()
  await link.press('Enter')
  await expect(page.getByRole('region', { name: 'Earlier dates' }).getByRole('link')).toHaveCount(1)
})

test('SCREEN-02 RECUR-13 on a phone the rule fills the screen and has a way back', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.signIn(page, 'ana')
  await page.goto(RULES)
  const first = page.getByRole('row').first()
  await expect(first).toBeVisible({ timeout: 30_000 })
  await look(page, 'recurring-phone')
  await first.getByRole('link').first().click()
  const back = page.getByRole('button', { name: 'Close rule' })
  await expect(back).toBeVisible()
  await look(page, 'recurring-phone-pane')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await back.click()
  await expect(back).toBeHidden()
})
