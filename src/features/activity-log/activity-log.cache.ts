// The cache part of the activity log: its lines are what they were when they were written, and nothing in them is anything of its own.
import { defineCachePart } from '#src/data/cache/cache.ts'

/** What a line names is a word, not the thing: two lines may call it otherwise. */
export const activityLogCachePart = defineCachePart({
  keys: { ActivityTarget: () => null },
})
