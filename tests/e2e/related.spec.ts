// Related tasks and the Task Log in the browser: subtasks made and opened, the way back, parents, their keys, and who did what.
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { toldOnce } from './messages.ts'
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

test('RELATED-01 DEFECT-08 every task above is listed, nearest first', async ({ page, product }) => {
  const top = await make(product, 'The whole')
  const middle = await make(product, 'A half', { parent_id: top.uuid })
  const low = await make(product, 'A quarter', { parent_id: middle.uuid })
  const detail = await openRelated(page, product, low, 'gus')
  await expect(links(detail, 'Parent tasks')).toHaveText([/A half/, /The whole/])
  await expect(line(detail)).toHaveCount(0)
  await expect(part(detail, 'Parent tasks').getByRole('button')).toHaveCount(0)
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

test('RELATED-02 RELATED-04 DEFECT-08 with the host away the parents say why, and a typed subtask stays typed', async ({
  page,
  product,
}) => {
  const task = await make(product, 'Move the house')
  const other = await make(product, 'Another one')
  const detail = await openRelated(page, product, task)
  await expect(part(detail, 'Parent tasks').getByText(NO_PARENT)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await product.stopHost()
  await line(detail).fill('Precious words')
  await line(detail).press('Enter')
  await toldOnce(page, /cannot be reached/)
  await expect(line(detail)).toHaveValue('Precious words')
  await expect(part(detail, 'Subtasks').getByText(NO_SUBTASKS)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate((id) => {
    const url = new URL(location.href)
    url.searchParams.set('task', id)
    history.pushState(history.state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, other.uuid)
  await expect(page.getByText(/^Error fetching parent tasks: .+/)).toBeVisible({ timeout: 20_000 })
})

test('LOG-01 LOG-03 ROLE-12 a guest reads the Task Log: who did what and when, newest first', async ({ page, product }) => {
  const task = await make(product, 'Watched by all')
  await product.host
    .as('mia')
    .send({ method: 'PUT', url: `/tasks/${task.uuid}/`, query: WEBSITE, payload: { title: 'Watched by everybody' } })
  const detail = await openRelated(page, product, task, 'gus')
  await detail.getByRole('button', { name: 'Task log' }).click()
  const entries = logDialog(page).getByRole('list', { name: 'Task log' }).getByRole('listitem')
  await expect(entries.first()).toContainText('Mia Chen')
  await expect(entries.first().locator('time')).toHaveText(/just now|ago|min/)
  await expect(entries.last()).toContainText('Ana Souza')
  await drawn(page, logDialog(page))
  await page.keyboard.press('Escape')
  await expect(logDialog(page)).toBeHidden()
  await expect(detail.getByRole('button', { name: 'Task log' })).toBeFocused()
})

const LONG = 'Write down every single thing that has to be carried over from the old page before it is switched off, with names'
for (const width of [1440, 390])
  test.describe(() => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: width === 390, isMobile: width === 390 })
    test(`OPEN-66 RELATED-01 LOG-01 related tasks and the log read without fault in both themes at ${width} px`, async ({
      page,
      product,
    }) => {
      const top = await make(product, LONG)
      const task = await make(product, 'A task with company')
      const detail = await openRelated(page, product, task)
      await expect(part(detail, 'Subtasks').getByText(NO_SUBTASKS)).toBeVisible()
      await part(detail, 'Parent tasks').scrollIntoViewIfNeeded()
      await look(page, 'related empty', '[role=dialog]')
      await product.host.as('ana').send({ method: 'PUT', url: `/tasks/${task.uuid}/`, query: WEBSITE, payload: { parent_id: top.uuid } })
      for (const title of ['Short one', LONG, 'With people and a date'])
        await make(product, title, { parent_id: task.uuid, members: 'ana,mia,ben', due_date: '2026-11-20T10:00:00Z' })
      await page.reload()
      await expect(links(detail, 'Subtasks')).toHaveCount(3)
      await part(detail, 'Parent tasks').scrollIntoViewIfNeeded()
      await look(page, 'related full', '[role=dialog]')
      if (width === 390) {
        // On a phone it is in the sheet behind More.
        await detail.getByRole('button', { name: 'More actions' }).click()
        await page.getByRole('menuitem', { name: 'Task Log' }).click()
      } else await detail.getByRole('button', { name: 'Task log' }).first().click()
      await expect(logDialog(page).getByRole('listitem').first()).toBeVisible()
      await look(page, 'log', '[role=dialog]')
    })
  })
