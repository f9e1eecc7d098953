// What once broke in a person's hands: keys faster than the screen, focus of rows that go far, files dragged astray, messages over bars.
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
  // Its name says that the project is there, which a row does not.
  await expect(page.getByRole('banner').getByText('Website relaunch', { exact: true })).toBeVisible({ timeout: 60_000 })
  await focusRow(rowOf(page, 'Untouched'))
  await page.keyboard.press('c')
  await page.keyboard.type('It is a quick idea')
  await page.keyboard.press('Enter')
  arrive()
  await expect(rowOf(page, 'It is a quick idea')).toBeVisible()
  await told(page, 'created: It is a quick idea')
  expect((await taskOnHost(product, 'Untouched')).users).toEqual([])
})

test('a row that its new status takes out of what is drawn keeps the focus; messages lie above the bar of selected tasks, never on it', async ({
  page,
  product,
}) => {
  await topTask(product, 'Goes far')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Goes far'))
  await page.keyboard.press('s')
  await expect(question(page, 'Change status').getByRole('option').first()).toBeVisible()
  await page.keyboard.insertText('in review')
  await expect(question(page, 'Change status').getByRole('option', { selected: true })).toContainText('In review')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
  await told(page, 'Status set to In review')
  await expect(rowOf(page, 'Goes far')).toBeFocused()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: /selected task/ })
  for (const [width, height] of [
    [1440, 900],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(bar).toBeVisible()
    await page.keyboard.press('Shift+F')
    const toast = toastOf(page, /favorites/).last()
    const foot = async () => {
      const [message, under] = [await toast.boundingBox(), await bar.boundingBox()]
      return message && under ? message.y + message.height - under.y : null
    }
    await expect.poll(foot, String(width)).toBeLessThanOrEqual(0)
  }
  // A file that is dragged astray is the page's, so that the browser does not open it in its place.
  const refused = await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'a.txt'))
    const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true })
    document.body.dispatchEvent(over)
    return over.defaultPrevented
  })
  expect(refused).toBe(true)
})

test.describe('when the code of the actions cannot be fetched', () => {
  test.use({ expectedErrors: [/./] })
  test('the list stands and says that a part could not be loaded; Retry fetches it once it can be', async ({ page, product }) => {
    await topTask(product, 'Behind a bad line')
    await page.route('**/actions-*.js', (route) => route.abort('connectionrefused'))
    await product.signIn(page, 'mia')
    await page.goto(LIST)
    await expect(rowOf(page, 'Behind a bad line')).toBeVisible()
    const told = toastOf(page, 'A part of this page could not be loaded.')
    await expect(told).toHaveCount(1)
    await page.unroute('**/actions-*.js')
    await told.getByRole('button', { name: 'Retry' }).click()
    await expect(told).toHaveCount(0)
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
