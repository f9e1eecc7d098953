// What can be taken back in this tab: the shape of the stack, and how an inverse refuses. The stack itself is code that comes later (`steps`).

import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import type { Follow, Step } from './step.ts'

/** Something that can be taken back; `label` is what the toast said. */
export interface UndoEntry {
  label: string
  undo: () => unknown
  /** What is known of the step besides; without it, it cannot be done again. */
  step?: Step
  /** When it was done (`Step.moment`); now unless said. */
  moment?: number | undefined
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

/** In the order in which it was done, whichever was answered first: newest last. An entry is run at most once. */
export interface UndoStack {
  /** Keeps it behind what was done before; what was taken back before is gone then, unless this is one of those, done `again`. */
  push(entry: UndoEntry, again?: boolean): UndoEntry
  /** Something was done that cannot be taken back: `label` says what, `stays` that it cannot, `moment` when. */
  pushLasting(label: string, stays: string, moment?: number): void
  /** Takes this entry back, wherever it stands; resolves to false when it is gone already. Rejects when taking back fails; the entry is kept then. */
  run(entry: UndoEntry): Promise<boolean>
  /** Takes the entry with this inverse off without running it, because a later one will take both back. */
  drop(undo: UndoEntry['undo']): void
  /** What a message offers for this entry: taking it back, until it was taken back by whatever way. */
  offer(entry: UndoEntry): { undo: () => void; taken: Promise<void> }
  /**
   * Tells that an action is under way, whose entry may come with its end, and answers the moment of this beginning; one that can be stopped is stopped
   * and waited for, however long.
   */
  during(work: Promise<unknown>, stop?: () => void): number
  /**
   * Resolves when all that was under way has ended, after 10 s at most, to what was done last before it was called: that is what undoing at once
   * means, neither what was done before it nor what is done while it waits. Null when there is nothing.
   */
  settled(): Promise<UndoEntry | null>
  /** Takes the newest back and resolves to it, or to null when there is nothing. */
  last(): Promise<UndoEntry | null>
  /** Does again what was taken back last, as a new step; `refused` where it may not be done any more. Null when there is nothing. */
  redo(): Promise<{ entry: UndoEntry; result: string } | null>
  /** Done and not taken back, oldest first. */
  list(): readonly UndoEntry[]
  /** Taken back and not done again; the last comes first. */
  undone(): readonly UndoEntry[]
  /** Follows an action while it runs, so that it can be done again. Absent while its code is not there. */
  follow?: Follow
  readonly size: number
  clear(): void
}
