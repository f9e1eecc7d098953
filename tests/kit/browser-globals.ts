// Puts the few globals of a browser that actions ask for beside node's own, so that client, gateway and host run in one process.
import { Window } from 'happy-dom'

/** Does it; the answer takes them away again, because the next file of the same worker runs without. */
export function installBrowser(): () => Promise<void> {
  const browser = new Window({ url: 'https://palette.test/' })
  const { document, navigator, localStorage, StorageEvent, CustomEvent, Element, HTMLElement, HTMLInputElement, Node, DOMParser } = browser
  // The editor's, which it calls without naming the window.
  const events = {
    addEventListener: browser.addEventListener.bind(browser),
    removeEventListener: browser.removeEventListener.bind(browser),
    dispatchEvent: browser.dispatchEvent.bind(browser),
  }
  const dom = { StorageEvent, CustomEvent, Element, HTMLElement, HTMLInputElement, Node, DOMParser }
  const globals = { window: browser, document, navigator, localStorage, ...events, ...dom }
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return async () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
    // Timers of an editor that is long gone take their listeners away up to three seconds later (@milkdown/ctx): to them it stays.
    Object.defineProperty(globalThis, 'removeEventListener', { value: () => undefined, configurable: true, writable: true })
    await browser.happyDOM.close()
  }
}
