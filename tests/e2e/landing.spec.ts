// The landing page as people meet it: their projects with progress, what waits for them, the running timer; in both themes, wide and narrow.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('ROUTE-02 WS-08 projects say how far they are and next tasks wait beside them, in both themes, wide and narrow', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'mia')
  await page.goto('/workspace')
  const next = page.getByRole('region', { name: 'Next tasks' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('progressbar', { name: 'Done of Website relaunch' })).toHaveAttribute('aria-valuenow', /[1-9]/)
    await expect(next.getByRole('listitem').first()).toBeVisible()
    await look(page, 'landing')
  }
  await next.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/workspace\?.*task=/)
})

test('WS-11 on a phone the list has a search of its own, opened by a button', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.signIn(page, 'mia')
  await page.goto('/acme/projects/website/overview?page=3')
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Search in this list' }).click()
  const field = page.getByRole('searchbox', { name: 'Search in this list' })
  await expect(field).toBeFocused()
  await page.keyboard.type('launch')
  await expect(page).toHaveURL(/\?q=launch$/)
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hide the search' }).click()
  await expect(page).toHaveURL(/overview$/)
})
