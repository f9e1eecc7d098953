// Quick create as a browser alone shows it: chips from screen to database, keys before its code is there, an editor in a task that is still being made.
import type { Page } from '@playwright/test'
import { MOBILE } from '#tests/kit/task-calls.ts'
import { editorOf } from './comment-page.ts'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { LIST, openTasks, peopleOf, rowOf, taskOnHost } from './task-page.ts'
import { textOf } from './typing-places.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const lineOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Title' })
const chip = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name })

/** Opens quick create with the key and waits until the line has focus. */
async function openLine(page: Page) {
  await page.keyboard.press('c')
  await expect(lineOf(page)).toBeFocused()
}

test('TCREATE-01 what is typed behind an early C, before its dialog can open, stands in the line, in order', async ({ page, product }) => {
  await openTasks(page, product)
  const before = product.operations.length
  const open = product.holdAnswers(/^GetProject$/)
  await page.goto(LIST)
  await expect.poll(() => product.operations.slice(before)).toContain('GetProject')
  await page.keyboard.press('c')
  await page.keyboard.type('Fix sums')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  open()
  await page.keyboard.type(' and more of them')
  await expect(lineOf(page)).toHaveValue('Fix sums and more of them')
})

test('TCREATE-01 OPEN-59 @person #label and a date become chips, are saved, and are not part of the title; status and project are chosen in the dialog', async ({
  page,
  product,
}) => {
  // Grouped, it would stand among those in review, far below.
  await openTasks(page, product, { as: 'ana', path: `${LIST}?group=none` })
  await openLine(page)
  await page.keyboard.type('Check the shop @ben #Design before noon 24 dec 2057 9:00')
  for (const name of ['Ben Okafor', 'Design', 'Due 24 Dec 2057, 09:00'])
    await expect(chip(page, `Keep in the title: ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Status: To do' }).click()
  await page.getByRole('menu').getByText('In review').click()
  await expect(page.getByRole('button', { name: 'Status: In review' })).toBeVisible()
  await page.getByRole('button', { name: 'Create' }).click()
  const row = rowOf(page, 'Check the shop before noon')
  await expect(row).toContainText('Design')
  await expect(row.getByRole('link', { name: 'Ben Okafor' })).toBeVisible()
  await told(page, /WEB-\d+ created: Check the shop/)
  const task = await taskOnHost(product, 'Check the shop before noon')
  expect(peopleOf(task)).toEqual(['ben'])
  expect(task).toMatchObject({ workflow: { title: 'In review' }, labels: [{ title: 'Design' }], type: { title: 'Task' }, effort: null })
  expect(task.due_date.timestamp).toBe(Date.UTC(2057, 11, 24, 9) / 1000)
  await openLine(page)
  await page.keyboard.type('In the other project')
  await page.getByRole('button', { name: 'Project: Website relaunch' }).click()
  await page.getByRole('menu').getByText('Mobile app').click()
  const dialog = page.getByRole('dialog', { name: 'New task in Mobile app' })
  await expect(dialog.getByRole('combobox', { name: 'Title' })).toHaveValue('In the other project')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await told(page, /created: In the other project/)
  expect(await taskOnHost(product, 'In the other project', MOBILE)).toMatchObject({ project: { slug: 'mobile' } })
  await expect(rowOf(page, 'In the other project')).toHaveCount(0)
})

test('TCREATE-11 OPEN-09 who opens a task before its real id is there and begins a comment writes on when it comes', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await openLine(page)
  const open = product.holdAnswers()
  await page.keyboard.type('Made and talked about')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'Made and talked about')
  await expect(row).toBeVisible()
  await row.focus()
  await page.keyboard.press('Shift+M')
  const detail = page.getByRole('dialog', { name: /^Task / })
  const comment = editorOf(detail)
  await expect(comment).toBeFocused()
  await page.keyboard.type('Half a')
  open()
  await expect(page.getByRole('dialog', { name: /^Task WEB-/ })).toBeVisible()
  await expect(detail.getByText('No details available')).toBeVisible()
  await page.keyboard.type(' thought')
  await expect.poll(() => textOf(comment)).toBe('Half a thought')
  await expect(page).not.toHaveURL(/tmp/)
  await page.reload()
  await expect.poll(() => textOf(editorOf(detail))).toBe('Half a thought')
})
