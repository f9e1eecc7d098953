// The detail of a task: its address, walking on, editing the title, what it shows, the page behind it.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { told, toldOnce } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, focusRow, openTasks, question, rowOf, taskOnHost, timesAsked, topTask } from './task-page.ts'

test('TDETAIL-01 TDETAIL-03 TDETAIL-09 it is addressed: a panel of 720 px, Back closes it, Forward and a reload open it, the page behind is locked', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Look closer')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Look closer'))
  await page.keyboard.press('Enter')
  const detail = detailOf(page, task.code)
  await expect(detail).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?task=${task.uuid}$`))
  await expect(page).toHaveTitle(new RegExp(`${task.code} Look closer`))
  expect((await detail.boundingBox())?.width).toBe(720)
  await expect(detail).toContainText(task.code)
  await expect(detail).toContainText('Website relaunch')
  await expect(detail).toContainText(/by Ana Souza/)
  await expect(detail).toContainText('No details available')
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.goBack()
  await expect(detail).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await expect(rowOf(page, 'Look closer')).toBeFocused()
  await page.goForward()
  await expect(detail).toBeVisible()
  await page.reload()
  await expect(detail).toBeVisible()
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(detail).toHaveCount(0)
  await expect(page).not.toHaveURL(/task=/)
})

test('TDETAIL-01 J and K show the next and the previous task; one Back still closes; focus goes to the row of the last one', async ({
  page,
  product,
}) => {
  const [third, second, first] = [await topTask(product, 'Third'), await topTask(product, 'Second'), await topTask(product, 'First')]
  await openTasks(page, product)
  const order = await page.locator('[data-task-id]').evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-task-id')))
  const codes = new Map([first, second, third].map((task) => [task.uuid, task.code]))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  for (const at of [0, 1, 2]) {
    await expect(detailOf(page, codes.get(order[at]))).toBeVisible()
    if (at < 2) await page.keyboard.press('j')
  }
  await page.keyboard.press('k')
  await expect(detailOf(page, codes.get(order[1]))).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-task-id]').nth(1)).toBeFocused()
})

test('TITLE-01 TITLE-02 TITLE-03 TITLE-05 the title is edited in place: Enter adds no line, unchanged or empty sends nothing, Cancel restores, Save is at once', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Old words')
  await openTasks(page, product)
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const title = detail.getByRole('textbox', { name: 'Title' })
  await title.click()
  const save = detail.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(save).toHaveCount(0)
  await title.fill('   ')
  await expect(save).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(title).toHaveValue('Old words')
  await title.fill('Thrown away')
  await page.keyboard.press('Enter')
  await expect(title).toHaveValue('Thrown away')
  await detail.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('Old words')
  expect(product.operations).not.toContain('UpdateTask')
  await title.fill('New words')
  const open = product.holdAnswers()
  await save.click()
  await expect(title).toHaveValue('New words')
  await expect(rowOf(page, 'New words')).toBeVisible()
  await expect(save).toHaveCount(0)
  open()
  await told(page, 'Renamed')
  expect(timesAsked(product, 'UpdateTask')).toBe(1)
  expect((await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.title).toBe('New words')
})

test('TITLE-04 MISC-02 a title that could not be saved is the old one again, what was typed waits in the field, also after a reload', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Kept words')
  await openTasks(page, product)
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const title = detail.getByRole('textbox', { name: 'Title' })
  await title.fill('Words in danger')
  await page.reload()
  await title.click()
  await expect(title).toHaveValue('Words in danger')
  await expect(detail.getByText('Not saved last time')).toBeVisible()
  await product.stopHost()
  await detail.getByRole('button', { name: 'Save' }).click()
  await toldOnce(page, 'The server cannot be reached. Please try again.')
  await expect(rowOf(page, 'Kept words')).toBeVisible()
  await title.click()
  await expect(title).toHaveValue('Words in danger')
})

test('TDETAIL-11 TDETAIL-15 ROLE-07 flags and facts are changed from the detail, at once in the row behind', async ({ page, product }) => {
  const task = await topTask(product, 'Change me')
  await openTasks(page, product)
  await rowOf(page, 'Change me').getByRole('link', { name: 'Change me' }).click()
  const detail = detailOf(page, task.code)
  await expect(detail).toContainText('No details available')
  await detail.getByRole('checkbox', { name: 'Draft' }).click()
  await expect(rowOf(page, 'Change me')).toContainText('Draft')
  await told(page, 'Marked as draft')
  for (const [fact, asked, typed, said] of [
    ['Status: To do', 'Change status', 'In review', 'Status set to In review'],
    ['Type: Task', 'Set type', 'Bug', 'Type set to Bug'],
    ['Effort: XS, 1 hours', 'Set effort', 'XL', 'Effort set to XL'],
    ['Board: Main Board', 'Put on board', 'Content', 'Put on Content'],
    ['Progress: 0 %', 'Set progress', '35', 'Progress set to 35%'],
  ] as const) {
    await detail.getByRole('button', { name: fact }).click()
    await expect(question(page, asked).getByRole('option').first()).toBeVisible()
    await page.keyboard.type(typed)
    await expect(question(page, asked).getByRole('option', { selected: true })).toContainText(typed)
    await page.keyboard.press('Enter')
    await told(page, said)
    await expect(detail).toBeVisible()
  }
  await page.keyboard.press('d')
  await expect(question(page, 'Set Deadline').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('24 dec 2057 9:00')
  await page.keyboard.press('Enter')
  await expect(detail.getByRole('button', { name: /^Due: 2057-12-24 09:00/ })).toBeVisible()
  await expect
    .poll(() => taskOnHost(product, 'Change me'))
    .toMatchObject({
      settings: { is_draft: true },
      workflow: { title: 'In review' },
      type: { title: 'Bug' },
      effort: { title: 'XL' },
      board: { label: 'Content' },
      estimative: 35,
      due_date: { timestamp: Date.UTC(2057, 11, 24, 9) / 1000 },
    })
})

test('DATES-03 DATES-04 DEFECT-15 a due date before the start is refused beside the field; a start after the due date clears it', async ({
  page,
  product,
}) => {
  await topTask(product, 'Timely', { start_date: '2057-12-20T09:00:00Z', due_date: '2057-12-24T09:00:00Z' })
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Timely'))
  await page.keyboard.press('d')
  const due = question(page, 'Set Deadline')
  await due.getByRole('combobox').fill('19 dec 2057')
  await page.keyboard.press('Enter')
  await expect(due.getByRole('alert')).toHaveText('The due date must be after the start date.')
  await page.keyboard.press('Escape')
  await expect(due).toHaveCount(0)
  expect(product.operations).not.toContain('UpdateTask')
  await page.keyboard.press('Shift+D')
  await question(page, 'Set Start Date').getByRole('combobox').fill('28 dec 2057')
  await expect(question(page, 'Set Start Date').getByRole('option', { selected: true })).toContainText('28 Dec 2057')
  await page.keyboard.press('Enter')
  await told(page, /the due date was not after it and is removed/)
  expect(await taskOnHost(product, 'Timely')).toMatchObject({ due_date: null })
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await taskOnHost(product, 'Timely')).due_date)
    .toMatchObject({ timestamp: Date.UTC(2057, 11, 24, 9) / 1000 })
})

test('TDETAIL-10 DELETE-01 DELETE-02 MOVE-03 deleting and moving away close the detail', async ({ page, product }) => {
  const [one, two] = [await topTask(product, 'Delete me'), await topTask(product, 'Move me')]
  await openTasks(page, product)
  await rowOf(page, 'Delete me').getByRole('link', { name: 'Delete me' }).click()
  await detailOf(page, one.code).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(detailOf(page, one.code)).toHaveCount(0)
  await expect(rowOf(page, 'Delete me')).toHaveCount(0)
  await rowOf(page, 'Move me').getByRole('link', { name: 'Move me' }).click()
  await expect(detailOf(page, two.code)).toBeVisible()
  await page.keyboard.press('m')
  await question(page, 'Move to project').getByRole('combobox').fill('mobile')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Status in Mobile app').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await told(page, 'Moved to Mobile app')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/task=/)
})

test('OPEN-12 a task that is not there, or of a project one may not see, is said to be gone', async ({ page, product }) => {
  await product.signIn(page, 'gus')
  const mobile = await product.host.as('ana').get('/tasks/', { company_slug: 'acme', project_slug: 'mobile', per_page: 1 })
  const { uuid } = mobile.body.data[0]
  await page.goto(`/acme/projects/website/overview?task=${uuid}`)
  await expect(page.getByText('This task is no longer there, or you may not see it.')).toBeVisible()
  await page.goto(`/acme/projects/website/overview?task=${uuid}&in=acme/mobile`)
  await expect(page.getByText('This task is no longer there, or you may not see it.')).toBeVisible()
})
