// A value that follows once it has rested.
import { useEffect, useState } from 'react'

/** The value as it was when it last rested for `rest` milliseconds. */
export function useDebounced<T>(value: T, rest: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(value, settled)) return
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, settled, rest])
  return settled
}
