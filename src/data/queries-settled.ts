// Whether what a page asked at first has been answered.
import { useEffect, useState } from 'react'
import type { Api } from './api.ts'

/** False until no query is on its way, then true for good. */
export function useQueriesSettled(api: Pick<Api, 'quiet'>): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let gone = false
    void api.quiet().then(() => gone || setQuiet(true))
    return () => {
      gone = true
    }
  }, [api])
  return quiet
}
