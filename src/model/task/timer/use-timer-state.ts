// The viewer's running timer as this page knows it: one truth for every tab and every surface, and no failure means that it stopped.
import { useEffect, useRef } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { timerChanged } from '#src/data/storage/storage.ts'
import { useRead } from '#src/data/use-read.ts'
import { GetRunningTimer, type RunningTimerData } from '#src/model/task/task.graphql.ts'
import { clockOffset } from './running-clock.ts'
import { stops, type TimerStop } from './timer-stop.ts'
import { useTimerStops } from './use-timer-stops.ts'

/** A running timer, what to add to this clock to get the server's, in ms, and the stops that may be newer than it. */
export interface TimerState {
  /** Null also where its stop waits: for the person it is stopped (TIMER-04). */
  running: RunningTimerData | null
  offset: number
  /** Whether the host has said it, or could not. */
  settled: boolean
  waiting: TimerStop | null
  /** The last stop that was confirmed: what was read before still says that its timer runs. */
  ended: TimerStop | null
}

const NOT_AGAIN_MS = 3_000

/** What every surface shows: follows the cache and the stop that waits. */
export function useTimerState(): TimerState {
  const { data, error } = useRead({ query: GetRunningTimer })
  const { waiting, ended } = useTimerStops()
  // A failed look says nothing about the timer.
  const known = useRef(data)
  if (data) known.current = data
  const state = known.current?.runningTimer
  const running = state?.running ?? null
  const stopped = running !== null && [waiting, ended].some((stop) => stops(stop, running.taskId, running.startedAt))
  const settled = state !== undefined || error !== undefined
  return { running: stopped ? null : running, offset: clockOffset(state?.now), settled, waiting, ended }
}

/** Asks anew when another tab has changed the timer, and when this one is looked at again. One component of the page uses it. */
export function useTimerLooks(): void {
  const { api } = useActions().services
  useEffect(() => {
    let asked = Date.now()
    const look = () => {
      asked = Date.now()
      // What is shown stays when this fails; the next look makes up for it.
      api.query(GetRunningTimer, {}, { requestPolicy: 'network-only' }).catch(() => undefined)
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === timerChanged.key) look()
    }
    const onFocus = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > NOT_AGAIN_MS) look()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('focus', onFocus)
    document.addEventListener('visibilitychange', onFocus)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('focus', onFocus)
      document.removeEventListener('visibilitychange', onFocus)
    }
  }, [api])
}
