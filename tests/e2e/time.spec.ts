// Time of a task in the browser: the slider, logging by words and by pickers, details with a chart, the time sheet, deleting.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { sheetRows } from '#tests/kit/unzip.ts'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, drawn, LIST, timesAsked } from './task-page.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const EMPTY = 'Manage the time spent on this task by adding the first time log by clicking on Add Log Time'
const wire = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function give(product: Product, task: AnyTask, who: string, start: Date, minutes: number, comment = '') {
  const end = new Date(start.getTime() + minutes * 60_000)
  const body = { task_uuid: task.uuid, start: wire(start), end: wire(end), comment }
  expect((await product.host.as(who).post('/time-trackings/', WEBSITE, body)).status).toBe(201)
}

async function timesOf(product: Product, task: AnyTask) {
  return (await product.host.as('ana').get('/time-trackings/no-task/', { ...WEBSITE, task_uuid: task.uuid })).body
}

async function openTime(
  page: Page,
  product: Product,
  { as = 'mia', title = 'Timed work', before = async (_: AnyTask) => undefined as unknown } = {},
) {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title })
  await before(task)
  await product.signIn(page, as)
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await detail.getByRole('tab', { name: /^Time Tracking/ }).click()
  await expect(detail.getByRole('slider', { name: 'Estimative' })).toBeVisible()
  return { task, detail }
}

const logDialog = (page: Page) => page.getByRole('dialog', { name: 'Log Time Entry' })
const detailsDialog = (page: Page) => page.getByRole('dialog', { name: 'Time Tracking Details' })
const entry = (within: Locator, text: string) =>
  within.getByRole('list', { name: 'Time entries' }).getByRole('listitem').filter({ hasText: text })
const estimative = async (product: Product, task: AnyTask) => {
  const { data } = (await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body
  return [data.estimative, data.done]
}

test('DONE-04 DONE-05 DONE-06 the slider moves by 5 with the keys, is sent once it rests, and 100 and done are one', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTime(page, product)
  const slider = detail.getByRole('slider', { name: 'Estimative' })
  await slider.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('15')
  await told(page, 'Progress set to 15%')
  expect(timesAsked(product, 'SetTaskProgress')).toBe(1)
  expect(await estimative(product, task)).toEqual([15, false])
  await page.keyboard.press('End')
  await expect.poll(() => estimative(product, task)).toEqual([100, true])
  await page.keyboard.press('Control+z')
  await expect.poll(() => estimative(product, task)).toEqual([15, false])
  await expect(slider).toHaveValue('15')
})

