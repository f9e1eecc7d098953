// The fixture itself: a context serves several tests and carries nothing from one to the next; whoever changes it for good has it for themselves.
import type { BrowserContext, Page } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, type Product, test } from './product.ts'
import { openProduct } from './running-product.ts'
import { createWarmContexts } from './warm-contexts.ts'

// One worker, in this order: each test looks at what the one before it left.
test.describe.configure({ mode: 'serial' })

const seen: BrowserContext[] = []
const last = () => seen.at(-1)

/** Everything that a page of the product's address can find from an earlier one. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    name: window.name,
    history: history.length,
    scripts: Object.keys(window).filter((name) => name.startsWith('left')),
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
  }))

const guess = (product: Product) => product.host.as(null).post('/auth/sign-in', {}, { email: 'mia@example.com', password: 'not it' })

test('a first test leaves whatever it can', async ({ page, context, product }) => {
  seen.push(context)
  await page.addInitScript(() => Object.assign(window, { leftByInitScript: true }))
  await page.goto('/login')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    await cookieStore.set({ name: 'left', value: 'behind', expires: Date.now() + 3_600_000 })
    window.name = 'left'
    await caches.open('left')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
    // What a page writes while it is closed comes last of all.
    addEventListener('pagehide', () => localStorage.setItem('left-late', 'behind'))
    setInterval(() => localStorage.setItem('left-by-timer', String(Date.now())), 1)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 500, height: 500 })
  await page.route('**/config.json', (route) => route.fulfill({ json: { left: 'behind' } }))
  const other = await context.newPage()
  await other.goto('/login')
  await other.evaluate(() => fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: 'query Left { __typename }' }) }))
  expect(product.operations).toEqual(['Left'])
  await makeTask(product.host, 'ana', WEBSITE, { title: 'Left behind' })
  product.holdAnswers()
  product.spoilWrites((response) => response.end())
  for (let time = 0; time < 12; time += 1) await guess(product)
  expect((await guess(product)).status).toBe(429)
})

test('the next one has the same context, and finds nothing in browser and product', async ({ page, context, product }) => {
  expect(context).toBe(last())
  expect(context.pages()).toEqual([page])
  expect(product.operations).toEqual([])
  expect(product.calls).toEqual([])
  await page.goto('/login')
  expect(await traces(page)).toEqual({
    local: [],
    session: [],
    databases: [],
    caches: [],
    cookies: '',
    name: '',
    history: 2,
    scripts: [],
    prefersDark: false,
    width: 1440,
  })
  expect(await page.evaluate(async () => (await fetch('/config.json')).text())).not.toContain('left')
  const found = await product.host.as('ana').get('/tasks/', { ...WEBSITE, search: 'Left behind' })
  expect(found.body.data).toEqual([])
  expect((await guess(product)).status).toBe(401)
  // Neither held nor spoiled.
  await product.signIn(page, 'mia')
  await page.goto('/acme/projects/website/overview')
  await expect(page.locator('[data-task-id]').first()).toBeVisible()
})

test('files of the client come from the cache', async ({ page, context }) => {
  expect(context).toBe(last())
  await page.goto('/login')
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter((bytes) => bytes > 0)).toEqual([])
})

const CHANGES: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  'a route': (_, context) => context.route('**/nothing', (route) => route.abort()),
  'a script': (_, context) => context.addInitScript(() => undefined),
  'a permission': (page) => page.context().grantPermissions(['geolocation']),
  'a clock': (page) => page.clock.install(),
  'another address': async (page) => {
    await page.route('https://example.com/', (route) => route.fulfill({ body: 'Elsewhere' }))
    await page.goto('https://example.com/')
  },
  'a session of its own': (page) => page.context().newCDPSession(page),
  'no network': (_, context) => context.setOffline(true),
}
test('whoever asks a context for what cannot be taken back has it alone', async ({ browser, product, openedWith }) => {
  for (const [name, change] of Object.entries(CHANGES)) {
    const contexts = createWarmContexts()
    const take = () => contexts.take({ url: product.url, ...openedWith }, () => browser.newContext({ baseURL: product.url }))
    const first = await take()
    await contexts.giveBack(first, true)
    expect(await take(), name).toBe(first)
    await change(first.pages()[0] as Page, first)
    await contexts.giveBack(first, true)
    const next = await take()
    expect(next, name).not.toBe(first)
    await next.close()
  }
})

test('a product whose port was taken meanwhile has another one', async ({ product }) => {
  const other = await openProduct({}, Number(new URL(product.url).port))
  expect(other.url).not.toBe(product.url)
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  await other.close()
})

test.describe('a test that asks for a cold browser', () => {
  test.use({ cold: true })
  test('has a context that never saw the client', async ({ page, context }) => {
    expect(seen).not.toContain(context)
    await page.goto('/login')
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    )
    expect(Math.min(...sizes)).toBeGreaterThan(0)
  })
})

test.describe('a test that asks for another screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('has another context', async ({ page, context }) => {
    expect(seen).not.toContain(context)
    expect(await page.evaluate(() => [innerWidth, navigator.maxTouchPoints > 0])).toEqual([390, true])
  })
})

test('an expectation that waits in vain says what it waited for, and leaves the picture of the page to the end of the test', async ({
  page,
}) => {
  await page.goto('/login')
  const vain = await expect(page.getByRole('button', { name: 'Nobody made this' }))
    .toBeVisible({ timeout: 1_000 })
    .then(String, String)
  expect(vain).toContain('Nobody made this')
  expect(vain).not.toContain('Aria snapshot')
})
