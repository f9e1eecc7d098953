// The actions as parts of their own: those that something is drawn of before a list stands, by what they declare; all of lists and frame, with the
// cache's rules for what they write, as soon as it stands; those of other pages with these (decision 075).
import { createRegistry, type Registry } from '#src/actions/define-action.ts'
import { actionsOf, cachePartsOf } from '#src/actions/define-feature.ts'
import type { CachePart } from '#src/data/cache/cache.ts'
import { createDeeds } from '#src/lib/deeds.ts'
import { lazyModule } from '#src/ui/layers/lazy-module.ts'
import { features } from './features.ts'
import { inMenuOrder } from './menu-order.ts'

const allCache = lazyModule(() => cachePartsOf(features))
const nearCache = lazyModule(() => cachePartsOf(features, true))
const NO_PARTS: readonly CachePart[] = []

/** The cache's rules that are there by now: before anything that they are about can be done. */
export function presentCacheParts(): readonly CachePart[] {
  return allCache.get() ?? nearCache.get() ?? NO_PARTS
}

/** What is written waits for them; null where nothing has to. */
export function cacheRulesComing(): Promise<unknown> | null {
  return nearCache.get() || allCache.get() ? null : nearCache.load()
}

/** All actions of the product. Pages wait for them, so that no key and no button comes after its page; they come when the first list rests. */
export const lazyRegistry = lazyModule(async () => {
  const [actions] = await Promise.all([actionsOf(features), allCache.load(), lazyEvents.load(), lazyAccount.load(), lazySteps.load()])
  return createRegistry(inMenuOrder(actions))
})

/** The events that follow what is done: there before anything can be done. */
export const lazyEvents = lazyModule(() => import('./announce-events.ts'))

/** What takes steps back and does them again: there before anything can be done, too. */
export const lazySteps = lazyModule(() => import('#src/actions/steps/undo-stack.ts'))

/** What keeps this device and the account in step; it comes with the actions of all pages. */
export const lazyAccount = lazyModule(() => import('#src/model/account/account-sync.ts'))

/** What can be done on lists of tasks and in the frame: enough for the pages that say so, which ask for it as soon as they stand. */
export const nearRegistry = lazyModule(async () => {
  const [actions] = await Promise.all([actionsOf(features, true), nearCache.load(), lazyEvents.load(), lazySteps.load()])
  return createRegistry(inMenuOrder(actions))
})

/** What is asked for before it can be done: buttons pressed and keys, which are done in that order when the actions are there. */
export const nearActions = createDeeds(async () => lazyRegistry.get() ?? nearRegistry.load())
lazyRegistry.subscribe(nearActions.fetch)

/** What is drawn of actions before they are there. Each does, once pressed, what the whole one of its name does (house test). */
export const declaredRegistry = lazyModule(async () => {
  const { declaredActions } = await import('./declared-actions.ts')
  return createRegistry(inMenuOrder(declaredActions(nearActions)))
})

/** The registry until then. */
export const NO_ACTIONS = createRegistry([])

/** What is known by now. */
export function presentRegistry(): Registry {
  return lazyRegistry.get() ?? nearRegistry.get() ?? declaredRegistry.get() ?? NO_ACTIONS
}
