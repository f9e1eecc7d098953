// One suggestion while the modal is open: asked for when it is first looked at, and again on demand.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorText } from '#src/data/errors/error-text.ts'
import { announce } from '#src/ui/marks/live-region.ts'
import type { Suggested } from './suggest.ts'

/** What there is to show: the latest answer stays while another one is on its way. */
export interface Suggestion<T> {
  state: 'loading' | 'failed' | 'there'
  answer: Suggested<T> | null
  /** The sentence of a failure. */
  problem: string | null
  again: () => void
}

/** Asks once `wanted` turned true; `ready` is what is read out about the answer. Answers of a modal that was closed, and those that were overtaken, are dropped. */
export function useSuggestion<T>(ask: () => Promise<Suggested<T>>, wanted: boolean, ready: (value: T) => string): Suggestion<T> {
  const [shown, setShown] = useState<Omit<Suggestion<T>, 'again'>>({ state: 'loading', answer: null, problem: null })
  const round = useRef(0)
  const alive = useRef(true)
  const latest = useRef(ask)
  const told = useRef(ready)
  useLayoutEffect(() => {
    latest.current = ask
    told.current = ready
  })
  const again = useCallback(() => {
    round.current += 1
    const mine = round.current
    setShown(({ answer }) => ({ state: 'loading', answer, problem: null }))
    latest.current().then(
      (answer) => {
        if (mine !== round.current || !alive.current) return
        setShown({ state: 'there', answer, problem: null })
        announce(told.current(answer.value))
      },
      (error: unknown) => {
        if (mine === round.current && alive.current) setShown(({ answer }) => ({ state: 'failed', answer, problem: errorText(error) }))
      },
    )
  }, [])
  useEffect(() => {
    if (wanted && round.current === 0) again()
  }, [wanted, again])
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return { ...shown, again }
}
