// Checklists in the browser: added, nested, ticked, renamed and deleted by keyboard, put back when the host is away, read by guests.
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { toldOnce } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, LIST, toastOf } from './task-page.ts'

/** A title, or a title with those below it. */
type Given = string | readonly [string, ...string[]]

async function add(product: Product, task: AnyTask, title: string, parent?: number): Promise<number> {
  const body = { task_uuid: task.uuid, title, ...(parent !== undefined && { parent_id: parent }) }
  const answer = await product.host.as('ana').post('/task-checklists/', WEBSITE, body)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

/** Makes a task with these items, signs in and opens its checklist. */
async function openChecklist(page: Page, product: Product, { as = 'mia', items = [] as readonly Given[], title = 'A task in steps' } = {}) {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title, position: 0 })
  for (const item of items) {
    const [first, ...below] = typeof item === 'string' ? [item] : item
    const id = await add(product, task, first)
    for (const child of below) await add(product, task, child, id)
  }
  await product.signIn(page, as)
  await page.goto(`${LIST}?task=${task.uuid}&tab=checklists`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('region', { name: 'Checklist' })).toBeVisible({ timeout: 30_000 })
  return { task, detail }
}

/** What the host has: `[x]` or `[ ]` and the title, children indented. */
async function onHost(product: Product, task: AnyTask): Promise<string[]> {
  const { body } = await product.host.as('ana').get('/task-checklists/', { ...WEBSITE, task_uuid: task.uuid })
  const line = ({ title, done }: AnyTask) => `${done ? '[x]' : '[ ]'} ${title}`
  return body.data.flatMap((item: AnyTask) => [line(item), ...item.children.map((child: AnyTask) => `  ${line(child)}`)])
}

const box = (detail: Locator, name: string) => detail.getByRole('checkbox', { name, exact: true })
const boxes = (detail: Locator) => detail.getByRole('region', { name: 'Checklist' }).getByRole('checkbox')
const line = (detail: Locator) => detail.getByRole('textbox', { name: /^New item/ })
const tab = (detail: Locator) => detail.getByRole('tab', { name: /^Checklists/ })
const rowOf = (detail: Locator, title: string) => detail.locator('[data-item]').filter({ hasText: title })

