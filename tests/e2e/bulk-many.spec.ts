// Hundreds of tasks at once: selecting more than a page, progress with Stop, one undo, failures named and retried.
import type { Page } from '@playwright/test'
import { growProject } from '#host/db/sample/grow.ts'
import { faultsOf, look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import { openTasks, question, tasksOnHost, timesAsked, toastOf } from './task-page.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: /selected tasks/ })
const grow = (product: Product, tasks: number) => growProject(product.host.db, { companySlug: 'acme', projectSlug: 'website', tasks })

async function selectEvery(page: Page, count: number) {
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('50 selected')
  await bar(page)
    .getByRole('button', { name: `Select all ${count} tasks` })
    .click()
  await expect(bar(page)).toContainText(`${count} selected`)
}

async function choose(page: Page, key: string, asked: string, typed: string) {
  await page.keyboard.press(key)
  await expect(question(page, asked).getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(question(page, asked).getByRole('option', { selected: true })).toContainText(new RegExp(typed, 'i'))
  await page.keyboard.press('Enter')
}

test.slow()

test('the whole filter is selected and assigned in one step of 300, whose progress shows, and one undo restores every task', async ({
  page,
  product,
}, info) => {
  await grow(product, 60)
  const before = await tasksOnHost(product)
  expect(before.size).toBe(300)
  await rememberTexts(page)
  await openTasks(page, product)
  await selectEvery(page, 300)
  const began = Date.now()
  await choose(page, 'a', 'Assign Members', 'gus')
  await page.keyboard.press('Escape')
  await told(page, /Assigning \d+ of 300…/)
  // The message alone: the list with a selection is looked at elsewhere, and a whole page takes longer than the server may take to answer.
  expect(await faultsOf(page, '[data-sonner-toaster]')).toEqual([])
  // It may have come and gone while the step was looked at.
  await expectShown(page, 'Assigned to Gus Lind · 300 tasks', 60_000)
  info.annotations.push({ type: 'seconds for 300', description: String((Date.now() - began) / 1000) })
  expect(timesAsked(product, 'AssignTask')).toBe(300)
  await expect(bar(page)).toContainText('300 selected')
  const assigned = await tasksOnHost(product)
  expect([...assigned.values()].filter(({ users }) => !users.some(({ username }: { username: string }) => username === 'gus'))).toEqual([])
  await page.keyboard.press('Control+z')
  await told(page, 'Undone: Assigned to Gus Lind · 300 tasks', { timeout: 60_000 })
  expect(await tasksOnHost(product)).toEqual(before)
})

test('Stop leaves the rest as it is and undo takes back what was done', async ({ page, product }) => {
  const before = await tasksOnHost(product)
  await openTasks(page, product)
  await selectEvery(page, 240)
  await page.keyboard.press('#')
  await toastOf(page, /Changing \d+ of 240…/)
    .getByRole('button', { name: 'Stop' })
    .click()
  await told(page, /^Archived · \d+ tasks\. Stopped: \d+ tasks left as they are\./)
  const archived = timesAsked(product, 'UpdateTask')
  expect(archived).toBeLessThan(240)
  expect((await tasksOnHost(product)).size).toBe(240 - archived)
  await page.keyboard.press('Control+z')
  await told(page, /^Undone: Archived/, { timeout: 60_000 })
  expect(await tasksOnHost(product)).toEqual(before)
})

test('MISC-02 tasks that failed are named, listed with their reasons and retried by themselves', async ({ page, product }) => {
  await openTasks(page, product)
  const codes = await page.locator('[data-task-id]').evaluateAll((rows) => rows.slice(0, 7).map((row) => row.getAttribute('data-task-id')))
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'SetTaskDone' || !codes.includes(variables.task.id)) return route.continue()
    const message = 'You do not have permission to do this.'
    await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'FORBIDDEN' } }] } })
  })
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('50 selected')
  await page.keyboard.press('Shift+S')
  const failed = toastOf(page, /^\d of \d+ tasks could not be changed\. You do not have permission to do this\./)
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await failed.getByRole('button', { name: 'Show' }).click()
  const dialog = page.getByRole('dialog', { name: 'Could not be changed' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  const count = await dialog.getByRole('listitem').count()
  expect(count).toBeGreaterThan(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialog.getByRole('listitem')).toHaveCount(count)
    await look(page, 'bulk failures')
  }
  await page.unroute('**/graphql')
  const asked = timesAsked(product, 'SetTaskDone')
  await dialog.getByRole('button', { name: /^Retry/ }).click()
  await told(page, /^Marked as done/)
  await expect.poll(() => timesAsked(product, 'SetTaskDone')).toBe(asked + count)
})
