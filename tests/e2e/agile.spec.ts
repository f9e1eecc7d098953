// What tasks are planned in, in the browser: by keys from the list, and how the Agile tab looks.
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, focusRow, openTasks, question, rowOf, taskOnHost, topTask } from './task-page.ts'

test('AGILE-01 REST-21 R S and R U plan tasks from the list, and the Agile tab reads without fault in both themes, wide and narrow', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Plan me second')
  await topTask(product, 'Plan me first')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Plan me first'))
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('toolbar', { name: /selected tasks/ })).toContainText('2 selected')
  const plan = async (key: string, title: string, typed: string, option: RegExp, done: string) => {
    await page.keyboard.press('r')
    await page.keyboard.press(key)
    await expect(question(page, title).getByRole('option').first()).toBeVisible()
    await page.keyboard.insertText(typed)
    await expect(question(page, title).getByRole('option', { selected: true })).toContainText(option)
    await page.keyboard.press('Enter')
    await told(page, done)
  }
  await plan('s', 'Set sprint', 'sprint 9', /Sprint 9/, 'Put in Sprint 9 · 2 tasks')
  await expect.poll(async () => (await taskOnHost(product, 'Plan me second')).sprint?.title).toBe('Sprint 9')
  await page.keyboard.press('Control+z')
  await told(page, 'Undone: Put in Sprint 9 · 2 tasks')
  expect((await taskOnHost(product, 'Plan me first')).sprint).toBeNull()
  await plan('s', 'Set sprint', 'sprint 9', /Sprint 9/, 'Put in Sprint 9 · 2 tasks')
  await plan('u', 'Set user story', 'US-4', /keyboard user/, ' · 2 tasks')
  await expect.poll(async () => (await taskOnHost(product, 'Plan me first')).user_story?.code).toBe('US-4')
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}&tab=agile`)
  const detail = detailOf(page, task.code)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(detail.getByRole('button', { name: /^Sprint 9/ })).toBeVisible()
    await detail.getByRole('tab', { name: 'Agile' }).evaluate((tab) => tab.scrollIntoView())
    await look(page, 'agile', '[role=tabpanel]')
  }
})
