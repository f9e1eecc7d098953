// What a server does again and again while it runs.

/** A clock that runs; `stop` waits for the round under way. Calling it twice is fine. */
export type Rounds = { stop(): Promise<void> }

/** What is done each time, given the time, and how long it rests in between, in ms; a round that fails is reported. */
export type RoundParts = { round: (now: Date) => Promise<unknown>; every: number; onError: (error: unknown) => void; now?: () => Date }

/** Starts at once, then each time after the round before has ended. A failed round is reported and made up for by the next one. */
export function startRounds({ round, every, onError, now = () => new Date() }: RoundParts): Rounds {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function go(): Promise<void> {
    await round(now()).catch(onError)
    if (stopped) return
    timer = setTimeout(begin, every)
    timer.unref()
  }
  let running: Promise<void> = go()
  function begin(): void {
    running = go()
  }
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
