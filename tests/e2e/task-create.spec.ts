// Quick create: one line becomes a task, at once on the screen; chips, completion, drafts, undo.
import type { Page } from '@playwright/test'
import { MOBILE, WEBSITE } from '#tests/kit/task-calls.ts'
import { editorOf } from './comment-page.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { LIST, openTasks, peopleOf, rowOf, taskOnHost, timesAsked, toastOf } from './task-page.ts'
import { textOf } from './typing-places.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const lineOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Title' })
const chip = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name })

/** Opens quick create with the key and waits until the line has focus. */
async function openLine(page: Page) {
  await page.keyboard.press('c')
  await expect(lineOf(page)).toBeFocused()
}

/** The due date of the host's task as it is shown in Lisbon. */
async function dueOnHost(product: Product, title: string) {
  const task = await taskOnHost(product, title)
  return task?.due_date ? new Date(task.due_date.timestamp * 1000).toISOString() : null
}

test('TCREATE-01 TCREATE-08 TCREATE-09 TCREATE-11 C, a line, Enter: the row is painted before the answer arrives, on top, with the defaults; mod+Z deletes it', async ({
  page,
  product,
}) => {
  await openTasks(page, product, { as: 'ana' })
  await openLine(page)
  const open = product.holdAnswers()
  await page.keyboard.type('Write the release notes')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'Write the release notes')
  await expect(row).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.locator('[data-task-id]').first()).toContainText('Write the release notes')
  await expect(row).not.toContainText('WEB-')
  open()
  await expect(row).toContainText(/WEB-\d+/)
  await told(page, /WEB-\d+ created: Write the release notes/)
  await expect(row).toHaveCount(1)
  expect(await taskOnHost(product, 'Write the release notes')).toMatchObject({
    workflow: { title: 'To do' },
    type: { title: 'Task' },
    // An estimate that nobody made is none.
    effort: null,
    board_uuid: null,
    users: [],
    user: { name: 'Ana Souza' },
  })
  await page.keyboard.press('Control+z')
  await expect(row).toHaveCount(0)
  await expect.poll(() => taskOnHost(product, 'Write the release notes')).toBeUndefined()
})

test('TCREATE-01 C pressed before the project and the rights on it have arrived waits for them', async ({ page, product }) => {
  await openTasks(page, product)
  const before = product.operations.length
  const open = product.holdAnswers()
  await page.goto(LIST)
  await expect.poll(() => product.operations.slice(before)).toContain('GetProject')
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  open()
  await expect(lineOf(page)).toBeFocused()
})

test('TCREATE-01 what is typed behind an early C, before its dialog can open, stands in the line, in order', async ({ page, product }) => {
  await openTasks(page, product)
  const before = product.operations.length
  const open = product.holdAnswers()
  await page.goto(LIST)
  await expect.poll(() => product.operations.slice(before)).toContain('GetProject')
  await page.keyboard.press('c')
  await page.keyboard.type('Fix sums')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  open()
  await page.keyboard.type(' and more of them')
  await expect(lineOf(page)).toHaveValue('Fix sums and more of them')
})

