// The wiki in the browser, by keyboard alone: written with names of pages and tasks, published, compared, restored and taken along.
import type { Page } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const WIKI = '/acme/projects/website/wiki'
const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Text of / })
const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const onHost = async (product: Product, title: string) => {
  const ana = product.host.as('ana')
  const [found] = (await ana.get('/wiki-pages/search/', { ...WEBSITE, q: title })).body.data
  return found ? (await ana.get(`/wiki-pages/${found.slug}/`, WEBSITE)).body.data : null
}

test('WIKI-04 WIKI-11 WIKI-13 WIKI-18 a page is made, names a page, a new page and a task, and is published, by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(WIKI)
  await expect(titleOf(page, 'Start here')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /New page/ })).toBeFocused()
  await page.keyboard.type('Meeting of Monday')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()

  await page.keyboard.type('We follow [[launch')
  await expect(page.getByRole('option', { name: /Launch runbook/ })).toBeVisible()
  await look(page, 'wiki-names')
  await page.keyboard.press('Enter')
  await page.keyboard.type('and begin with #WEB-12')
  await expect(page.getByRole('option', { name: /WEB-12/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('. Notes are in [[Minutes of 2026')
  await expect(page.getByRole('option', { name: /New page “Minutes of 2026”/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onHost(product, 'Minutes of 2026'))?.draft).toBe(true)
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await onHost(product, 'Meeting of Monday'))?.version).toBe(1)
  const made = await onHost(product, 'Meeting of Monday')
  expect(made).toMatchObject({ following: true })
  expect(made.linked.pages.map(({ title }: { title: string }) => title).sort()).toEqual(['Launch', 'Minutes of 2026'])
  expect(made.linked.tasks).toHaveLength(1)
  await expect(page.getByRole('article').getByRole('link', { name: 'Minutes of 2026' })).toBeVisible()
  await look(page, 'wiki-page')
})

test('WIKI-08 WIKI-09 WIKI-10 Shift+V compares versions, J goes to what differs, V to any two; one is restored and that taken back', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  const { slug } = await onHost(product, 'Launch runbook')
  await page.goto(`${WIKI}/${slug}`)
  await expect(titleOf(page, 'Launch runbook')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Shift+V')
  await expect(titleOf(page, 'Version 3')).toBeVisible()
  await expect(page.getByText('Compared with version 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/Change 1 of \d/)).toBeVisible()
  await expect(page.locator('div[data-change="1"]')).toBeFocused()
  await look(page, 'wiki-versions')
  await page.keyboard.press('v')
  await expect(page.getByRole('option', { name: /Version 1/ })).toBeVisible()
  await page.keyboard.type('Version 1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Compared with version 1')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Versions' })
    .getByRole('link', { name: /Version 1/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The first version, as it was')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Restore version')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onHost(product, 'Launch runbook')).version).toBe(4)
  await expect(page.getByText('Restored version 1').first()).toBeVisible()
  await expect(titleOf(page, 'Launch runbook')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await onHost(product, 'Launch runbook')).version).toBe(5)
  await expect(page.getByRole('heading', { name: 'Before the day' })).toBeVisible()
})

test('WIKI-04 WIKI-16 a click puts the cursor where it was, Escape leaves a draft, and Shift+X saves the page as Markdown', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  const { slug } = await onHost(product, 'Roll-back plan')
  await page.goto(`${WIKI}/${slug}`)
  await expect(titleOf(page, 'Roll-back plan')).toBeVisible({ timeout: 30_000 })
  // Who may write is known later than what it says.
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  const first = page.getByRole('article').locator('p:not(:has(a))').last()
  const text = ((await first.textContent()) ?? '').trim()
  await first.click({ position: { x: 1, y: 8 } })
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('Well: ')
  await expect(editorOf(page).getByText(`Well: ${text}`)).toBeVisible()
  await expect(page.getByText(/^Draft saved/)).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have written something here that is not published.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Shift+X')
  expect((await download).suggestedFilename()).toBe('Roll-back plan.md')
})
