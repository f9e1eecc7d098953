// What every floating layer's control keeps: whether it is open, the code that draws it, and where focus goes back to.
import { useState } from 'react'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { floating } from './floating.ts'
import { useLazyModule } from './lazy-module.ts'

/** `given` leads; left out, the layer keeps its own state. `part` is null until the code has come. */
export function useLayer(given: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const part = useLazyModule(floating)
  const [own, setOwn] = useState(false)
  const open = given ?? own
  const focus = useReturnFocus(open)
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return { part, open, change, ...focus }
}
