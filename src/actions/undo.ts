// The stack of things that can be taken back in this tab.

import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'

/** Something that can be taken back; `label` is what the toast said. */
export interface UndoEntry {
  label: string
  undo: () => unknown
  /** For what cannot be taken back: undoing says this sentence in its turn, and leaves what was done before to the next undoing. */
  stays?: string
}

/** Thrown by an inverse that would take away what somebody else did since: said like any failure, and not offered again. */
export class UndoRefused extends SpokenError {}

/** Why what was changed by somebody else since is not taken back. */
export const CHANGED_SINCE = 'Somebody else changed this meanwhile. It stays.'

/** For `.catch` of an inverse: where somebody else changed the same thing since (CONFLICT), theirs stays. */
export function onlyOnesOwn(error: unknown): never {
  throw asApiError(error)?.code === 'CONFLICT' ? new UndoRefused(`${errorText(error)} It stays.`, { cause: error }) : error
}

/** The inverse of what is held (`Hold.start`): refused once it was sent. */
export function unlessSent(takeBack: () => boolean): () => void {
  return () => {
    if (!takeBack()) throw new UndoRefused('It is too late: the deletion was sent.')
  }
}

/** Newest last. An entry is run at most once. */
export interface UndoStack {
  push(entry: UndoEntry): UndoEntry
  /** Something was done that cannot be taken back; `stays` says so. */
  pushLasting(stays: string): void
  /** Takes this entry back, wherever it stands; resolves to false when it is gone already. Rejects when taking back fails; the entry is kept then. */
  run(entry: UndoEntry): Promise<boolean>
  /** Takes the entry with this inverse off without running it, because a later one will take both back. */
  drop(undo: UndoEntry['undo']): void
  /** What a message offers for this entry: taking it back, until it was taken back by whatever way. */
  offer(entry: UndoEntry): { undo: () => void; taken: Promise<void> }
  /** Tells that an action is under way, whose entry may come with its end; one that can be stopped is stopped and waited for, however long. */
  during(work: Promise<unknown>, stop?: () => void): void
  /** Resolves when all that was under way has ended, after 10 s at most: undoing at once means what was done last, not what was done before. */
  settled(): Promise<void>
  /** Takes the newest back and resolves to it, or to null when there is nothing. */
  last(): Promise<UndoEntry | null>
  readonly size: number
  clear(): void
}

const MOST = 100
/** The longest that undoing waits for what is under way, in milliseconds: a long upload must not hold it. */
const WAIT_MS = 10_000

/** An empty stack; it keeps the newest 100. `onFailed` is told of an undo that did not work, `onTaken` of one that a message's button did. */
export function createUndoStack(
  onFailed: (entry: UndoEntry, error: unknown) => void = () => undefined,
  onTaken: (entry: UndoEntry) => void = () => undefined,
): UndoStack {
  let entries: UndoEntry[] = []
  const underWay = new Set<Promise<unknown>>()
  const stops = new Map<Promise<unknown>, () => void>()
  const taken = new WeakMap<UndoEntry, () => void>()
  const run = async (entry: UndoEntry) => {
    if (!entries.includes(entry)) return false
    entries = entries.filter((other) => other !== entry)
    taken.get(entry)?.()
    try {
      await entry.undo()
      return true
    } catch (error) {
      if (!(error instanceof UndoRefused)) entries.push(entry)
      onFailed(entry, error)
      return false
    }
  }
  const push = (entry: UndoEntry) => {
    entries = [...entries, entry].slice(-MOST)
    return entry
  }
  return {
    push,
    pushLasting: (stays) => void push({ label: stays, undo: () => undefined, stays }),
    run,
    drop(inverse) {
      for (const entry of entries) if (entry.undo === inverse) taken.get(entry)?.()
      entries = entries.filter(({ undo }) => undo !== inverse)
    },
    offer: (entry) => ({
      undo: () => void run(entry).then((done) => done && onTaken(entry)),
      taken: new Promise((resolve) => taken.set(entry, resolve)),
    }),
    during(work, stop) {
      const forget = () => {
        underWay.delete(ended)
        stops.delete(ended)
      }
      const ended = work.then(forget, forget)
      if (stop) stops.set(ended, stop)
      else underWay.add(ended)
    },
    async settled() {
      for (const stop of stops.values()) stop()
      while (stops.size > 0) await Promise.all(stops.keys())
      if (underWay.size === 0) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, WAIT_MS)
      })
      await Promise.race([Promise.all(underWay), late])
      clearTimeout(timer)
    },
    async last() {
      const entry = entries.at(-1)
      return entry && (await run(entry)) ? entry : null
    },
    get size() {
      return entries.length
    },
    clear() {
      entries = []
    },
  }
}
