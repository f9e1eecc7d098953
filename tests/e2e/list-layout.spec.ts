// How a list of tasks lies on the screen: names over their cells, widths that people draw, and what gives way where room is short.
import type { Locator, Page } from '@playwright/test'
import { surelyFits } from '#src/ui/marks/text-width.ts'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { LIST, openTasks } from './task-page.ts'

test('lists say what their columns are: names stand over their cells at every width, and a width that was drawn is there after a reload', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const name = (title: string) => page.getByRole('columnheader', { name: title, exact: true })
  const leftOf = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  const rows = page.locator('[data-task-id]:not([data-focused])')
  const aligned = async () => {
    // Labels end where the room of the title does; every other name begins with its cells, and goes with them.
    const leftsOf = (row: Locator, cell: string) =>
      row.evaluate(
        (element, role) =>
          [...element.querySelectorAll(`[role=${role}]`)].map((one, at) =>
            at === 5 ? 'labels' : getComputedStyle(one).display === 'none' ? 'gone' : Math.round(one.getBoundingClientRect().left),
          ),
        cell,
      )
    expect(await leftsOf(page.getByRole('row').first(), 'columnheader')).toEqual(await leftsOf(rows.first(), 'gridcell'))
  }
  for (const width of [1440, 1160, 1024, 900, 800]) {
    await page.setViewportSize({ width, height: 800 })
    await aligned()
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  const edge = page.getByRole('separator', { name: 'Width of Board' })
  const before = await leftOf(name('Board'))
  const at = await edge.boundingBox()
  if (!at) throw new Error('the edge is not on the screen')
  await page.mouse.move(at.x + 4, at.y + 8)
  await page.mouse.down()
  await page.mouse.move(at.x - 36, at.y + 8, { steps: 4 })
  await page.mouse.up()
  expect(await leftOf(name('Board'))).toBe(before - 40)
  await aligned()
  await page.reload()
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  expect(await leftOf(name('Board'))).toBe(before - 40)
  await aligned()
  await edge.dblclick()
  await expect.poll(() => leftOf(name('Board'))).toBe(before)
  // The names stay over rows that scroll, and keys bring no row below them.
  await page.keyboard.press('j')
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('j')
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('k')
  const [rowTop, headBottom] = await Promise.all([
    page.locator('[data-focused]').evaluate((element) => element.getBoundingClientRect().top),
    name('Code').evaluate((element) => element.parentElement?.getBoundingClientRect().bottom ?? 0),
  ])
  expect(rowTop).toBeGreaterThanOrEqual(headBottom)
})

test('what surely fits is not cut off, and fits: no letter is wider than it is thought to be, and no name or fact stands over what is beside it', async ({
  page,
  product,
}) => {
  await openTasks(page, product, { as: 'ana', path: LIST })
  const letters = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
    /[\p{L}\p{N}\p{P}\p{S} ]/u.test(letter),
  )
  const widths = await page.evaluate(async (letters) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('nothing to measure with')
    const { fontFamily } = getComputedStyle(document.body)
    await document.fonts.load(`500 100px ${fontFamily}`, letters.join(''))
    return letters.map((letter) => {
      const ofWeights = [400, 450, 500].map((weight) => {
        context.font = `${weight} 100px ${fontFamily}`
        return context.measureText(letter).width
      })
      return Math.max(...ofWeights)
    })
  }, letters)
  expect(letters.filter((letter, at) => surelyFits(letter, (widths[at] ?? 0) - 1, 100))).toEqual([])
  expect(letters.filter((letter) => surelyFits(letter, 102, 100)).length).toBeGreaterThan(150)
  const fitting: Record<number, number> = {}
  for (const width of [1440, 1300, 1180, 1024, 960]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await uncut(page)).over).toEqual([])
    fitting[width] = (await uncut(page)).fitting
  }
  // Facts are cut off where the list is narrow, and most of them are not where it is wide.
  expect((fitting[1440] ?? 0) - (fitting[960] ?? 0)).toBeGreaterThan(80)
})

/** Texts of rows and of the sidebar on one line that nothing cuts off: how many fit, and those that do not. */
function uncut(page: Page): Promise<{ fitting: number; over: string[] }> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[role=row] span, aside span')].filter((one) => {
      const { whiteSpaceCollapse, textWrapMode, overflowX } = getComputedStyle(one)
      return one.childElementCount === 0 && whiteSpaceCollapse === 'collapse' && textWrapMode === 'nowrap' && overflowX === 'visible'
    })
    const over = texts.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
    return { fitting: texts.length - over.length, over: over.map((one) => `${one.textContent} in ${one.clientWidth} px`) }
  })
}

test('at 200 % zoom the pager and the foot of the page take no room from the rows: they come after them', async ({ page, product }) => {
  await openTasks(page, product)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toBeInViewport({ ratio: 1 })
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(pager).not.toBeInViewport()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  }
  await page.locator('[data-task-id]').first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(pager).toBeInViewport({ ratio: 1, timeout: 200 })
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1, timeout: 200 })
  }).toPass()
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(pager).toContainText('Page 2 of 5')
  await expect(page.locator('[data-task-id]').first()).toBeInViewport()
})

test('OPEN-66 names of columns, groups with their counts and the filter bar are accessible in both themes, also on a phone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview?assignee=mia,ben&type=none,1&due=month&done=no&sort=-due')
  await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible()
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await look(page, 'filters', 'main')
  }
})

test('SHELL-26 OPEN-28 on a tablet, upright or not, the header names the project in full, and nothing in it is cut', async ({
  page,
  product,
}) => {
  await openTasks(page, product, { as: 'ana', path: LIST })
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    const name = page.getByRole('banner').getByText('Website relaunch', { exact: true })
    await expect(name).toBeVisible()
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
})
