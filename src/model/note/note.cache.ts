// The cache part of private notes: pins and tags are shown at once, lists are read anew.
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'

const listsAgain: UpdateResolver = (_answer, _args, cache: Cache, { optimistic }) => {
  if (optimistic) return
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fieldName === 'notes') cache.invalidate('Query', fieldKey)
}

/** What is changed comes with the write, as `shown`. */
export const noteCachePart = defineCachePart({
  optimistic: {
    updateNote: (_args, _cache, { variables }) => ({
      __typename: 'NotePayload',
      note: { __typename: 'Note', ...(variables.shown as object) } as never,
      userErrors: [],
    }),
  },
  updates: {
    createNote: listsAgain,
    updateNote: listsAgain,
    restoreNote: listsAgain,
    convertNote: listsAgain,
    deleteNote(answer, args, cache, info) {
      listsAgain(answer, args, cache, info)
      if (!info.optimistic) cache.invalidate('Query', 'note', { id: args.id as string })
    },
  },
})
