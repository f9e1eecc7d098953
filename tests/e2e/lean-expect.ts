// Expectations without a picture of the page in words at each of their looks. Since 1.60 Playwright makes one for the message of a failure wherever an
// element is not there yet or hidden, again and again while it waits: an eighth of all that the pages of these tests cost
// (github.com/microsoft/playwright/issues/41098). A test that fails writes the whole page down once, at its end.
import type { Page } from '@playwright/test'

/** A script that Playwright runs in a page beside the page's own. */
interface Injected {
  evaluate(run: (injected: { ariaSnapshotForExpectFailure(): string }) => void): Promise<unknown>
}

/** Where it runs. */
interface World {
  injectedScript(): Promise<Injected>
}

/** The runner's own side of a page, which it has in the same process. */
interface Internals {
  _connection?: { toImpl?(page: Page): { mainFrame(): { context(world: 'utility'): Promise<World> } } }
}

let isLean = false

/** Makes the expectations of this process lean, by its first page. Says so where Playwright is made in another way than it was. */
export async function leanExpect(page: Page): Promise<void> {
  if (isLean) return
  const frame = (page as Internals)._connection?.toImpl?.(page).mainFrame()
  const world = await frame?.context('utility')
  if (!world?.injectedScript) throw new Error('Playwright has changed inside: see whether lean-expect.ts is needed still.')
  const worlds: World = Object.getPrototypeOf(world)
  const inject = worlds.injectedScript
  const lean = new WeakMap<World, Promise<Injected>>()
  worlds.injectedScript = function injectedScript() {
    const known = lean.get(this)
    if (known) return known
    const injecting = inject.call(this).then(async (injected) => {
      await injected.evaluate((script) => {
        if (typeof script.ariaSnapshotForExpectFailure !== 'function')
          throw new Error('There is no picture to leave out: see lean-expect.ts.')
        script.ariaSnapshotForExpectFailure = () => ''
      })
      return injected
    })
    lean.set(this, injecting)
    return injecting
  }
  isLean = true
}
