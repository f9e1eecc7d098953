// Whether a form is still there when its answer comes.
import { type RefObject, useEffect, useRef } from 'react'

/** True while the component is on the screen: who waits for an answer looks here before it touches dialogs, focus or address. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
