// On a phone: creating, palette, the bulk bar, the board that snaps, fingers on rows, nothing wider than the screen.
import type { Locator, Page } from '@playwright/test'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { BOARD, columnOf, detailOf, LIST, openTasks, palette, peopleOf, question, rowOf, taskOnHost, topTask } from './task-page.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** Fingers need 40 px. */
async function isEasyToHit(target: Locator) {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(40)
}

test('TCREATE-01 OPEN-28 OPEN-66 by touch a task is made, and the palette opens from the header, runs a command and fits the screen', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const make = page.getByRole('button', { name: 'New task' })
  expect((await make.boundingBox())?.y).toBeGreaterThan(780)
  await isEasyToHit(make)
  await make.tap()
  const dialog = page.getByRole('dialog', { name: /^New task in/ })
  await dialog.getByRole('combobox', { name: 'Title' }).fill('Made on the train @mi')
  await dialog.getByRole('option', { name: /Mia Chen/ }).tap()
  await fits(page)
  await dialog.getByRole('button', { name: 'Create' }).tap()
  await expect(rowOf(page, 'Made on the train')).toBeVisible()
  await expect.poll(async () => peopleOf((await taskOnHost(product, 'Made on the train')) ?? { users: [] })).toEqual(['mia'])
  await expect(dialog).toHaveCount(0)
  await fits(page)
  // Within reach of the thumb, and over nothing: what scrolls ends above it.
  const find = page.getByRole('button', { name: 'Search or run a command' })
  await isEasyToHit(find)
  const findBox = await find.boundingBox()
  expect(findBox?.y).toBeGreaterThan(780)
  const main = await page.getByRole('main').boundingBox()
  expect((main?.y ?? 0) + (main?.height ?? 999)).toBeLessThanOrEqual(findBox?.y ?? 0)
  await find.tap()
  await expect(palette(page)).toBeVisible()
  // The field stands where the finger was.
  const field = await palette(page).getByRole('combobox').boundingBox()
  expect(field?.y).toBeGreaterThan(770)
  await expect.poll(async () => ((await palette(page).getByRole('option').first().boundingBox())?.y ?? 999) < (field?.y ?? 0)).toBe(true)
  const box = await palette(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
  await palette(page).getByRole('combobox').fill('show as board')
  await palette(page)
    .getByRole('option', { name: /Show as board/ })
    .tap()
  await expect(page).toHaveURL(/kanban/)
})

test('OPEN-28 selecting by touch: a tap selects, the bulk bar assigns all of them', async ({ page, product }) => {
  for (const title of ['Second pick', 'First pick']) await topTask(product, title)
  await openTasks(page, product)
  await page.getByRole('button', { name: 'Select tasks' }).tap()
  for (const title of ['First pick', 'Second pick']) await rowOf(page, title).tap()
  const bar = page.getByRole('toolbar', { name: '2 selected tasks' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isEasyToHit(bar.getByRole('button', { name: 'Assign' }))
  await bar.getByRole('button', { name: 'Assign' }).tap()
  await question(page, 'Assign Members')
    .getByRole('option', { name: /Ben Okafor/ })
    .tap()
  await question(page, 'Assign Members').getByRole('button', { name: 'Done' }).tap()
  await told(page, 'Assigned to Ben Okafor · 2 tasks')
  await fits(page)
  // It covers neither rows nor pages.
  const [barBox, pagesBox] = [await bar.boundingBox(), await page.getByRole('navigation', { name: 'Pages' }).boundingBox()]
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(pagesBox?.y ?? 0))
  await bar.getByRole('button', { name: 'Clear selection' }).tap()
  await expect(bar).toHaveCount(0)
})

test('OPEN-36 OPEN-28 the board shows a column at a time and snaps to columns', async ({ page, product }) => {
  await openTasks(page, product, { path: BOARD })
  await fits(page)
  const board = page.getByRole('group', { name: 'Tasks of Website relaunch' })
  await expect(board).toHaveCSS('scroll-snap-type', /x (mandatory|proximity)/)
  await expect(columnOf(page, 'To do')).toBeInViewport({ ratio: 0.9 })
  await expect(columnOf(page, 'In review')).not.toBeInViewport()
  await board.evaluate((element) => element.scrollTo({ left: element.clientWidth * 1.05 }))
  await expect(columnOf(page, 'In progress')).toBeInViewport({ ratio: 0.9 })
  await expect
    .poll(async () =>
      Math.abs(
        ((await columnOf(page, 'In progress').boundingBox())?.x ?? 0) * 2 +
          ((await columnOf(page, 'In progress').boundingBox())?.width ?? 0) -
          390,
      ),
    )
    .toBeLessThan(60)
})

/** So long a finger rests before it leaves, in seconds: from a flick Chromium takes the next tap of 0.4 s to stop it, on any page. */
const REST = 0.3

/** A finger that goes from the middle of the row `by` px to the side and rests there, until `meanwhile` is over. */
async function finger(page: Page, row: Locator, by: number, meanwhile: () => Promise<void> = async () => undefined) {
  const box = await row.boundingBox()
  if (!box) throw new Error('no row there')
  const client = await page.context().newCDPSession(page)
  const point = (step: number) => ({ x: 195 + (by * step) / 8, y: box.y + box.height / 2 })
  // How fast it was is told by the moments that the events name, however busy the machine is.
  const down = Date.now() / 1000 - 2 * REST
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[], after: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: down + after })
  await touch('touchStart', [point(0)], 0)
  for (let step = 1; by !== 0 && step <= 8; step++) await touch('touchMove', [point(step)], (REST * step) / 8)
  await meanwhile()
  await touch('touchEnd', [], 2 * REST)
}

