// Files of other products on their way in: decided about, tried, started, taken back.
import type { Resolvers } from '../../resolver-types.d.ts'
import { payload } from '../payload.ts'
import * as calls from './import.calls.ts'

type Asked = { workspaceSlug: string; projectSlug?: string | null; id: string }

const of = ({ id, workspaceSlug, projectSlug }: Asked): calls.ImportOf => ({
  place: { workspaceSlug, ...(projectSlug !== undefined && { projectSlug }) },
  id,
})

/** Fields of Query and Mutation. */
export const importResolvers = {
  Query: {
    imports: (_, place, { rest }) => calls.listImports(rest, place),
    import: (_, asked, { rest }) => calls.findImport(rest, of(asked)),
    importProblems: (_, { severity, page, ...asked }, { rest }) =>
      calls.listProblems(rest, of(asked), { severity: severity?.toLowerCase(), page: page ?? 1 }),
  },
  Mutation: {
    setImportMapping: (_, { mapping, ...asked }, { rest }) =>
      payload(async () => ({ import: await calls.setMapping(rest, of(asked), mapping) }), { import: null }),
    dryRunImport: (_, asked, { rest }) =>
      payload(async () => ({ import: await calls.stepImport(rest, of(asked), 'dry-run') }), { import: null }),
    startImport: (_, asked, { rest }) =>
      payload(async () => ({ import: await calls.stepImport(rest, of(asked), 'start') }), { import: null }),
    cancelImport: (_, { keep, ...asked }, { rest }) =>
      payload(async () => ({ import: await calls.stepImport(rest, of(asked), 'cancel', { keep: keep ?? true }) }), { import: null }),
    undoImport: (_, { removeTouched, ...asked }, { rest }) =>
      payload(async () => ({ import: await calls.stepImport(rest, of(asked), 'undo', { remove_touched: removeTouched ?? false }) }), {
        import: null,
      }),
  },
} satisfies Resolvers
