// The viewer's running timer as this page knows it: one truth for every tab, and no failure means that it stopped.
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { useActions } from '#src/actions/actions-context.tsx'
import { timerChanged } from '#src/data/storage.ts'
import { clockOffset } from './running-clock.ts'
import { GetRunningTimer, type RunningTimerData } from './task.graphql.ts'

/** A running timer and what to add to this clock to get the server's, in ms. */
export interface TimerState {
  running: RunningTimerData | null
  offset: number
}

const NOT_AGAIN_MS = 3_000

/** Follows the cache; asks anew when another tab has changed the timer, and when this one is looked at again. */
export function useTimerState(): TimerState {
  const { api } = useActions().services
  const [{ data }] = useQuery({ query: GetRunningTimer })
  // A failed look says nothing about the timer.
  const known = useRef(data)
  if (data) known.current = data
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
  const state = known.current?.runningTimer
  return { running: state?.running ?? null, offset: clockOffset(state?.now) }
}
