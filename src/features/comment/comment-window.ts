// Which comments of a long thread are drawn: the first of the order, and what was asked to be shown. Comments are known by id, so that nothing that is
// on the screen goes when others come or go.
import { useState } from 'react'
import type { CommentSort } from './comment-view.ts'

/** As many are drawn at first, and with each step after that. */
export const STEP = 50
/** A gap of no more than this is not worth its line. */
const SMALLEST_GAP = 5
/** Of a comment that is gone to, this many before it are drawn, too. */
const BEFORE = 10

interface Listed {
  readonly id: string
}

/** For each comment that was seen so far whether it is drawn. */
export type Drawn = ReadonlyMap<string, boolean>

/** A stretch of a thread: comments in their order, or how many are left out there. `from` and `to` are places in the order, `to` behind the last. */
export interface Stretch<Comment> {
  from: number
  to: number
  /** Null for a gap. */
  comments: readonly Comment[] | null
}

/**
 * Takes in what is new: the first `STEP` of the order are drawn, also what comes while one looks, unless it is as much as a long thread. `wanted` is drawn
 * with those around it. The same map where nothing changes.
 */
export function settleDrawn(drawn: Drawn, comments: readonly Listed[], wanted: string | null): Drawn {
  const fresh = comments.filter(({ id }) => !drawn.has(id)).length
  const place = wanted === null || drawn.get(wanted) === true ? -1 : comments.findIndex(({ id }) => id === wanted)
  const hidden = place !== -1 && drawn.get(wanted ?? '') !== true
  if (fresh === 0 && !hidden) return drawn
  const few = drawn.size > 0 && fresh <= STEP
  const all = comments.length <= STEP + SMALLEST_GAP
  const next = new Map(drawn)
  for (const [at, { id }] of comments.entries()) if (!next.has(id)) next.set(id, all || few || at < STEP)
  if (place !== -1 && next.get(wanted ?? '') !== true)
    for (const { id } of comments.slice(Math.max(0, place - BEFORE), place + STEP - BEFORE)) next.set(id, true)
  return next
}

/** The thread as stretches in their order. A gap that is too small to be worth a line is drawn. */
export function stretchesOf<Comment extends Listed>(comments: readonly Comment[], drawn: Drawn): Stretch<Comment>[] {
  const found: { from: number; to: number; drawn: boolean }[] = []
  for (const [at, { id }] of comments.entries()) {
    const isDrawn = drawn.get(id) === true
    const last = found.at(-1)
    if (last?.drawn === isDrawn) last.to = at + 1
    else found.push({ from: at, to: at + 1, drawn: isDrawn })
  }
  return found.map(({ from, to, drawn: isDrawn }) => ({
    from,
    to,
    comments: isDrawn || to - from <= SMALLEST_GAP ? comments.slice(from, to) : null,
  }))
}

/** What of a thread is drawn; another order begins anew. `show` draws the comments from one place to another. */
export function useCommentWindow<Comment extends Listed>(comments: readonly Comment[], sort: CommentSort, wanted: string | null) {
  const [kept, keep] = useState<{ sort: CommentSort; drawn: Drawn }>({ sort, drawn: new Map() })
  const drawn = settleDrawn(kept.sort === sort ? kept.drawn : new Map(), comments, wanted)
  if (kept.sort !== sort || kept.drawn !== drawn) keep({ sort, drawn })
  const show = (from: number, to: number) =>
    keep({ sort, drawn: new Map([...drawn, ...comments.slice(from, to).map(({ id }) => [id, true] as const)]) })
  return { stretches: stretchesOf(comments, drawn), show }
}
