// A page that serves one test after the other: its process has compiled the client already, which is half of what a first visit costs.
import type { BrowserContext, Disposable, Page } from '@playwright/test'
import type { ContextOptions } from './context-options.ts'

/** What a test may do with its page and leave no trace that `clear` does not wipe. After anything else it serves no other test. */
const HARMLESS =
  /^(\$.*|constructor|ariaSnapshot|addInitScript|add(Script|Style)Tag|content|context|check|click|dblclick|dispatchEvent|dragAndDrop|emulateMedia|evaluate|evaluateHandle|fill|focus|frame|frameLocator|frames|get.*|go.*|hover|inner.*|input.*|is.*|locator|mainFrame|off|on|once|addListener|removeListener|listeners|listenerCount|emit|press|reload|request|route|screenshot|selectOption|setChecked|setContent|setInputFiles|setViewportSize|tap|textContent|title|type|uncheck|unroute|unrouteAll|url|viewportSize|waitFor.*)$/

/** Ways to be told of something; what a test added it would hear of the next one. */
const LISTENING = ['on', 'once', 'addListener', 'prependListener'] as const

/** How long the page may take to leave what a test opened, in ms. */
const PATIENCE = 5_000

/** A page between two tests. */
export interface WarmPage {
  page: Page
  /** Leaves what the test opened and takes back what it added; false where that cannot be done, and the page serves no longer. */
  clear(url: string): Promise<boolean>
  /** Where the next test begins: no history, and the pointer outside. Asked when its product answers. */
  begin(openSession: BrowserContext['newCDPSession']): Promise<void>
}

/** Watches a page that was just opened in a context with these options. */
export function warmPage(page: Page, { viewport, colorScheme, reducedMotion }: ContextOptions): WarmPage {
  let spent = false
  const takeBack: (() => Promise<unknown> | unknown)[] = []
  const spend = () => {
    spent = true
  }
  for (const name of methodsOf(page)) if (!HARMLESS.test(name)) before(page, name, spend)
  before(page.keyboard, 'down', spend)
  before(page.mouse, 'down', spend)
  page.on('crash', spend)
  for (const name of LISTENING)
    before(page, name, (event, listener) => takeBack.push(() => void page.off(event as 'close', listener as () => void)))
  const addInitScript = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>
  page.addInitScript = (async (...args: unknown[]) => {
    const script = await addInitScript(...args)
    takeBack.push(() => script.dispose())
    return script
  }) as Page['addInitScript']
  const undoable = <Name extends 'route' | 'setViewportSize' | 'emulateMedia'>(name: Name, undo: () => Promise<unknown>) =>
    before(page, name, () => takeBack.push(undo))
  undoable('route', page.unrouteAll.bind(page, { behavior: 'ignoreErrors' }))
  if (viewport) undoable('setViewportSize', page.setViewportSize.bind(page, viewport))
  else before(page, 'setViewportSize', spend)
  undoable('emulateMedia', page.emulateMedia.bind(page, { colorScheme, reducedMotion }))
  return {
    page,
    async clear(url) {
      if (spent || page.isClosed()) return false
      // What still listens would hear of the leaving, or dismiss the question whether to leave.
      for (const undo of takeBack.splice(0)) await undo()
      return page.goto(`${url}/healthz`, { timeout: PATIENCE }).then(
        () => page.evaluate(forget),
        () => false,
      )
    },
    async begin(openSession) {
      await page.mouse.move(-1, -1)
      const session = await openSession(page)
      await session.send('Page.resetNavigationHistory')
      await session.detach()
    },
  }
}

/** In the page: what a tab keeps from one address to the next. */
function forget(): boolean {
  sessionStorage.clear()
  window.name = ''
  return true
}

/** The names of what can be called on it. */
export function methodsOf(of: object): string[] {
  const prototype = Object.getPrototypeOf(of)
  return Object.getOwnPropertyNames(prototype).filter(
    (name) => !name.startsWith('_') && typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === 'function',
  )
}

/** Calls `first` whenever the method is called, with its arguments. */
export function before(of: object, name: string, first: (...args: unknown[]) => void): void {
  const original: unknown = Reflect.get(of, name)
  if (typeof original !== 'function') return
  Reflect.set(of, name, (...args: unknown[]) => {
    first(...args)
    return Reflect.apply(original, of, args)
  })
}
