// What a timeline says of keys and their paints.
import { expect, test } from 'vitest'
import { MARKS, paintsOf, type TraceEvent } from './key-paints.ts'

const on = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({ name, ts, pid: 1, tid: 1, ...more })
const frame = (ts: number, dur: number, more: Partial<TraceEvent> = {}) => on('ProxyMain::BeginMainFrame', ts, { dur, ...more })

test('a key is painted by the frame of its last change before the page settled', () => {
  const events = [
    on(MARKS.heard, 1_000),
    on(MARKS.changed, 5_000),
    frame(9_000, 4_000),
    frame(25_000, 4_000),
    // A change that a frame itself makes is painted by it.
    on(MARKS.changed, 26_000),
    frame(42_000, 1_000),
    on(MARKS.settled, 100_000),
    on(MARKS.changed, 110_000),
    frame(120_000, 1_000),
    on(MARKS.heard, 200_000),
    on(MARKS.changed, 204_000),
    frame(210_000, 3_000),
  ]
  expect(paintsOf(events.toReversed())).toEqual([28, 13])
})

test('what another page does is none of its', () => {
  const elsewhere = { pid: 2 }
  const events = [on(MARKS.heard, 0), on(MARKS.changed, 1_000), frame(1_500, 500)]
  expect(paintsOf([...events, frame(1_200, 9, elsewhere), on(MARKS.changed, 9_000, elsewhere)])).toEqual([2])
})

test('a key without a change, and a change without a frame, are errors and no figures', () => {
  expect(() => paintsOf([on(MARKS.heard, 0), frame(10, 5)])).toThrow('changed nothing')
  expect(() => paintsOf([on(MARKS.heard, 0), on(MARKS.changed, 10)])).toThrow('no frame')
})
