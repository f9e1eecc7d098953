// Advanced create: every property before the task is made, its date rule, drafts, the way to the short form and back, the plan gate.
import type { Page } from '@playwright/test'
import { GARDEN, makeTask } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { drawn, LIST, openTasks, peopleOf, rowOf, taskOnHost, timesAsked, topTask } from './task-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const titleOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Title' })
const createOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create', exact: true })
const descriptionOf = (page: Page) => dialogOf(page).locator('[contenteditable="true"]')

async function openForm(page: Page) {
  await page.keyboard.press('Shift+C')
  await expect(titleOf(page)).toBeFocused()
}

/** Writes into the editor. */
async function writeDescription(page: Page, text: string) {
  await descriptionOf(page).click()
  await page.keyboard.type(text)
}

/** Opens a date field and types a date into it. */
async function typeDate(page: Page, field: 'Start date' | 'Due date', text: string) {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click()
  const panel = page.getByRole('dialog', { name: field })
  await panel.getByRole('textbox', { name: 'Type a date' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
}

/** Opens a field with a searched list, types, and takes the one line that is left. */
async function pickFrom(page: Page, field: string, text: string, line: string | RegExp) {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click()
  await page.getByRole('combobox', { name: `Search ${field.toLowerCase()}` }).fill(text)
  await expect(page.getByRole('option', { name: line }).first()).toBeVisible()
  await page.getByRole('option', { name: line }).first().click()
}

async function select(page: Page, field: string, option: string) {
  await dialogOf(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: false }).first().click()
}

test('TCREATE-02 TCREATE-06 TCREATE-07 TCREATE-10 TCREATE-11 OPEN-59 every property is chosen, the row is there before the answer, and the host has it all', async ({
  page,
  product,
}) => {
  await topTask(product, 'The parent of it all')
  await openTasks(page, product, { as: 'ana' })
  await openForm(page)
  await page.keyboard.type('Everything at once')
  await writeDescription(page, 'Why & how')
  await select(page, 'Status', 'In progress')
  await select(page, 'Type', 'Bug')
  await select(page, 'Effort', 'L')
  await typeDate(page, 'Start date', '2057-05-03 09:30')
  await typeDate(page, 'Due date', '2057-05-03 09:30')
  await pickFrom(page, 'Members', 'mia', /Mia Chen/)
  await page.getByRole('combobox', { name: 'Search members' }).fill('ben')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await pickFrom(page, 'Labels', 'Desi', 'Design')
  await page.keyboard.press('Escape')
  await pickFrom(page, 'Parent', 'parent of it', /The parent of it all/)
  await expect(dialogOf(page).getByRole('button', { name: 'Start date 2057-05-03 09:30' })).toBeVisible()
  await drawn(page, dialogOf(page))
  const open = product.holdAnswers()
  await page.keyboard.press('Control+Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  const row = rowOf(page, 'Everything at once')
  await expect(row).toContainText('Design')
  open()
  await expect(row).toContainText(/WEB-\d+/)
  const task = await taskOnHost(product, 'Everything at once')
  const at = Date.parse(await page.evaluate(() => new Date(2057, 4, 3, 9, 30).toISOString())) / 1000
  expect(task).toMatchObject({
    description: '<p>Why &amp; how</p>',
    workflow: { title: 'In progress' },
    type: { title: 'Bug' },
    effort: { title: 'L' },
    start_date: { timestamp: at },
    due_date: { timestamp: at },
    board: null,
    labels: [{ title: 'Design' }],
  })
  expect(peopleOf(task).sort()).toEqual(['ben', 'mia'])
  expect((await taskOnHost(product, 'The parent of it all')).uuid).toBe(task.parent_id)
})

test('TCREATE-08 TCREATE-09 the first of each list and the main board are there from the start, and an empty description is sent empty', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await openForm(page)
  await expect(createOf(page)).toBeDisabled()
  for (const [field, value] of [
    ['Status', 'To do'],
    ['Type', 'Task'],
    ['Effort', 'XS'],
    ['Board', 'Main Board'],
  ] as const)
    await expect(dialogOf(page).getByRole('combobox', { name: field })).toContainText(value)
  await page.keyboard.type('Only a title')
  await createOf(page).click()
  await told(page, /WEB-\d+ created: Only a title/)
  expect(await taskOnHost(product, 'Only a title')).toMatchObject({
    description: null,
    effort: { title: 'XS' },
    board_uuid: null,
    users: [],
  })
})

test('TCREATE-04 TCREATE-05 DEFECT-15 while it would be due before it starts Create is off, and sending it anyway says why', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await openForm(page)
  await page.keyboard.type('Too late')
  await typeDate(page, 'Due date', '2057-05-03 09:00')
  await typeDate(page, 'Start date', '2057-05-04 09:00')
  await expect(createOf(page)).toBeDisabled()
  await titleOf(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Due Date cannot be before Start Date.')
  expect(product.operations).not.toContain('CreateTask')
  // The due date's earliest day follows the start.
  await dialogOf(page)
    .getByRole('button', { name: /^Due date/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Due date' })
  await panel.getByRole('textbox', { name: 'Type a date' }).fill('2057-05-01 08:00')
  await expect(panel).toContainText('Not before 2057-05-04 09:00')
  await panel.getByRole('textbox', { name: 'Type a date' }).fill('2057-05-04 09:00')
  await page.keyboard.press('Enter')
  await expect(createOf(page)).toBeEnabled()
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0)
})

test.describe('with a failing call', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|Failed to load resource/] })
  test('TCREATE-02 what is filled in survives Escape and a reload, and a failure; it is gone once it became a task', async ({
    page,
    product,
  }) => {
    await openTasks(page, product)
    await openForm(page)
    await page.keyboard.type('Half a form')
    await writeDescription(page, 'And a thought')
    await pickFrom(page, 'Members', 'mia', /Mia Chen/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Search members' })).toHaveCount(0)
    await drawn(page, dialogOf(page))
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[data-task-id]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await openForm(page)
    await expect(titleOf(page)).toHaveValue('Half a form')
    await expect(descriptionOf(page)).toHaveText('And a thought')
    await expect(dialogOf(page).getByRole('button', { name: /^Members Mia Chen/ })).toBeVisible()
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('CreateTask') ? route.abort('connectionrefused') : route.continue(),
    )
    await createOf(page).click()
    await told(page, /cannot be reached|offline/i)
    await expect(rowOf(page, 'Half a form')).toHaveCount(0)
    await page.unroute('**/graphql')
    await openForm(page)
    await expect(titleOf(page)).toHaveValue('Half a form')
    await createOf(page).click()
    await expect(rowOf(page, 'Half a form')).toContainText(/WEB-\d+/)
    await openForm(page)
    await expect(titleOf(page)).toHaveValue('')
  })
})

