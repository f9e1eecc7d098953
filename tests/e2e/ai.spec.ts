// AI-Task: suggestions looked at before they are taken over, by rules, in the list by keys and on a phone.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, focusRow, LIST, openTasks, rowOf, runCommand, taskOnHost, topTask } from './task-page.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: /^AI-Task/ })

async function messyTask(product: Product) {
  const types = (await product.host.as('ana').get('/project-templates/type/', { company_slug: 'acme', project_slug: 'website' })).body.data
  const bug = types.find(({ title }: { title: string }) => title === 'Bug')
  return topTask(product, 'pls fix the newsletter form!!', {
    type_id: bug.id,
    description: '<p>open the footer. type an address. the form crashes. it should say thanks</p>',
  })
}

/** Looks at each tab, the title's last. */
async function lookAtTabs(page: Page) {
  for (const name of ['Labels', 'Description', 'Title']) {
    await modal(page).getByRole('tab', { name }).click()
    await expect(modal(page).getByText('Suggested by rules')).toBeVisible()
    await look(page, `ai ${name}`, '[role=dialog]:not([data-panel])')
  }
}

test('AI-01 AI-02 AI-03 by rules: a title is suggested at once, regenerated, applied and taken back; it reads without fault at 1440 px', async ({
  page,
  product,
}) => {
  await messyTask(product)
  await openTasks(page, product)
  await focusRow(rowOf(page, 'pls fix the newsletter form'))
  await runCommand(page, 'AI-Task', 'AI-Task')
  await expect(modal(page).getByText('Suggested by rules')).toBeVisible()
  await expect(modal(page).locator('ins')).toHaveText(['Fix'])
  await lookAtTabs(page)
  await modal(page).getByRole('button', { name: 'Regenerate' }).click()
  await expect(modal(page)).toContainText('Fix newsletter form')
  await modal(page)
    .getByRole('button', { name: /^Apply/ })
    .click()
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

test('AI-01 AI-08 on a phone it is in the sheet behind More, and reads without fault in both themes', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const task = await messyTask(product)
  await product.signIn(page, 'mia')
  const more = detailOf(page, task.code).getByRole('button', { name: 'More actions', exact: true })
  // On a busy machine a call may run out of its time: then once more.
  await expect(async () => {
    await page.goto(`${LIST}?task=${task.uuid}`)
    await expect(more).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await more.click()
  await page.getByRole('menuitem', { name: 'AI-Task' }).click()
  await lookAtTabs(page)
})
