// What becomes of imports, where they are shown; what they make, change and take away is read anew.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain } from '#src/data/cache/cache-lists.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { GetImport, type ImportDetailData } from './import.graphql.ts'

/** What an import leaves as it is, and the lists of places that are looked at again when it has ended. */
const STANDS = /^(import|export|project|workspace|viewer|teamMembers|members)/

type Answer = { readonly [field: string]: { readonly import: ImportDetailData | null } }

/** Puts an answer where one import is read; the lists know it by its id. */
function put(cache: Cache, answer: unknown, field: string, args: unknown): boolean {
  const detail = (answer as Answer)[field]?.import
  if (!detail) return false
  const { workspaceSlug, projectSlug = null, id } = args as VariablesOf<typeof GetImport>
  cache.updateQuery({ query: GetImport, variables: { workspaceSlug, projectSlug, id } }, () => ({ import: detail }))
  return true
}

const decided = (field: string) => (answer: unknown, args: unknown, cache: Cache) => {
  put(cache, answer, field, args)
}
const worked = (field: string) => (answer: unknown, args: unknown, cache: Cache) => {
  if (put(cache, answer, field, args)) askAgain(cache, STANDS)
}

/** Rules for imports. */
export const importCache = defineCachePart({
  updates: {
    setImportMapping: decided('setImportMapping'),
    dryRunImport: decided('dryRunImport'),
    startImport: worked('startImport'),
    cancelImport: worked('cancelImport'),
    undoImport: worked('undoImport'),
  },
})
