// The cache part of clients: what is changed is shown at once, as the write says in `shown`; which lists it is in only the host knows.
import type { Cache, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const shown: OptimisticMutationResolver = (_args, _cache, { variables }) => ({
  __typename: 'ClientPayload',
  client: { __typename: 'Client', ...(variables.shown as object) } as never,
  userErrors: [],
})

const again = (cache: Cache, ...fields: string[]) => {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

const listsAgain: UpdateResolver = (_answer, _args, cache, { optimistic }) => {
  if (!optimistic) again(cache, 'clients')
}

/** A project that is linked leaves another client; rates change every figure. */
const figuresAgain: UpdateResolver = (_answer, _args, cache, { optimistic }) => {
  if (!optimistic) again(cache, 'clients', 'client', 'projectRates')
}

/** The rules. */
export const clientCachePart = defineCachePart({
  optimistic: { updateClient: shown, setClientProjects: shown, archiveClient: shown },
  updates: {
    createClient: listsAgain,
    updateClient: listsAgain,
    archiveClient: listsAgain,
    setClientProjects: figuresAgain,
    setProjectRates: figuresAgain,
    deleteClient: (answer, args, cache) => {
      const id = goneId(answer.deleteClient, args.id as string)
      if (id) unlinkFrom(cache, 'clients', `Client:${id}`)
    },
  },
})
