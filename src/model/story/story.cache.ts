// The cache part of user stories and epics. It belongs to the first load: what is shown at once comes with the write, as `shown`.
import type { Cache, DataFields, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { eachList } from '#src/data/cache/cache-lists.ts'
import { planCachePart } from '#src/data/cache/cache-of-tasks.ts'

const plans = planCachePart({
  type: 'UserStory',
  list: 'userStories',
  payload: 'userStory',
  create: 'createUserStory',
  delete: 'deleteUserStory',
  newAt: 'end',
  // Which narrowed lists it belongs to only the host knows.
  holds: ({ filter }) => !filter,
})
const epics = planCachePart({ type: 'Epic', list: 'epics', payload: 'epic', create: 'createEpic', delete: 'deleteEpic', newAt: 'end' })

/** Sums of epics, and lists of stories that are narrowed, are read anew; `all`: every list of stories. */
function again(cache: Cache, all = false): void {
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields('Query'))
    if (fieldName === 'epics' || (fieldName === 'userStories' && (all || args?.filter))) cache.invalidate('Query', fieldKey)
}

/** Of what is made, too: it has the id that the client gave it. */
const shown =
  (type: string, field: string): OptimisticMutationResolver =>
  ({ id }, _, { variables }) => ({
    __typename: `${type}Payload`,
    [field]: { __typename: type, id: id ?? variables.tmpId, ...(variables.shown as object) },
    userErrors: [],
  })
const story = shown('UserStory', 'userStory')
const epic = shown('Epic', 'epic')

/** After what planned things do anyhow; what is only shown for now asks nothing. */
const andAgain =
  (first: UpdateResolver | undefined, all = false): UpdateResolver =>
  (answer: DataFields, args, cache, info) => {
    first?.(answer, args, cache, info)
    if (!info.optimistic) again(cache, all)
  }

/** Stories and epics enter and leave their project's pages; what is moved between epics changes the sums of both. */
export const storyCachePart = defineCachePart({
  optimistic: { createUserStory: story, updateUserStory: story, createEpic: epic, updateEpic: epic },
  updates: {
    createUserStory: andAgain(plans.updates?.createUserStory),
    deleteUserStory: andAgain(plans.updates?.deleteUserStory),
    createUserStories: andAgain(undefined, true),
    updateUserStory(_, { input }, cache, info) {
      if (!info.optimistic && (input as { epicId?: string | null }).epicId !== undefined) again(cache)
    },
    createEpic: epics.updates?.createEpic as UpdateResolver,
    deleteEpic(answer, args, cache, info) {
      epics.updates?.deleteEpic?.(answer, args, cache, info)
      if (answer.deleteEpic)
        eachList(cache, 'userStories', (stories) => {
          for (const story of stories) if (cache.resolve(story, 'epic') === `Epic:${args.id}`) cache.link(story, 'epic', null)
          return stories
        })
      if (!info.optimistic) again(cache)
    },
  },
})