test('TIMELOG-01 TIMELOG-02 TIMELOG-04 TIMELOG-06 DEFECT-26 W opens Log Time Entry, time is logged in words; the row is there with the answer', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTime(page, product)
  await expect(detail.getByText(EMPTY)).toBeVisible()
  await detail.focus()
  await page.keyboard.press('w')
  const dialog = logDialog(page)
  await expect(dialog).toContainText(task.code)
  const submit = dialog.getByRole('button', { name: 'Log time' })
  await expect(submit).toBeDisabled()
  await expect(dialog.getByText('Say how long, or choose start and end.')).toBeVisible()
  const line = dialog.getByRole('textbox', { name: 'How long or when' })
  await expect(line).toBeFocused()
  await line.fill('tomorrow 9-10')
  await expect(dialog.getByText('Try 1h30, 90m, 9:00-10:15 or yesterday 14-16.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await line.fill('yesterday 14-16:30')
  await expect(dialog.getByText(/^2h 30m · /)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Wrote the tests')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await detail.getByRole('button', { name: 'Add Log Time' }).click()
  await expect(line).toHaveValue('yesterday 14-16:30')
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Wrote the tests')
  await submit.click()
  await expect(dialog).toBeHidden()
  await told(page, 'Logged 2h 30m')
  const row = entry(detail, 'Wrote the tests')
  await expect(row).toContainText('Mia Chen')
  await expect(row).toContainText('14:00 – 16:30')
  await expect(row).toContainText('2h 30m')
  const { data } = await timesOf(product, task)
  const yesterday = new Date(Date.now() - 86_400_000)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(yesterday)
  expect(data[0].start.timezone.slice(0, 10)).toBe(day)
  expect(data[0].seconds).toBe(9000)
  await detail.getByRole('button', { name: 'Add Log Time' }).click()
  await expect(line).toHaveValue('')
})

test('TIMELOG-05 the pickers know no future, and the end none before the start', async ({ page, product }) => {
  const { detail } = await openTime(page, product)
  await detail.getByRole('button', { name: 'Add Log Time' }).click()
  const dialog = logDialog(page)
  await dialog.getByRole('button', { name: /^Start/ }).click()
  const panel = page.getByRole('dialog', { name: 'Start' })
  await panel.getByRole('textbox', { name: 'Type a date' }).fill('tomorrow')
  await expect(panel.getByText(/^Not after /)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Type a date' }).fill('yesterday 10:00')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^End/ }).click()
  const end = page.getByRole('dialog', { name: 'End' })
  await end.getByRole('textbox', { name: 'Type a date' }).fill('yesterday 9:00')
  await expect(end.getByText(/^Not before /)).toBeVisible()
  await end.getByRole('textbox', { name: 'Type a date' }).fill('yesterday 11:15')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^1h 15m · /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Log time' })).toBeEnabled()
})

test('TIMELOG-09 DEFECT-24 the export is an xlsx named after the title, its texts are texts', async ({ page, product }) => {
  const { detail } = await openTime(page, product, {
    title: 'Fix: the "a/b" <test>?',
    before: (task) => give(product, task, 'mia', ago(90), 90, '=1+1'),
  })
  const downloading = page.waitForEvent('download')
  await detail.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Fix the a b test.xlsx')
  const rows = sheetRows(await readFile(await download.path()))
  expect(rows[0]?.map(({ value }) => value)).toEqual(['Person', 'Start (Europe/Berlin)', 'End (Europe/Berlin)', 'Hours', 'Comment'])
  expect(rows[1]?.map(({ kind }) => kind)).toEqual(['text', 'number', 'number', 'number', 'text'])
  expect([rows[1]?.[0]?.value, rows[1]?.[3]?.value, rows[1]?.[4]?.value]).toEqual(['Mia Chen', '1.5', '=1+1'])
  expect(rows.at(-1)).toContainEqual({ kind: 'number', value: '1.5' })
})

test('OPEN-66 TIMELOG-01 tab, log dialog and details read without fault in both themes, also at 390 px', async ({ page, product }) => {
  const words = ['First draft', 'Review and corrections, measured again after the change and cleaned up before handing over', '', 'Call']
  const { detail } = await openTime(page, product, {
    as: 'ana',
    async before(task) {
      for (let day = 0; day < 9; day += 1)
        for (const [place, who] of ['ana', 'mia', 'ben'].entries())
          if ((day + place) % 3 !== 2)
            await give(product, task, who, ago(day * 1440 + 300 + place * 40), 25 + 35 * ((day * 2 + place) % 5), words[(day + place) % 4])
    },
  })
  await expect(entry(detail, 'First draft').first()).toBeVisible()
  await detail.getByRole('slider').scrollIntoViewIfNeeded()
  const both = async (name: string, within: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await look(page, name, within)
    }
    await page.setViewportSize({ width: 1440, height: 844 })
  }
  await both('panel', '[role=dialog]')
  await detail.getByRole('button', { name: 'Add Log Time' }).click()
  await logDialog(page).getByRole('textbox', { name: 'How long or when' }).fill('yesterday 14-16')
  await expect(logDialog(page).getByText(/^2h · /)).toBeVisible()
  await look(page, 'log', '[role=dialog]')
  await drawn(page, logDialog(page))
  await page.keyboard.press('Escape')
  await expect(logDialog(page)).toHaveCount(0)
  await detail.getByRole('button', { name: 'Details', exact: true }).click()
  await expect(entry(detailsDialog(page), 'First draft').first()).toBeVisible()
  await both('details', '[role=dialog]')
  await drawn(page, detailsDialog(page))
  await page.keyboard.press('Escape')
  await expect(detailsDialog(page)).toBeHidden()
  await page.getByRole('banner').first().getByRole('button', { name: 'Stop timer' }).click()
  await expect(page.getByRole('dialog', { name: 'What did you work on?' })).toBeVisible()
  await look(page, 'stop', '[role=dialog]')
})
