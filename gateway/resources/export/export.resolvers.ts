// Archives of workspaces and projects: asked for, followed, thrown away.
import type { Resolvers } from '../../resolver-types.d.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './export.calls.ts'

/** Fields of Query and Mutation. */
export const exportResolvers = {
  Query: {
    exports: (_, place, { rest }) => calls.listExports(rest, place),
  },
  Mutation: {
    startExport: (_, { kind, withFiles, ...place }, { rest }) =>
      payload(
        async () => ({ export: await calls.startExport(rest, place, { kind: (kind ?? 'ZIP').toLowerCase(), files: withFiles ?? true }) }),
        { export: null },
      ),
    deleteExport: (_, { id, ...place }, { rest }) => deletion(id, () => calls.deleteExport(rest, place, id)),
  },
} satisfies Resolvers
