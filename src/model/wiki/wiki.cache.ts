// The cache part of the wiki. The tree is made of rows by what they say stands above them: a row that says something else has moved.
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { type SaveWikiDraft, WikiOwnDraft } from './wiki.graphql.ts'

/** Levels are read anew after what the rows in them do not say themselves. */
const levelsAgain: UpdateResolver = (_answer, _args, cache: Cache, { optimistic }) => {
  if (optimistic) return
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'wikiPages' || fieldName === 'wikiBin') cache.invalidate('Query', fieldKey)
}

/** Versions and the page itself are read anew after a publishing. */
const pagesAgain: UpdateResolver = (_answer, _args, cache, { optimistic }) => {
  if (optimistic) return
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fieldName === 'wikiVersions') cache.invalidate('Query', fieldKey)
}

/** Titles and places are shown at once. */
export const wikiCachePart = defineCachePart({
  optimistic: {
    renameWikiPage: ({ id, title }, cache) => ({
      __typename: 'WikiPagePayload',
      wikiPage: { __typename: 'WikiPage', id, title, slug: cache.resolve(`WikiPage:${id}`, 'slug') } as never,
      userErrors: [],
    }),
    moveWikiPage: ({ id }, _, { variables }) => ({
      __typename: 'WikiPagePayload',
      wikiPage: { __typename: 'WikiPage', id, ...(variables.shown as object) } as never,
      userErrors: [],
    }),
    followWikiPage: ({ id, follow }) => ({
      __typename: 'WikiPagePayload',
      wikiPage: { __typename: 'WikiPage', id, isFollowing: follow } as never,
      userErrors: [],
    }),
  },
  updates: {
    createWikiPage: levelsAgain,
    moveWikiPage: levelsAgain,
    deleteWikiPage: levelsAgain,
    restoreWikiPage: levelsAgain,
    emptyWikiBin: levelsAgain,
    publishWikiPage: pagesAgain,
    restoreWikiVersion: pagesAgain,
    // The page says at once that something is written and not published; a draft of the same version keeps what it began with.
    saveWikiDraft(answer, args, cache) {
      const { savedAt } = (answer as ResultOf<typeof SaveWikiDraft>).saveWikiDraft
      const { id, input } = args as unknown as VariablesOf<typeof SaveWikiDraft>
      if (savedAt === null) return
      const { title, body, version } = input
      const before = cache.resolve(`WikiPage:${id}`, 'ownDraft')
      const sameStart = typeof before === 'string' && cache.resolve(before, 'version') === version
      const base = sameStart ? cache.resolve(before, 'base') : cache.resolve(`WikiPage:${id}`, 'body')
      const ownDraft = { __typename: 'WikiDraft', title, body, version, base: String(base ?? ''), savedAt }
      cache.writeFragment(WikiOwnDraft, { __typename: 'WikiPage', id, ownDraft } as ResultOf<typeof WikiOwnDraft>)
    },
    discardWikiDraft(_answer, { id }, cache) {
      cache.link(`WikiPage:${id}`, 'ownDraft', null)
    },
  },
})
