// A way from one screen to another that loads nothing anew.
import type { Page } from '@playwright/test'

/** Goes there as a link within the client does. That an address can be loaded is proven by one of each layout (routes.spec.ts). */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
