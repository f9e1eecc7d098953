// Nothing jumps: what comes later leaves what is there already where it is.
import type { Page } from '@playwright/test'
import { goWithin } from './go-within.ts'
import { expect, type Product, test } from './product.ts'
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
const PLAN = `${PROJECT}/sprints/sprint-7?show=plan`
/** Loaded anew at every width: the frame, a list, a board, and what has two sides, with all that comes late to each. */
const LOADED = ['/workspace', LIST, BOARD, PLAN]
const PARTS = ['sprints', 'sprints/sprint-7', 'settings'].map((part) => `${PROJECT}/${part}`)
const SETTINGS = ['/acme/settings/smtp', '/acme/settings/custom-domain']
/** Turned to within the client, where the frame stands already: what these read comes late all the same. */
const TURNED = [
  ...PARTS,
  '/acme/next-tasks',
  '/acme/team-members',
  '/acme/team-members/log',
  '/acme/clients',
  '/acme/invoices',
  ...SETTINGS,
  '/inbox',
  '/notevault',
]

async function sumShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const sum = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.layoutShift += entry.value
    }
    new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Sums from here on, and waits for the screen: the one before stays until it can be drawn. */
async function turnAndWait(page: Page, path: string) {
  const before = await page.title()
  await page.evaluate(() => {
    window.layoutShift = 0
  })
  await goWithin(page, path)
  await expect(page).not.toHaveTitle(before)
}

/** The sum of the shifts once nothing is loading or asked, and the page had time to ask more. */
async function shiftAtRest(page: Page, product: Product): Promise<number> {
  // What lies open in the inbox has one of its own.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const asked = async () => {
    const before = product.operations.length
    await expect(page.locator('[aria-busy=true], [role=status]:text("Loading")')).toHaveCount(0)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    return product.operations.length - before + product.waiting()
  }
  await expect.poll(asked).toBe(0)
  return page.evaluate(() => window.layoutShift)
}

for (const [devices, sizes, turned] of [
  ['a desk', [{ width: 1440, height: 900 }], TURNED],
  [
    'a small desk and a tablet',
    [
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
    ],
    [],
  ],
  ['a phone', [{ width: 390, height: 844 }], TURNED],
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
      for (const path of LOADED) {
        await page.goto(path)
        shifts[`${path} at ${size.width}`] = await shiftAtRest(page, product)
      }
      for (const path of turned) {
        await turnAndWait(page, path)
        shifts[`${path} at ${size.width}`] = await shiftAtRest(page, product)
      }
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > MOST)).toEqual([])
  })
