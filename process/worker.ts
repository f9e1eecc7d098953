// What a process that belongs to a group (processes.ts) hears from the one that started it, and says to it.
import type { Figures } from './metrics.ts'
import { StartError } from './start-error.ts'

/** From the process that started it: begin with what it is given; take no new callers and say so when the last one has gone; stop; tell figures. */
export type Order = { order: 'start'; given: unknown } | { order: 'leave' } | { order: 'stop' } | { order: 'figures'; id: number }

/** To it: orders are heard; callers are answered; the start failed, and why; the last caller has gone; figures. */
export type Report =
  | { report: 'here' }
  | { report: 'up' }
  | { report: 'failed'; reason: string }
  | { report: 'left' }
  | { report: 'figures'; id: number; figures: Figures }

/** What runs in such a process. */
export interface Working {
  /** Takes no new callers; resolves when the last one has gone. */
  leave(): Promise<void>
  stop(): Promise<void>
  figures(): Promise<Figures>
}

/** Runs `start` when it is told to, with what it is given, and obeys until it is told to stop. */
export function runWorker<Given>(start: (given: Given) => Promise<Working>): void {
  // Terminals and service managers tell every process at once; when it is this one's turn, it is told.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const say = (report: Report, said: () => void = () => undefined) => process.send?.(report, undefined, undefined, said)
  let working: Working | null = null

  async function obey(order: Order): Promise<void> {
    if (order.order === 'start') {
      working = await start(order.given as Given)
      say({ report: 'up' })
    } else if (order.order === 'leave') {
      await working?.leave()
      say({ report: 'left' })
    } else if (order.order === 'figures') {
      say({ report: 'figures', id: order.id, figures: (await working?.figures()) ?? [] })
    } else {
      await working?.stop()
      process.exit(0)
    }
  }

  process.on('message', (order: Order) => {
    obey(order).catch((error: unknown) => {
      const reason = error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
      say({ report: 'failed', reason }, () => process.exit(1))
    })
  })
  say({ report: 'here' })
}
