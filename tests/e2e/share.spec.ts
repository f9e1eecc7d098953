// Sharing a task, and the page that the link shows.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { faultsOf } from './accessibility.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST, openTasks, runCommand, topTask } from './task-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('SHARE-01 SHARE-02 SHARE-03 SHARE-04 SHARE-05 DEFECT-11 OPEN-62 a guest shares: link, message, seven networks, all in new tabs without a way back', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Tell the world')
  await page.clock.install()
  await openTasks(page, product, { as: 'gus' })
  await page.goto(`${LIST}?task=${task.uuid}`)
  await detailOf(page, task.code).getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share task' })
  await expect(dialog).toContainText('The link is public.')
  const url = `${product.url}/acme/task/website/${task.uuid}`
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('status')).toHaveText('URL copied successfully!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.clock.runFor(1_900)
  await expect(dialog.getByRole('status')).toHaveText('URL copied successfully!')
  await page.clock.runFor(200)
  await expect(dialog.getByRole('status')).toHaveText('')
  const links = dialog.getByRole('listitem').getByRole('link')
  const names = ['WhatsApp', 'Telegram', 'WeChat (via Weibo)', 'Facebook', 'LinkedIn', 'Twitter', 'Email']
  await expect(links).toHaveCount(names.length)
  const decoded = async (name: string) =>
    decodeURIComponent((await dialog.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '')
  for (const name of names) {
    const link = dialog.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
    expect(await decoded(name)).toContain(url)
    expect(await decoded(name)).toContain(`${task.code} Tell the world`)
  }
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Have a look & say yes')
  for (const name of names) expect(await decoded(name)).toContain('Have a look & say yes')
})

test('SHARE-02 OPEN-66 a message that was typed is still there when the dialog is opened again, from the palette', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Say it twice')
  await openTasks(page, product)
  await page.goto(`${LIST}?task=${task.uuid}`)
  await detailOf(page, task.code).getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share task' })
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Have a look & say yes')
  expect(await faultsOf(page, '[role=dialog]:not([data-panel])')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await runCommand(page, 'weibo', 'Share task')
  await expect(dialog.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Have a look & say yes')
})

test('ROUTE-11 OPEN-34 the link shows the task without an account: read-only, not indexed, nothing of the team', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Seen by everybody', {
    description: '<p>Read <strong>this</strong></p>',
    due_date: '2057-03-01T10:00:00Z',
    members: 'mia',
  })
  const answer = await page.goto(`/acme/task/website/${task.uuid}`)
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
})

test('OPEN-34 a member gets the way into the product; a withdrawn link says so in words', async ({ page, product }) => {
  const task = await topTask(product, 'Here and gone')
  await product.signIn(page, 'mia')
  await page.goto(`/acme/task/website/${task.uuid}`)
  await page.getByRole('link', { name: 'Open in Palette' }).click()
  await expect(detailOf(page, task.code)).toBeVisible()
  await product.host.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { is_draft: true })
  await page.goto(`/acme/task/website/${task.uuid}`)
  await expect(page.getByText(/^This link shows nothing/)).toBeVisible()
  await expect(page.getByText(/^Whoever has this link/)).toHaveCount(0)
  await page.goto(`${LIST}?task=${task.uuid}`)
  await detailOf(page, task.code).getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share task' })).toContainText('While the task is a draft, the link shows nothing.')
})

test.describe('without a host', () => {
  test.use({ expectedErrors: [/.*/] })

  test('OPEN-34 a host that is away is told, with a way to try again', async ({ page, product }) => {
    const task = await topTask(product, 'Out of reach')
    await product.stopHost()
    await page.goto(`/acme/task/website/${task.uuid}`)
    await expect(page.getByRole('alert')).toContainText("Couldn't load")
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
