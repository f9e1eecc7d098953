// Tab in the line of quick create: people, labels, dates, labels to be made, and the way out.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { openTasks, peopleOf, taskOnHost } from './task-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const lineOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Title' })
const chip = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name })

async function openLine(page: Page) {
  await page.keyboard.press('c')
  await expect(lineOf(page)).toBeFocused()
}

test('OPEN-59 Tab completes people, labels and dates, arrows choose; without a completion it stays and says the way out', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await openLine(page)
  await page.keyboard.type('Call @mi')
  await expect(page.getByRole('option', { name: /Mia Chen/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(lineOf(page)).toHaveValue('Call @mia ')
  await page.keyboard.type('#')
  await page.keyboard.press('ArrowDown')
  const second = await page.getByRole('option').nth(1).textContent()
  await page.keyboard.type('Ac')
  await expect(page.getByRole('option').first()).toContainText('Accessibility')
  expect(second).toContain('Analytics')
  await page.keyboard.press('Tab')
  await expect(lineOf(page)).toHaveValue('Call @mia #Accessibility ')
  await page.keyboard.type('tomo')
  await expect(page.getByRole('listbox', { name: 'Dates' }).getByRole('option')).toContainText('Tomorrow')
  await page.keyboard.press('Tab')
  await expect(lineOf(page)).toHaveValue('Call @mia #Accessibility tomorrow ')
  await expect(chip(page, /^Keep in the title: Due /)).toBeVisible()
  // Nothing is left to complete: the × of a chip stands next, and Enter there would take the person away.
  await page.keyboard.press('Tab')
  await expect(lineOf(page)).toBeFocused()
  await expect(dialogOf(page).getByRole('status')).toContainText('Shift+Tab leads to the buttons')
  await page.keyboard.press('Shift+Tab')
  await expect(dialogOf(page).getByRole('button', { name: 'Create' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => peopleOf((await taskOnHost(product, 'Call')) ?? { users: [] })).toEqual(['mia'])
})
