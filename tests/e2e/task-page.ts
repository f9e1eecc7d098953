// What the browser tests of tasks share: opening a list or board, finding rows and columns, asking the host what became of a task.

import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, type Product } from './product.ts'

/** The list of acme's big project. */
export const LIST = '/acme/projects/website/overview'
/** Its board. */
export const BOARD = '/acme/projects/website/kanban'

/** Signs in, opens the page and waits until its tasks and everything that questions offer are there. */
export async function openTasks(page: Page, product: Product, { as = 'mia', path = LIST }: { as?: string; path?: string } = {}) {
  await product.signIn(page, as)
  // Where the machine is so busy that a call runs out of its 5 s, the page says so: then once more.
  await expect(async () => {
    await page.goto(path)
    await expect(page.locator('[data-task-id]').first()).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await expect.poll(() => product.operations).toContain('ProjectCatalogue')
  await page.waitForLoadState('networkidle')
  // The network may have been idle while the page was still starting.
  const isQuiet = async () => {
    if (product.waiting() > 0) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
    return product.waiting() === 0
  }
  await expect.poll(isQuiet).toBe(true)
  // What has come is drawn when nothing says any more that it is on its way.
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

/** A row of the list, by its code or title. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** A card of the board, by its code or title. */
export function cardOf(page: Page | Locator, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

/** A column of the board. */
export function columnOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title}(, |$)`) })
}

/** The number in a column's head, once it is read. */
export async function columnCount(page: Page, title: string): Promise<number> {
  const named = /, (\d+) task/
  const column = columnOf(page, title)
  await expect(column).toHaveAttribute('aria-label', named)
  return Number((await column.getAttribute('aria-label'))?.match(named)?.[1])
}

/** Gives the row keyboard focus, as Tab and arrows do. */
export async function focusRow(row: Locator) {
  await row.focus()
  await expect(row).toBeFocused()
}

/** Makes a task at the top of the list, before the page is opened. */
export function topTask(product: Product, title: string, more: object = {}): Promise<AnyTask> {
  return makeTask(product.host, 'ana', WEBSITE, { title, position: 0, ...more })
}

/** The task as the host has it now; undefined when it is not there. */
export async function taskOnHost(product: Product, title: string, where: Record<string, string> = WEBSITE): Promise<AnyTask> {
  const answer = await product.host.as('ana').get('/tasks/', { ...where, search: title, per_page: 200 })
  return answer.body.data.find((task: AnyTask) => task.title === title)
}

/** All tasks of a project on the host, by uuid, without what every change touches and the words that follow the clock. */
export async function tasksOnHost(product: Product, more: Record<string, string> = {}): Promise<Map<string, AnyTask>> {
  const tasks = new Map<string, AnyTask>()
  for (let page = 1, total = 1; page <= total; page++) {
    const { body } = await product.host.as('ana').get('/tasks/', { ...WEBSITE, ...more, per_page: 200, page })
    total = body.total_pages
    for (const { updated_at: _, created_at: __, ...task } of body.data) tasks.set(task.uuid, task)
  }
  return tasks
}

/** Usernames of the people on a task. */
export function peopleOf(task: AnyTask): string[] {
  return task.users.map(({ username }: { username: string }) => username)
}

/** How often an operation was asked so far. */
export function timesAsked(product: Product, name: string): number {
  return product.operations.filter((operation) => operation === name).length
}

/** The palette. */
export function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Command palette' })
}

/** The open question of an action. */
export function question(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Opens the palette, types, and runs the command that is highlighted then. What is typed comes in one go: each key would draw every row anew. */
export async function runCommand(page: Page, typed: string, title: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(typed)
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

/**
 * Waits until a layer that has just come listens: it hears Escape from its second render on, which a busy machine makes some frames after it
 * is on the screen.
 */
export async function drawn(page: Page, layer: Locator) {
  await expect.poll(() => layer.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
}

/** The open detail of a task. */
export function detailOf(page: Page, code: string): Locator {
  return page.getByRole('dialog', { name: `Task ${code}` })
}

/** A message at the foot of the screen. */
export function toastOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}
