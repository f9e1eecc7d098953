// The detail of a task: its address, walking on, what is changed in it, the page behind it.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, focusRow, openTasks, question, rowOf, taskOnHost, topTask } from './task-page.ts'

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
      board: { label: 'Content' },
      estimative: 35,
      due_date: { timestamp: Date.UTC(2057, 11, 24, 9) / 1000 },
    })
})
