// The detail of a task on a phone: what is in view before anybody scrolls, what a thumb reaches, and what stays above bars and keyboard.
import type { Locator, Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { commentsOf, editorOf, onHost } from './comment-page.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, LIST, taskOnHost, topTask } from './task-page.ts'

const SCREEN = { width: 390, height: 844 }
test.use({ viewport: SCREEN, hasTouch: true, isMobile: true })

const LONG = Array.from({ length: 12 }, (_, at) => `<p>Paragraph ${at} says what is to be done and why, in so many words.</p>`).join('')

/** Fingers need 44 px. */
async function isForFingers(target: Locator, name: string) {
  const box = await target.boundingBox()
  expect(box?.height, name).toBeGreaterThanOrEqual(44)
  expect(box?.width, name).toBeGreaterThanOrEqual(44)
}

/** A task with a long title, a long description and a comment. */
async function openDetail(page: Page, product: Product, title: string) {
  const task = await topTask(product, title, { description: LONG })
  await product.host.db.execute(
    `insert into comments (company_id, project_id, task_id, author_id, html) select company_id, project_id, id, creator_id,
      '<p>Said ' || n || '</p>' from tasks, generate_series(1, 20) n where id = '${task.uuid}'`,
  )
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await expect(commentsOf(detail).first()).toContainText('Said 20')
  return { task, detail }
}

/** Keeps how much of the page moves by itself from its beginning on (the browser's own measure). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

test('OPEN-28 TDETAIL-03 TDETAIL-06 the first screen says what the task is and what was said last; nothing moves while it comes', async ({
  page,
  product,
}) => {
  const title = 'The pricing page loses the selected plan after somebody signed in with another account'
  await watchShifts(page)
  const { detail } = await openDetail(page, product, title)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  expect(await detail.boundingBox()).toEqual({ x: 0, y: 0, ...SCREEN })
  const bar = detail.getByRole('navigation', { name: 'Task' })
  const composer = editorOf(detail)
  const inView = {
    title: detail.getByRole('textbox', { name: 'Title' }),
    description: detail.getByText('Paragraph 0 says'),
    status: detail.getByRole('button', { name: /^Status: / }),
    tab: detail.getByRole('tab', { name: /^Comments/ }),
    comment: commentsOf(detail).first(),
  }
  const foot = (await composer.boundingBox())?.y ?? 0
  for (const [name, part] of Object.entries(inView)) {
    const box = await part.boundingBox()
    expect(box?.y, name).toBeGreaterThanOrEqual(52)
    expect((box?.y ?? 0) + (box?.height ?? SCREEN.height), `${name} lies above the composer`).toBeLessThanOrEqual(foot)
  }
  await expect(bar.getByRole('button')).toHaveText(['Done', 'Assign', 'Due', 'Timer', 'More'])
  const targets = [inView.status, inView.tab, detail.getByRole('button', { name: 'Close' }), ...(await bar.getByRole('button').all())]
  for (const target of targets) await isForFingers(target, String(await target.textContent()))
  expect(await faultsOf(page, '[role=dialog]')).toEqual([])
  // A long description shows its beginning; the rest is one press away, and editing another.
  const rest = detail.getByText('Paragraph 11 says')
  await expect(rest).not.toBeInViewport()
  await inView.description.tap()
  await expect(detail.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  await rest.scrollIntoViewIfNeeded()
  await expect(rest).toBeInViewport()
  await detail.getByRole('button', { name: 'Show less' }).tap()
  await expect(rest).not.toBeInViewport()
  await detail.getByRole('button', { name: 'Edit description' }).tap()
  await expect(detail.getByRole('toolbar', { name: 'Formatting of Description' })).toBeVisible()
  await detail.getByRole('button', { name: 'Cancel' }).tap()
  // It stays where it is while one reads on, and so do the tabs; the last comment ends above it.
  await commentsOf(detail).last().scrollIntoViewIfNeeded()
  await expect(inView.title).not.toBeInViewport()
  await expect(inView.tab).toBeInViewport({ ratio: 1 })
  expect((await composer.boundingBox())?.y).toBe(foot)
  const last = await commentsOf(detail).last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 999)).toBeLessThanOrEqual(foot)
  await detail.getByRole('button', { name: 'Close' }).tap()
  await expect(detail).toHaveCount(0)
})

test('DONE-01 DATES-01 COMMENT-04 OPEN-28 the bar and the chips work by touch, with undo; writing stays above the keyboard', async ({
  page,
  product,
}) => {
  const { task, detail } = await openDetail(page, product, 'In reach of the thumb')
  const bar = detail.getByRole('navigation', { name: 'Task' })
  const done = bar.getByRole('button', { name: 'Done' })
  await done.tap()
  await expect(done).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await taskOnHost(product, task.title)).done).toBe(true)
  await told(page, /^Marked as done/)
  const [message, field] = [page.getByRole('listitem').filter({ hasText: 'Marked as done' }), editorOf(detail)]
  const box = await message.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999), 'the message covers neither composer nor bar').toBeLessThanOrEqual(
    (await field.boundingBox())?.y ?? 0,
  )
  await message.getByRole('button', { name: /^Undo/ }).tap()
  await expect(done).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await taskOnHost(product, task.title)).done).toBe(false)
  // A chip asks in a sheet at the foot.
  await detail.getByRole('button', { name: /^Status: / }).tap()
  const sheet = page.getByRole('dialog', { name: /status/i })
  const options = await sheet.boundingBox()
  expect(Math.round((options?.y ?? 0) + (options?.height ?? 0))).toBe(SCREEN.height)
  await sheet.getByRole('option', { name: 'In review' }).tap()
  await expect(detail.getByRole('button', { name: 'Status: In review' })).toBeVisible()
  // The keyboard of a phone lies over fixed layers: the browser tells by a smaller view alone.
  await field.tap()
  await expect(detail.getByRole('button', { name: /^Share Comment/ })).toBeVisible()
  await page.evaluate(() => {
    const view = window.visualViewport as VisualViewport
    Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight - 336 })
    view.dispatchEvent(new Event('resize'))
  })
  await expect(bar).toBeHidden()
  const share = detail.getByRole('button', { name: /^Share Comment/ })
  await expect
    .poll(async () => ((await share.boundingBox())?.y ?? 999) + ((await share.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(508)
  await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('Seen by the thumb')
  await share.tap()
  await expect(commentsOf(detail).first()).toContainText('Seen by the thumb')
  await expect.poll(async () => JSON.stringify(await onHost(product, task.uuid))).toContain('Seen by the thumb')
})
