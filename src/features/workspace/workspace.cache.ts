// What a new workspace changes in cached lists.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto } from '#src/data/cache/cache-lists.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import type { CreateWorkspace } from './workspace.graphql.ts'

/** A created workspace stands in the list that is not a search, on its first page, where it is seen (WS-06). */
export const workspaceCache = defineCachePart({
  updates: {
    createWorkspace(result, _args, cache) {
      const { workspace } = (result as unknown as ResultOf<typeof CreateWorkspace>).createWorkspace
      if (workspace) linkInto(cache, 'workspaces', workspace, { at: 'end', matches: ({ search, page }) => !search && (page ?? 1) === 1 })
    },
  },
})
