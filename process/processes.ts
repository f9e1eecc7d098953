// Several processes of one program: started again when they die, replaced one after another without a gap, stopped together.
import { setMaxListeners } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import type { Figures } from './metrics.ts'
import type { Running } from './run.ts'
import { StartError } from './start-error.ts'
import type { Order, Report } from './worker.ts'

/** A process of the group. */
export interface Child {
  readonly pid: number
  send(order: Order): void
  kill(): void
  /** What it answers stops listening. */
  onReport(heard: (report: Report) => void): () => void
  /** Resolves when it has ended, with its exit code or signal. */
  readonly ended: Promise<string>
}

/** How many there are, what each is given, how one is made; `say` hears what happens to them. */
export interface ProcessesParts {
  count: number
  given: unknown
  fork: () => Child
  say: { info(line: string): void; error(line: string): void }
  times?: Partial<Times>
}

/** How long things may take or wait, in ms. */
interface Times {
  /** From the start of a process until it answers. */
  start: number
  /** Until one that died is started again; twice as long after each further one, up to `longest`. */
  again: number
  longest: number
  /** For the last callers of a process that was replaced, before the next one is. */
  leaving: number
  figures: number
}

const TIMES: Times = { start: 300_000, again: 500, longest: 30_000, leaving: 60_000, figures: 2_000 }

/** A running group. */
export interface Processes extends Running {
  /** Replaces one after another: a new one answers before the old one takes no more callers. Ends at the first that does not start; the others stay as they are. */
  restart(): Promise<void>
  /** Of each process that answers in time, by its number from 1 on. */
  figures(): Promise<{ number: number; figures: Figures }[]>
}

interface Slot {
  number: number
  child: Child | null
  /** How many died one after the other. */
  deaths: number
}

/** Starts all of them; rejects with the StartError of the first that fails, and nothing runs then. */
export async function startProcesses({ count, given, fork, say, times }: ProcessesParts): Promise<Processes> {
  const { start, again, longest, leaving, figures: figuresMs } = { ...TIMES, ...times }
  const alive = new Set<Child>()
  const slots = Array.from({ length: count }, (_, at): Slot => ({ number: at + 1, child: null, deaths: 0 }))
  const stopped = new AbortController()
  // One for each process that died lately, which is no leak.
  setMaxListeners(0, stopped.signal)
  let restarting: Promise<void> | null = null
  let asked = 0

  /** A new process, once it answers. */
  async function launch(): Promise<Child> {
    const child = fork()
    alive.add(child)
    void child.ended.then(() => alive.delete(child))
    const up = new Promise<Child>((resolve, reject) => {
      child.onReport((report) => {
        if (report.report === 'here') child.send({ order: 'start', given })
        if (report.report === 'up') resolve(child)
        if (report.report === 'failed') reject(new StartError(report.reason))
      })
      void child.ended.then((how) => reject(new StartError(`Process ${child.pid} ended (${how}) before it answered.`)))
    })
    const patience = setTimeout(() => child.kill(), start)
    return up.finally(() => clearTimeout(patience))
  }

  function put(slot: Slot, child: Child): void {
    slot.child = child
    void child.ended.then(async (how) => {
      if (slot.child !== child || stopped.signal.aborted) return
      slot.child = null
      await revive(slot, `Process ${slot.number} (pid ${child.pid}) ended (${how})`)
    })
  }

  /** Starts a process anew until one answers, with longer and longer rests. */
  async function revive(slot: Slot, what: string): Promise<void> {
    const rest = Math.min(longest, again * 2 ** slot.deaths)
    slot.deaths += 1
    say.error(`${what}; another one is started in ${rest / 1000} s`)
    await after(rest, undefined, { signal: stopped.signal }).catch(() => undefined)
    if (stopped.signal.aborted || slot.child !== null) return
    const child = await launch().catch((error: Error) => error)
    if (stopped.signal.aborted) return
    if (child instanceof Error) return revive(slot, `Process ${slot.number} did not start: ${child.message}`)
    // A rolling restart may have been faster.
    if (slot.child !== null) return child.send({ order: 'stop' })
    put(slot, child)
    say.info(`Process ${slot.number} (pid ${child.pid}) answers`)
    // One that lives on was no bad start.
    void after(longest * 2, undefined, { signal: stopped.signal, ref: false }).then(
      () => {
        if (slot.child === child) slot.deaths = 0
      },
      () => undefined,
    )
  }

  async function replace(slot: Slot): Promise<void> {
    const child = await launch()
    const before = slot.child
    put(slot, child)
    slot.deaths = 0
    say.info(`Process ${slot.number} (pid ${child.pid}) answers${before ? ` in place of pid ${before.pid}` : ''}`)
    if (before === null) return
    before.onReport((report) => {
      // What was on its way to it has arrived by now, so that nothing is lost.
      if (report.report === 'left') before.send({ order: 'stop' })
    })
    before.send({ order: 'leave' })
    await Promise.race([before.ended, after(leaving, undefined, { ref: false })])
  }

  async function replaceAll(): Promise<void> {
    for (const slot of slots) {
      if (stopped.signal.aborted) return
      try {
        await replace(slot)
      } catch (error) {
        say.error(`The new process ${slot.number} did not start, the one before goes on, and so do the others: ${(error as Error).message}`)
        return
      }
    }
    say.info('All processes are new')
  }

  async function stop(): Promise<void> {
    stopped.abort()
    for (const child of alive) child.send({ order: 'stop' })
    await Promise.all([...alive].map((child) => child.ended))
  }

  try {
    // The first one alone: what is wrong is said once.
    for (const some of [slots.slice(0, 1), slots.slice(1)]) await Promise.all(some.map(async (slot) => put(slot, await launch())))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    stop,
    restart() {
      restarting ??= replaceAll().finally(() => {
        restarting = null
      })
      return restarting
    },
    async figures() {
      const id = ++asked
      const told = slots.map(
        ({ number, child }) => child && figuresOf(child, id, figuresMs).then((figures) => figures && { number, figures }),
      )
      return (await Promise.all(told)).filter((one) => one !== null)
    },
  }
}

function figuresOf(child: Child, id: number, patience: number): Promise<Figures | null> {
  return new Promise((resolve) => {
    const end = (figures: Figures | null) => {
      clearTimeout(timer)
      unheard()
      resolve(figures)
    }
    const timer = setTimeout(end, patience, null)
    const unheard = child.onReport((report) => {
      if (report.report === 'figures' && report.id === id) end(report.figures)
    })
    child.send({ order: 'figures', id })
  })
}
