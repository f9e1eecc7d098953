// The cache part of rules. What is shown at once comes with the write, as `shown`; which rule comes next is the host's to say.
import type { Cache, Data, DataFields, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const shown: OptimisticMutationResolver = ({ id }, _, { variables }) => ({
  __typename: 'RecurrencePayload',
  recurrence: { __typename: 'Recurrence', id: id ?? variables.tmpId, ...(variables.shown as object) },
  userErrors: [],
})

function again(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

const listsAgain: UpdateResolver = (_answer, _args, cache, { optimistic }) => {
  if (!optimistic) again(cache, ['recurrences'])
}

/** A rule stands in its lists by its next date: they are read anew after a write. */
export const recurrenceCachePart = defineCachePart({
  optimistic: {
    createRecurrence: shown,
    updateRecurrence: shown,
    pauseRecurrence: shown,
    resumeRecurrence: shown,
    skipOccurrence: shown,
  },
  updates: {
    createRecurrence(answer: DataFields, args, cache, info) {
      const made = (answer.createRecurrence as { recurrence: Data | null } | null)?.recurrence
      const isPlain = ({ search, projectSlug, state, member }: Readonly<Record<string, unknown>>) =>
        !search && !projectSlug && !state && !member
      if (made && info.optimistic) linkInto(cache, 'recurrences', made, { matches: isPlain })
      // A task that begins a rule says so itself.
      const isFirst = Boolean((args.input as { taskId?: string | null }).taskId)
      if (!info.optimistic) again(cache, isFirst ? ['recurrences', 'task'] : ['recurrences'])
    },
    updateRecurrence: listsAgain,
    pauseRecurrence: listsAgain,
    resumeRecurrence: listsAgain,
    skipOccurrence(_answer, _args, cache, { optimistic }) {
      if (!optimistic) again(cache, ['recurrences', 'recurrenceRuns'])
    },
    runRecurrence: (_answer, _args, cache) => again(cache, ['recurrences', 'recurrenceRuns', 'tasks', 'taskCounts']),
    deleteRecurrence(answer: DataFields, args, cache) {
      const id = goneId(answer.deleteRecurrence, args.id)
      if (!id) return
      unlinkFrom(cache, 'recurrences', `Recurrence:${id}`)
      // Its tasks are of none.
      again(cache, ['task', 'recurrence'])
    },
  },
})
