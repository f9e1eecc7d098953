// How the main screens read: axe finds nothing in both themes, and nothing is wider than a desk or a phone.
import type { Page } from '@playwright/test'
import { look, pictureOf } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { BOARD, LIST, openTasks, palette } from './task-page.ts'

/** Opens the palette in words that show every part of a row. */
async function typeInPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

const SCREENS: readonly { name: string; path: string; within?: string; show: (page: Page) => Promise<void> }[] = [
  { name: 'list', path: LIST, show: async () => undefined },
  {
    name: 'selection',
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
    name: 'palette-search',
    within: '[role=dialog]',
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await typeInPalette(page)
      await page.keyboard.type('la')
      await expect(
        palette(page)
          .getByRole('option', { name: /labels/i })
          .first(),
      ).toBeVisible()
      await expect(palette(page).getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
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

/** Opens one screen after the other. */
async function walk(page: Page, product: Product, see: (screen: (typeof SCREENS)[number]) => Promise<void>) {
  await openTasks(page, product, { as: 'ana' })
  for (const screen of SCREENS) {
    await page.goto(screen.path)
    await expect(page.locator('[data-task-id]').first().or(page.getByText('No task matches these filters.'))).toBeVisible()
    await screen.show(page)
    await page.waitForLoadState('networkidle')
    await see(screen)
    expect.soft(await isTooWide(page), `${screen.name} is too wide`).toBeLessThanOrEqual(0)
  }
}

test('OPEN-66 OPEN-28 THEME-01 list, selection, board, detail, palette, question, quick create and empty list read without fault in both themes', async ({
  page,
  product,
}) => {
  await walk(page, product, ({ name, within }) => look(page, name, within))
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('OPEN-66 OPEN-28 none of them is wider than a phone', async ({ page, product }) => {
    await walk(page, product, async ({ name }) => pictureOf(page, name))
  })
})
