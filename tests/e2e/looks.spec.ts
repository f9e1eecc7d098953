// How the main screens look and read: axe finds nothing in both themes; pictures at 1440 and 390 px are written to test-results/looks/.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { expect, test } from './product.ts'
import { BOARD, LIST, openTasks, palette, rowOf } from './task-page.ts'

const LOOKS = join(import.meta.dirname, '../../test-results/looks')

/** Opens the palette in words that show every part of a row. */
async function typeInPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

const SCREENS: readonly { name: string; path: string; show: (page: Page) => Promise<void> }[] = [
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
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await typeInPalette(page)
      await expect(palette(page).getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'palette-search',
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
    path: LIST,
    async show(page) {
      await page.locator('[data-task-id]').first().focus()
      await page.keyboard.press('a')
      await expect(page.getByRole('dialog', { name: 'Assign Members' }).getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'quick-create',
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
    path: `${LIST}?q=nothing-like-this`,
    show: (page) => expect(page.getByText('No task matches these filters.')).toBeVisible(),
  },
]

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme, hasTouch: width === 390 })
      test(`OPEN-66 OPEN-28 THEME-01 list, selection, board, detail, palette, question, quick create and empty list read without fault in ${theme} at ${width} px`, async ({
        page,
        product,
      }) => {
        // Reading nine screens takes a busy machine a while.
        test.setTimeout(600_000)
        await openTasks(page, product, { as: 'ana' })
        for (const { name, path, show } of SCREENS) {
          await page.goto(path)
          await expect(page.locator('[data-task-id]').first().or(page.getByText('No task matches these filters.'))).toBeVisible()
          await show(page)
          await page.waitForLoadState('networkidle')
          await page.screenshot({ path: join(LOOKS, `${name}-${width}-${theme}.png`), animations: 'disabled' })
          // The same elements and colours at both widths: they are read once.
          const faults = width === 1440 ? await faultsOf(page) : []
          expect.soft(faults, `${name} ${width} ${theme}`).toEqual([])
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} is too wide`)
            .toBeLessThanOrEqual(0)
        }
        await page.goto(LIST)
        await expect(rowOf(page, 'WEB-').first()).toBeVisible()
      })
    })
  }
}
