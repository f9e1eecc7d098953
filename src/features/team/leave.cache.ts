// The cache part of leaving a workspace.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain } from '#src/data/cache/cache-lists.ts'

/** Nothing of it is one's own any more: which workspaces there are is asked again, and all that was read of this one. */
export const leaveCachePart = defineCachePart({
  updates: { leaveWorkspace: (_answer, _args, cache) => askAgain(cache, /^viewer$/) },
})
