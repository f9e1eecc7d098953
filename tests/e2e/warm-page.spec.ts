// The fixture's page: one test after the other gets it, as good as new; whoever changes it for good has it alone.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

// One worker, in this order: each test looks at what the one before it left.
test.describe.configure({ mode: 'serial' })
// What is sent here is no proper question.
test.use({ expectedErrors: [/415/] })

const seen: Page[] = []
const heard: string[] = []

test('a first test leaves in its page whatever it can', async ({ page }) => {
  seen.push(page)
  await page.addInitScript(() => Object.assign(window, { leftByInitScript: true }))
  page.on('dialog', (dialog) => dialog.dismiss())
  page.on('request', (request) => heard.push(request.url()))
  await page.route('**/config.json', (route) => route.fulfill({ json: { left: 'behind' } }))
  // Never answered.
  await page.route('**/held', () => undefined)
  await page.setViewportSize({ width: 500, height: 500 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await button.hover()
  await page.evaluate(() => {
    sessionStorage.setItem('left', 'behind')
    window.name = 'left'
    history.pushState(null, '', '/login?left')
    addEventListener('beforeunload', (event) => {
      event.preventDefault()
      sessionStorage.setItem('left-late', 'behind')
    })
    void fetch('/held').catch(() => undefined)
    addEventListener('pagehide', () => sessionStorage.setItem('left-later', 'behind'))
    setInterval(() => void fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: 'query Left { __typename }' }) }), 5)
  })
  await expect.poll(() => heard.some((url) => url.endsWith('/graphql'))).toBe(true)
  heard.length = 0
})

test('the next one has the same page, and finds nothing in it', async ({ page, product }) => {
  expect(page).toBe(seen.at(-1))
  heard.length = 0
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const found = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    name: window.name,
    history: history.length,
    scripts: Object.keys(window).filter((name) => name.startsWith('left')),
    hovered: document.querySelectorAll(':hover').length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  expect(found).toEqual({ session: [], name: '', history: 2, scripts: [], hovered: 0, width: 1440, isDark: false, isStill: true })
  expect(await page.evaluate(async () => (await fetch('/config.json')).text())).not.toContain('left')
  expect(heard).toEqual([])
  expect(product.operations).toEqual([])
})

const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  'a socket of its own': (page) => page.routeWebSocket('**/nothing', () => undefined),
  'a function of its own': (page) => page.exposeFunction('left', () => undefined),
  'a key held down': (page) => page.keyboard.down('Shift'),
  'a pointer held down': (page) => page.mouse.down(),
}
for (const [name, change] of Object.entries(CHANGES)) {
  test(`a test that asks its page for ${name}`, async ({ page }) => {
    await change(page)
    seen.push(page)
  })
  test(`has no successor there: ${name}`, async ({ page, context }) => {
    expect(page).not.toBe(seen.at(-1))
    expect(context.pages()).toEqual([page])
  })
}
