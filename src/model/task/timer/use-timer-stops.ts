// Sends a stop that waits again and again until the server has answered, in whatever tab is open.
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { endedStopText, onTimerStop, pendingStopText, readStop, sendStop, type TimerStop } from './timer-stop.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000
// A stop that is being sent for the first time is not for the clock to repeat.
const GRACE_MS = 8_000

function useStopText(username: string | null, read: (username: string) => string | null): string | null {
  return useSyncExternalStore(onTimerStop, () => (username === null ? null : read(username)))
}

/** The stop that waits, and the last one that was confirmed. */
export function useTimerStops(): { waiting: TimerStop | null; ended: TimerStop | null } {
  const username = useActions().services.viewer?.username ?? null
  const waiting = useStopText(username, pendingStopText)
  const ended = useStopText(username, endedStopText)
  return useMemo(() => ({ waiting: readStop(waiting), ended: readStop(ended) }), [waiting, ended])
}

/** Sends the stop that waits. One component of the page uses it. */
export function useStopSending(): void {
  const { services } = useActions()
  const username = services.viewer?.username ?? null
  const text = useStopText(username, pendingStopText)
  useEffect(() => {
    const stop = readStop(text)
    if (stop === null || username === null) return
    let wait = FIRST_MS
    let open = true
    let sending = false
    let back = false
    let timer: ReturnType<typeof setTimeout>
    const again = async () => {
      if (!open || sending) return
      clearTimeout(timer)
      sending = true
      back = false
      try {
        const { kind, ...more } = await sendStop(services.api, username, stop)
        if (kind === 'logged' && 'said' in more) services.say.done(String(more.said))
      } catch (error) {
        services.say.error(`The timer could not be stopped as you asked. ${errorText(error)}`)
      }
      sending = false
      wait = back ? FIRST_MS : Math.min(LONGEST_MS, wait * 2)
      if (open) timer = setTimeout(() => void again(), wait)
    }
    const look = () => {
      // A try that was on its way when the server came back may fail all the same: the next one follows soon.
      back = true
      void again()
    }
    timer = setTimeout(() => void again(), GRACE_MS)
    window.addEventListener('online', look)
    return () => {
      open = false
      clearTimeout(timer)
      window.removeEventListener('online', look)
    }
  }, [text, username, services])
}