test('TCREATE-02 Create another keeps the properties and clears title and description', async ({ page, product }) => {
  await openTasks(page, product)
  await openForm(page)
  await dialogOf(page).getByRole('checkbox', { name: 'Create another' }).click()
  await select(page, 'Type', 'Bug')
  for (const title of ['First bug', 'Second bug']) {
    await titleOf(page).fill(title)
    await writeDescription(page, `About ${title}`)
    await titleOf(page).focus()
    await page.keyboard.press('Control+Enter')
    await expect(titleOf(page)).toHaveValue('')
    await expect(descriptionOf(page)).toHaveText('')
    await expect(titleOf(page)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  for (const title of ['First bug', 'Second bug']) {
    await expect(rowOf(page, title)).toContainText(/WEB-\d+/)
    expect(await taskOnHost(product, title)).toMatchObject({ type: { title: 'Bug' }, description: `<p>About ${title}</p>` })
  }
  expect(timesAsked(product, 'CreateTask')).toBe(2)
})

test('TCREATE-02 from the short form to the full one and back nothing that was typed or chosen is lost', async ({ page, product }) => {
  await openTasks(page, product)
  await page.keyboard.press('c')
  const line = dialogOf(page).getByRole('combobox', { name: 'Title' })
  await expect(line).toBeFocused()
  await page.keyboard.type('Grow @ben #Design 24 dec 2057 9:00')
  await dialogOf(page).getByRole('button', { name: 'All fields' }).click()
  await expect(titleOf(page)).toHaveValue('Grow')
  await expect(dialogOf(page).getByRole('button', { name: /^Members Ben Okafor/ })).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: /^Labels Design/ })).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Due date 2057-12-24 09:00' })).toBeVisible()
  await writeDescription(page, 'More to say')
  await dialogOf(page).getByRole('button', { name: 'Fewer fields' }).click()
  await expect(line).toHaveValue('Grow')
  await expect(dialogOf(page)).toContainText('With description, due date, 1 person, 1 label.')
  await expect(line).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and shrink')
  await dialogOf(page).getByRole('button', { name: 'All fields' }).click()
  await expect(titleOf(page)).toHaveValue('Grow and shrink')
  await expect(descriptionOf(page)).toHaveText('More to say')
  await dialogOf(page).getByRole('button', { name: 'Fewer fields' }).click()
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Grow and shrink')).toContainText(/WEB-\d+/)
  const task = await taskOnHost(product, 'Grow and shrink')
  expect(task).toMatchObject({ description: '<p>More to say</p>', labels: [{ title: 'Design' }] })
  expect(peopleOf(task)).toEqual(['ben'])
  await openForm(page)
  await expect(titleOf(page)).toHaveValue('')
  await expect(descriptionOf(page)).toHaveText('')
})

test('TCREATE-03 PLAN-03 on a free plan the gate’s text stands in place of the form', async ({ page, product }) => {
  await makeTask(product.host, 'fay', GARDEN, { title: 'Sow' })
  await openTasks(page, product, { as: 'fay', path: '/freebird/projects/garden/overview' })
  await page.keyboard.press('Shift+C')
  const dialog = page.getByRole('dialog', { name: /^New task in/ })
  await expect(dialog).toContainText('This feature is currently unavailable. Please upgrade your account to access all features.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog).toBeFocused()
  // Keys pressed before a dialog has settled are kept for its field, and this one has none.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('c')
  await expect(dialog.getByRole('button', { name: 'All fields' })).toHaveAttribute('aria-disabled', 'true')
})

test('ROLE-09 readers have no such form', async ({ page, product }) => {
  await openTasks(page, product, { as: 'gus' })
  await page.keyboard.press('Shift+C')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^New task/ })).toHaveCount(0)
})

async function filled(page: Page, product: Product) {
  await openTasks(page, product, { as: 'ana', path: LIST })
  await openForm(page)
  await page.keyboard.type('Write down what the pricing page promises to each of the plans')
  await writeDescription(page, 'The page names three plans.\n- a price a month\nand a price a year')
  await typeDate(page, 'Start date', '2057-05-04 09:00')
  await pickFrom(page, 'Members', 'mia', /Mia Chen/)
  await page.keyboard.press('Escape')
  await pickFrom(page, 'Labels', 'Desi', 'Design')
  await page.keyboard.press('Escape')
}

test('TCREATE-02 the form reads without fault in both themes, wide and narrow', async ({ page, product }) => {
  await filled(page, product)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(createOf(page)).toBeVisible()
    await look(page, 'advanced', '[role=dialog]')
  }
  await dialogOf(page)
    .getByRole('button', { name: /^Members/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Search members' })).toBeFocused()
  await look(page, 'advanced members', '[role=dialog]')
})
