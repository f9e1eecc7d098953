// The fixture of the browser tests: a product of its own for each test, and a page that fails on unexpected console errors.
import { expect } from '@playwright/test'
import { test as base } from './context-options.ts'
import { leanExpect } from './lean-expect.ts'
import { rememberMessages } from './messages.ts'
import { openProduct, type Product } from './running-product.ts'
import { createWarmContexts, type WarmContexts } from './warm-contexts.ts'

export type { Product }

interface OfTest {
  product: Product
  expectedErrors: RegExp[]
  env: Record<string, string>
  cold: boolean
  patient: boolean
}

interface OfWorker {
  warmContexts: WarmContexts
  place: { port: number }
}

/**
 * Playwright's test with a product. `page.goto('/')` is the product's; `expectedErrors` lists console errors that a test provokes, `env` are settings
 * of host and gateway, `cold` asks for a browser that never saw the client. A page waits longer than its five seconds for an answer (API-02), since a
 * machine full of tests may take them; `patient: false` where a test is about answers that do not come.
 */
export const test = base.extend<OfTest, OfWorker>({
  env: [{}, { option: true }],
  cold: [false, { option: true }],
  patient: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  warmContexts: [async ({}, use) => use(createWarmContexts()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  place: [async ({}, use) => use({ port: 0 }), { scope: 'worker' }],
  product: async ({ env, place }, use) => {
    const product = await openProduct(env, place.port)
    place.port = Number(new URL(product.url).port)
    await use(product)
    await product.close()
  },
  expectedErrors: [[], { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ browser, warmContexts, cold, product, openedWith }, use, testInfo) => {
    async function open() {
      const context = await browser.newContext()
      await rememberMessages(context)
      return context
    }
    // A service worker outlives its page.
    const isCold = cold || openedWith.serviceWorkers !== 'block'
    const context = isCold ? await open() : await warmContexts.take({ url: product.url, ...openedWith }, open)
    await use(context)
    if (isCold) await context.close()
    else await warmContexts.giveBack(context, testInfo.status === testInfo.expectedStatus)
  },
  page: async ({ context, browserName, expectedErrors, patient }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    await leanExpect(page)
    if (browserName === 'firefox') await page.addInitScript(typeAsPeopleDo)
    if (patient) await page.addInitScript(waitLonger)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(
      errors.filter((text) => !expectedErrors.some((expected) => expected.test(text))),
      'console errors',
    ).toEqual([])
  },
})

/** In the page, before its own scripts: in Firefox the runner fills a field by a script, which React takes for its own doing unless it forgets the value. */
function typeAsPeopleDo() {
  const forget = ({ isTrusted, target }: Event) => {
    if (!isTrusted) (target as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('\u0000')
  }
  window.addEventListener('input', forget, true)
}

/**
 * In the page, before its own scripts: the clock of a request (fetch-timeout.ts) runs longer, and so does the one of a second key (keymap.ts): the runner may
 * need more than a second for the way to it.
 */
function waitLonger() {
  const later = window.setTimeout.bind(window)
  const isRequest = (run: () => void, ms?: number) => ms === 5_000 && String(run).includes('TimeoutError')
  window.setTimeout = ((run: () => void, ms?: number) => later(run, isRequest(run, ms) ? 30_000 : ms)) as typeof window.setTimeout
  const pressed = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get
  Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', {
    configurable: true,
    get(this: KeyboardEvent): number {
      return pressed?.call(this) / 4
    },
  })
}

export { expect }
