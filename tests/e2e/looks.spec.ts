// How the main screens read: axe finds nothing in both themes, and nothing is wider than a desk. Phones: phone.spec.ts and phone-detail.spec.ts.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { BOARD, LIST, palette } from './task-page.ts'

/** Opens the palette in words that show every part of a row. */
async function typeInPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

const SCREENS: readonly { name: string; path: string; within?: string; show: (page: Page) => Promise<void> }[] = [
  { name: 'list', path: LIST, show: async () => undefined },
  {
    name: 'selection',
    within: 'main',
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await page.keyboard.press('x')
      for (let more = 0; more < 3; more++) await page.keyboard.press('Shift+ArrowDown')
      await expect(page.getByRole('toolbar', { name: '4 selected tasks' })).toBeVisible()
    },
  },
  { name: 'board', path: BOARD, show: async () => undefined },
  {
    name: 'detail',
    within: '[role=dialog]',
    path: LIST,
    async show(page) {
      const row = page.locator('[data-task-id]').filter({ hasText: 'Sprint' }).or(page.locator('[data-task-id]').nth(3)).first()
      await row.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: /^Task WEB-/ }).getByText(/^Created .* by /)).toBeVisible()
    },
  },
  {
    name: 'palette',
    within: '[role=dialog]',
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await typeInPalette(page)
      await expect(palette(page).getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'question',
    within: '[role=dialog]',
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await page.keyboard.press('a')
      await expect(page.getByRole('dialog', { name: 'Assign Members' }).getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'quick-create',
    within: '[role=dialog]',
    path: LIST,
    async show(page) {
      await page.keyboard.press('c')
      await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused()
      await page.keyboard.type('Call the printer @ben #Launch tomorrow')
      await expect(page.getByRole('button', { name: 'Keep in the title: Ben Okafor' })).toBeVisible()
    },
  },
  {
    name: 'empty',
    within: 'main',
    path: `${LIST}?q=nothing-like-this`,
    show: (page) => expect(page.getByText('No task matches these filters.')).toBeVisible(),
  },
]

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('OPEN-66 OPEN-28 THEME-01 list, selection, board, detail, palette, question, quick create and empty list read without fault in both themes', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  await product.signIn(page, 'ana')
  for (const { name, path, within, show } of SCREENS) {
    await page.goto(path)
    await expect(page.locator('[data-task-id]').first().or(page.getByText('No task matches these filters.'))).toBeVisible()
    await show(page)
    await page.waitForLoadState('networkidle')
    await look(page, name, within)
    expect.soft(await isTooWide(page), `${name} is too wide`).toBeLessThanOrEqual(0)
  }
})
