// Logged time as a chart and the missing days in the browser, by keyboard alone.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('TIME-01 TIME-02 TIME-11 TIME-12 TIME-16 SCREEN-02 the time of a month is looked at by person and by label, by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/time-tracking')
  await expect(page.getByRole('grid', { name: /^Time tracking/ })).toBeVisible({ timeout: 30_000 })
  // Its owner sees everybody.
  await expect(page.getByRole('button', { name: /^Everyone/ })).toBeVisible()
  await look(page, 'project-time')
  await page.keyboard.press('Shift+V')
  await expect(page).toHaveURL(/view=list/)
  // The address changes first; the key means what is shown.
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await page.keyboard.press('Shift+V')
  await expect(page).toHaveURL(/view=chart/)
  await expect(page.getByRole('radio', { name: 'Chart' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.type('Last month')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/)
  const shares = page.getByRole('region', { name: 'Time by person' })
  await expect(shares).toBeVisible()
  await expect(shares.getByText(/^estimated [\d,.]+ h · spent [\d,.]+ h$/)).toBeVisible()
  await look(page, 'project-time-chart')
  await page.keyboard.press('Shift+G')
  await expect(page.getByRole('region', { name: 'Time by label' }).getByText('Labels overlap.')).toBeVisible()
  const points = page.getByRole('slider', { name: /^Points of Time tracking/ })
  for (let step = 0; step < 60 && !(await points.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(points).toHaveAttribute('aria-valuetext', /1 \w+/)
})

test('TIME-13 TIME-02 an admin sees who logged nothing when; one of the weeks leads to it', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/time-tracking?view=missing&from=2000-01-03&to=2000-01-07')
  await expect(page.getByText('No time is missing on these weekdays.')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('d')
  await page.keyboard.type('Last month')
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: /^Missing time/ })
  await expect(list).toBeVisible()
  await look(page, 'project-time-missing')
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/week=.*member=/)
  await expect(page.getByRole('grid', { name: /^Time tracking/ })).toBeVisible()
})
