// What the product told people in its messages. They pass by themselves, so a test asks what was told, not what is still in view.
import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Every page of the context keeps what its messages said, each wording once, until `told` takes it. */
export async function rememberMessages(context: BrowserContext) {
  await context.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { toldMessages: told })
    const last = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[data-sonner-toast]')) {
        const text = (message.textContent ?? '').replace(/\s+/g, ' ').trim()
        if (text === '' || last.get(message) === text) continue
        last.set(message, text)
        told.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const messagesOf = (page: Page) => page.evaluate(() => (window as unknown as { toldMessages: string[] }).toldMessages)

function fits(message: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? message.toLowerCase().includes(text.toLowerCase()) : text.test(message)
}

/** Waits until the person was told this, be it still in view or not; it is used up, so the same message can be awaited again. */
export async function told(page: Page, text: string | RegExp, { timeout }: { timeout?: number } = {}) {
  const find = async () => {
    const messages = await messagesOf(page)
    return messages.some((message) => fits(message, text)) ? text : messages
  }
  await expect.poll(find, { message: `the person is told “${text}”`, ...(timeout !== undefined && { timeout }) }).toBe(text)
  const at = (await messagesOf(page)).findIndex((message) => fits(message, text))
  await page.evaluate((from) => (window as unknown as { toldMessages: string[] }).toldMessages.splice(from, 1), at)
}

/** The same, and nothing else of that kind was said beside it. */
export async function toldOnce(page: Page, text: string | RegExp) {
  await told(page, text)
  expect((await messagesOf(page)).filter((message) => fits(message, text))).toEqual([])
}
