// Logged time of tasks.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './time-entry.calls.ts'

/** Names of the host's fields in inputs. */
const names = { start: 'startedAt', end: 'endedAt', task_uuid: 'taskId' }

/** The payload of a write that answers the entry. */
function written(write: () => ReturnType<typeof calls.logTime>) {
  return payload(async () => ({ timeEntry: await write() }), { timeEntry: null }, names)
}

/** Fields of Query and Mutation about logged time. */
export const timeEntryResolvers = {
  Query: {
    timeEntries: (_, { page, workspaceSlug, projectSlug, ...query }, { rest }) =>
      calls.listTimeEntries(rest, addressOf({ workspaceSlug, projectSlug }), query, Math.max(1, page ?? 1)),
  },
  Mutation: {
    logTime: (_, { task, input }, { rest }) => written(() => calls.logTime(rest, addressOf(task), task.id, input)),
    updateTimeEntry: (_, { project, id, input }, { rest }) => written(() => calls.updateTimeEntry(rest, addressOf(project), id, input)),
    deleteTimeEntry: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteTimeEntry(rest, addressOf(project), id)),
  },
} satisfies Resolvers