test('CHECK-01 CHECK-02 CHECK-03 items are added by keyboard alone, Tab puts one below; the tab counts them', async ({ page, product }) => {
  const { task, detail } = await openChecklist(page, product)
  await expect(detail.getByText('Small steps of this task, to be ticked off one by one, belong here.')).toBeVisible()
  await expect(tab(detail)).toHaveText('Checklists')
  await page.keyboard.press('Shift+L')
  await expect(line(detail)).toBeFocused()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.type('Pack')
  await page.keyboard.press('Enter')
  await expect(box(detail, 'Pack')).toBeVisible()
  await expect(line(detail)).toBeFocused()
  await page.keyboard.type('Shoes')
  await page.keyboard.press('Tab')
  await expect(detail.getByRole('textbox', { name: 'New item below Pack' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(detail, 'Shoes')).toBeVisible()
  await page.keyboard.type('Socks')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Leave')
  await page.keyboard.press('Enter')
  await expect.poll(() => onHost(product, task)).toEqual(['[ ] Pack', '  [ ] Shoes', '  [ ] Socks', '[ ] Leave'])
  await expect(tab(detail)).toHaveAccessibleName(/0\/3/)
  await page.keyboard.press('ArrowUp')
  await expect(box(detail, 'Leave')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tab(detail)).toHaveAccessibleName(/1\/3/)
  await expect.poll(() => onHost(product, task)).toContain('[x] Leave')
  await page.reload()
  await expect(box(detail, 'Leave')).toBeChecked()
  await expect(tab(detail)).toHaveAccessibleName(/1\/3/)
})

test('CHECK-04 CHECK-05 CHECK-06 a parent is ticked with all its children at once, and follows them', async ({ page, product }) => {
  const { task, detail } = await openChecklist(page, product, { items: [['Pack', 'Shoes', 'Socks'], 'Leave'] })
  const open = product.holdAnswers()
  await box(detail, 'Pack').click()
  for (const name of ['Pack', 'Shoes', 'Socks']) await expect(box(detail, name)).toBeChecked()
  await expect(box(detail, 'Leave')).not.toBeChecked()
  open()
  await expect.poll(() => onHost(product, task)).toEqual(['[x] Pack', '  [x] Shoes', '  [x] Socks', '[ ] Leave'])
  await expect(tab(detail)).toHaveAccessibleName(/2\/3/)
  await box(detail, 'Shoes').click()
  await expect(box(detail, 'Pack')).toHaveAttribute('aria-checked', 'mixed')
  await expect.poll(() => onHost(product, task)).toEqual(['[ ] Pack', '  [ ] Shoes', '  [x] Socks', '[ ] Leave'])
  await box(detail, 'Leave').click()
  await expect.poll(async () => (await onHost(product, task)).at(-1)).toBe('[x] Leave')
})

test('CHECK-02 CHECK-03 Enter renames where the title stands, Escape gives up, Ctrl+Z takes it back', async ({ page, product }) => {
  const { task, detail } = await openChecklist(page, product, { items: ['Pack'] })
  await box(detail, 'Pack').focus()
  await page.keyboard.press('Enter')
  const field = detail.getByRole('textbox', { name: 'Title of Pack' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Nothing')
  await page.keyboard.press('Escape')
  await expect(box(detail, 'Pack')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pack the bags')
  await page.keyboard.press('Enter')
  await expect(box(detail, 'Pack the bags')).toBeFocused()
  await expect.poll(() => onHost(product, task)).toEqual(['[ ] Pack the bags'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => onHost(product, task)).toEqual(['[ ] Pack'])
  await detail.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(field).toBeFocused()
})

test('CHECK-02 DEFECT-27 OPEN-61 deleting asks, No keeps, Yes takes it and all below; Undo brings it back', async ({ page, product }) => {
  const { task, detail } = await openChecklist(page, product, { items: [['Pack', 'Shoes'], 'Leave'] })
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
  await box(detail, 'Pack').focus()
  await page.keyboard.press('Delete')
  await expect(asked).toContainText('Pack and 1 item below it')
  await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(box(detail, 'Pack')).toBeVisible()
  await rowOf(detail, 'Pack').hover()
  await rowOf(detail, 'Pack').getByRole('button', { name: 'Delete item' }).click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(boxes(detail)).toHaveCount(1)
  await toastOf(page, 'Item deleted').getByRole('button', { name: /Undo/ }).click()
  await expect(boxes(detail)).toHaveCount(3)
  await rowOf(detail, 'Leave').hover()
  await rowOf(detail, 'Leave').getByRole('button', { name: 'Delete item' }).click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(box(detail, 'Leave')).toHaveCount(0)
  await expect.poll(() => onHost(product, task), { timeout: 20_000 }).toEqual(['[ ] Pack', '  [ ] Shoes'])
})

for (const look of ['panel', 'modal'])
  test(`CHECK-02 OPEN-66 after a deletion by key the next keys go on in the checklist (${look})`, async ({ page, product }) => {
    const { detail } = await openChecklist(page, product, { items: ['Pack', 'Leave', 'Arrive'] })
    if (look === 'modal') await detail.locator('[data-modal-switch]').getByRole('checkbox').click()
    const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
    await box(detail, 'Leave').focus()
    await page.keyboard.press('Delete')
    await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
    await page.keyboard.press('y')
    await expect(box(detail, 'Arrive')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(box(detail, 'Arrive')).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(box(detail, 'Pack')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(box(detail, 'Arrive')).toBeFocused()
  })

test.describe(() => {
  test.use({ expectedErrors: [/status of 50\d/] })
  test('CHECK-02 CHECK-05 with the host away a tick goes back, typed words stay, and each is said', async ({ page, product }) => {
    const { task, detail } = await openChecklist(page, product, { items: [['Pack', 'Shoes', 'Socks']] })
    await box(detail, 'Shoes').click()
    await expect(tab(detail)).toHaveAccessibleName(/1\/2/)
    await expect.poll(() => onHost(product, task)).toContain('  [x] Shoes')
    await expect(detail.getByText('1/2')).toHaveCount(3)
    await product.stopHost()
    await box(detail, 'Pack').click()
    await toldOnce(page, /cannot be reached/)
    await expect(box(detail, 'Pack')).toHaveAttribute('aria-checked', 'mixed')
    await expect(box(detail, 'Shoes')).toBeChecked()
    await expect(box(detail, 'Socks')).not.toBeChecked()
    await line(detail).fill('Precious words')
    await line(detail).press('Enter')
    await expect(line(detail)).toHaveValue('Precious words')
    await expect(box(detail, 'Precious words')).toHaveCount(0)
    await detail.getByRole('button', { name: 'Socks', exact: true }).click()
    await detail.getByRole('textbox', { name: 'Title of Socks' }).fill('Woollen socks')
    await page.keyboard.press('Enter')
    await expect(box(detail, 'Socks')).toBeVisible()
    await expect(box(detail, 'Woollen socks')).toHaveCount(0)
    await expect(async () => {
      await detail.getByRole('button', { name: 'Socks', exact: true }).click()
      await expect(detail.getByRole('textbox', { name: 'Title of Socks' })).toHaveValue('Woollen socks', { timeout: 1000 })
    }).toPass()
  })
})

test('CHECK-07 ROLE-05 a guest reads the items and can change nothing', async ({ page, product }) => {
  const { task, detail } = await openChecklist(page, product, { as: 'gus', items: [['Pack', 'Shoes'], 'Leave'] })
  await expect(box(detail, 'Pack')).toBeDisabled()
  await rowOf(detail, 'Pack').hover()
  await expect(detail.getByRole('region', { name: 'Checklist' }).getByRole('button')).toHaveCount(0)
  await expect(line(detail)).toHaveCount(0)
  await page.keyboard.press('Shift+L')
  await expect(page.getByRole('dialog', { name: 'Add checklist item' })).toHaveCount(0)
  expect(await onHost(product, task)).toEqual(['[ ] Pack', '  [ ] Shoes', '[ ] Leave'])
})

const LONG =
  'Write down every single thing that has to be carried over from the old page before it is switched off, with the person who answers for it'
for (const width of [1440, 390])
  test.describe(() => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: width === 390, isMobile: width === 390 })
    test(`OPEN-66 CHECK-02 checklists read without fault in both themes at ${width} px`, async ({ page, product }) => {
      const { task, detail } = await openChecklist(page, product)
      await line(detail).scrollIntoViewIfNeeded()
      await look(page, 'checklist empty', '[role=dialog]')
      for (const [title, ...below] of [
        ['Before the switch', 'Tell the customers', LONG, 'Freeze the texts'],
        ['Averyveryverylongwordwithoutanyspacethatneverendsandstillgoesonandonuntiltheedgeofthescreenandbeyonditagain'],
        ['After the switch', 'Watch the errors for a day', 'Say thanks'],
      ] as const) {
        const id = await add(product, task, title)
        for (const child of below) await add(product, task, child, id)
      }
      for (let at = 1; at <= 12; at += 1) await add(product, task, `Check page ${at}`)
      await page.reload()
      await box(detail, 'Tell the customers').click()
      await box(detail, 'After the switch').click()
      await expect(tab(detail)).toHaveAccessibleName(/3\/18/)
      await look(page, 'checklist full', '[role=dialog]')
      await box(detail, 'Check page 3').focus()
      await detail.getByRole('button', { name: 'Freeze the texts', exact: true }).scrollIntoViewIfNeeded()
      if (width === 1440) await rowOf(detail, 'Freeze the texts').hover()
      await look(page, 'checklist row', '[role=dialog]')
      await line(detail).fill('A step that is')
      await line(detail).press('Tab')
      await expect(detail.getByRole('textbox', { name: 'New item below Check page 12' })).toBeFocused()
      await look(page, 'checklist typing', '[role=dialog]')
    })
  })
