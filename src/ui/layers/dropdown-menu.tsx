// A menu that drops from a button. Radix draws it; it is loaded when the page rests or with the first press (floating.ts).
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { wantFloating } from './floating.ts'
import type { Side } from './floating-layers.tsx'
import { LazyTrigger } from './lazy-trigger.tsx'
import type { MenuItem } from './menu-items.tsx'
import { useLayer } from './use-layer.ts'

/** `onPress` hears whether it was a key. */
const wakesOf = (onPress: (byKey: boolean) => void) => ({
  onPointerDown(event: PointerEvent) {
    const opens = event.button === 0 && !event.ctrlKey
    // The menu is to have the focus, not the button.
    if (opens) event.preventDefault()
    onPress(false)
    return opens
  },
  onKeyDown(event: KeyboardEvent) {
    const opens = ['Enter', ' ', 'ArrowDown'].includes(event.key)
    if (opens) event.preventDefault()
    onPress(opens)
    return opens
  },
})
const asleep = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' }

/** `trigger` is a button element; leave `open` out and the menu keeps its own state. Items are only drawn while it is open. */
export function DropdownMenu({
  trigger,
  items,
  label,
  open: given,
  onOpenChange,
  side = 'bottom',
  align = 'start',
}: {
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Accessible name; the trigger's name unless told. */
  label?: string | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: Side | undefined
  align?: 'start' | 'center' | 'end' | undefined
}) {
  const { part, open, change, register, yieldOn } = useLayer(given, onOpenChange)
  // Radix was not there to see the key that opens it the first time.
  const byKey = useRef(false)
  const [wakes] = useState(() => wakesOf((key) => (byKey.current = key)))
  const entersByKey = () => {
    const entered = byKey.current
    byKey.current = false
    return entered
  }
  return (
    <LazyTrigger
      wakes={wakes}
      asleep={asleep}
      awake={open || part !== null}
      onWake={wantFloating}
      layer={
        part &&
        ((standIn) => (
          <part.DropdownLayer
            trigger={standIn}
            open={open}
            onOpenChange={change}
            register={register}
            items={items}
            label={label}
            side={side}
            align={align}
            entersByKey={entersByKey}
            yieldOn={yieldOn}
          />
        ))
      }
    >
      {trigger}
    </LazyTrigger>
  )
}
