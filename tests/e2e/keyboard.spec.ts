// The task area by keyboard alone: where focus is after each step, so that the next key does what was meant.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, openTasks, runCommand, taskOnHost, timesAsked, topTask } from './task-page.ts'

test('J moves focus to a row also from a control of the frame, Enter opens it; a key pressed while a task is still being read is for that task, not for the rows behind it', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Far away')
  await openTasks(page, product, { path: '/acme/projects/website/overview?page=2' })
  await page.getByRole('button', { name: 'Notifications' }).focus()
  await page.keyboard.press('j')
  const marked = page.locator('[data-task-id]:focus')
  await expect(marked).toHaveCount(1)
  const behind = await marked.getAttribute('data-task-id')
  await page.keyboard.press('Enter')
  const opened = page.getByRole('dialog', { name: /^Task WEB-/ })
  await expect(opened).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`task=${behind}`))
  await drawn(page, opened)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(marked).toHaveAttribute('data-task-id', behind ?? '')

  const read = product.holdAnswers(/^TaskById$/)
  await runCommand(page, '#Far away', 'Far away')
  await expect(page).toHaveURL(new RegExp(`task=${task.uuid}`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Shift+S')
  read()
  await expect.poll(() => taskOnHost(product, 'Far away')).toMatchObject({ done: true })
  await expect(detailOf(page, task.code)).toBeVisible()
  expect(timesAsked(product, 'SetTaskDone')).toBe(1)
  expect((await product.host.as('ana').get(`/tasks/${behind}/`, WEBSITE)).body.data).toMatchObject({ done: false })
})
