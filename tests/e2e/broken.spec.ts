// What once broke in a person's hands: keys faster than the screen, undo on a slow line, focus of rows that go far, dates on a free plan.
import { fileURLToPath } from 'node:url'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { focusRow, LIST, openTasks, palette, question, rowOf, taskOnHost, toastOf, topTask } from './task-page.ts'

test('TCREATE-01 C and a title typed without a pause while the dialog is still loading: no letter is lost and none is a shortcut', async ({
  page,
  product,
}) => {
  await topTask(product, 'Untouched')
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/task-create-dialog*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await product.signIn(page, 'mia')
  await page.goto(LIST)
  await expect(rowOf(page, 'Untouched')).toBeVisible()
  await expect.poll(() => product.operations).toContain('ProjectCatalogue')
  await focusRow(rowOf(page, 'Untouched'))
  await page.keyboard.press('c')
  await page.keyboard.type('It is a quick idea')
  await page.keyboard.press('Enter')
  arrive()
  await expect(rowOf(page, 'It is a quick idea')).toBeVisible()
  await told(page, 'created: It is a quick idea')
  expect((await taskOnHost(product, 'Untouched')).users).toEqual([])
})

test('undo pressed before the answer means what was done last, not what was done before; its message goes', async ({ page, product }) => {
  await topTask(product, 'Slow line')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Slow line'))
  await page.keyboard.press('i')
  await told(page, 'Assigned to Mia Chen')
  const answer = product.holdAnswers()
  await page.keyboard.press('Shift+S')
  await page.keyboard.press('Control+z')
  answer()
  await told(page, 'Undone: Marked as done')
  await expect(toastOf(page, /^Marked as done/)).toHaveCount(0)
  await expect.poll(async () => (await taskOnHost(product, 'Slow line')).users.length).toBe(1)
})

test('a row that its new status takes out of what is drawn keeps the focus', async ({ page, product }) => {
  await topTask(product, 'Goes far')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Goes far'))
  await page.keyboard.press('s')
  await expect(question(page, 'Change status').getByRole('option').first()).toBeVisible()
  await page.keyboard.type('in review')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
  await told(page, 'Status set to In review')
  await expect(rowOf(page, 'Goes far')).toBeFocused()
})

test('DATES-07 on a free plan a date in the line is text, and the task is made', async ({ page, product }) => {
  await product.signIn(page, 'fay')
  await page.goto('/freebird/projects/garden/overview')
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('Order seeds fri')
  await page.keyboard.press('Enter')
  await told(page, 'created: Order seeds fri')
})

test('a file that is dragged over what takes none is refused by the page, so that the browser does not open it instead', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await page.evaluate(() =>
    window.addEventListener('dragover', ({ defaultPrevented }) => {
      document.documentElement.dataset.drag = defaultPrevented ? 'the page’s' : 'the browser’s'
    }),
  )
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [fileURLToPath(import.meta.url)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver'] as const) await session.send('Input.dispatchDragEvent', { type, x: 5, y: 300, data })
  await expect(page.locator('html')).toHaveAttribute('data-drag', 'the page’s')
})

test.describe('when the code of the actions cannot be fetched', () => {
  test.use({ expectedErrors: [/./] })
  test('the page says that a part could not be loaded, and Reload shows it once it can be', async ({ page, product }) => {
    await topTask(product, 'Behind a bad line')
    await page.route('**/actions-*.js', (route) => route.abort('connectionrefused'))
    await product.signIn(page, 'mia')
    await page.goto(LIST)
    const told = page.getByRole('alert')
    await expect(told).toContainText('A part of this page could not be loaded.')
    await page.unroute('**/actions-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(rowOf(page, 'Behind a bad line')).toBeVisible()
    await focusRow(rowOf(page, 'Behind a bad line'))
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Title' })).toBeFocused()
  })
})

test('GraphiQL: the first click on another tab shows it', async ({ page }) => {
  await page.goto('/graphql')
  const tab = page.getByRole('tab', { name: 'PageOfTasks' })
  await tab.hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

for (const [width, height] of [
  [1440, 900],
  [390, 800],
] as const) {
  test(`messages lie above the bar of selected tasks, never on it, at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height })
    await openTasks(page, product)
    await focusRow(page.locator('[data-task-id]').first())
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+F')
    const toast = toastOf(page, 'favorites')
    await expect(toast).toBeVisible()
    const foot = async () => {
      const [message, bar] = [await toast.boundingBox(), await page.getByRole('toolbar', { name: /selected task/ }).boundingBox()]
      return message && bar ? message.y + message.height - bar.y : null
    }
    await expect.poll(foot).toBeLessThanOrEqual(0)
  })
}
