// What stays where it is: tabs on one line, a detail that scrolls one way, tools in view of a long text, dialogs that do not jump.
import type { Locator, Page } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, drawn, focusRow, openTasks, rowOf, runCommand, topTask } from './task-page.ts'

const LONG = Array.from({ length: 50 }, (_, at) => `<p>Paragraph ${at} says what is to be done and why, in so many words.</p>`).join('')

/** Makes a task, opens its detail with Enter. */
async function openDetail(page: Page, product: Product, title: string, more: object = {}) {
  const task = await topTask(product, title, more)
  await openTasks(page, product)
  await focusRow(rowOf(page, task.code))
  await page.keyboard.press('Enter')
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('tab', { name: /^Comments/ })).toBeVisible()
  return detail
}

/** How far an element can be scrolled sideways, and is. */
const sideways = (part: Locator) =>
  part.evaluate((element) => {
    let at: Element | null = element
    while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement
    return at ? [at.scrollWidth - at.clientWidth, at.scrollLeft] : null
  })

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height / 2 : Number.NaN
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('OPEN-28 TDETAIL-06 on a phone the detail scrolls up and down only, whichever tab is chosen', async ({ page, product }) => {
    const detail = await openDetail(page, product, 'Seen on a phone')
    for (const name of [/^Agile/, /^Related/, /^Comments/]) {
      const tab = detail.getByRole('tab', { name })
      await tab.tap()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      // What a browser does for a find or a focus: no part of the strip may pull the whole detail aside.
      await tab.evaluate((element) => element.scrollIntoView({ inline: 'end' }))
      expect(await sideways(detail.getByRole('tablist').locator('..')), String(name)).toEqual([0, 0])
    }
  })
})

test('TDETAIL-06 DESC-04 tabs stand on one line; the tools and Save stay in view of a long description; Shift+E brings it back from further down', async ({
  page,
  product,
}) => {
  const detail = await openDetail(page, product, 'A long story', { description: LONG })
  await expect(detail.getByRole('tab', { name: /^Comments \d/ })).toBeVisible()
  const lines = await detail.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const range = document.createRange()
      range.selectNodeContents(tab.firstChild ?? tab)
      return range.getBoundingClientRect().top
    }),
  )
  expect(lines).toHaveLength(6)
  expect(new Set(lines).size, lines.join(' ')).toBe(1)
  await page.keyboard.press('Shift+E')
  const tools = detail.getByRole('toolbar', { name: 'Formatting of Description' })
  const save = detail.getByRole('button', { name: /^Save/ })
  await expect(detail.getByRole('group', { name: 'Description' })).toHaveAttribute('data-ready', 'true')
  await expect(save, 'below a text that is far longer than the screen').toBeInViewport({ ratio: 1 })
  await detail.getByText('Paragraph 30 says').scrollIntoViewIfNeeded()
  await expect(tools).toBeInViewport({ ratio: 1 })
  // Nothing of the text shows between the head of the detail and the tools.
  const gap = await tools.evaluate((bar) => {
    let at: Element | null = bar
    while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement
    return at ? Math.round(bar.getBoundingClientRect().top - at.getBoundingClientRect().top) : null
  })
  expect(gap).toBe(0)
  await page.keyboard.press('Escape')
  await expect(tools).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 460 })
  await detail.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'end' }))
  await expect(detail.getByText('Paragraph 49 says')).not.toBeInViewport()
  await page.keyboard.press('Shift+E')
  await expect(tools).toBeInViewport()
})

test('TITLE-01 DESC-01 SHELL-26 OPEN-66 words that are read from the right begin there and are cut at their end; at 1024 px the header names workspace and project in full, and the bulk bar can be left', async ({
  page,
  product,
}) => {
  const title = 'مرحبا بالعالم هذه مهمة باللغة العربية مع نص طويل جدا لا يتسع له السطر الواحد في القائمة ولا في أي مكان آخر'
  const detail = await openDetail(page, product, title, { description: '<p>نص باللغة العربية</p><p>English words</p>' })
  const direction = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction)
  expect(await direction(page.getByRole('row').getByRole('link', { name: title }))).toBe('rtl')
  expect(await direction(detail.getByRole('textbox', { name: 'Title' }))).toBe('rtl')
  const side = async (text: string) => {
    const paragraph = detail.getByText(text)
    return paragraph.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      const around = element.getBoundingClientRect()
      return words.left - around.left > around.right - words.right ? 'right' : 'left'
    })
  }
  await expect(detail.getByText('English words')).toBeVisible()
  expect(await side('نص باللغة العربية')).toBe('right')
  expect(await side('English words')).toBe('left')
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 800 })
  const header = page.getByRole('banner')
  for (const name of ['Acme', 'Website relaunch']) {
    const words = header.getByText(name, { exact: true })
    await expect(words).toBeVisible()
    expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBeLessThanOrEqual(0)
  }
  await page.locator('[data-task-id]').first().focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('toolbar', { name: /selected tasks/ })
  await expect(bar.getByRole('button', { name: /^Select all/ })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^More/ })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('AI-01 AI-02 TIMELOG-07 TIMELOG-08 the suggestion’s modal and the time of a task have their height before they are there', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'pls fix the newsletter form!!')
  for (const day of ['18', '19', '20']) {
    const entry = { task_uuid: task.uuid, start: `2026-11-${day} 09:00:00`, end: `2026-11-${day} 10:30:00`, comment: '' }
    expect((await product.host.as('mia').post('/time-trackings/', WEBSITE, entry)).status).toBe(201)
  }
  await openTasks(page, product)
  await focusRow(rowOf(page, 'pls fix the newsletter form'))
  const suggest = product.holdAnswers(/^SuggestTitle$/)
  await runCommand(page, 'AI-Task', 'AI-Task')
  const modal = page.getByRole('dialog', { name: /^AI-Task/ })
  await expect(modal.getByRole('status', { name: 'Asking for a suggestion' })).toBeVisible()
  await expect(modal.getByText('pls fix the newsletter form!!')).toBeVisible()
  await expect(modal).toHaveCSS('opacity', '1')
  const measure = async () => ({
    height: (await modal.boundingBox())?.height,
    apply: await middleOf(modal.getByRole('button', { name: 'Apply' })),
  })
  const before = await measure()
  suggest()
  await expect(modal.getByText('Suggested by rules')).toBeVisible()
  expect(await measure()).toEqual(before)
  await drawn(page, modal)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)

  const list = product.holdAnswers(/^ListTimeEntries$/)
  await runCommand(page, 'Time tracking details', 'Time tracking details')
  const dialog = page.getByRole('dialog', { name: 'Time Tracking Details' })
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0)
  const held = await height()
  list()
  await expect(dialog.getByText('3 entries')).toBeVisible()
  expect(await height()).toBe(held)
})