test('TCREATE-01 an empty line sends nothing, and Create is off', async ({ page, product }) => {
  await openTasks(page, product)
  await openLine(page)
  await expect(dialogOf(page).getByRole('button', { name: 'Create' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(lineOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(product.operations).not.toContain('CreateTask')
})

test('TCREATE-01 OPEN-59 @person #label and a date become chips, are saved, and are not part of the title', async ({ page, product }) => {
  await openTasks(page, product)
  await openLine(page)
  await page.keyboard.type('Check the shop @ben #Design before noon 24 dec 2057 9:00')
  await expect(chip(page, 'Keep in the title: Ben Okafor')).toBeVisible()
  await expect(chip(page, 'Keep in the title: Design')).toBeVisible()
  await expect(chip(page, 'Keep in the title: Due 24 Dec 2057, 09:00')).toBeVisible()
  const open = product.holdAnswers()
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'Check the shop before noon')
  await expect(row).toContainText('Design')
  await expect(
    row
      .getByRole('img', { name: 'Ben Okafor' })
      .or(row.getByRole('link', { name: 'Ben Okafor' }))
      .first(),
  ).toBeVisible()
  open()
  await expect(row).toContainText(/WEB-\d+/)
  const task = await taskOnHost(product, 'Check the shop before noon')
  expect(peopleOf(task)).toEqual(['ben'])
  expect(task.labels).toMatchObject([{ title: 'Design' }])
  expect(await dueOnHost(product, 'Check the shop before noon')).toBe('2057-12-24T09:00:00.000Z')
})

test('OPEN-59 each chip can be taken back by its button or with Backspace and stays in the title then', async ({ page, product }) => {
  await openTasks(page, product)
  await openLine(page)
  await page.keyboard.type('Ask @ben about #Design')
  await chip(page, 'Keep in the title: Ben Okafor').click()
  await expect(chip(page, 'Keep in the title: Ben Okafor')).toHaveCount(0)
  await expect(lineOf(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(chip(page, 'Keep in the title: Design')).toHaveCount(0)
  await expect(lineOf(page)).toHaveValue('Ask @ben about #Design')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Ask @ben about #Design')).toContainText(/WEB-\d+/)
  const task = await taskOnHost(product, 'Ask @ben about #Design')
  expect([peopleOf(task), task.labels]).toEqual([[], []])
})

test('OPEN-59 mod+Shift+Enter creates and stays for the next one', async ({ page, product }) => {
  await openTasks(page, product)
  await openLine(page)
  for (const title of ['First of two', 'Second of two']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Control+Shift+Enter')
    await expect(lineOf(page)).toHaveValue('')
    await expect(lineOf(page)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  for (const title of ['First of two', 'Second of two']) await expect(rowOf(page, title)).toContainText(/WEB-\d+/)
  expect(timesAsked(product, 'CreateTask')).toBe(2)
})

test('OPEN-59 what is typed survives Escape and a reload, and is gone once it became a task', async ({ page, product }) => {
  await openTasks(page, product)
  await openLine(page)
  await page.keyboard.type('Half a thought @ben')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await openLine(page)
  await expect(lineOf(page)).toHaveValue('Half a thought @ben')
  await page.reload()
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await openLine(page)
  await expect(lineOf(page)).toHaveValue('Half a thought @ben')
  await expect(chip(page, 'Keep in the title: Ben Okafor')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Half a thought')).toContainText(/WEB-\d+/)
  await openLine(page)
  await expect(lineOf(page)).toHaveValue('')
})

test.describe('a line that breaks', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('TCREATE-01 Enter after an answer that was lost makes one task, also after a reload', async ({ page, product }) => {
    await openTasks(page, product, { as: 'ana' })
    // The gateway does it, and the line breaks before the browser hears of it.
    let lose = 1
    await page.route('**/graphql', async (route) => {
      const isCreate = route.request().postData()?.includes('CreateTask') ?? false
      if (!isCreate || lose === 0) return route.fallback()
      lose -= 1
      await route.fetch()
      await route.abort()
    })
    await openLine(page)
    await page.keyboard.type('Made once')
    await page.keyboard.press('Enter')
    await expect(toastOf(page, /cannot be reached/)).toBeVisible()
    await openLine(page)
    await expect(lineOf(page)).toHaveValue('Made once')
    await expect(dialogOf(page).getByText('This may have been created already.')).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-task-id]').first()).toBeVisible()
    await openLine(page)
    await expect(lineOf(page)).toHaveValue('Made once')
    await page.keyboard.press('Enter')
    await expect(toastOf(page, /WEB-\d+ created: Made once/)).toBeVisible()
    await expect(rowOf(page, 'Made once')).toHaveCount(1)
    const found = await product.host.as('ana').get('/tasks/', { ...WEBSITE, search: 'Made once', per_page: 200 })
    expect(found.body.data.map(({ title }: { title: string }) => title)).toEqual(['Made once'])
    await openLine(page)
    await expect(lineOf(page)).toHaveValue('')
  })
})

test('OPEN-59 status and project can be chosen in the dialog; the task is created there', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ana' })
  await openLine(page)
  await page.keyboard.type('Elsewhere')
  await page.getByRole('button', { name: 'Status: To do' }).click()
  await page
    .getByRole('menuitemradio', { name: 'In review' })
    .or(page.getByRole('menuitem', { name: 'In review' }))
    .or(page.getByRole('menuitemcheckbox', { name: 'In review' }))
    .click()
  await expect(page.getByRole('button', { name: 'Status: In review' })).toBeVisible()
  await page.getByRole('button', { name: 'Create' }).click()
  await told(page, /WEB-\d+ created: Elsewhere/)
  expect(await taskOnHost(product, 'Elsewhere')).toMatchObject({ workflow: { title: 'In review' } })
  await openLine(page)
  await page.keyboard.type('In the other project')
  await page.getByRole('button', { name: 'Project: Website relaunch' }).click()
  await page.getByRole('menu').getByText('Mobile app').click()
  const dialog = page.getByRole('dialog', { name: 'New task in Mobile app' })
  await expect(dialog.getByRole('combobox', { name: 'Title' })).toHaveValue('In the other project')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await told(page, /created: In the other project/)
  expect(await taskOnHost(product, 'In the other project', MOBILE)).toMatchObject({ project: { slug: 'mobile' } })
  await expect(rowOf(page, 'In the other project')).toHaveCount(0)
})

/** A task that is being made, its row focused; `open` lets the answers through. */
async function makeUnanswered(page: Page, product: Product, title: string) {
  await openTasks(page, product)
  await openLine(page)
  const open = product.holdAnswers()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  const row = rowOf(page, title)
  await expect(row).toBeVisible()
  await row.focus()
  return { row, open }
}

test('TCREATE-11 something done to a task that was made a moment ago waits for its real id and is not lost', async ({ page, product }) => {
  const { row, open } = await makeUnanswered(page, product, 'Made and assigned')
  await page.keyboard.press('i')
  await expect(row.getByText('MC').first()).toBeVisible()
  open()
  await expect(row).toContainText(/WEB-\d+/)
  await expect.poll(async () => peopleOf(await taskOnHost(product, 'Made and assigned'))).toEqual(['mia'])
})

test('TCREATE-11 OPEN-09 who opens a task before its real id is there and begins a comment writes on when it comes', async ({
  page,
  product,
}) => {
  const { open } = await makeUnanswered(page, product, 'Made and talked about')
  await page.keyboard.press('Shift+M')
  const detail = page.getByRole('dialog', { name: /^Task / })
  const comment = editorOf(detail)
  await expect(comment).toBeFocused()
  await page.keyboard.type('Half a')
  open()
  await expect(page.getByRole('dialog', { name: /^Task WEB-/ })).toBeVisible()
  await expect(detail.getByText('No details available')).toBeVisible()
  await page.keyboard.type(' thought')
  await expect.poll(() => textOf(comment)).toBe('Half a thought')
  await expect(page).not.toHaveURL(/tmp/)
  await page.reload()
  await expect.poll(() => textOf(editorOf(detail))).toBe('Half a thought')
})

test('OPEN-43 TCREATE-11 outside of a project C asks for the project first', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/next-tasks')
  await expect(page.getByRole('heading', { level: 1, name: 'Next tasks' })).toBeVisible()
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.keyboard.press('c')
  const asked = page.getByRole('dialog', { name: 'New task in' })
  await asked.getByRole('combobox').fill('website')
  await expect(asked.getByRole('option', { selected: true })).toContainText('Website relaunch')
  await page.keyboard.press('Enter')
  await expect(lineOf(page)).toBeFocused()
  await page.keyboard.type('From outside')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOnHost(product, 'From outside'))?.title).toBe('From outside')
  await page.goto(LIST)
  await expect(rowOf(page, 'From outside')).toBeVisible()
})
