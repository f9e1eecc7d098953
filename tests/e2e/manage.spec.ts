// The manage dialogs in the browser: made, edited, deleted, given to a task, by keyboard; what is in use stays.
import type { Page } from '@playwright/test'
import { GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, LIST, openTasks, taskOnHost } from './task-page.ts'

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Opens it from the palette, as one who knows its name. */
async function openManage(page: Page, title: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(title)
  await expect(page.getByRole('option').first()).toContainText(title)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, title)
  await expect(dialog.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  return dialog
}

async function listed(product: Product, path: string): Promise<{ id: number; title: string; color?: string; effort?: number }[]> {
  return (await product.host.as('ana').get(path, WEBSITE)).body.data
}

test('LABEL-03 LABEL-04 OPEN-50 a label is made with a colour, edited in place and deleted, by its dialog', async ({ page, product }) => {
  await openTasks(page, product)
  const dialog = await openManage(page, 'Manage Labels')
  await dialog.getByRole('button', { name: 'New label' }).click()
  await page.keyboard.type('Half-typed')
  await dialog.getByRole('button', { name: 'Close' }).click()
  // Nothing typed is lost.
  const again = await openManage(page, 'Manage Labels')
  await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed')
  await again.getByRole('textbox', { name: 'Name' }).fill('Zebra')
  await again.getByRole('button', { name: 'Color: Black' }).click()
  await expect(page.getByRole('button', { name: 'Black', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Hex' }).fill('#f5c518')
  await page.getByRole('textbox', { name: 'Hex' }).press('Enter')
  await again.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(again.getByRole('button', { name: 'Zebra', exact: true })).toBeVisible()
  expect((await listed(product, '/task-labels/not-added')).find(({ title }) => title === 'Zebra')).toMatchObject({ color: '#f5c518' })
  await again.getByRole('button', { name: 'Edit Zebra' }).click()
  await page.keyboard.type('Zebras')
  await page.keyboard.press('Escape')
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Edit Zebra' }).click()
  await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Zebras')
  await page.keyboard.press('Enter')
  await expect(again.getByRole('button', { name: 'Zebras', exact: true })).toBeFocused()
  await again.getByRole('button', { name: 'Delete Zebras' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this label?' })
  await expect(sure).toContainText('Zebras')
  await sure.getByRole('button', { name: /Yes/ }).click()
  await expect(again.getByText('Zebras')).toHaveCount(0)
  // Held for its 8 seconds first.
  const stays = async () => (await listed(product, '/task-labels/not-added')).some(({ title }) => title === 'Zebras')
  await expect.poll(stays, { timeout: 30_000 }).toBe(false)
})

test('LABEL-03 names typed one after the other while the host is slow are all made', async ({ page, product }) => {
  await openTasks(page, product)
  const dialog = await openManage(page, 'Manage Labels')
  await dialog.getByRole('button', { name: 'New label' }).click()
  const answer = product.holdAnswers()
  for (const key of ['Quokka', 'Enter', 'Wombat', 'Enter']) await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key))
  answer()
  for (const title of ['Quokka', 'Wombat']) await expect(dialog.getByRole('button', { name: title, exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'New label' })).toBeFocused()
})

test('LABEL-01 LABEL-02 LABEL-05 from a task labels are checkboxes; a checked one cannot be deleted', async ({ page, product }) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be labelled', position: 0 })
  const [first, second] = await listed(product, '/task-labels/not-added')
  await product.host.as('ana').post(`/task-labels/${first?.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await detail.getByRole('button', { name: `Labels: ${first?.title}` }).click({ timeout: 30_000 })
  await page.getByRole('option', { name: 'Manage labels…' }).click()
  const dialog = dialogOf(page, 'Manage Labels')
  await expect(dialog.getByRole('checkbox', { name: first?.title ?? '', exact: true })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: second?.title ?? '', exact: true })).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: `Delete ${first?.title}`, exact: true })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: second?.title ?? '', exact: true }).click()
  await expect.poll(async () => (await taskOnHost(product, 'To be labelled')).labels.length).toBe(2)
  await dialog.getByRole('checkbox', { name: first?.title ?? '', exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: first?.title ?? '', exact: true })).not.toBeChecked()
  await expect.poll(async () => (await taskOnHost(product, 'To be labelled')).labels.length).toBe(1)
})

test('TEMPLATE-02 TEMPLATE-03 TEMPLATE-05 types are given from the dialog; one that tasks have is refused where it stands', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be typed', position: 0 })
  await product.signIn(page, 'ben')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await detail.getByRole('button', { name: /^Type: / }).click({ timeout: 30_000 })
  await page.getByRole('option', { name: 'Manage types…' }).click()
  const dialog = dialogOf(page, 'Manage Types')
  const bug = dialog.getByRole('button', { name: 'Bug', exact: true })
  await bug.press('Enter')
  await expect(bug).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await taskOnHost(product, 'To be typed')).type?.title).toBe('Bug')
  await dialog.getByRole('button', { name: 'Delete Chore' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This task type is in use and cannot be deleted.')
})

test('TEMPLATE-04 TEMPLATE-06 OPEN-52 members edit efforts and make none; hours are from 0 on', async ({ page, product }) => {
  await openTasks(page, product)
  const dialog = await openManage(page, 'Manage Efforts')
  await expect(dialog.getByRole('button', { name: 'New effort' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Edit XS' }).click()
  const hours = dialog.getByRole('spinbutton', { name: 'Hours' })
  await expect(hours).toHaveAttribute('min', '0')
  await hours.fill('-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Hours are a number from 0 on.')
  await hours.fill('0.5')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('0.5 hours')).toBeVisible()
  expect((await listed(product, '/project-templates/effort/'))[0]).toMatchObject({ title: 'XS', effort: 0.5 })
})

test('BOARD-01 BOARD-05 BOARD-06 BOARD-07 the main board stays; admins make, rename and delete others', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ben' })
  const dialog = await openManage(page, 'Manage Boards')
  const main = dialog.getByRole('listitem').filter({ hasText: 'Main Board' })
  await expect(main).toContainText('Built in')
  await expect(main.getByRole('button')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'New board' }).click()
  await page.keyboard.type('Fresh')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Fresh', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Fresh' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Its tasks fall to the main board.')
  await page.getByRole('alertdialog').getByRole('button', { name: /Yes/ }).click()
  await expect(dialog.getByText('Fresh')).toHaveCount(0)
})

test.describe('failing', () => {
  test.use({ expectedErrors: [/./] })
  test('BOARD-09 BOARD-10 boards that cannot be fetched or saved are told in the fixed words', async ({ page, product }) => {
    await openTasks(page, product, { as: 'ben' })
    let failing = 'ListBoards'
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes(`${failing}(`))
        await route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] } })
      else await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Manage Boards')
    await expect(page.getByRole('option').first()).toContainText('Manage Boards')
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page, 'Manage Boards')
    await expect(dialog.getByRole('alert')).toContainText('An error occurred while fetching boards. Please try again later.')
    failing = 'UpdateBoard'
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await dialog.getByRole('button', { name: 'Edit Content' }).click()
    await page.keyboard.type('Words')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('An error occurred while updating the board. Please try again.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Words')
  })
})

test('BOARD-08 on a free plan boards are behind the upgrade text', async ({ page, product }) => {
  const task = await makeTask(product.host, 'fay', GARDEN, { title: 'Not boarded' })
  await product.signIn(page, 'fay')
  await page.goto('/freebird/projects/garden/overview')
  await expect(page.getByText(task.title)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Manage Boards')
  await expect(page.getByRole('option').first()).toContainText('Manage Boards')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This feature is currently unavailable\. Please upgrade/).first()).toBeVisible()
  await expect(dialogOf(page, 'Manage Boards').getByRole('listitem')).toHaveCount(0)
})

test('OPEN-35 OPEN-38 a sprint is made with its days and goal', async ({ page, product }) => {
  await openTasks(page, product)
  const dialog = await openManage(page, 'Manage Sprints')
  await dialog.getByRole('button', { name: 'New sprint' }).click()
  await page.keyboard.type('After launch')
  await dialog.getByLabel('First day').fill('2057-03-01')
  await dialog.getByLabel('Last day').fill('2057-02-01')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('A sprint cannot end before it starts.')
  await dialog.getByLabel('Last day').fill('2057-03-14')
  await dialog.getByRole('textbox', { name: 'Goal' }).fill('Answer what people write')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('1–14 Mar 2057')).toBeVisible()
  const { data } = (await product.host.as('ana').get('/sprints/after-launch/', WEBSITE)).body
  expect(data).toMatchObject({ goal: 'Answer what people write', end_date: '2057-03-14' })
})

for (const width of [1440, 390])
  test(`LABEL-02 TEMPLATE-08 200 labels with long names read without fault in both themes at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const colours = ['#e5484d', '#16a34a', '#8b5cf6', '#f5c518']
    await product.host.db.execute(
      `insert into labels (company_id, project_id, title, color)
       select company_id, id, 'Label ' || n || case when n % 7 = 0 then ' with a name that goes on much longer than any list is wide' else '' end,
         (array['${colours.join("','")}'])[1 + n % 4] from projects, generate_series(1, 200) n where slug = 'website'`,
    )
    const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Labelled', position: 0 })
    await product.signIn(page, 'mia')
    await page.goto(`${LIST}?task=${task.uuid}`)
    const detail = detailOf(page, task.code)
    // Where the detail is narrow, what is not set yet waits behind one chip.
    const narrow = width < 640
    await detail.getByRole('button', { name: narrow ? 'Add a property' : 'Labels: none' }).click({ timeout: 30_000 })
    if (narrow) await page.getByRole('menuitem', { name: /labels/ }).click()
    await page.keyboard.type('manage')
    await page.getByRole('option', { name: 'Manage labels…' }).click()
    const dialog = dialogOf(page, 'Manage Labels')
    await dialog.getByRole('checkbox', { name: 'Label 1', exact: true }).click()
    await dialog.getByRole('button', { name: 'Edit Label 1', exact: true }).click({ force: true })
    await look(page, 'labels', '[role=dialog]:not([data-panel])')
    await dialog.getByRole('button', { name: /^Color: / }).click()
    await look(page, 'label color', '[data-radix-popper-content-wrapper]')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })
