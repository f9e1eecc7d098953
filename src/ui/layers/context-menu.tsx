// The menu of a right click, a long press or the menu key; same rows as a dropdown. Radix draws it; it is loaded when the page rests or when
// it is first asked for (floating.ts).
import type { MouseEvent, PointerEvent, ReactElement } from 'react'
import { wantFloating } from './floating.ts'
import { LazyTrigger } from './lazy-trigger.tsx'
import type { MenuItem } from './menu-items.tsx'
import { useLayer } from './use-layer.ts'

const wakes = {
  onContextMenu(event: MouseEvent) {
    event.preventDefault()
    return true
  },
  // The begin of a long press.
  onPointerDown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse',
}
const wakesByMouse = { onContextMenu: wakes.onContextMenu }
const forgets = ['onPointerUp', 'onPointerCancel']
const ignores = {}

/** Wraps one element. `items` may be a function: it is asked each time the menu opens, so that rows cost nothing until then. */
export function ContextMenu({
  children,
  items,
  label,
  onOpenChange,
  disabled = false,
  longPress = true,
}: {
  children: ReactElement
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  label: string
  onOpenChange?: ((open: boolean) => void) | undefined
  disabled?: boolean | undefined
  /** False where a long press means something else here. */
  longPress?: boolean | undefined
}) {
  const { part, open, change, register, giveBack } = useLayer(undefined, onOpenChange)
  return (
    <LazyTrigger
      wakes={disabled ? ignores : longPress ? wakes : wakesByMouse}
      forgets={forgets}
      awake={part !== null}
      onWake={wantFloating}
      layer={
        part &&
        ((standIn) => (
          <part.ContextLayer
            trigger={standIn}
            open={open}
            onOpenChange={change}
            register={register}
            items={() => (typeof items === 'function' ? items() : items)}
            label={label}
            disabled={disabled}
            longPress={longPress}
            giveBack={giveBack}
          />
        ))
      }
    >
      {children}
    </LazyTrigger>
  )
}
