// Related tasks and the Task Log in the browser: subtasks made and opened, the way back, parents, their keys, and who did what.
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, drawn, LIST, question, taskOnHost } from './task-page.ts'

const NO_SUBTASKS = "This task doesn't have any subtasks at the moment. You can add them anytime!"
const NO_PARENT = "This task doesn't have a parent task."

const part = (detail: Locator, name: 'Subtasks' | 'Parent tasks') => detail.getByRole('region', { name })
const links = (detail: Locator, name: 'Subtasks' | 'Parent tasks') => part(detail, name).getByRole('link')
const line = (detail: Locator) => detail.getByRole('textbox', { name: 'New subtask' })
const logDialog = (page: Page) => page.getByRole('dialog', { name: 'Task Log' })

function make(product: Product, title: string, more: object = {}): Promise<AnyTask> {
  return makeTask(product.host, 'ana', WEBSITE, { title, position: 0, ...more })
}

async function openRelated(page: Page, product: Product, task: AnyTask, as = 'mia') {
  await product.signIn(page, as)
  await page.goto(`${LIST}?task=${task.uuid}&tab=related`)
  const detail = detailOf(page, task.code)
  await expect(part(detail, 'Parent tasks')).toBeVisible({ timeout: 30_000 })
  return detail
}

test('RELATED-01 RELATED-02 RELATED-03 EVENT-06 a subtask is written in the line, opens, and its parent is the way back', async ({
  page,
  product,
}) => {
  const task = await make(product, 'Move the house')
  const detail = await openRelated(page, product, task)
  await expect(part(detail, 'Subtasks').getByText(NO_SUBTASKS)).toBeVisible()
  await expect(part(detail, 'Parent tasks').getByText(NO_PARENT)).toBeVisible()
  await line(detail).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Rent a van')
  await page.keyboard.press('Enter')
  await expect(links(detail, 'Subtasks')).toHaveText([/Rent a van/])
  await expect(line(detail)).toBeFocused()
  await expect(line(detail)).toHaveValue('')
  await page.keyboard.type('Find boxes')
  await page.keyboard.press('Enter')
  await expect(links(detail, 'Subtasks')).toHaveCount(2)
  await expect.poll(async () => (await taskOnHost(product, 'Rent a van'))?.parent_id).toBe(task.uuid)
  const made = await taskOnHost(product, 'Rent a van')
  await links(detail, 'Subtasks').filter({ hasText: 'Rent a van' }).click()
  const below = detailOf(page, made.code)
  await expect(links(below, 'Parent tasks')).toHaveText([/Move the house/])
  await links(below, 'Parent tasks').click()
  await expect(links(detail, 'Subtasks')).toHaveCount(2)
  await expect(below).toBeHidden()
})

test('RELATED-02 R N asks for a subtask, R P for a parent; both are taken back with Ctrl+Z', async ({ page, product }) => {
  const parent = await make(product, 'Spring cleaning of everything')
  const task = await make(product, 'Clean the windows')
  const detail = await openRelated(page, product, task)
  await detail.focus()
  await page.keyboard.press('r')
  await page.keyboard.press('n')
  await expect(question(page, 'Add subtask')).toBeVisible()
  await page.keyboard.type('Buy a ladder')
  await page.keyboard.press('Enter')
  await expect(links(detail, 'Subtasks')).toHaveText([/Buy a ladder/])
  await page.keyboard.press('Control+z')
  await expect(part(detail, 'Subtasks').getByText(NO_SUBTASKS)).toBeVisible()
  await expect.poll(() => taskOnHost(product, 'Buy a ladder')).toBeUndefined()
  await detail.focus()
  await page.keyboard.press('r')
  await page.keyboard.press('p')
  await expect(question(page, 'Parent task')).toBeVisible()
  await page.keyboard.type('Spring cleaning')
  await expect(page.getByRole('option', { selected: true })).toContainText('Spring cleaning of everything')
  await page.keyboard.press('Enter')
  await expect(links(detail, 'Parent tasks')).toHaveText([/Spring cleaning of everything/])
  await expect.poll(async () => (await taskOnHost(product, 'Clean the windows')).parent_id).toBe(parent.uuid)
  await page.keyboard.press('Control+z')
  await expect(part(detail, 'Parent tasks').getByText(NO_PARENT)).toBeVisible()
  expect((await taskOnHost(product, 'Clean the windows')).parent_id).toBeNull()
})

const LONG = 'Write down every single thing that has to be carried over from the old page before it is switched off, with names'
test('OPEN-66 RELATED-01 LOG-01 LOG-03 related tasks and the log read without fault in both themes, also at 390 px', async ({
  page,
  product,
}) => {
  const top = await make(product, LONG)
  const task = await make(product, 'A task with company', { parent_id: top.uuid })
  for (const title of ['Short one', LONG, 'With people and a date'])
    await make(product, title, { parent_id: task.uuid, members: 'ana,mia,ben', due_date: '2026-11-20T10:00:00Z' })
  const detail = await openRelated(page, product, task, 'gus')
  await expect(links(detail, 'Subtasks')).toHaveCount(3)
  await part(detail, 'Parent tasks').scrollIntoViewIfNeeded()
  await look(page, 'related', '[role=dialog]')
  await detail.getByRole('button', { name: 'Task log' }).first().click()
  const entries = logDialog(page).getByRole('listitem')
  await expect(entries.last()).toContainText('Ana Souza')
  await expect(entries.first().locator('time')).toHaveText(/just now|ago|min/)
  await look(page, 'log', '[role=dialog]')
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'log', '[role=dialog]')
  await drawn(page, logDialog(page))
  await page.keyboard.press('Escape')
  await expect(logDialog(page)).toBeHidden()
  await look(page, 'related', '[role=dialog]')
})
