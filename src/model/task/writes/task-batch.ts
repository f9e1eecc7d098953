// Does one thing to many tasks: so many at a time, with an end for each, a way to stop, and patience where the server asks for it.
import { asApiError } from '#src/data/errors/api-error.ts'

/** How many tasks one step may change (issue: bulk). */
export const MOST_AT_ONCE = 500
/** How many are under way together: a page of rows shows its change in the same frame, the queue of mutations sends few of them at a time. */
const UNDER_WAY = 50
/** After so many failures in a row that have nothing to do with the task, the rest is not even tried. */
const HOPELESS = 10
/** How often one task is sent again because there were too many requests. */
const PATIENCE = 4

const connection = new Set(['OFFLINE', 'UNREACHABLE', 'TIMEOUT', 'UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'UNAUTHENTICATED'])

/** What became of each. The lists keep the order of the tasks. */
export interface BatchEnd<Task, Result> {
  worked: readonly { task: Task; result: Result }[]
  failed: readonly { task: Task; reason: unknown }[]
  /** Not tried, because the person stopped. */
  left: readonly Task[]
}

/** Listens to a batch and may stop it. */
export interface BatchWatch {
  /** True from when nothing more shall be started. */
  stopped?: () => boolean
  /** After each end: how many have ended. */
  onEnd?: (ended: number) => void
}

/** Runs `send` for every task, 50 at a time. Never rejects. Without a connection the rest fails for the same reason, untried. */
export async function runBatch<Task, Result>(
  tasks: readonly Task[],
  send: (task: Task) => Promise<Result>,
  { stopped = () => false, onEnd }: BatchWatch = {},
): Promise<BatchEnd<Task, Result>> {
  const ends: ({ result: Result } | { reason: unknown } | undefined)[] = []
  let next = 0
  let ended = 0
  let inRow = 0
  let hopeless: { reason: unknown } | null = null

  async function work(): Promise<void> {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at]
      if (task === undefined || stopped()) return
      if (hopeless) ends[at] = hopeless
      else {
        try {
          ends[at] = { result: await patiently(() => send(task)) }
          inRow = 0
        } catch (reason) {
          ends[at] = { reason }
          inRow = connection.has(asApiError(causeOf(reason))?.code ?? '') ? inRow + 1 : 0
          if (inRow >= HOPELESS) hopeless = { reason }
        }
      }
      ended++
      onEnd?.(ended)
    }
  }

  await Promise.all(Array.from({ length: Math.min(UNDER_WAY, tasks.length) }, work))
  const all = tasks.map((task, at) => ({ task, end: ends[at] }))
  return {
    worked: all.flatMap(({ task, end }) => (end && 'result' in end ? [{ task, result: end.result }] : [])),
    failed: all.flatMap(({ task, end }) => (end && 'reason' in end ? [{ task, reason: end.reason }] : [])),
    left: all.flatMap(({ task, end }) => (end ? [] : [task])),
  }
}

/** Waits and sends again where the server says that there were too many requests. */
async function patiently<Result>(send: () => Promise<Result>, left = PATIENCE): Promise<Result> {
  try {
    return await send()
  } catch (reason) {
    const error = asApiError(reason)
    if (error?.code !== 'RATE_LIMITED' || left === 0) throw reason
    await new Promise((resolve) => setTimeout(resolve, Math.min(30, error.retryAfter ?? 1) * 1000))
    return patiently(send, left - 1)
  }
}

function causeOf(reason: unknown): unknown {
  return reason instanceof Error && reason.cause !== undefined ? reason.cause : reason
}
