// What starts and ends exports, in the lists that show them: a project's stand among those of its workspace, too.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { type DeleteExport, type ExportData, ListExports, type StartExport } from './export.graphql.ts'

type Place = { workspaceSlug: string; projectSlug?: string | null | undefined }

function change(cache: Cache, { workspaceSlug, projectSlug }: Place, to: (list: readonly ExportData[]) => ExportData[]): void {
  for (const slug of projectSlug == null ? [null] : [null, projectSlug])
    cache.updateQuery(
      { query: ListExports, variables: { workspaceSlug, projectSlug: slug } },
      (data) => data && { ...data, exports: to(data.exports) },
    )
}

/** Rules for exports. */
export const exportCache = defineCachePart({
  updates: {
    startExport(answer, args, cache) {
      const made = (answer as unknown as ResultOf<typeof StartExport>).startExport.export
      if (made) change(cache, args as unknown as Place, (list) => [made, ...list.filter(({ id }) => id !== made.id)])
    },
    deleteExport(answer, args, cache) {
      const { deletedId } = (answer as unknown as ResultOf<typeof DeleteExport>).deleteExport
      if (deletedId) change(cache, args as unknown as Place, (list) => list.filter(({ id }) => id !== deletedId))
    },
  },
  optimistic: {
    deleteExport: (args) => ({
      __typename: 'DeletedPayload',
      deletedId: (args as unknown as VariablesOf<typeof DeleteExport>).id,
      userErrors: [],
    }),
  },
})
