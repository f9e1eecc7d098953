// In the browser's own timeline: when what a key changed was painted.

/** What the page marks: a key that is measured is heard; something changed; nothing more is waited for. */
export const MARKS = { heard: 'palette:heard', changed: 'palette:changed', settled: 'palette:settled' } as const

/** What has to be recorded of the timeline. */
export const CATEGORIES = ['blink.user_timing', 'cc']

/** An event of the timeline (Chromium's trace format); times are in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
}

const FRAME = 'ProxyMain::BeginMainFrame'

/**
 * For each key that was heard: how long until the end of the frame with the last change before the page settled, in ms. A message that the page sends
 * itself after a frame tells no such time: Chromium holds it back behind the frames that follow a key. Throws where a key changed nothing, or a change has no frame.
 */
export function paintsOf(events: readonly TraceEvent[]): number[] {
  const inOrder = events.toSorted((one, other) => one.ts - other.ts)
  return inOrder.flatMap((key, at) => {
    if (key.name !== MARKS.heard) return []
    const next = inOrder.findIndex(({ name }, later) => later > at && name === MARKS.heard)
    const mine = inOrder.slice(at, next < 0 ? undefined : next).filter(({ pid, tid }) => pid === key.pid && tid === key.tid)
    const settled = mine.find(({ name }) => name === MARKS.settled)?.ts ?? Number.POSITIVE_INFINITY
    const changed = mine.findLast(({ name, ts }) => name === MARKS.changed && ts <= settled)
    if (!changed) throw new Error('A key changed nothing.')
    const frame = mine.find(({ name, ts, dur = 0 }) => name === FRAME && ts + dur > changed.ts)
    if (!frame) throw new Error('A change has no frame in the timeline.')
    return [(frame.ts + (frame.dur ?? 0) - key.ts) / 1_000]
  })
}
