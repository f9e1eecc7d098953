// The page that the link of a shared task shows, to whoever has it and to members.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { faultsOf } from './accessibility.ts'
import { expect, test } from './product.ts'
import { detailOf, topTask } from './task-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('ROUTE-11 OPEN-34 SHARE-04 the link shows the task without an account: read-only, not indexed; a member shares it, and withdrawn it says so', async ({
  browser,
  page,
  product,
}) => {
  const task = await topTask(product, 'Seen by everybody', {
    description: '<p>Read <strong>this</strong></p>',
    due_date: '2057-03-01T10:00:00Z',
    members: 'mia',
  })
  const share = (is_on: boolean) => product.host.as('ana').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on })
  const address = `/acme/task/website/${task.uuid}?key=${(await share(true)).body.data.token}`
  const answer = await page.goto(address)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(page.getByRole('heading', { level: 1, name: 'Seen by everybody' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page).toHaveTitle(/Seen by everybody/)
  for (const text of ['Acme', 'Website relaunch', task.code, 'To do', 'Mia Chen', '1 Mar 2057', '0 %'])
    await expect(page.getByRole('article')).toContainText(text)
  await expect(page.getByRole('region', { name: 'Description' }).locator('strong')).toHaveText('this')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(product.operations).toEqual(['GetSharedTask'])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in to open it' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // A member gets the way into the product, and shares from there.
  await product.signIn(page, 'mia')
  await page.goto(address)
  await page.getByRole('link', { name: 'Open in Palette' }).click()
  await expect(detailOf(page, task.code)).toBeVisible()
  await detailOf(page, task.code).getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share task' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}${address}`)
  expect(await faultsOf(page, '[role=dialog]:not([data-panel])')).toEqual([])
  // Not shared any more: a member goes right to the task, everybody else is told.
  await share(false)
  await page.goto(address)
  await expect(detailOf(page, task.code)).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(`${product.url}${address}`)
  await expect(stranger.getByText(/^This link shows nothing/)).toBeVisible()
  await expect(stranger.getByText(/^Whoever has this link/)).toHaveCount(0)
  await stranger.close()
})
