// Browser contexts that serve one test after the other: the client's files and their compiled code stay, nothing else does.
import type { BrowserContext, Page } from '@playwright/test'
import type { ContextOptions } from './context-options.ts'
import { before, methodsOf, type WarmPage, warmPage } from './warm-page.ts'

/** What a test may do with its context and leave no trace that `take` does not wipe. Whoever does anything else to it has it thrown away. */
const HARMLESS = new Set([
  'constructor',
  'browser',
  'close',
  'clearCookies',
  'cookies',
  'isClosed',
  'newPage',
  'pages',
  'serviceWorkers',
  'storageState',
])

/** What the browser keeps for an address, files and compiled code apart. */
const KEPT = 'file_systems,indexeddb,local_storage,service_workers,cache_storage,shared_storage,storage_buckets,websql'

interface Warm {
  context: BrowserContext
  url: string
  /** Talks to the browser about a page; no change of the context, unlike the test's own. */
  openSession: BrowserContext['newCDPSession']
  /** A test changed it in a way that cannot be taken back. */
  spent: boolean
  /** The page of the test before, where it can serve once more. */
  page: WarmPage | null
}

/** The address of the product, and what else a context is opened with: those of one kind are alike. */
export type ContextKind = ContextOptions & { url: string }

/** The warm contexts of one worker, one for each kind. */
export interface WarmContexts {
  /** A context with one blank page and nothing of an earlier test. */
  take(kind: ContextKind, open: () => Promise<BrowserContext>): Promise<BrowserContext>
  /** Closes its pages, or leaves one that is as good as new. After a test that failed it does not serve another one. */
  giveBack(context: BrowserContext, passed: boolean): Promise<void>
}

/** Opens the first one when it is asked for. */
export function createWarmContexts(): WarmContexts {
  const byKind = new Map<string, Warm>()
  return {
    async take(options, open) {
      const kind = JSON.stringify(options)
      const found = byKind.get(kind)
      const warm = found ?? watched(await open(), options.url)
      byKind.set(kind, warm)
      if (warm.page) await warm.page.begin(warm.openSession)
      else warm.page = warmPage(await warm.context.newPage(), options)
      if (found) await wipe(warm, warm.page.page, options.url)
      return warm.context
    },
    async giveBack(context, passed) {
      const [kind, warm] = [...byKind].find(([, one]) => one.context === context) ?? []
      const kept = passed && warm?.spent === false
      // With its pages, so that the runner still finds what they held when the test failed.
      if (kind !== undefined && !kept) {
        byKind.delete(kind)
        return context.close()
      }
      if (kept && !(await warm.page?.clear(warm.url))) warm.page = null
      await Promise.all(context.pages().map((page) => (page === warm?.page?.page && kept ? undefined : page.close())))
    },
  }
}

/** Routes, scripts, permissions, clocks, listeners and other addresses belong to the test that asked for them. */
function watched(context: BrowserContext, url: string): Warm {
  const warm: Warm = { context, url, page: null, openSession: context.newCDPSession.bind(context), spent: false }
  const spend = () => {
    warm.spent = true
  }
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url())
      if (origin !== 'null' && origin !== new URL(url).origin) spend()
    })
  })
  for (const name of methodsOf(context)) if (!HARMLESS.has(name)) before(context, name, spend)
  for (const name of ['on', 'once', 'addListener', 'prependListener']) before(context, name, spend)
  // Pages have the clock of their context.
  for (const name of methodsOf(context.clock)) before(context.clock, name, spend)
  return warm
}

/** By the first page of the next test, so that what a closing page still wrote is gone, too. */
async function wipe({ context, openSession }: Warm, page: Page, url: string): Promise<void> {
  const session = await openSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: KEPT })
  await session.detach()
  await context.clearCookies()
}
