// The Task Log.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import { listLog } from '../rest/activities.ts'

/** The field of Query about the Task Log. */
export const logResolvers = {
  Query: {
    taskLog: (_: unknown, { taskId, ...ref }: ProjectRef & { taskId: string }, { rest }: GatewayContext) =>
      listLog(rest, addressOf(ref), taskId),
  },
}
