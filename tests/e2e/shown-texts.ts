// What was on screen, even for a moment: messages that go away by themselves are asserted without a race against their time.
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Remembers each text that appears or changes, from the next navigation on. */
export async function rememberTexts(page: Page) {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownTexts: shown })
    const note = (text: string | null | undefined) => text && shown.push(text)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') note(target.parentElement?.textContent)
        else for (const node of addedNodes) note(node.nodeType === Node.TEXT_NODE ? node.parentElement?.textContent : node.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Waits until the text was shown; it and everything before it are used up, so the same message can be awaited again. */
export async function expectShown(page: Page, text: string, timeout?: number) {
  const take = () =>
    page.evaluate((wanted) => {
      const { shownTexts } = window as unknown as { shownTexts: string[] }
      const at = shownTexts.findIndex((shown) => shown.includes(wanted))
      shownTexts.splice(0, at + 1)
      return at >= 0
    }, text)
  await expect.poll(take, { message: `“${text}” is shown`, ...(timeout !== undefined && { timeout }) }).toBe(true)
}
