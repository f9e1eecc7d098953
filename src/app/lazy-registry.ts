// The actions as parts of their own: those of lists and frame beside the first page of somebody who is signed in, those of other pages with these.
import { createRegistry, type Registry } from '#src/actions/define-action.ts'
import { actionsOf } from '#src/actions/define-feature.ts'
import { lazyModule } from '#src/ui/layers/lazy-module.ts'
import { features } from './features.ts'
import { inMenuOrder } from './menu-order.ts'

/** All actions of the product. Pages wait for them, so that no key and no button comes after its page; they come when the first list rests. */
export const lazyRegistry = lazyModule(async () => createRegistry(inMenuOrder(await actionsOf(features))))

/** The events that follow what is done: there before anything can be done. */
export const lazyEvents = lazyModule(() => import('./announce-events.ts'))

/** What can be done on lists of tasks and in the frame: enough for the pages that say so. */
export const nearRegistry = lazyModule(async () => {
  const [actions] = await Promise.all([actionsOf(features, true), lazyEvents.load()])
  return createRegistry(inMenuOrder(actions))
})

/** The registry until then. */
export const NO_ACTIONS = createRegistry([])

/** What is known by now. */
export function presentRegistry(): Registry {
  return lazyRegistry.get() ?? nearRegistry.get() ?? NO_ACTIONS
}
