// A task with much in it, in the browser: what is known stands there at once, each part is read once, and what can wait does.
import type { Locator, Page } from '@playwright/test'
import { fillTask } from '#tests/kit/heavy-task.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, focusRow, LIST, openTasks, rowOf } from './task-page.ts'

test.describe.configure({ timeout: 300_000 })

/** The task's tabs, and what each shows once it was read. */
const TABS: readonly [name: string, shown: (detail: Locator) => Promise<void>][] = [
  ['Comments', (detail) => expect(detail.getByRole('list', { name: 'Comments' })).toContainText('150 more comments')],
  ['Files', (detail) => expect(detail.getByRole('list', { name: 'Files' }).getByRole('listitem')).not.toHaveCount(0)],
  ['Checklists', (detail) => expect(detail.getByRole('checkbox', { name: /^Item \d+$/ })).toHaveCount(100)],
  ['Time Tracking', (detail) => expect(detail.getByText('300 entries')).toBeVisible()],
  ['Agile', (detail) => expect(detail.getByRole('tabpanel').getByText('The heavy sprint').first()).toBeVisible()],
  ['Related Tasks', (detail) => expect(detail.getByRole('tabpanel').getByText('Subtask 4')).toBeVisible()],
]

/** From now on: what the open detail says in the frame that follows the next press of a key, null where there is none yet. */
async function watchNextFrame(page: Page): Promise<{ said(): Promise<string | null> }> {
  const handle = await page.evaluateHandle(() => {
    const painted = new Promise<string | null>((resolve) => {
      const onKey = () =>
        requestAnimationFrame(() => resolve(document.querySelector<HTMLElement>('[role=dialog][data-panel]')?.textContent ?? null))
      window.addEventListener('keydown', onKey, { capture: true, once: true })
    })
    return { painted }
  })
  return { said: () => handle.evaluate(({ painted }) => painted) }
}

/** The clocks that ask what is on the screen again (unread-watch.tsx, refresh-exchange.ts) stand still: on a busy machine a test takes longer than that. */
async function stopClock(page: Page) {
  await page.addInitScript(() => {
    const every = window.setInterval.bind(window)
    window.setInterval = ((run: () => void, ms: number) =>
      ms === 60_000 || ms === 15_000 ? 0 : every(run, ms)) as typeof window.setInterval
  })
}

/** The detail's code, which a page fetches when it rests, is there and has run. */
async function detailIsReady(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('task-detail-host')))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** What the palette reads beforehand and the bell: neither is part of what is on the screen. */
const isLater = (call: string) => /\/feeds\/notifications\//.test(call) || (call.includes('per_page=200') && !call.includes('state='))

/** What was asked about the task and its plans, without the bytes of its pictures. */
function askedAbout(product: Product, uuid: string): string[] {
  return product.calls
    .filter((call) => (call.includes(uuid) || /\/(sprints|user-stories)\//.test(call)) && !call.includes('/content') && !isLater(call))
    .map((call) => call.replace(/\?.*/, '').replace(uuid, '{uuid}'))
}

test('TDETAIL-01 TDETAIL-06 before any answer the next frame shows a heavy task as its row knows it; with every tab opened it costs 11 REST calls', async ({
  page,
  product,
}) => {
  const task = await fillTask(product.host)
  await stopClock(page)
  await openTasks(page, product)
  const row = rowOf(page, 'The heavy one')
  await expect(row).toBeVisible()
  await detailIsReady(page)
  const answer = product.holdAnswers()
  await focusRow(row)
  const frame = await watchNextFrame(page)
  await page.keyboard.press('Enter')
  const said = await frame.said()
  for (const known of [task.code, 'To do', 'The heavy sprint', 'The heavy story', 'Comments 200', 'Files 50', '0/100'])
    expect(said).toContain(known)
  await expect(detailOf(page, task.code).getByRole('textbox', { name: 'Title' })).toHaveValue('The heavy one')
  answer()
  const detail = detailOf(page, task.code)
  for (const [name, shown] of TABS) {
    await detail.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    await shown(detail)
  }
  await expect
    .poll(() => askedAbout(product, task.uuid).toSorted())
    .toEqual([
      'GET /attachments/',
      'GET /comments/',
      'GET /mentions/',
      // Those that run and those that are planned.
      'GET /sprints/',
      'GET /sprints/',
      'GET /task-checklists/',
      'GET /tasks/{uuid}/',
      'GET /tasks/{uuid}/related-tasks/',
      'GET /tasks/{uuid}/sub-tasks/',
      'GET /time-trackings/no-task/',
      'GET /user-stories/',
    ])
})

test('TDETAIL-02 a heavy task opened by its address: what the screen needs is asked first, the palette and the bell wait for it', async ({
  page,
  product,
}) => {
  const task = await fillTask(product.host)
  await stopClock(page)
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('list', { name: 'Comments' }).locator('> li[data-comment]')).toHaveCount(50, { timeout: 30_000 })
  await expect.poll(() => product.operations).toContain('ListNotifications')
  // The newest 200 tasks of the workspace, and sprints, stories, epics, wiki pages and discussions of the project, are what the palette searches.
  await expect.poll(() => product.calls.filter((call) => call.includes('per_page=200'))).toHaveLength(6)
  const shown = product.calls.findIndex((call) => call.includes(`/tasks/${task.uuid}/`))
  const waiting = product.calls.findIndex(isLater)
  expect(waiting).toBeGreaterThan(shown)
  // Who somebody is the gateway asks anew for each operation: how often depends on which of them has come when.
  const before = new Set(product.calls.slice(0, waiting).map((call) => call.replace(/\?.*/, '')))
  expect([...before].filter((call) => !/\/content$|\/auth\/me$/.test(call)).length).toBeLessThanOrEqual(17)
  expect(askedAbout(product, task.uuid).filter((call) => /\{uuid\}|comments|attachments/.test(call))).toHaveLength(3)
})