test('where you point 10: a long press selects, a tap then selects more; a swipe right is done and undone, one left assigns', async ({
  page,
  product,
}) => {
  for (const title of ['Tap me then', 'Press me long']) await topTask(product, title)
  await openTasks(page, product, { path: LIST })
  const row = rowOf(page, 'Press me long')
  const bar = (count: number) => page.getByRole('toolbar', { name: `${count} selected tasks` })
  await finger(page, row, 0, () => expect(bar(1)).toBeVisible())
  await expect(page.getByRole('menu')).toHaveCount(0)
  await rowOf(page, 'Tap me then').tap()
  await expect(bar(2)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar(2).getByRole('button', { name: 'Clear selection' }).tap()
  await expect(bar(2)).toHaveCount(0)
  await finger(page, row, 130, () => expect(page.locator('[data-swipe=armed]')).toContainText('Done'))
  await expect.poll(async () => (await taskOnHost(product, 'Press me long'))?.done).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await taskOnHost(product, 'Press me long'))?.done).toBe(false)
  await finger(page, row, -130)
  await expect(question(page, 'Assign Members').getByRole('option').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
})

test('COMMENT-15 TDETAIL-06 OPEN-28 reading fetches no editor, a tap does: nothing moves, what is typed is kept; the chosen tab is in view', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Read on the train', { description: `<table><tr>${'<td>whole words</td>'.repeat(12)}</tr></table>` })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const editors = () => fetched.filter((url) => url.includes('editor-surface'))
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const field = detail.getByRole('group', { name: 'Comment', exact: true })
  await expect(field).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  expect(editors()).toEqual([])
  let come: () => void = () => undefined
  await page.route('**/editor-surface*', async (route) => {
    await new Promise<void>((resolve) => (come = resolve))
    await route.continue()
  })
  await field.getByRole('textbox').tap()
  await page.keyboard.type('Typed at once')
  await expect(field.getByRole('toolbar')).toBeVisible()
  const before = await field.boundingBox()
  await expect.poll(() => editors().length).toBeGreaterThan(0)
  come()
  await expect(field).toHaveAttribute('data-ready')
  await expect(field.getByRole('textbox')).toHaveText('Typed at once')
  expect((await field.boundingBox())?.height).toBe(before?.height)
  // The table scrolls in its own box, and its words are whole.
  const table = detail.getByRole('region', { name: 'Table' })
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth && box.clientWidth <= window.innerWidth)).toBe(true)
  expect((await table.getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(40)
  await page.goto(`${LIST}?task=${task.uuid}&tab=related`)
  const chosen = detail.getByRole('tab', { name: 'Related Tasks' })
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  const rightEdge = async () => {
    const box = await chosen.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 999)
  }
  await expect.poll(rightEdge).toBeLessThanOrEqual(390)
})
