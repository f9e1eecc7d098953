// The settings of a project in the browser, by keyboard alone: another status is the default, one that is in use is given up, and nothing is lost.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const SETTINGS = '/acme/projects/website/settings'

const statuses = async (product: Product): Promise<string[]> =>
  (await product.host.as('ana').get('/projects-workflows/', WEBSITE)).body.data.map(({ title }: { title: string }) => title)

test('PSET-01 PSET-11 PSET-12 PSET-17 statuses are put in order, renamed and given up with their tasks, by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(`${SETTINGS}#workflow`)
  await expect(page.getByRole('button', { name: /^To do/ })).toBeVisible({ timeout: 30_000 })
  await look(page, 'settings-workflow')

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^In progress/ })).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(() => statuses(product)).toEqual(['In progress', 'To do', 'In review', 'Done'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Default' })).toContainText('In progress')
  await expect(page.getByRole('button', { name: /^In progress/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => statuses(product)).toEqual(['To do', 'In progress', 'In review', 'Done'])

  await page.keyboard.press('e')
  await expect(page.getByRole('form', { name: 'Edit In progress' }).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Doing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Doing/ })).toBeFocused()

  await page.keyboard.press('Control+Backspace')
  await expect(page.getByRole('option', { name: 'To do' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect.poll(() => statuses(product)).toEqual(['To do', 'In review', 'Done'])
  await expect(page.getByText(/^\d+ tasks moved to “To do”, “Doing” deleted$/).first()).toBeVisible()

  await page.keyboard.press('n')
  await page.keyboard.type('Waiting')
  await page.keyboard.press('Enter')
  await expect.poll(() => statuses(product)).toEqual(['To do', 'In review', 'Done', 'Waiting'])
})

test('PSET-01 PSET-19 SCREEN-02 every section has no faults in both themes, also at 390 px, where a select leads to them', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  for (const [hash, shown] of [
    ['general', 'Project Name'],
    ['labels', 'New label'],
    ['danger', 'Archive project'],
  ] as const) {
    await page.goto(`${SETTINGS}#${hash}`)
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 30_000 })
    await look(page, `settings-${hash}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${SETTINGS}#members`)
  await expect(page.getByText('@mia')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeHidden()
  await look(page, 'settings-members-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('combobox', { name: 'Section' }).click()
  await page.getByRole('option', { name: 'Labels' }).click()
  await expect(page).toHaveURL(/#labels$/)
  await expect(page.getByRole('heading', { name: 'Labels' })).toBeVisible()
})
