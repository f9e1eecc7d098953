// Logged time of tasks.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './time-entry.calls.ts'

/** Fields of Query and Mutation about logged time. */
export const timeEntryResolvers = {
  Query: {
    timeEntries: (_, { page, workspaceSlug, projectSlug, ...query }, { rest }) =>
      calls.listTimeEntries(rest, addressOf({ workspaceSlug, projectSlug }), query, Math.max(1, page ?? 1)),
  },
  Mutation: {
    logTime: (_, { task, input }, { rest }) =>
      payload(
        async () => {
          const { startedAt: start, endedAt: end, comment } = input
          return { timeEntry: await calls.logTime(rest, addressOf(task), task.id, { start, end, comment: comment ?? '' }) }
        },
        { timeEntry: null },
        { start: 'startedAt', end: 'endedAt' },
      ),
    deleteTimeEntry: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteTimeEntry(rest, addressOf(project), id)),
  },
} satisfies Resolvers
