// The running timer.
import { addressOf, type GatewayContext, type TaskRef } from '../context.ts'
import { RestError } from '../errors.ts'
import { getTask } from '../rest/tasks.ts'
import * as calls from '../rest/timer.ts'
import { payload } from './payload.ts'

const none = { running: null, task: null }

/** Fields of Query and Mutation about the timer. */
export const timerResolvers = {
  Query: {
    runningTimer: (_: unknown, __: unknown, { rest }: GatewayContext) => calls.getTimer(rest),
  },
  Mutation: {
    async startTimer(_: unknown, { task: ref, comment }: { task: TaskRef; comment?: string | null }, { rest }: GatewayContext) {
      const started = await payload(async () => {
        const running = await calls.startTimer(rest, addressOf(ref), ref.id, comment ?? '')
        return { running, task: await getTask(rest, addressOf(ref), ref.id) }
      }, none)
      // Which timer stands in the way: the client asks whether to stop it.
      return started.userErrors[0]?.code === 'CONFLICT' ? { ...started, running: (await calls.getTimer(rest)).running } : started
    },
    endTimer: (
      _: unknown,
      { task: ref, comment, endedAt }: { task: TaskRef; comment?: string | null; endedAt?: string | null },
      { rest }: GatewayContext,
    ) =>
      payload(
        async () => {
          const ended = await calls.endTimer(rest, addressOf(ref), ref.id, comment ?? '', endedAt ?? null)
          return { ...ended, running: null, task: await taskIfThere(rest, ref) }
        },
        none,
        { ended_at: 'endedAt' },
      ),
    cancelTimer: (_: unknown, { task: ref }: { task: TaskRef }, { rest }: GatewayContext) =>
      payload(async () => {
        await calls.cancelTimer(rest, addressOf(ref), ref.id)
        return { running: null, task: await taskIfThere(rest, ref) }
      }, none),
  },
}

// A timer can be ended on a task that one may no longer see: it was ended all the same.
async function taskIfThere(rest: GatewayContext['rest'], ref: TaskRef) {
  try {
    return await getTask(rest, addressOf(ref), ref.id)
  } catch (error) {
    if (error instanceof RestError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}
