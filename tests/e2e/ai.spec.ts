// AI-Task: suggestions looked at before they are taken over, by rules and by a model, for those who may.
import type { Page } from '@playwright/test'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { GARDEN, makeTask } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, focusRow, LIST, openTasks, rowOf, runCommand, taskOnHost, timesAsked, topTask } from './task-page.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: /^AI-Task/ })
const apply = (page: Page) => modal(page).getByRole('button', { name: /^Apply/ })
const regenerate = (page: Page) => modal(page).getByRole('button', { name: 'Regenerate' })

/** Opens the modal on a row, from the palette. */
async function openModal(page: Page, title: string) {
  await focusRow(rowOf(page, title))
  await runCommand(page, 'AI-Task', 'AI-Task')
  await expect(modal(page).getByRole('tab', { name: 'Title' })).toBeVisible()
}

async function messyTask(product: Product) {
  const types = (await product.host.as('ana').get('/project-templates/type/', { company_slug: 'acme', project_slug: 'website' })).body.data
  const bug = types.find(({ title }: { title: string }) => title === 'Bug')
  return topTask(product, 'pls fix the newsletter form!!', {
    type_id: bug.id,
    description: '<p>open the footer. type an address. the form crashes. it should say thanks</p>',
  })
}

test('AI-01 AI-02 AI-03 by rules: a title is suggested at once, regenerated, applied and taken back', async ({ page, product }) => {
  await messyTask(product)
  await openTasks(page, product)
  await openModal(page, 'pls fix the newsletter form')
  await expect(modal(page).getByText('Suggested by rules')).toBeVisible()
  await expect(modal(page).locator('ins')).toHaveText(['Fix'])
  expect(timesAsked(product, 'SuggestDescription') + timesAsked(product, 'SuggestLabels')).toBe(0)
  await regenerate(page).click()
  await expect(modal(page)).toContainText('Fix newsletter form')
  await apply(page).click()
  await told(page, 'Title changed')
  await expect(modal(page)).toContainText('The task has this title.')
  expect(await taskOnHost(product, 'Fix newsletter form')).toBeDefined()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect(rowOf(page, 'Fix newsletter form')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 'pls fix the newsletter form!!')).toBeVisible()
  await expect.poll(() => taskOnHost(product, 'pls fix the newsletter form!!')).toBeDefined()
})

test('AI-03 the description is shown side by side and applied with one undo', async ({ page, product }) => {
  const task = await messyTask(product)
  await openTasks(page, product)
  await openModal(page, 'pls fix the newsletter form')
  await modal(page).getByRole('tab', { name: 'Description' }).click()
  const suggested = modal(page).getByRole('region', { name: 'Suggested' })
  await expect(suggested.getByRole('heading')).toHaveText(['Steps to reproduce', 'Expected', 'Actual'])
  await expect(suggested.getByRole('listitem')).toHaveText(['Open the footer', 'Type an address'])
  await expect(modal(page).getByRole('region', { name: 'Now' })).toContainText('open the footer. type an address.')
  await apply(page).click()
  await told(page, 'Description changed')
  expect((await taskOnHost(product, task.title)).description).toContain('<h3>Actual</h3>')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await taskOnHost(product, task.title)).description).toBe(task.description)
})

test('AI-04 REST-71 labels are toggled one by one; only the chosen ones are put on, in one call, and seen on the row', async ({
  page,
  product,
}) => {
  await topTask(product, 'Newsletter form is slow on phones')
  await openTasks(page, product)
  await openModal(page, 'Newsletter form is slow')
  await modal(page).getByRole('tab', { name: 'Labels' }).click()
  const boxes = modal(page).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const count = await boxes.count()
  expect(count).toBeGreaterThan(1)
  const names = await modal(page).getByRole('listitem').allTextContents()
  await boxes.first().click()
  await modal(page)
    .getByRole('button', { name: count === 2 ? 'Apply 1 label' : `Apply ${count - 1} labels` })
    .click()
  await told(page, /labels? applied/)
  const labels = (await taskOnHost(product, 'Newsletter form is slow on phones')).labels.map(({ title }: { title: string }) => title)
  expect(labels.sort()).toEqual(names.slice(1).sort())
  expect(timesAsked(product, 'ApplyLabels')).toBe(1)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Newsletter form is slow')).toContainText(names[1] ?? 'no label')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await taskOnHost(product, 'Newsletter form is slow on phones')).labels).toEqual([])
})

