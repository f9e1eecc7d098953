// Time of many tasks: the week, the list with its sums, and who logged nothing.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { payload } from '../payload.ts'
import * as calls from './time-sheet.calls.ts'

function placeOf({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug?: string | null }): calls.TimeAddress {
  return { company_slug: workspaceSlug, project_slug: projectSlug ?? undefined }
}

/** Fields of Query and Mutation about the time of many tasks. */
export const timeSheetResolvers = {
  Query: {
    timeSheet: (_, { week, member, timezone, ...at }, { rest }) =>
      calls.getTimeSheet(rest, placeOf(at), { week, member: member ?? undefined, timezone: timezone ?? undefined }),
    timeLog: (_, { page, ...asked }, { rest }) => calls.listTimeLog(rest, placeOf(asked), { ...asked, page: Math.max(1, page ?? 1) }),
    timeMissing: (_, { from: start, to: end, timezone, ...ref }, { rest }) =>
      calls.listMissing(rest, addressOf(ref), { start, end, timezone: timezone ?? undefined }),
    timePeople: async (_, at, { rest }) => (await calls.listTimePeople(rest, placeOf(at))).filter((person) => person !== null),
  },
  Mutation: {
    setTimePin: (_, { task, pinned }, { rest }) =>
      payload(
        async () => {
          await calls.setTimePin(rest, task.workspaceSlug, task.id, pinned)
          return { ok: true }
        },
        { ok: false },
      ),
  },
} satisfies Resolvers
