// The running timer.
import type { GatewayContext } from '../../context.ts'
import { RestError } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { TaskRef } from '../../schema-types.d.ts'
import { payload } from '../payload.ts'
import { getTask } from '../task/task.calls.ts'
import * as calls from './timer.calls.ts'

const none = { running: null, task: null, seconds: null, endedNow: null }

/** Fields of Query and Mutation about the timer. */
export const timerResolvers = {
  Query: {
    runningTimer: (_, __, { rest }) => calls.getTimer(rest),
  },
  Mutation: {
    async startTimer(_, { task: ref, comment }, { rest }) {
      const started = await payload(async () => {
        const running = await calls.startTimer(rest, addressOf(ref), ref.id, comment ?? '')
        return { ...none, running, task: await getTask(rest, addressOf(ref), ref.id) }
      }, none)
      // Which timer stands in the way: the client asks whether to stop it.
      return started.userErrors[0]?.code === 'CONFLICT' ? { ...started, running: (await calls.getTimer(rest)).running } : started
    },
    endTimer: (_, { task: ref, comment, endedAt }, { rest }) =>
      payload(
        async () => {
          const ended = await calls.endTimer(rest, addressOf(ref), ref.id, comment ?? '', endedAt ?? null)
          return { ...ended, running: null, task: await taskIfThere(rest, ref) }
        },
        none,
        { ended_at: 'endedAt' },
      ),
    cancelTimer: (_, { task: ref }, { rest }) =>
      payload(async () => {
        await calls.cancelTimer(rest, addressOf(ref), ref.id)
        return { ...none, task: await taskIfThere(rest, ref) }
      }, none),
  },
} satisfies Resolvers

// A timer can be ended on a task that one may no longer see: it was ended all the same.
async function taskIfThere(rest: GatewayContext['rest'], ref: TaskRef) {
  try {
    return await getTask(rest, addressOf(ref), ref.id)
  } catch (error) {
    if (error instanceof RestError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}
