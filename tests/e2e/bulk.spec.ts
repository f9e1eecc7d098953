// Many tasks at once: optimistic changes, one call each, one undo that restores exactly; more than a page, progress with Stop, failures named.
import type { Page } from '@playwright/test'
import { faultsOf, look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { openTasks, question, tasksOnHost, timesAsked, toastOf } from './task-page.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: /selected tasks/ })

/** Selects the first rows with X and Shift+↓ and answers their ids. */
async function selectRows(page: Page, count: number): Promise<string[]> {
  await page.keyboard.press('j')
  await expect(page.locator('[data-task-id]').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('1 selected')
  for (let more = 1; more < count; more++) await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText(`${count} selected`)
  await expect(page.locator('[data-task-id][aria-selected=true]')).toHaveCount(count)
  return page.evaluate(() => {
    const selected = document.querySelectorAll('[data-task-id][aria-selected=true], [data-task-id][data-selected]')
    return [...selected].map((row) => row.getAttribute('data-task-id') ?? '')
  })
}

async function answer(page: Page, asked: string, typed: string) {
  await expect(question(page, asked).getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(question(page, asked).getByRole('option', { selected: true })).toContainText(new RegExp(typed, 'i'))
}

/** The ids whose task on the host is not as it was. */
async function changedOnHost(product: Product, before: Awaited<ReturnType<typeof tasksOnHost>>): Promise<string[]> {
  const now = await tasksOnHost(product)
  return [...before].filter(([id, task]) => JSON.stringify(now.get(id)) !== JSON.stringify(task)).map(([id]) => id)
}

test('ASSIGN-01 ROLE-07 twenty rows by X and Shift+↓, A, a person: twenty changes at once, twenty calls, one undo restores exactly', async ({
  page,
  product,
}) => {
  const before = await tasksOnHost(product)
  await openTasks(page, product)
  const ids = await selectRows(page, 20)
  expect(ids).toHaveLength(20)
  // Somebody who is on none of the projects' tasks: gus.
  await page.keyboard.press('a')
  await answer(page, 'Assign Members', 'gus')
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const shown = page.locator('[data-task-id][aria-selected=true]').filter({ has: page.getByRole('link', { name: 'Gus Lind' }) })
  await expect(shown).toHaveCount(20)
  open()
  await told(page, 'Assigned to Gus Lind · 20 tasks')
  expect(timesAsked(product, 'AssignTask')).toBe(20)
  expect((await changedOnHost(product, before)).toSorted()).toEqual(ids.toSorted())
  await page.keyboard.press('Control+z')
  await expect(shown).toHaveCount(0)
  await told(page, 'Undone: Assigned to Gus Lind · 20 tasks')
  expect(timesAsked(product, 'UnassignTask')).toBe(20)
  expect(await changedOnHost(product, before)).toEqual([])
  await bar(page).getByRole('button', { name: 'Status' }).click()
  await answer(page, 'Change status', 'In progress')
  await page.keyboard.press('Enter')
  await told(page, 'Status set to In progress · 20 tasks')
  await page.keyboard.press('Control+z')
  await told(page, 'Undone: Status set to In progress · 20 tasks')
  expect(await changedOnHost(product, before)).toEqual([])
})

test('the whole filter is selected and archived in one step whose progress shows; Stop leaves the rest, and one undo restores every task', async ({
  page,
  product,
}) => {
  test.slow()
  const before = await tasksOnHost(product)
  await openTasks(page, product)
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('50 selected')
  await bar(page)
    .getByRole('button', { name: `Select all ${before.size} tasks` })
    .click()
  await expect(bar(page)).toContainText(`${before.size} selected`)
  await page.keyboard.press('#')
  const progress = toastOf(page, new RegExp(`Changing \\d+ of ${before.size}…`))
  await progress.getByRole('button', { name: 'Stop' }).click()
  await told(page, /^Archived · \d+ tasks\. Stopped: \d+ tasks left as they are\./)
  // The message alone: the list with a selection is looked at elsewhere.
  expect(await faultsOf(page, '[data-sonner-toaster]')).toEqual([])
  const archived = timesAsked(product, 'UpdateTask')
  expect(archived).toBeLessThan(before.size)
  expect((await tasksOnHost(product)).size).toBe(before.size - archived)
  await page.keyboard.press('Control+z')
  await told(page, /^Undone: Archived/, { timeout: 60_000 })
  expect(await tasksOnHost(product)).toEqual(before)
})

test('MISC-02 tasks that failed are named and listed, which reads without fault, and retried by themselves', async ({ page, product }) => {
  let ids: readonly string[] = []
  // Before the page: nothing of it is on its way while this begins.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'SetTaskFavorite' || variables.task.id === ids[0]) return route.continue()
    const message = 'You do not have permission to do this.'
    await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'FORBIDDEN' } }] } })
  })
  await openTasks(page, product)
  ids = await selectRows(page, 3)
  expect(ids).toHaveLength(3)
  await page.keyboard.press('Shift+F')
  const failed = toastOf(page, /^2 of 3 tasks could not be changed\. You do not have permission to do this\./)
  // Of all messages, so that a failure says which there were.
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 of 3 tasks could not be changed.')
  await failed.getByRole('button', { name: 'Show' }).click()
  const dialog = page.getByRole('dialog', { name: 'Could not be changed' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await look(page, 'bulk failures', '[role=dialog]')
  }
  await page.unroute('**/graphql')
  const asked = timesAsked(product, 'SetTaskFavorite')
  await dialog.getByRole('button', { name: /^Retry/ }).click()
  await told(page, /favorites/)
  await expect.poll(() => timesAsked(product, 'SetTaskFavorite')).toBe(asked + 2)
})