test('AI-08 it is a button of the detail, for admins and members only', async ({ page, product }) => {
  const task = await messyTask(product)
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  await detailOf(page, task.code).getByRole('button', { name: 'AI-Task' }).click()
  await expect(modal(page).getByRole('tab', { name: 'Title' })).toBeVisible()
})

test('AI-08 ROLE-09 a guest is not offered it', async ({ page, product }) => {
  const task = await messyTask(product)
  await product.signIn(page, 'gus')
  await page.goto(`${LIST}?task=${task.uuid}`)
  await expect(detailOf(page, task.code).getByRole('navigation', { name: 'Task' }).getByRole('button').first()).toBeVisible()
  await expect(detailOf(page, task.code).getByRole('button', { name: 'AI-Task' })).toHaveCount(0)
})

test('AI-08 PLAN-03 on a free plan the gate’s text stands in its place', async ({ page, product }) => {
  await makeTask(product.host, 'fay', GARDEN, { title: 'Rake the leaves', position: 0 })
  await openTasks(page, product, { as: 'fay', path: '/freebird/projects/garden/overview' })
  await focusRow(rowOf(page, 'Rake the leaves'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('AI-Task')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('This feature is currently unavailable. Please upgrade your account to access all features.').first(),
  ).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  expect(product.operations).not.toContain('SuggestTitle')
})

let fake: FakeRest
test.describe('with a model', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    env: async ({}, use) => {
      fake = await openFakeRest()
      await use({ AI_URL: fake.url, AI_KEY: 'key' })
      await fake.close()
    },
    expectedErrors: [/Failed to load resource/],
  })

  test('AI-02 AI-05 AI-06 AI-07 its words are shown as its own; failures say their sentences and can be tried again', async ({
    page,
    product,
  }) => {
    await messyTask(product)
    await openTasks(page, product)
    fake.answer(() => ({ status: 503, body: {} }))
    await openModal(page, 'pls fix the newsletter form')
    await expect(modal(page).getByRole('alert')).toHaveText('Unable to load suggested title.')
    fake.answer(() => ({ body: { choices: [{ message: { content: 'Stop the newsletter form from crashing' } }] } }))
    await regenerate(page).click()
    await expect(modal(page).getByText('Suggested by AI')).toBeVisible()
    await expect(modal(page)).toContainText('Stop the newsletter form from crashing')
    fake.answer(() => ({ body: 'no json' }))
    await modal(page).getByRole('tab', { name: 'Description' }).click()
    await expect(modal(page).getByRole('alert')).toHaveText('Unable to load suggested description.')
    await modal(page).getByRole('tab', { name: 'Labels' }).click()
    await expect(modal(page).getByText('No labels to suggest.')).toBeVisible()
    await expect(modal(page).getByRole('alert')).toHaveCount(0)
  })

  test('DEFECT-24 a model may take longer than the 5 s of other calls', async ({ page, product }) => {
    await messyTask(product)
    await openTasks(page, product)
    fake.answer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 6_500))
      return { body: { choices: [{ message: { content: 'Slow but sure' } }] } }
    })
    await openModal(page, 'pls fix the newsletter form')
    await expect(modal(page).getByRole('status')).toBeVisible()
    await expect(modal(page)).toContainText('Slow but sure', { timeout: 20_000 })
  })
})

for (const width of [1440, 390])
  test(`AI-01 it reads without fault in both themes at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const task = await messyTask(product)
    await product.signIn(page, 'mia')
    // On a phone it is in the sheet behind More.
    const isPhone = width === 390
    const button = detailOf(page, task.code).getByRole('button', { name: isPhone ? 'More actions' : 'AI-Task', exact: true })
    // On a busy machine a call may run out of its time: then once more.
    await expect(async () => {
      await page.goto(`${LIST}?task=${task.uuid}`)
      await expect(button).toBeVisible({ timeout: 15_000 })
    }).toPass()
    await button.click()
    if (isPhone) await page.getByRole('menuitem', { name: 'AI-Task' }).click()
    for (const name of ['Title', 'Description', 'Labels']) {
      await modal(page).getByRole('tab', { name }).click()
      await expect(modal(page).getByText('Suggested by rules')).toBeVisible()
      await look(page, `ai ${name}`, '[role=dialog]:not([data-panel])')
    }
  })
