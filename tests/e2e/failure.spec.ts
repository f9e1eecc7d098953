// What goes wrong: changes go back with one message, nothing that was typed is lost, and what failed can be tried again.
import type { Page } from '@playwright/test'
import { told, toldOnce } from './messages.ts'
import { expect, test } from './product.ts'
import {
  BOARD,
  cardOf,
  columnCount,
  columnOf,
  focusRow,
  LIST,
  openTasks,
  peopleOf,
  question,
  rowOf,
  taskOnHost,
  toastOf,
  topTask,
} from './task-page.ts'

const UNREACHABLE = 'The server cannot be reached. Please try again.'
const line = (page: Page) => page.getByRole('combobox', { name: 'Title' })

test('MISC-02 ASSIGN-01 the host stops: an assignment goes back with one message', async ({ page, product }) => {
  await topTask(product, 'Give me away')
  await openTasks(page, product)
  const row = rowOf(page, 'Give me away')
  await focusRow(row)
  await page.keyboard.press('a')
  await expect(question(page, 'Assign Members').getByRole('option').first()).toBeVisible()
  await page.keyboard.type('ben')
  await product.stopHost()
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  const line = question(page, 'Assign Members').getByRole('option', { name: /Ben Okafor/ })
  await expect(line).toHaveAttribute('aria-checked', 'true')
  // The page behind the picker is seen, and hidden from screen readers.
  const link = page.locator('[data-task-id]', { hasText: 'Give me away' }).getByRole('link', { name: 'Ben Okafor', includeHidden: true })
  await expect(link).toBeVisible()
  open()
  await expect(link).toHaveCount(0)
  await toldOnce(page, UNREACHABLE)
  // The picker goes on, with what is true.
  await expect(line).toHaveAttribute('aria-checked', 'false')
  await expect(question(page, 'Assign Members').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})

test('MISC-02 FAV-02 DONE-03 star and done go back as well', async ({ page, product }) => {
  await topTask(product, 'Stay as you are')
  await openTasks(page, product)
  const row = rowOf(page, 'Stay as you are')
  await focusRow(row)
  await product.stopHost()
  await page.keyboard.press('Shift+F')
  await toldOnce(page, UNREACHABLE)
  await expect(row.getByRole('button', { name: 'Favorite: no' })).toBeVisible()
  await expect(toastOf(page, UNREACHABLE)).toHaveCount(0)
  const answer = product.holdAnswers()
  await page.keyboard.press('Shift+S')
  await expect(row).toHaveAttribute('data-done', 'true')
  answer()
  await toldOnce(page, UNREACHABLE)
  await expect(row).not.toHaveAttribute('data-done', 'true')
})

test('MISC-02 TCREATE-11 a task that cannot be created leaves the list with one message, and its line waits in the dialog, also after a reload', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await page.keyboard.press('c')
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('Do not lose me @ben')
  await product.stopHost()
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Do not lose me')).toBeVisible()
  open()
  await expect(rowOf(page, 'Do not lose me')).toHaveCount(0)
  await toldOnce(page, UNREACHABLE)
  await page.keyboard.press('c')
  await expect(line(page)).toHaveValue('Do not lose me @ben')
})

test('MISC-02 OPEN-36 a card whose move fails flies back, and the counts with it', async ({ page, product }) => {
  await topTask(product, 'Boomerang')
  await openTasks(page, product, { path: BOARD })
  const before = [await columnCount(page, 'To do'), await columnCount(page, 'Done')]
  await product.stopHost()
  await cardOf(page, 'Boomerang').dragTo(columnOf(page, 'Done').getByRole('article').first())
  await toldOnce(page, UNREACHABLE)
  await expect(cardOf(columnOf(page, 'To do'), 'Boomerang')).toBeVisible()
  expect([await columnCount(page, 'To do'), await columnCount(page, 'Done')]).toEqual(before)
})

test('OPEN-09 AUTH-03 MISC-02 a 401 in the middle of creating keeps the line: after signing in again it is in the dialog', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await page.keyboard.press('c')
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('Typed before the session ended')
  await product.host.as('mia').post('/auth/sign-out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(line(page)).toHaveValue('Typed before the session ended')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Typed before the session ended')).toContainText(/WEB-\d+/)
})

test('MISC-02 a task that somebody deleted meanwhile: the others of a selection change, the message counts the one that did not', async ({
  page,
  product,
}) => {
  const [lost, kept] = [await topTask(product, 'Gone meanwhile'), await topTask(product, 'Still there')]
  await openTasks(page, product)
  for (const title of ['Gone meanwhile', 'Still there']) {
    await focusRow(rowOf(page, title))
    await page.keyboard.press('x')
  }
  await product.host.as('ana').del(`/tasks/${lost.uuid}/`, { company_slug: 'acme', project_slug: 'website' })
  await page.keyboard.press('i')
  await told(page, /^1 of 2 tasks could not be changed\./)
  await expect(rowOf(page, 'Still there').getByRole('link', { name: 'Mia Chen' })).toBeVisible()
  await expect(rowOf(page, 'Gone meanwhile').getByRole('link', { name: 'Mia Chen' })).toHaveCount(0)
  expect(peopleOf(await taskOnHost(product, kept.title))).toEqual(['mia'])
})

test('MISC-02 a list that cannot be loaded says so in its place and offers to try again', async ({ page, product }) => {
  await product.signIn(page, 'mia')
  await page.goto('/workspace')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await product.stopHost()
  await page.evaluate((path) => {
    window.history.pushState({}, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, LIST)
  await expect(page.getByText("Couldn't load").first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
})
