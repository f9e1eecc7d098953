// What logging and deleting time changes in the cache. Sums are the host's to say: they are asked for anew.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import type { LogTime } from './time-entry.graphql.ts'

/** A new entry heads its task's unfiltered list at once, a deleted one leaves every list. */
export const timeEntryCachePart = defineCachePart({
  updates: {
    logTime(result, args, cache) {
      const { timeEntry } = (result as unknown as ResultOf<typeof LogTime>).logTime ?? {}
      const { task } = args as VariablesOf<typeof LogTime>
      if (timeEntry) linkInto(cache, 'timeEntries', timeEntry, { matches: ({ taskId, from, to }) => taskId === task.id && !from && !to })
    },
    deleteTimeEntry(answer, args, cache) {
      const id = goneId(answer.deleteTimeEntry, args.id)
      if (id) unlinkFrom(cache, 'timeEntries', `TimeEntry:${id}`)
    },
  },
})
