// At 200 % and 400 % of a desk's window everything is still there: nothing overlaps, nothing is cut off, nothing scrolls sideways.
import type { Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { expect, test } from './product.ts'
import { LIST, openTasks } from './task-page.ts'

/** Pairs of controls that lie over each other, and controls that reach out of the window. */
const crowded = (page: Page, within: string) =>
  page.locator(within).evaluateAll((places) =>
    places.flatMap((place) => {
      const boxes = [...place.querySelectorAll('button, a, input')]
        .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1)
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 && one.box.left < box.right - 1 && box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1,
          )
          .map((other) => `${one.name} and ${other.name}`),
      )
      return [...over, ...boxes.filter(({ box }) => box.right > window.innerWidth).map(({ name }) => `${name} is cut off`)]
    }),
  )

test('OPEN-66 OPEN-28 a desk at 200 % and at 400 %: head, tools and quick create have room', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ana' })
  for (const [width, height] of [
    [720, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(LIST)
    await expect(page.locator('[data-task-id]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible()
    expect(await crowded(page, 'header')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('c')
    await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused()
    expect(await crowded(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
  }
})
