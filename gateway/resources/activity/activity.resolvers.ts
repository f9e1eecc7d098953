// The activity log of a workspace.
import type { Resolvers } from '../../resolver-types.d.ts'
import { listActivity } from './activity.calls.ts'

/** The field of Query about the activity log. */
export const activityResolvers = {
  Query: {
    activityLog: (_, { workspaceSlug, filter, before, perPage }, { rest }) =>
      listActivity(rest, workspaceSlug, {
        person: filter?.person ?? undefined,
        kind: filter?.kinds?.length ? filter.kinds.map((kind) => kind.toLowerCase()).join() : undefined,
        project_slug: filter?.projectSlug ?? undefined,
        target: filter?.target ?? undefined,
        from: filter?.from ?? undefined,
        to: filter?.to ?? undefined,
        timezone: filter?.timezone ?? undefined,
        search: filter?.search ?? undefined,
        before: before ?? undefined,
        per_page: perPage ?? undefined,
      }),
  },
} satisfies Resolvers
