// Logged time of tasks.
import { addressOf, type GatewayContext, type ProjectRef, type TaskRef } from '../context.ts'
import * as calls from '../rest/time-trackings.ts'
import { deletion, payload } from './payload.ts'

interface ListArguments extends ProjectRef, calls.TimeQuery {
  page?: number | null
}

interface LogArguments {
  task: TaskRef
  input: { startedAt: string; endedAt: string; comment?: string | null }
}

/** Fields of Query and Mutation about logged time. */
export const timeEntryResolvers = {
  Query: {
    timeEntries: (_: unknown, { page, workspaceSlug, projectSlug, ...query }: ListArguments, { rest }: GatewayContext) =>
      calls.listTimeEntries(rest, addressOf({ workspaceSlug, projectSlug }), query, Math.max(1, page ?? 1)),
  },
  Mutation: {
    logTime: (_: unknown, { task, input }: LogArguments, { rest }: GatewayContext) =>
      payload(
        async () => {
          const { startedAt: start, endedAt: end, comment } = input
          return { timeEntry: await calls.logTime(rest, addressOf(task), task.id, { start, end, comment: comment ?? '' }) }
        },
        { timeEntry: null },
        { start: 'startedAt', end: 'endedAt' },
      ),
    deleteTimeEntry: (_: unknown, { project, id }: { project: ProjectRef; id: string }, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteTimeEntry(rest, addressOf(project), id)),
  },
}
