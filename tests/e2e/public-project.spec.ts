// A published project in the browser: opened by its owner with the palette, read by a stranger with keys alone, closed again.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('ROUTE-10 BP-05 BP-06 BP-09 the owner publishes it by palette; a stranger reads list, task and board by keys alone', async ({
  page,
  product,
  browser,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview')
  await expect(page.getByRole('row').nth(2)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Publish project')
  await expect(page.getByRole('option', { name: /^Publish project/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anyone with its address can read the project now').first()).toBeVisible()
  const onHost = async () => (await product.host.as('ana').get('/projects/website/public/', { company_slug: 'acme' })).body.data
  const { token } = await onHost()

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(new URL(`/bp/${token}`, page.url()).href)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Website relaunch' })).toBeVisible({ timeout: 30_000 })
  await expect(stranger.getByRole('row').nth(2)).toBeVisible()
  await look(stranger, 'public-project')
  await stranger.keyboard.press('j')
  await stranger.keyboard.press('j')
  await stranger.keyboard.press('Enter')
  await expect(stranger).toHaveURL(/task=WEB-\d+/)
  const pane = stranger.getByRole('complementary')
  await expect(pane.getByRole('heading', { level: 2 })).toBeVisible()
  await look(stranger, 'public-task')
  await stranger.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await stranger.keyboard.press('/')
  await stranger.keyboard.type('landing')
  await expect(stranger).toHaveURL(/q=landing/)
  await stranger.keyboard.press('Escape')
  await expect(stranger).not.toHaveURL(/q=landing/)
  await expect(stranger.getByRole('row').nth(2)).toBeVisible()
  await stranger.getByRole('heading', { level: 1 }).click()
  await stranger.keyboard.press('Shift+V')
  await expect(stranger.getByRole('region', { name: 'In progress' }).getByRole('button').first()).toBeVisible()
  await look(stranger, 'public-board')
  await stranger.keyboard.press('Control+k')
  await expect(stranger.getByRole('option', { name: /^Show as list/ })).toHaveAttribute('aria-selected', 'true')
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByRole('grid')).toBeVisible()

  await page.goto('/acme/projects/website/settings#public')
  await expect(page.getByLabel('Public address')).toHaveValue(new RegExp(`/bp/${token}$`))
  await look(page, 'public-settings')
  await page.getByRole('switch', { name: 'Public page' }).click()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect.poll(async () => (await onHost()).is_on).toBe(false)
  await stranger.reload()
  await expect(stranger.getByText('There is nothing at this address.')).toBeVisible()
  await context.close()
})
