// Many tasks at once: twenty optimistic changes, twenty calls, one undo that restores exactly; deletes that are held.
import type { Page } from '@playwright/test'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { BOARD, drawn, LIST, openTasks, question, tasksOnHost, timesAsked, toastOf } from './task-page.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: /selected tasks/ })

/** Selects the first rows with X and Shift+↓ and answers their ids. */
async function selectRows(page: Page, count: number): Promise<string[]> {
  await page.keyboard.press('j')
  await expect(page.locator('[data-task-id]').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('1 selected')
  for (let more = 1; more < count; more++) await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText(`${count} selected`)
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
})

test('ROLE-07 LABEL-01 DATES-01 status, labels, due date and archive of a selection, by the bar and by keys, each undone as one step', async ({
  page,
  product,
}) => {
  const before = await tasksOnHost(product)
  await openTasks(page, product)
  const ids = await selectRows(page, 3)
  const undone = async (said: string) => {
    await told(page, said)
    expect(await changedOnHost(product, before)).not.toEqual([])
    await page.keyboard.press('Control+z')
    await told(page, `Undone: ${said}`)
    expect(await changedOnHost(product, before)).toEqual([])
  }

  await bar(page).getByRole('button', { name: 'Status' }).click()
  await answer(page, 'Change status', 'In progress')
  await page.keyboard.press('Enter')
  await undone('Status set to In progress · 3 tasks')

  await page.keyboard.press('l')
  await answer(page, 'Manage Labels', 'Analytics')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Manage Labels').getByRole('option', { name: 'Analytics' })).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await undone('Labels changed · 3 tasks')

  await bar(page).getByRole('button', { name: 'Due' }).click()
  await expect(question(page, 'Set Deadline').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('24 dec 2057')
  await expect(question(page, 'Set Deadline').getByRole('option', { selected: true })).toContainText('24 Dec 2057')
  await page.keyboard.press('Enter')
  await undone('Due 24 Dec 2057 · 3 tasks')

  await page.keyboard.press('#')
  await expect(page.locator(`[data-task-id="${ids[0]}"]`)).toHaveCount(0)
  await told(page, 'Archived · 3 tasks')
  expect([...(await tasksOnHost(product, { is_archived: '1' })).keys()]).toEqual(expect.arrayContaining(ids))
  await page.keyboard.press('Control+z')
  await expect(page.locator(`[data-task-id="${ids[0]}"]`)).toBeVisible()
  await expect.poll(() => changedOnHost(product, before)).toEqual([])
})

test('DELETE-01 DELETE-02 a delete asks, hides at once and is held: undo sends nothing', async ({ page, product }) => {
  await openTasks(page, product)
  const ids = await selectRows(page, 3)
  await page.keyboard.press('Control+Backspace')
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 3 tasks?' })
  await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(asked).toHaveCount(0)
  await expect(page.locator(`[data-task-id="${ids[0]}"]`)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  for (const id of ids) await expect(page.locator(`[data-task-id="${id}"]`)).toHaveCount(0)
  await expect(page.getByText('237 tasks')).toBeVisible()
  await toastOf(page, '3 tasks deleted').getByRole('button', { name: /Undo/ }).click()
  for (const id of ids) await expect(page.locator(`[data-task-id="${id}"]`)).toBeVisible()
  expect(product.operations).not.toContain('DeleteTask')
  expect((await tasksOnHost(product)).size).toBe(240)
})

test('DELETE-01 after 8 s a held delete is sent, one call a task; closing the page before deletes nothing', async ({ page, product }) => {
  await page.clock.install()
  await openTasks(page, product)
  const ids = await selectRows(page, 2)
  const remove = async (on: Page) => {
    await on.keyboard.press('Control+Backspace')
    await expect(on.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
    await on.keyboard.press('y')
    await told(on, '2 tasks deleted')
  }
  await remove(page)
  const later = await page.context().newPage()
  await page.close()
  await later.goto(`${product.url}${LIST}`)
  await expect(later.locator(`[data-task-id="${ids[0]}"]`)).toBeVisible()
  expect(await selectRows(later, 2)).toEqual(ids)
  expect(product.operations).not.toContain('DeleteTask')
  await remove(later)
  expect(product.operations).not.toContain('DeleteTask')
  await later.clock.fastForward(8_000)
  await expect.poll(async () => (await tasksOnHost(product)).size).toBe(238)
  expect(timesAsked(product, 'DeleteTask')).toBe(2)
  expect([...(await tasksOnHost(product)).keys()]).not.toEqual(expect.arrayContaining([ids[0]]))
})

test('selecting: Shift+click a range, mod+click one more, mod+A all in view, Escape none; the palette and the menu act on the selection', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const rows = page.locator('[data-task-id]')
  await rows
    .nth(0)
    .getByRole('checkbox', { name: /^Select/ })
    .click()
  await rows.nth(3).click({ modifiers: ['Shift'], position: { x: 300, y: 18 } })
  await expect(bar(page)).toContainText('4 selected')
  await rows.nth(5).click({ modifiers: ['Control'], position: { x: 300, y: 18 } })
  await expect(bar(page)).toContainText('5 selected')
  await expect(page).not.toHaveURL(/task=/)
  await rows.nth(1).click({ button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Delete 5 tasks' })).toBeVisible()
  await drawn(page, menu)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const commands = page.getByRole('dialog', { name: 'Command palette' })
  await expect(commands.getByText('5 tasks').first()).toBeVisible()
  await drawn(page, commands)
  await page.keyboard.press('Escape')
  await expect(commands).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('50 selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test('OPEN-36 cards of a board are selected and changed together as well', async ({ page, product }) => {
  await openTasks(page, product, { path: BOARD })
  const ids = await selectRows(page, 3)
  expect(ids).toHaveLength(3)
  await page.keyboard.press('s')
  await answer(page, 'Change status', 'In review')
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  const review = page.getByRole('region', { name: /^In review, / })
  for (const id of ids) await expect(review.locator(`[data-task-id="${id}"]`)).toBeVisible()
  open()
  await told(page, 'Status set to In review · 3 tasks')
})
