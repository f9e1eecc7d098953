// When the upgrade prompt is shown: soon after the start, and again a minute after it was closed, never over something else (PLAN-06..08, DEFECT-22).

/** Times in milliseconds: the first look after the start, every look after it, the countdown, the rest after closing (DEFECT-05, DEFECT-22). */
export const PROMPT_MS = { first: 3_000, look: 1_000, countdown: 10_000, rest: 60_000 }

/** What is shown: nothing, or the prompt with the seconds until it can be closed. */
export interface PromptState {
  open: boolean
  /** 10 at first, 0 when it may be closed. */
  left: number
}

/** What the clock asks of the world around it. */
export interface PromptWorld {
  now(): number
  /** True while something else is open, somebody types, or nobody looks. */
  busy(): boolean
  /** Re-reads the workspace: true when its gate is still closed (OPEN-67). Rejects when that failed. */
  recheck(slug: string): Promise<boolean>
  /** When the person closed the prompt last, in this tab or another; null for never. */
  closedAt: { read(): number | null; write(at: number): void }
}

/** The clock of one session. */
export interface PromptClock {
  subscribe(listener: () => void): () => void
  get(): PromptState
  /** Watches a workspace whose gate is closed; answers how to stop, which takes the prompt away. */
  watch(slug: string): () => void
  /** Closes the prompt; nothing happens before the count is 0. */
  close(): void
}

const SHUT: PromptState = { open: false, left: PROMPT_MS.countdown / 1000 }

/** A clock that watches nothing yet. */
export function createPromptClock({ now, busy, recheck, closedAt }: PromptWorld): PromptClock {
  let state = SHUT
  let openedAt = 0
  let phase: 'waiting' | 'open' | 'resting' | 'checking' | 'idle' = 'idle'
  let restUntil = 0
  const listeners = new Set<() => void>()
  const set = (next: PromptState) => {
    if (next.open === state.open && next.left === state.left) return
    state = next
    for (const listener of listeners) listener()
  }
  // A clock that was put back must not keep the prompt away for longer than its rest.
  const restingFrom = () => Math.min(closedAt.read() ?? Number.NEGATIVE_INFINITY, now())
  const rest = (until: number) => {
    phase = 'resting'
    restUntil = until
  }
  const leftNow = () => Math.max(0, Math.ceil((PROMPT_MS.countdown - (now() - openedAt)) / 1000))

  function look(slug: string, alive: () => boolean): void {
    if (phase === 'open') set({ open: true, left: leftNow() })
    else if (phase === 'resting' && now() >= restUntil) {
      phase = 'checking'
      recheck(slug).then(
        (gated) => {
          if (alive()) phase = gated ? 'waiting' : 'idle'
        },
        () => {
          if (alive()) rest(now() + PROMPT_MS.rest)
        },
      )
    } else if (phase === 'waiting') {
      // Another tab may have shown it meanwhile.
      if (now() < restingFrom() + PROMPT_MS.rest) rest(restingFrom() + PROMPT_MS.rest)
      else if (!busy()) {
        phase = 'open'
        openedAt = now()
        set({ open: true, left: leftNow() })
      }
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    watch(slug) {
      let watching = true
      const until = restingFrom() + PROMPT_MS.rest
      if (now() < until) rest(until)
      else phase = 'waiting'
      let ticking: ReturnType<typeof setInterval> | undefined
      const start = setTimeout(() => {
        look(slug, () => watching)
        ticking = setInterval(() => look(slug, () => watching), PROMPT_MS.look)
      }, PROMPT_MS.first)
      return () => {
        watching = false
        clearTimeout(start)
        clearInterval(ticking)
        phase = 'idle'
        set(SHUT)
      }
    },
    close() {
      if (phase !== 'open' || leftNow() > 0) return
      closedAt.write(now())
      rest(now() + PROMPT_MS.rest)
      set(SHUT)
    },
  }
}
