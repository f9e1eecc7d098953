// The frame of a task's detail: panel or modal, side navigation, header, tabs, pictures, history.
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, focusRow, LIST, openTasks, rowOf, runCommand, topTask } from './task-page.ts'

test('TDETAIL-02 STORE-07 Modal opens it in a window with the keyboard inside, keeps the focus, and is remembered', async ({
  page,
  product,
}) => {
  const [second, first] = [await topTask(product, 'Second in line'), await topTask(product, 'First in line')]
  await openTasks(page, product)
  await focusRow(rowOf(page, 'First in line'))
  await page.keyboard.press('Enter')
  const detail = detailOf(page, first.code)
  expect((await detail.boundingBox())?.width).toBe(720)
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
  for (let presses = 0; presses < 40; presses++) {
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

test('TDETAIL-04 TDETAIL-05 the side navigation and the header say what they do in words; guests share and nothing more', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'All in words')
  await openTasks(page, product)
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const side = detail.getByRole('navigation', { name: 'Task' })
  await expect(side.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  const known = ['AI-Task', 'Share', 'Task Log', 'Move', 'Duplicate', 'Delete']
  const words = await side.getByRole('button').allTextContents()
  expect(words.filter((word) => known.includes(word))).toEqual(known.filter((word) => words.includes(word)))
  for (const word of ['Share', 'Move', 'Duplicate', 'Delete']) expect(words).toContain(word)
  for (const flag of ['Archived', 'Draft', 'Modal']) await expect(detail.getByRole('checkbox', { name: flag })).toBeVisible()
  for (const name of ['Start timer', 'Add to calendar', 'Add to favorites', 'Previous task', 'Next task', 'Close'])
    await expect(detail.getByRole('button', { name, exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await detail.boundingBox())?.width).toBe(390)
  // A phone has them behind the last word of its bar.
  await side.getByRole('button', { name: 'More actions' }).click()
  const menu = page.getByRole('menu')
  for (const word of ['Share', 'Move', 'Duplicate', 'Delete', 'Add to calendar', 'Previous task', 'Next task'])
    await expect(menu.getByRole('menuitem', { name: word })).toBeVisible()
  for (const flag of ['Archived', 'Draft', 'Modal']) await expect(menu.getByRole('menuitemcheckbox', { name: flag })).not.toBeChecked()
})

test('TDETAIL-05 SHARE-05 CAL-04 a guest reads, shares and stars, and changes nothing', async ({ page, product }) => {
  const task = await topTask(product, 'Only to look at')
  await openTasks(page, product, { as: 'gus' })
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('navigation', { name: 'Task' }).getByRole('button', { name: 'Share' })).toBeVisible()
  for (const name of ['Move', 'Duplicate', 'Delete']) await expect(detail.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const flag of ['Archived', 'Draft']) await expect(detail.getByRole('checkbox', { name: flag })).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('TDETAIL-06 digits choose the tab, the address keeps it, walking and reloading too', async ({ page, product }) => {
  const [second, first] = [await topTask(product, 'Tab two'), await topTask(product, 'Tab one')]
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Tab one'))
  await page.keyboard.press('Enter')
  const chosen = (code: string) => detailOf(page, code).getByRole('tab', { selected: true })
  await page.keyboard.press('2')
  await expect(chosen(first.code)).toHaveText(/^Files/)
  await expect(page).toHaveURL(/tab=files/)
  await page.keyboard.press('j')
  await expect(chosen(second.code)).toHaveText(/^Files/)
  await page.reload()
  await expect(chosen(second.code)).toHaveText(/^Files/)
  await drawn(page, detailOf(page, second.code))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(LIST)
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

test('TDETAIL-07 TDETAIL-08 pictures stand above the title: arrows, keys and both ends go around; the arrows hold them', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'With pictures')
  const without = await topTask(product, 'Without pictures')
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  for (const [at, name] of ['one.png', 'two.png', 'three.png'].entries()) {
    const bytes = pngOf(320, 180 + 40 * at, [91, 91 + 40 * at, 214], [])
    const given = { method: 'POST', url: '/attachments/', query, ...multipart(name, bytes, { type: 'image/png' }) } as const
    expect((await product.host.as('mia').send(given)).status).toBe(201)
  }
  await page.clock.install()
  await openTasks(page, product)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${LIST}?task=${task.uuid}`)
  const images = detailOf(page, task.code).getByRole('group', { name: 'Images' })
  const place = (text: string) => expect(images.getByText(text, { exact: true })).toBeVisible()
  await expect(images.getByRole('img')).toBeVisible()
  await place('1 / 3')
  await page.clock.runFor(5_000)
  await place('2 / 3')
  await images.getByRole('button', { name: 'Next image' }).hover()
  await page.clock.runFor(20_000)
  await place('2 / 3')
  await images.getByRole('button', { name: 'Next image' }).click()
  await place('3 / 3')
  await page.keyboard.press('ArrowRight')
  await place('1 / 3')
  await page.keyboard.press('ArrowLeft')
  await place('3 / 3')
  await page.mouse.move(10, 500)
  await images.getByRole('button', { name: 'Pause the images' }).click()
  await page.clock.runFor(20_000)
  await place('3 / 3')
  await images.getByRole('button', { name: 'Play the images' }).click()
  await page.clock.runFor(5_000)
  await place('1 / 3')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(images.getByRole('button', { name: /the images$/ })).toHaveCount(0)
  await page.clock.runFor(20_000)
  await place('1 / 3')
  await page.goto(`${LIST}?task=${without.uuid}`)
  await expect(detailOf(page, without.code)).toContainText('No details available')
  await expect(page.getByRole('group', { name: 'Images' })).toHaveCount(0)
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

test('EVENT-10 an app that is disabled takes no input until it is enabled again', async ({ page, product }) => {
  await topTask(product, 'Hold still')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Hold still'))
  const disable = (disabled: boolean) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('DisableApp', { detail })), { disabled })
  await disable(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await disable(false)
  await expect(rowOf(page, 'Hold still')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
