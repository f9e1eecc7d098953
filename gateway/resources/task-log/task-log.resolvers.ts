// The Task Log.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { listLog } from './task-log.calls.ts'

/** The field of Query about the Task Log. */
export const taskLogResolvers = {
  Query: {
    taskLog: (_, { taskId, ...ref }, { rest }) => listLog(rest, addressOf(ref), taskId),
  },
} satisfies Resolvers
