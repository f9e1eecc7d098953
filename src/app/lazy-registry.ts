// All actions as one part of its own, fetched beside the first page of somebody who is signed in.
import { createRegistry } from '#src/actions/define-action.ts'
import { actionsOf } from '#src/actions/define-feature.ts'
import { lazyModule } from '#src/ui/layers/lazy-module.ts'
import { features } from './features.ts'
import { inMenuOrder } from './menu-order.ts'

/** The registry of the product. The routes of the signed-in wait for it, so that no key and no button comes after its page. */
export const lazyRegistry = lazyModule(async () => createRegistry(inMenuOrder(await actionsOf(features))))

/** The registry until then. */
export const NO_ACTIONS = createRegistry([])
