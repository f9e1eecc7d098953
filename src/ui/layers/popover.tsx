// A floating card anchored to its trigger, or to any element, for a small task that needs no dialog. Radix draws it (floating.ts).
import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react'
import { wantFloating } from './floating.ts'
import type { Side } from './floating-layers.tsx'
import { LazyTrigger } from './lazy-trigger.tsx'
import { useLayer } from './use-layer.ts'

/** Props of Popover; leave `open` out and it keeps its own state. */
export type PopoverProps = {
  /** The button that opens it; leave out when `anchor` places it. */
  trigger?: ReactElement | undefined
  anchor?: RefObject<{ getBoundingClientRect(): DOMRect } | null> | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Accessible name. */
  label: string
  side?: Side | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Width in px; as wide as its content unless told. */
  width?: number | undefined
  /** Drops the padding. */
  flush?: boolean | undefined
  modal?: boolean | undefined
  children: ReactNode
  onOpenAutoFocus?: ((event: Event) => void) | undefined
}

const wakes = { onClick: () => true }
const asleep = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' }

/** A popover; Esc and outside click close it and focus goes back. */
export function Popover({
  trigger,
  anchor,
  open: given,
  onOpenChange,
  label,
  side = 'bottom',
  align = 'start',
  width,
  flush = false,
  modal = false,
  children,
  onOpenAutoFocus,
}: PopoverProps) {
  const { part, open, change, register, giveBack, yieldOn } = useLayer(given, onOpenChange)
  useEffect(() => {
    if (open) wantFloating()
  }, [open])
  const layer =
    part &&
    ((standIn: ReactElement | null) => (
      <part.PopoverLayer
        trigger={standIn}
        anchor={anchor}
        open={open}
        onOpenChange={change}
        register={register}
        label={label}
        side={side}
        align={align}
        width={width}
        flush={flush}
        modal={modal}
        onOpenAutoFocus={onOpenAutoFocus}
        giveBack={giveBack}
        yieldOn={yieldOn}
      >
        {children}
      </part.PopoverLayer>
    ))
  if (!trigger) return layer?.(null)
  return (
    <LazyTrigger wakes={wakes} asleep={asleep} awake={open || part !== null} onWake={wantFloating} layer={layer}>
      {trigger}
    </LazyTrigger>
  )
}
