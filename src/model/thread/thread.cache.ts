// The cache part of discussions. It belongs to the first load: what is shown at once comes with the write, as `shown`.
import type { Cache, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'

const shown: OptimisticMutationResolver = (_args, _cache, { variables }) => ({
  __typename: 'ThreadPayload',
  thread: { __typename: 'Thread', ...(variables.shown as object) } as never,
  userErrors: [],
})

/** Which lists it belongs to, and where in them, only the host knows. */
const listsAgain: UpdateResolver = (_answer, _args, cache: Cache, { optimistic }) => {
  if (optimistic) return
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fieldName === 'threads') cache.invalidate('Query', fieldKey)
}

/** What is changed is shown at once; lists are read anew. */
export const threadCachePart = defineCachePart({
  optimistic: { updateThread: shown, followThread: shown, readThread: shown },
  updates: { createThread: listsAgain, updateThread: listsAgain, deleteThread: listsAgain },
})
