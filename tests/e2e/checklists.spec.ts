// Checklists in the browser: added, nested, ticked, renamed and deleted by keyboard alone, and looked at.
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

async function add(product: Product, task: AnyTask, title: string, parent?: number): Promise<number> {
  const body = { task_uuid: task.uuid, title, ...(parent !== undefined && { parent_id: parent }) }
  const answer = await product.host.as('ana').post('/task-checklists/', WEBSITE, body)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

/** Makes a task, signs in and opens its checklist. */
async function openChecklist(page: Page, product: Product) {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'A task in steps', position: 0 })
  await product.signIn(page, 'mia')
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
const line = (detail: Locator) => detail.getByRole('textbox', { name: /^New item/ })
const tab = (detail: Locator) => detail.getByRole('tab', { name: /^Checklists/ })

const LONG =
  'Write down every single thing that has to be carried over from the old page before it is switched off, with the person who answers for it'
test('CHECK-01 CHECK-02 CHECK-03 CHECK-06 items are added, ticked, renamed and deleted by keyboard alone; the tab counts them; it reads without fault at 1440 px', async ({
  page,
  product,
}) => {
  const { task, detail } = await openChecklist(page, product)
  await expect(detail.getByText('Small steps of this task, to be ticked off one by one, belong here.')).toBeVisible()
  await page.keyboard.press('Shift+L')
  await expect(line(detail)).toBeFocused()
  await look(page, 'checklist empty', '[role=dialog]')
  const enter = async (title: string, key?: 'Tab' | 'Shift+Tab') => {
    await page.keyboard.type(title)
    if (key) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(box(detail, title)).toBeVisible()
    await expect(line(detail)).toBeFocused()
  }
  await enter('Pack')
  await enter('Shoes', 'Tab')
  await expect(detail.getByRole('textbox', { name: 'New item below Pack' })).toBeFocused()
  await enter('Socks')
  await enter(LONG, 'Shift+Tab')
  await expect.poll(() => onHost(product, task)).toEqual(['[ ] Pack', '  [ ] Shoes', '  [ ] Socks', `[ ] ${LONG}`])
  await expect(tab(detail)).toHaveAccessibleName(/0\/3/)
  await page.keyboard.press('ArrowUp')
  await expect(box(detail, LONG)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box(detail, 'Socks')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(detail, 'Pack')).toHaveAttribute('aria-checked', 'mixed')
  await expect(tab(detail)).toHaveAccessibleName(/1\/3/)
  await page.keyboard.press('Enter')
  await expect(detail.getByRole('textbox', { name: 'Title of Socks' })).toBeFocused()
  await page.keyboard.type('Woollen socks')
  await page.keyboard.press('Enter')
  await expect(box(detail, 'Woollen socks')).toBeFocused()
  await expect.poll(() => onHost(product, task)).toContain('  [x] Woollen socks')
  await look(page, 'checklist full', '[role=dialog]')
  await page.keyboard.press('Delete')
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
  await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('y')
  await expect(box(detail, 'Woollen socks')).toHaveCount(0)
  await expect(asked).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(box(detail, 'Woollen socks')).toBeChecked()
  await page.reload()
  await expect(box(detail, 'Woollen socks')).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('OPEN-66 CHECK-02 checklists read without fault in both themes', async ({ page, product }) => {
    const { task, detail } = await openChecklist(page, product)
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
    await look(page, 'checklist row', '[role=dialog]')
    await line(detail).fill('A step that is')
    await line(detail).press('Tab')
    await expect(detail.getByRole('textbox', { name: 'New item below Check page 12' })).toBeFocused()
    await look(page, 'checklist typing', '[role=dialog]')
  })
})
