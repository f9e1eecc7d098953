// Advanced create in the browser: every property before the task is made, from the short form on, and how it looks.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { drawn, openTasks, peopleOf, rowOf, taskOnHost, topTask } from './task-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const descriptionOf = (page: Page) => dialogOf(page).locator('[contenteditable="true"]')
const buttonOf = (page: Page, field: string) => dialogOf(page).getByRole('button', { name: new RegExp(`^${field}`) })

/** Opens a date field and types a date into it. */
async function typeDate(page: Page, field: 'Start date' | 'Due date', text: string) {
  await buttonOf(page, field).click()
  const panel = page.getByRole('dialog', { name: field })
  await panel.getByRole('textbox', { name: 'Type a date' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
}

/** Opens a field with a searched list, types, and takes the one line that is left. */
async function pickFrom(page: Page, field: string, text: string, line: string | RegExp) {
  await buttonOf(page, field).click()
  await page.getByRole('combobox', { name: `Search ${field.toLowerCase()}` }).fill(text)
  await expect(page.getByRole('option', { name: line }).first()).toBeVisible()
  await page.getByRole('option', { name: line }).first().click()
}

async function select(page: Page, field: string, option: string) {
  await dialogOf(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: false }).first().click()
}

test('TCREATE-02 TCREATE-06 TCREATE-07 TCREATE-10 TCREATE-11 OPEN-59 from the short form on every property is chosen; it reads without fault, and the host has it all', async ({
  page,
  product,
}) => {
  await topTask(product, 'The parent of it all')
  await openTasks(page, product, { as: 'ana' })
  await page.keyboard.press('c')
  await expect(dialogOf(page).getByRole('combobox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Everything at once @ben 3 may 2057 9:30')
  await dialogOf(page).getByRole('button', { name: 'All fields' }).click()
  await expect(dialogOf(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Everything at once')
  await expect(buttonOf(page, 'Members Ben Okafor')).toBeVisible()
  await expect(buttonOf(page, 'Due date 2057-05-03 09:30')).toBeVisible()
  await descriptionOf(page).click()
  await page.keyboard.type('Why & how')
  await select(page, 'Status', 'In progress')
  await select(page, 'Type', 'Bug')
  await select(page, 'Effort', 'L')
  await typeDate(page, 'Start date', '2057-05-03 09:30')
  await pickFrom(page, 'Members', 'mia', /Mia Chen/)
  await look(page, 'advanced members', '[role=dialog]')
  await page.keyboard.press('Escape')
  await pickFrom(page, 'Labels', 'Desi', 'Design')
  await page.keyboard.press('Escape')
  await pickFrom(page, 'Parent', 'parent of it', /The parent of it all/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialogOf(page).getByRole('button', { name: 'Create', exact: true })).toBeVisible()
    await look(page, 'advanced', '[role=dialog]')
  }
  await drawn(page, dialogOf(page))
  const open = product.holdAnswers()
  await page.keyboard.press('Control+Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  // Its status stands behind the page's first screen.
  await page.setViewportSize({ width: 1440, height: 1600 })
  const row = rowOf(page, 'Everything at once')
  await expect(row).toContainText('Design')
  open()
  await expect(row).toContainText(/WEB-\d+/)
  const task = await taskOnHost(product, 'Everything at once')
  const at = Date.parse(await page.evaluate(() => new Date(2057, 4, 3, 9, 30).toISOString())) / 1000
  expect(task).toMatchObject({
    description: '<p>Why &amp; how</p>',
    ...{ workflow: { title: 'In progress' }, type: { title: 'Bug' }, effort: { title: 'L' }, board: null, labels: [{ title: 'Design' }] },
    ...{ start_date: { timestamp: at }, due_date: { timestamp: at } },
  })
  expect(peopleOf(task).sort()).toEqual(['ben', 'mia'])
  expect((await taskOnHost(product, 'The parent of it all')).uuid).toBe(task.parent_id)
})
