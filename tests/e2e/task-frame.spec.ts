// The frame of a task's detail: panel or modal, history, editing by key, reading ahead, the calendar's files.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, focusRow, LIST, openTasks, rowOf, runCommand, topTask } from './task-page.ts'

test('TDETAIL-02 TDETAIL-04 STORE-07 Modal opens it in a window with the keyboard inside, keeps the focus, and is remembered', async ({
  page,
  product,
}) => {
  const [second, first] = [await topTask(product, 'Second in line'), await topTask(product, 'First in line')]
  await openTasks(page, product)
  await focusRow(rowOf(page, 'First in line'))
  await page.keyboard.press('Enter')
  const detail = detailOf(page, first.code)
  expect((await detail.boundingBox())?.width).toBe(720)
  const side = await detail.getByRole('navigation', { name: 'Task' }).getByRole('button').allTextContents()
  expect(side).toEqual(expect.arrayContaining(['Share', 'Move', 'Duplicate', 'Delete']))
  const modal = detail.getByRole('checkbox', { name: 'Modal' })
  await modal.focus()
  await page.keyboard.press('Space')
  await expect(modal).toBeChecked()
  await expect(modal).toBeFocused()
  await expect.poll(async () => (await detail.boundingBox())?.width).toBe(1080)
  expect(await page.evaluate(() => localStorage.getItem('task_modal'))).toBe('true')
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  // The page behind is out of reach, the keys of the detail are not.
  await expect(page.getByRole('row')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(detailOf(page, second.code)).toBeVisible()
  await page.keyboard.press('k')
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    expect(await detail.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.reload()
  await expect.poll(async () => (await detail.boundingBox())?.width).toBe(1080)
  await drawn(page, detail)
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL(LIST)
  await runCommand(page, 'beside the list', 'Open tasks beside the list')
  await rowOf(page, 'First in line').getByRole('link', { name: 'First in line' }).click()
  await expect.poll(async () => (await detail.boundingBox())?.width).toBe(720)
  expect(await page.evaluate(() => localStorage.getItem('task_modal'))).toBe('false')
})

test('TDETAIL-01 closing leaves no trail: Back after it leads to the page before, a task entered by address is replaced', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Come and go')
  await product.signIn(page, 'mia')
  await page.goto('/workspace')
  await page.goto(LIST)
  const detail = detailOf(page, task.code)
  await rowOf(page, 'Come and go').getByRole('link', { name: 'Come and go' }).click()
  await expect(detail).toBeVisible()
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL(LIST)
  await page.goBack()
  await expect(page).toHaveURL('/workspace')
  await page.goto(`${LIST}?task=${task.uuid}&tab=files`)
  await expect(detail.getByRole('tab', { name: /^Files/ })).toHaveAttribute('aria-selected', 'true')
  await drawn(page, detail)
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL(LIST)
  await page.goBack()
  await expect(page).toHaveURL('/workspace')
})

test('TITLE-01 E edits the title where it stands, from the key and from the palette', async ({ page, product }) => {
  const task = await topTask(product, 'Name me anew')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Name me anew'))
  await page.keyboard.press('Enter')
  const title = detailOf(page, task.code).getByRole('textbox', { name: 'Title' })
  await expect(title).toBeVisible()
  await page.keyboard.press('e')
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await runCommand(page, 'edit title', 'Edit title')
  await expect(title).toBeFocused()
  await page.keyboard.type('Named anew')
  await page.keyboard.press('Control+Enter')
  await told(page, 'Renamed')
  await expect(rowOf(page, 'Named anew')).toBeVisible()
})

test('TDETAIL-01 a row that is dwelt upon is read before it is opened: opening asks nothing more for it', async ({ page, product }) => {
  const task = await topTask(product, 'Ready before', { description: '<p>Already here</p>' })
  await openTasks(page, product)
  const read = page.waitForResponse((response) => response.request().postData()?.includes('TaskById') ?? false)
  await focusRow(rowOf(page, 'Ready before'))
  await (await read).finished()
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  await expect(detailOf(page, task.code)).toContainText('Already here')
  open()
})

test('CAL-01 OPEN-63 the calendar menu: nothing without dates, four calendars with them, Apple gets a file', async ({
  page,
  product,
  context,
}) => {
  const [bare, dated] = [await topTask(product, 'Any time'), await topTask(product, 'On Monday', { due_date: '2057-03-01T10:00:00Z' })]
  await openTasks(page, product, { as: 'gus' })
  await page.goto(`${LIST}?task=${bare.uuid}`)
  const add = detailOf(page, bare.code).getByRole('button', { name: 'Add to calendar' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await add.hover()
  await expect(page.getByRole('tooltip')).toContainText('Give it a start or due date first.')
  await page.goto(`${LIST}?task=${dated.uuid}`)
  const detail = detailOf(page, dated.code)
  await detail.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Google', 'Microsoft', 'Apple', 'Yahoo'])
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Apple' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${dated.code.toLowerCase()}.ics`)
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString()
  expect(text).toContain('DTSTART:20570301T090000Z\r\nDTEND:20570301T100000Z\r\n')
  await context.route('https://calendar.google.com/**', (route) => route.fulfill({ body: 'Google' }))
  const opened = context.waitForEvent('page')
  await detail.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('menuitem', { name: 'Google' }).click()
  const address = new URL((await opened).url())
  expect(address.searchParams.get('dates')).toBe('20570301T090000Z/20570301T100000Z')
})
