// The task area by keyboard alone: where focus is after each step, so that the next key does what was meant.
import { expect, test } from './product.ts'
import { detailOf, openTasks, rowOf, topTask } from './task-page.ts'

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
