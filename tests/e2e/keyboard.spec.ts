// The task area by keyboard alone: where focus is after each step, so that the next key does what was meant.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST, openTasks, rowOf, runCommand, taskOnHost, timesAsked, topTask } from './task-page.ts'

test('J moves focus to the row also from a control of the frame, so that Enter opens the marked task', async ({ page, product }) => {
  const task = await topTask(product, 'Marked by a key')
  await openTasks(page, product)
  await page.getByRole('button', { name: 'Notifications' }).focus()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Marked by a key')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(detailOf(page, task.code)).toBeFocused()
})

test('COMMENT-09 after a comment was shared by key its editor has focus, and the next one can be typed', async ({ page, product }) => {
  const task = await topTask(product, 'Talked about')
  await openTasks(page, product)
  await rowOf(page, 'Talked about').focus()
  await page.keyboard.press('Shift+m')
  const detail = detailOf(page, task.code)
  const editor = detail.getByRole('textbox', { name: 'Comment' })
  await expect(editor).toBeFocused()
  for (const text of ['The first', 'The second']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Control+Enter')
    await expect(detail.getByRole('list', { name: 'Comments' }).getByText(text)).toBeVisible()
    await expect(editor).toBeFocused()
    await expect(detail.getByRole('button', { name: 'Share Comment' })).toBeDisabled()
  }
  await page.waitForLoadState('networkidle')
  await expect(editor).toBeFocused()
})

test('a key pressed while the opened task is still being read is for that task, not for the rows behind it', async ({ page, product }) => {
  const task = await topTask(product, 'Far away')
  await openTasks(page, product, { path: `${LIST}?page=2` })
  await page.keyboard.press('j')
  const behind = await page.locator('[data-task-id]:focus').getAttribute('data-task-id')
  let read: () => void = () => undefined
  const reading = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('TaskById')) await reading
    await route.continue()
  })
  await runCommand(page, 'Far away', 'Far away')
  await expect(page).toHaveURL(new RegExp(`task=${task.uuid}`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Shift+S')
  read()
  await expect.poll(() => taskOnHost(product, 'Far away')).toMatchObject({ done: true })
  expect(timesAsked(product, 'SetTaskDone')).toBe(1)
  expect((await product.host.as('ana').get(`/tasks/${behind}/`, WEBSITE)).body.data).toMatchObject({ done: false })
})
