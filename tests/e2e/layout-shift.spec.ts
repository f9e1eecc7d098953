// Nothing jumps: what comes later leaves what is there already where it is.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { BOARD, LIST } from './task-page.ts'

declare global {
  interface Window {
    /** The sum of the page's layout shifts so far. */
    layoutShift: number
  }
}

/** What a page may move, as the browser sums it up: the share of the window times the share of the way. */
const MOST = 0.02

const PROJECT = '/acme/projects/website'
const PARTS = ['sprints', 'sprints/sprint-7', 'sprints/sprint-7?show=plan', 'sprints/sprint-6', 'settings'].map(
  (part) => `${PROJECT}/${part}`,
)
const SCREENS = ['/workspace', '/acme/projects', LIST, BOARD, ...PARTS, '/acme/next-tasks', '/acme/favorites']

async function sumShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const sum = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.layoutShift += entry.value
    }
    new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const [device, width, height] of [
  ['a desk', 1440, 900],
  ['a small desk', 1024, 768],
  ['a tablet', 820, 1180],
  ['a phone', 390, 844],
] as const)
  test(`OPEN-66 OPEN-28 no screen shifts while it is read, on ${device}`, async ({ page, product }) => {
    await product.signIn(page, 'ana')
    await sumShifts(page)
    const shifts: Record<string, number> = {}
    await page.setViewportSize({ width, height })
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true], [role=status]:text("Loading")')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      shifts[path] = await page.evaluate(() => window.layoutShift)
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > MOST)).toEqual([])
  })
