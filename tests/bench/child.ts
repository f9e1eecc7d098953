// A part of a benchmark as a process of its own, so that no event loop is shared with what measures it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A started part. `ask` sends a question and resolves to its answer; `stop` resolves when everything it started is gone. */
export interface Child<Ready> {
  ready: Ready
  ask<Answer>(question: string): Promise<Answer>
  stop(): Promise<void>
}

/** What a part is made of, on its own side. */
export interface Part<Ready> {
  ready: Ready
  answer?(question: string): unknown
  stop(): Promise<void>
}

type Said = { ready: unknown } | { answer: unknown } | { failed: string }

/** Starts `file` (of this folder) as for production, with at most so much heap (MB) where that is said; what it says on standard error is shown. */
export async function startChild<Ready>(file: string, args: readonly string[], { heap }: { heap?: number } = {}): Promise<Child<Ready>> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--import', 'tsx', ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`])],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const heard = () =>
    new Promise<Said>((resolve, reject) => {
      child.once('message', (said) => resolve(said as Said))
      ended.then(() => reject(new Error(`${file} ended before it answered.`)))
    })
  const first = await heard()
  if (!('ready' in first)) {
    await ended
    throw new Error(`${file} did not start: ${'failed' in first ? first.failed : 'it answered unasked'}`)
  }
  return {
    ready: first.ready as Ready,
    async ask<Answer>(question: string) {
      const answered = heard()
      child.send({ question })
      const said = await answered
      if (!('answer' in said)) throw new Error(`${file} has no answer to ${question}${'failed' in said ? `: ${said.failed}` : '.'}`)
      return said.answer as Answer
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Milliseconds of processor time this process has used; unlike the clock, it knows nothing of what else the machine does. */
export function cpuSpent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Runs a part inside its process: it stops when the parent lets go of it, is interrupted or dies. */
export async function runPart<Ready>(start: () => Promise<Part<Ready>>): Promise<void> {
  const send = (said: Said) => process.connected && process.send?.(said)
  const released = new Promise<void>((resolve) => {
    process.once('disconnect', resolve)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  try {
    const part = await start()
    process.on('message', async ({ question }: { question: string }) => {
      try {
        send({ answer: (await part.answer?.(question)) ?? null })
      } catch (error) {
        send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
      }
    })
    send({ ready: part.ready })
    await released
    await part.stop()
  } catch (error) {
    process.exitCode = 1
    send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  if (process.connected) process.disconnect()
}
