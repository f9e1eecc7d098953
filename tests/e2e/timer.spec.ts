// The timer: one runs at a time, shown in the header, stopped with a description, cancelled, alive after a reload.
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { drawn, focusRow, openTasks, question, rowOf, runCommand, timesAsked, topTask } from './task-page.ts'

const pill = (page: Page, code: string) => page.getByRole('button', { name: `Timer running on ${code}: open the task` })
const running = async (product: Product, who = 'mia') => (await product.host.as(who).get('/timer/')).body.data?.task.uuid ?? null
const entries = async (product: Product, uuid: string) =>
  (await product.host.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data.counts.time_seconds as number

test('TIMER-01 TIMER-02 TIMER-03 TIMER-04 TIMER-06 DEFECT-07 Shift+T starts it, pill and tab count, a reload goes on counting; again asks for the work, Escape leaves it running, the answer ends it with one call', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Time me')
  await openTasks(page, product)
  await focusRow(rowOf(page, 'Time me'))
  await page.keyboard.press('Shift+T')
  await expect(pill(page, task.code)).toContainText(/\d\d:\d\d:\d\d/)
  await expect(page).toHaveTitle(new RegExp(`^● 00:00:\\d\\d · ${task.code} \\| (?:\\(\\d+\\) )?Website relaunch`))
  await expect.poll(() => running(product)).toBe(task.uuid)
  await page.reload()
  await expect(pill(page, task.code)).toContainText(/00:0\d:\d\d/)
  await pill(page, task.code).click()
  const detail = page.getByRole('dialog', { name: `Task ${task.code}` })
  await expect(detail.getByRole('timer')).toContainText(/00:0\d:\d\d/)
  // It takes no room from what says which task this is.
  const project = detail.getByText('Website relaunch', { exact: true }).first()
  expect(await project.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
  await page.keyboard.press('Shift+T')
  const asked = question(page, 'What did you work on?')
  await expect(asked.getByRole('textbox', { name: 'Work description' })).toBeFocused()
  await drawn(page, asked)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(pill(page, task.code)).toBeVisible()
  expect(product.operations).not.toContain('EndTimer')
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(detail).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop timer' }).click()
  await expect(asked.getByRole('textbox', { name: 'Work description' })).toBeFocused()
  await page.keyboard.type('Wrote it down')
  await page.keyboard.press('Enter')
  await told(page, /^Time logged: (0h|\d+m)/)
  await expect(pill(page, task.code)).toHaveCount(0)
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Website relaunch/)
  expect([timesAsked(product, 'EndTimer'), await running(product)]).toEqual([1, null])
})

const secondsBack = (product: Product, seconds: number) =>
  product.host.db.execute(sql`update time_entries set started_at = started_at - make_interval(secs => ${seconds}) where ended_at is null`)

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('TIMER-04 MISC-02 while the server is away the stop waits with its moment, survives a reload, and is logged once', async ({
    page,
    product,
  }) => {
    const task = await topTask(product, 'Stopped offline')
    await product.host.as('mia').post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' })
    await secondsBack(product, 1800)
    await openTasks(page, product)
    await page.route('**/graphql', (route) => (route.request().postData()?.includes('EndTimer') ? route.abort() : route.fallback()))
    await page.getByRole('button', { name: 'Stop timer' }).click()
    await expect(question(page, 'What did you work on?').getByRole('textbox', { name: 'Work description' })).toBeFocused()
    await page.keyboard.type('Written offline')
    await page.keyboard.press('Enter')
    await told(page, /Your timer is stopped/)
    await expect(page.getByRole('button', { name: 'Timer stopped: waiting for the server' })).toBeVisible()
    await expect(pill(page, task.code)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Timer stopped: waiting for the server' })).toBeVisible()
    expect(await running(product)).toBe(task.uuid)
    await page.unroute('**/graphql')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await told(page, /Time logged: 3\dm/)
    // What was on its way when the server came back may be asked twice; it is logged once.
    expect(await running(product)).toBeNull()
    expect(await entries(product, task.uuid)).toBeLessThan(40 * 60)
    await expect(page.getByRole('button', { name: 'Timer stopped: waiting for the server' })).toHaveCount(0)
  })
})

test('TIMER-02 two tabs agree: what one starts and stops the other shows', async ({ page, product }) => {
  const task = await topTask(product, 'Seen by both')
  await openTasks(page, product)
  const other = await page.context().newPage()
  await other.goto(product.url)
  await expect(other.getByRole('button', { name: 'Open your menu' })).toBeVisible()
  await other.waitForLoadState('networkidle')
  await page.bringToFront()
  await focusRow(rowOf(page, 'Seen by both'))
  await page.keyboard.press('Shift+T')
  await expect(pill(page, task.code)).toBeVisible()
  await expect(pill(other, task.code)).toBeVisible()
  await other.bringToFront()
  await other.getByRole('button', { name: 'Stop timer' }).click()
  await expect(question(other, 'What did you work on?').getByRole('textbox', { name: 'Work description' })).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(pill(other, task.code)).toHaveCount(0)
  await expect(pill(page, task.code)).toHaveCount(0)
  await page.bringToFront()
  // At once: what this tab read of the task before the stop is not what counts.
  await focusRow(rowOf(page, 'Seen by both'))
  await runCommand(page, 'start timer', 'Start timer')
  await expect(pill(page, task.code)).toBeVisible()
})
