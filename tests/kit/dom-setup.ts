// Makes happy-dom enough of a browser for component tests, and leaves nothing of one test to the next.
import './untraced-react.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { endStores } from '#src/lib/store.ts'

// The rich editors need a real browser; plain fields with the same props stand for them. Said here, for every file alike: files share their modules.
vi.mock('#src/ui/editor/rich-text-editor.tsx', async () => await import('./plain-rich-text.tsx'))
vi.mock('#src/features/comment/comment-editor.tsx', async () => await import('./plain-comment-editor.tsx'))

// A busy machine is not a failure: waits end when their condition holds, and only a missing one pays for the patience.
configure({ asyncUtilTimeout: 8_000 })

class StillObserver {
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
  takeRecords() {
    return []
  }
}

// Timers of an editor that is long gone take their listeners away up to three seconds later (@milkdown/ctx), on a busy machine when the page of the last
// file is gone from the global object. Behind it they find this.
Object.defineProperty(Object.getPrototypeOf(globalThis), 'removeEventListener', {
  value: () => undefined,
  configurable: true,
  writable: true,
})

/** The page itself, as far as it is not a browser's. */
type Settled = { happyDOM?: { settings: { navigation: { disableFallbackToSetURL: boolean } } } }

if (typeof window !== 'undefined') {
  // A link that is pressed, such as that of a download, leads nowhere: the address of the page is that of all files.
  const { happyDOM } = window as Settled
  if (happyDOM) happyDOM.settings.navigation.disableFallbackToSetURL = true
  // Layout never changes here, so observers have nothing to report.
  window.ResizeObserver = StillObserver as unknown as typeof ResizeObserver
  window.IntersectionObserver = StillObserver as unknown as typeof IntersectionObserver
  // A light, moving, fine-pointed 1440 px desk; a test that needs another stubs matchMedia itself.
  window.matchMedia = (query: string) => {
    const least = /min-width:\s*(\d+)/.exec(query)?.[1]
    const most = /max-width:\s*(\d+)/.exec(query)?.[1]
    const sized = least !== undefined || most !== undefined
    const fits = (least === undefined || Number(least) <= 1440) && (most === undefined || Number(most) >= 1440)
    const matches = sized ? fits : /hover: hover|pointer: fine|no-preference|prefers-color-scheme: light/.test(query)
    const target = new EventTarget()
    return Object.assign(target, { matches, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined })
  }
  // Radix asks for these while opening a select or a menu.
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => undefined
  Element.prototype.releasePointerCapture ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}

afterEach(() => {
  cleanup()
  endStores()
  if (typeof window !== 'undefined') {
    // Live regions and what was put up beside React's roots stay otherwise.
    document.body.replaceChildren()
    document.title = ''
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  vi.useRealTimers()
})
