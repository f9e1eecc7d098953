// Every action of the product, as tests want them: at once.
import { lazyRegistry } from '#src/app/lazy-registry.ts'

/** The registry of the running product. */
export const registry = await lazyRegistry.load()

/** All actions, in the order in which surfaces show them. */
export const allActions = registry.all
