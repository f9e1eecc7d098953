// A page of the product in a browser, for somebody who is signed in.
import type { Browser, Page } from '@playwright/test'
import type { ProductPage } from './product-page.ts'

/** Opens it at 1440 by 900; `first` runs in it, with what is given, before the page's own scripts. */
export async function openSignedIn<T>(
  browser: Browser,
  { url, token, user }: ProductPage,
  first?: { run: (given: T) => void; given: T },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    { ACCESS_TOKEN: token, current_user: user },
  )
  if (first) {
    // What runs TypeScript here names inner functions by a helper of its own, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    await page.addInitScript(first.run as (given: unknown) => void, first.given)
  }
  await page.goto(url)
  return page
}
