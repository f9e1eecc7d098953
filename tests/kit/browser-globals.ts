// Puts the few globals of a browser that actions ask for beside node's own, so that client, gateway and host run in one process.
import { Window } from 'happy-dom'

/** Does it; the answer takes them away again, because the next file of the same worker runs without. */
export function installBrowser(): () => Promise<void> {
  const browser = new Window({ url: 'https://palette.test/' })
  const { document, navigator, localStorage, StorageEvent, CustomEvent, Element, HTMLElement, HTMLInputElement, Node, DOMParser } = browser
  const dom = { StorageEvent, CustomEvent, Element, HTMLElement, HTMLInputElement, Node, DOMParser }
  const globals = { window: browser, document, navigator, localStorage, ...dom }
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return async () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
    await browser.happyDOM.close()
  }
}
