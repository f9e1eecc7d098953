// The inverse of making something: what was made is taken away, but nothing that was put into it since.
import { UndoRefused } from './undo.ts'

/** Why what was made stays when its making is undone. */
export const NOT_AS_MADE = 'This was changed since it was made. It stays.'

/** How to take away a thing that was made. */
export interface Making<Thing> {
  /** Asks for it anew, past every cache; nothing where it is gone. */
  read: () => Promise<Thing | null | undefined>
  /** False where it holds what its making did not put there: deleting it would take that away for good. */
  isAsMade: (now: Thing) => boolean
  remove: () => Promise<unknown>
}

/**
 * Takes away what was made, refused where it is not any more what it was made as. The own changes that can be taken back are by then: what is left
 * is somebody else's, or cannot be had again. For what is gone nothing is to be done.
 */
export async function unmake<Thing>({ read, isAsMade, remove }: Making<Thing>): Promise<void> {
  const now = await read()
  if (!now) return
  if (!isAsMade(now)) throw new UndoRefused(NOT_AS_MADE)
  await remove()
}

/** Takes back several that were made as one: those that stay keep no other. A failure comes first, because it can be tried again. */
export async function unmakeEach(inverses: readonly (() => unknown)[]): Promise<void> {
  const ends = await Promise.allSettled(inverses.map(async (inverse) => inverse()))
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  const failed = reasons.find((reason) => !(reason instanceof UndoRefused))
  if (failed !== undefined) throw failed
  if (reasons.length === 0) return
  if (inverses.length === 1) throw reasons[0]
  const count = reasons.length
  const stays = count === 1 ? 'was changed since it was made. It stays.' : 'were changed since they were made. They stay.'
  throw new UndoRefused(`${count} of ${inverses.length} ${stays}`)
}
