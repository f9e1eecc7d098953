// The seconds a timer has run, by the server's clock, told once per second without rendering anything.
import { useEffect, useRef } from 'react'
import { formatTimer } from '#src/lib/dates/duration-text.ts'
import { createStore } from '#src/lib/store.ts'

/** Milliseconds to add to this clock to get the server's. An answer is measured once, when it is new: later it lies in the past. */
const measured = createStore<{ serverNow: string; offset: number } | null>(() => null)

/** The offset of an answer whose `now` is this, in ms; 0 without one. */
export function clockOffset(serverNow: string | undefined, now: number = Date.now()): number {
  if (serverNow === undefined) return 0
  const known = measured.get()
  if (known?.serverNow === serverNow) return known.offset
  const offset = Date.parse(serverNow) - now
  measured.set({ serverNow, offset })
  return offset
}

/** Whole seconds since `startedAt` by the server's clock, never below 0. */
export function secondsRunning(startedAt: string, offset: number, now: number = Date.now()): number {
  return Math.max(0, Math.floor((now + offset - Date.parse(startedAt)) / 1000))
}

/** Calls `tell` with `HH:MM:SS` (days in front, TIMER-06) at once and every second; nothing while `startedAt` is null. */
export function useRunningClock(startedAt: string | null, offset: number, tell: (text: string) => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (startedAt === null) return
    const show = () => latest.current(formatTimer(secondsRunning(startedAt, offset)))
    show()
    const timer = setInterval(show, 1000)
    return () => clearInterval(timer)
  }, [startedAt, offset])
}
