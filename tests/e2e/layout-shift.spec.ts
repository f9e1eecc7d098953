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
const PARTS = ['sprints', 'sprints/sprint-7', 'sprints/sprint-7?show=plan', 'settings'].map((part) => `${PROJECT}/${part}`)
const SETTINGS = ['/acme/settings/smtp', '/acme/settings/custom-domain']
const COMPANY = ['/acme/team-members', '/acme/team-members/log', '/acme/clients', '/acme/invoices', ...SETTINGS, '/inbox', '/notevault']
const SCREENS = ['/workspace', LIST, BOARD, ...PARTS, '/acme/next-tasks', ...COMPANY]
/** What stands otherwise on widths between a desk and a phone. */
const BETWEEN = ['/workspace', LIST, BOARD, `${PROJECT}/sprints/sprint-7?show=plan`]

async function sumShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const sum = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.layoutShift += entry.value
    }
    new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const [devices, sizes, screens] of [
  ['a desk', [{ width: 1440, height: 900 }], SCREENS],
  [
    'a small desk and a tablet',
    [
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
    ],
    BETWEEN,
  ],
  ['a phone', [{ width: 390, height: 844 }], SCREENS],
] as const)
  test(`OPEN-66 OPEN-28 no screen shifts while it is read, on ${devices}`, async ({ page, product }) => {
    const ana = product.host.as('ana')
    await ana.put('/companies/acme/smtp', {}, { host: '93.184.216.34' })
    await ana.put('/companies/acme/domain', {}, { domain: 'work.example.com' })
    await product.signIn(page, 'ana')
    await sumShifts(page)
    const shifts: Record<string, number> = {}
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const path of screens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true], [role=status]:text("Loading")')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        shifts[`${path} at ${size.width}`] = await page.evaluate(() => window.layoutShift)
      }
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > MOST)).toEqual([])
  })
