// The board: columns per workflow, cards moved by drag and by keys, what a reload shows, what readers may not.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { BOARD, cardOf, columnCount, columnOf, detailOf, openTasks, taskOnHost, timesAsked, toastOf, topTask } from './task-page.ts'

test('OPEN-36 OPEN-67 BOARD-02 a card dragged into another column or within its own stays there; counts follow at once, a reload keeps it', async ({
  page,
  product,
}) => {
  for (const title of ['Lower me', 'Drag me']) await topTask(product, title)
  await openTasks(page, product, { path: BOARD })
  const [todo, review] = [await columnCount(page, 'To do'), await columnCount(page, 'In review')]
  const open = product.holdAnswers()
  await cardOf(page, 'Drag me').dragTo(columnOf(page, 'In review').getByRole('article').nth(1))
  await expect(cardOf(columnOf(page, 'In review'), 'Drag me')).toBeVisible()
  await expect.poll(() => columnCount(page, 'To do')).toBe(todo - 1)
  await expect.poll(() => columnCount(page, 'In review')).toBe(review + 1)
  await expect(toastOf(page, /moved to In review/)).toHaveCount(0)
  open()
  await told(page, /WEB-\d+ moved to In review/)
  expect((await taskOnHost(product, 'Drag me')).workflow.title).toBe('In review')
  // Within its column it changes its place, and the list shows the same order.
  const cards = columnOf(page, 'To do').getByRole('article')
  const third = (await cards.nth(2).getAttribute('data-task-id')) ?? ''
  const box = await cards.nth(2).boundingBox()
  await cardOf(page, 'Lower me').dragTo(cards.nth(2), { targetPosition: { x: 60, y: (box?.height ?? 0) - 4 } })
  await expect(cards.nth(2)).toContainText('Lower me')
  await expect(cards.nth(1)).toHaveAttribute('data-task-id', third)
  await told(page, /WEB-\d+ moved/)
  await page.reload()
  await expect(cardOf(columnOf(page, 'In review'), 'Drag me')).toBeVisible()
  await expect.poll(async () => [await columnCount(page, 'To do'), await columnCount(page, 'In review')]).toEqual([todo - 1, review + 1])
  await expect(cards.nth(2)).toContainText('Lower me')
  await page.getByRole('radio', { name: 'List' }).click()
  await expect(page.locator('[data-task-id]').nth(2)).toContainText('Lower me')
})

test('OPEN-36 by keys: arrows walk, Alt+Shift+→ moves to the next column, the card keeps focus, mod+Z brings it back', async ({
  page,
  product,
}) => {
  await topTask(product, 'Walk with me')
  await openTasks(page, product, { path: BOARD })
  const todo = await columnCount(page, 'To do')
  const card = cardOf(page, 'Walk with me')
  await card.focus()
  await page.keyboard.press('ArrowRight')
  await expect(columnOf(page, 'In progress').getByRole('article').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(card).toBeFocused()
  const open = product.holdAnswers()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(cardOf(columnOf(page, 'In progress'), 'Walk with me')).toBeFocused()
  await expect.poll(() => columnCount(page, 'To do')).toBe(todo - 1)
  open()
  await told(page, /moved to In progress/)
  expect((await taskOnHost(product, 'Walk with me')).workflow.title).toBe('In progress')
  await page.keyboard.press('Control+z')
  await expect(cardOf(columnOf(page, 'To do'), 'Walk with me')).toBeVisible()
  await expect.poll(async () => (await taskOnHost(product, 'Walk with me')).workflow.title).toBe('To do')
})

test('OPEN-36 TDETAIL-01 a card opens the detail, New task in a column creates there, list and board share the filters in the address', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Open me')
  await openTasks(page, product, { path: `${BOARD}?q=me` })
  await cardOf(page, 'Open me').click()
  await expect(detailOf(page, task.code)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detailOf(page, task.code)).toHaveCount(0)
  await expect(cardOf(page, 'Open me')).toBeFocused()
  await page.getByRole('button', { name: 'New task in In review' }).click()
  await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Reviewed by me')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOnHost(product, 'Reviewed by me'))?.workflow.title).toBe('In review')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('show as list')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/overview\?q=me$/)
  expect(timesAsked(product, 'CreateTask')).toBe(1)
})
