// What the settings of a workspace change in the cache: shown before the answer, gone from lists when it is deleted.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain, linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import type { DeleteWorkspace, RestoreWorkspace, UpdateWorkspace } from './workspace-settings.graphql.ts'

const HEAD = ['slug', 'name', 'logo', 'whitelabelLogo', 'favicon', 'subscription', 'unlimitedWorkspaces', 'viewerCan', 'owner'] as const
const OWN = ['timeZone', 'weekStart', 'currency', 'projectCreators', 'transfer'] as const

/** What stays as it was when a workspace changes hands, goes or comes back. */
const STANDS = /^viewer$/

/** Rules for workspaces. */
export const workspaceSettingsCache = defineCachePart({
  keys: {
    WorkspaceSettings: () => null,
    WorkspaceTransfer: () => null,
    WorkspaceContents: () => null,
    DeletedWorkspace: ({ slug }) => String(slug),
  },
  updates: {
    updateWorkspace() {
      // What it answers is all that changes.
    },
    transferWorkspace() {
      // The same.
    },
    withdrawTransfer() {
      // The same.
    },
    answerTransfer(_result, _args, cache) {
      askAgain(cache, STANDS)
    },
    deleteWorkspace(result, args, cache) {
      if ((result as unknown as ResultOf<typeof DeleteWorkspace>).deleteWorkspace.userErrors.length > 0) return
      const { slug } = args as unknown as VariablesOf<typeof DeleteWorkspace>
      unlinkFrom(cache, 'workspaces', `Workspace:${slug}`)
      askAgain(cache, STANDS)
    },
    restoreWorkspace(result, _args, cache) {
      const { workspace } = (result as unknown as ResultOf<typeof RestoreWorkspace>).restoreWorkspace
      if (!workspace) return
      linkInto(cache, 'workspaces', workspace, { at: 'end', matches: ({ search, page }) => !search && (page ?? 1) === 1 })
      unlinkFrom(cache, 'deletedWorkspaces', `DeletedWorkspace:${workspace.slug}`)
      askAgain(cache, STANDS)
    },
  },
  optimistic: {
    updateWorkspace(args, cache) {
      const { slug, input } = args as unknown as VariablesOf<typeof UpdateWorkspace>
      const at = { __typename: 'Workspace', id: slug }
      const head = Object.fromEntries(HEAD.map((fact) => [fact, fact in input ? input[fact as 'name'] : cache.resolve(at, fact)]))
      const settings = cache.resolve(at, 'settings')
      const own = Object.fromEntries(
        OWN.map((fact) => [fact, fact in input ? input[fact as 'currency'] : cache.resolve(settings as string, fact)]),
      )
      return {
        __typename: 'WorkspacePayload',
        workspace: { ...at, ...head, settings: { __typename: 'WorkspaceSettings', ...own } },
        userErrors: [],
      }
    },
  },
})
