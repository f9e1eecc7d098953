// The manage dialogs in the browser: a label is made, edited, deleted and given to a task; how many of them read.
import type { Page } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, LIST, openTasks, question, taskOnHost } from './task-page.ts'

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Opens it from the palette, as one who knows its name. */
async function openManage(page: Page, title: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(title)
  await expect(page.getByRole('option').first()).toContainText(title)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, title)
  await expect(dialog.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  return dialog
}

async function listed(product: Product, path: string): Promise<{ id: number; title: string; color?: string }[]> {
  return (await product.host.as('ana').get(path, WEBSITE)).body.data
}

test('LABEL-03 LABEL-04 a label is made with a color, edited in place and deleted, by its dialog', async ({ page, product }) => {
  await openTasks(page, product)
  const dialog = await openManage(page, 'Manage Labels')
  await dialog.getByRole('button', { name: 'New label' }).click()
  await page.keyboard.type('Zebra')
  await dialog.getByRole('button', { name: 'Color: Black' }).click()
  await expect(page.getByRole('button', { name: 'Black', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Hex' }).fill('#f5c518')
  await page.getByRole('textbox', { name: 'Hex' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zebra', exact: true })).toBeVisible()
  await expect
    .poll(async () => (await listed(product, '/task-labels/not-added')).find(({ title }) => title === 'Zebra'))
    .toMatchObject({ color: '#f5c518' })
  await dialog.getByRole('button', { name: 'Edit Zebra' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Zebras')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zebras', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete Zebras' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this label?' })
  await expect(sure).toContainText('Zebras')
  await sure.getByRole('button', { name: /Yes/ }).click()
  await expect(dialog.getByText('Zebras')).toHaveCount(0)
})

test('LABEL-01 LABEL-02 LABEL-05 TEMPLATE-08 from a task labels are checkboxes, a checked one cannot be deleted; many of them read without fault in both themes, also at 390 px', async ({
  page,
  product,
}) => {
  const colors = ['#e5484d', '#16a34a', '#8b5cf6', '#f5c518']
  await product.host.db.execute(
    `insert into labels (company_id, project_id, title, color)
     select company_id, id, 'Label ' || n || case when n % 7 = 0 then ' with a name that goes on much longer than any list is wide' else '' end,
       (array['${colors.join("','")}'])[1 + n % 4] from projects, generate_series(1, 60) n where slug = 'website'`,
  )
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Labelled', position: 0 })
  await openTasks(page, product, { path: `${LIST}?task=${task.uuid}` })
  await detailOf(page, task.code).getByRole('button', { name: 'Labels: none' }).click()
  await expect(question(page, 'Manage Labels').getByRole('option').first()).toBeVisible()
  await page.keyboard.type('manage')
  await page.getByRole('option', { name: 'Manage labels…' }).click()
  const dialog = dialogOf(page, 'Manage Labels')
  const one = dialog.getByRole('checkbox', { name: 'Label 1', exact: true })
  await one.click()
  await expect(one).toBeChecked()
  await expect.poll(async () => (await taskOnHost(product, 'Labelled')).labels.length).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Delete Label 1', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Edit Label 1', exact: true }).click({ force: true })
  await look(page, 'labels', '[role=dialog]:not([data-panel])')
  await dialog.getByRole('button', { name: /^Color: / }).click()
  await look(page, 'label color', '[data-radix-popper-content-wrapper]')
  await page.setViewportSize({ width: 390, height: 900 })
  await look(page, 'labels', '[role=dialog]:not([data-panel])')
  // Of two messages on a phone one is seen, and it stands above the sheet that asks.
  await page.reload()
  await expect(detailOf(page, task.code).getByRole('button', { name: /^Labels: / })).toBeVisible()
  const messages = page.locator('[data-sonner-toast]')
  for (const count of [1, 2]) {
    await page.keyboard.press('Shift+S')
    await expect(messages).toHaveCount(count)
  }
  await page.keyboard.press('l')
  const sheetOfLabels = question(page, 'Manage Labels')
  await expect(sheetOfLabels.getByRole('option').first()).toBeVisible()
  await expect(messages.filter({ visible: true })).toHaveCount(1)
  const [message, sheet] = await Promise.all([messages.filter({ visible: true }).boundingBox(), sheetOfLabels.boundingBox()])
  expect((message?.y ?? -1) >= 0 && (message?.y ?? 0) + (message?.height ?? 0) <= (sheet?.y ?? 0)).toBe(true)
})
