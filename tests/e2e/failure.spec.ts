// The host is gone: changes go back with one message each, nothing that was typed is lost.
import { toldOnce } from './messages.ts'
import { expect, test } from './product.ts'
import { focusRow, openTasks, question, rowOf, topTask } from './task-page.ts'

const UNREACHABLE = 'The server cannot be reached. Please try again.'

test('MISC-02 ASSIGN-01 TCREATE-11 the host stops: an assignment goes back with one message, and so does a new task, whose line waits in the dialog', async ({
  page,
  product,
}) => {
  await topTask(product, 'Give me away')
  await openTasks(page, product)
  const row = rowOf(page, 'Give me away')
  await focusRow(row)
  await page.keyboard.press('a')
  await expect(question(page, 'Assign Members').getByRole('option').first()).toBeVisible()
  await page.keyboard.insertText('ben')
  const line = question(page, 'Assign Members').getByRole('option', { name: /Ben Okafor/ })
  await expect(line).toHaveAttribute('aria-selected', 'true')
  await product.stopHost()
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
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

  const title = page.getByRole('combobox', { name: 'Title' })
  await page.keyboard.press('c')
  await expect(title).toBeFocused()
  await page.keyboard.type('Do not lose me @ben')
  const answer = product.holdAnswers()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Do not lose me')).toBeVisible()
  answer()
  await expect(rowOf(page, 'Do not lose me')).toHaveCount(0)
  await toldOnce(page, UNREACHABLE)
  await page.keyboard.press('c')
  await expect(title).toHaveValue('Do not lose me @ben')
})
