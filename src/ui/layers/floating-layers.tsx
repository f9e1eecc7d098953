// The layers that float beside a control, drawn by Radix: tooltips, menus, popovers. Loaded apart from the page, see floating.ts.
import { ContextMenu, DropdownMenu, Popover, Tooltip } from 'radix-ui'
import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as menu from './menu.css.ts'
import { type MenuItem, MenuItems } from './menu-items.tsx'
import * as popover from './popover.css.ts'
import * as tooltip from './tooltip.css.ts'

/** Where a layer lies beside its control. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

/** Controlled: the component in front of it keeps the state. */
interface Controlled {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the content, for giving focus back. */
  register: (content: HTMLElement | null) => void
}

/** One tooltip of the page. */
export interface Tip {
  id: string
  trigger: ReactElement
  text: ReactNode
  keys: string | undefined
  side: Side
}

/** All tooltips share the opening delay: the first waits 400 ms, its neighbours open at once. */
export function TooltipLayers({ tips }: { tips: readonly Tip[] }) {
  return (
    <Tooltip.Provider delayDuration={400} skipDelayDuration={300} disableHoverableContent>
      {tips.map((tip) => (
        <TooltipLayer key={tip.id} {...tip} />
      ))}
    </Tooltip.Provider>
  )
}

/** Escape closes it and goes on to the dialog or panel around its control: one press does what was meant. */
function TooltipLayer({ trigger, text, keys, side }: Tip) {
  const [open, setOpen] = useState(false)
  // With the layer itself, so that no press falls between the two.
  useLayoutEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      flushSync(() => setOpen(false))
      // The layer below listens only once it hears that this one is gone.
      flushSync(() => undefined)
    }
    // Before every layer: those listen on the document.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [open])
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>{trigger}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={tooltip.content} side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {keys && <Keys keys={keys} />}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

const rows = '[role^="menuitem"]:not([data-disabled])'

/**
 * A click chooses only where the press was made in the menu as well: the finger whose long press opened it is over a row when it leaves, and the
 * browser makes a click of that.
 */
function usePressedInside(open: boolean) {
  const pressed = useRef(false)
  if (!open) pressed.current = false
  return {
    onPointerDownCapture: () => {
      pressed.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      if (pressed.current || !event.isTrusted || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Keeps the click that a press with the left button ends in from what lies there. A right click is not kept: it opens the menu of that. */
function onlyCloses({ button, ctrlKey, pointerType }: PointerEvent): void {
  if (button !== 0 || ctrlKey || pointerType === 'touch') return
  const end = new AbortController()
  const listened = { capture: true, signal: end.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    end.abort()
  }
  window.addEventListener('click', swallow, listened)
  // Where the press was dragged away there is no click, and the next one is meant.
  window.addEventListener('pointerdown', () => end.abort(), listened)
  window.addEventListener('keydown', () => end.abort(), listened)
}

/** A menu that drops from its trigger. */
export function DropdownLayer({
  trigger,
  open,
  onOpenChange,
  register,
  items,
  label,
  side,
  align,
  entersByKey,
  yieldOn,
}: Controlled & {
  items: readonly MenuItem[]
  label: string | undefined
  side: Side
  align: 'start' | 'center' | 'end'
  /** Asked when the menu gets the focus: whether its first row is to have it. */
  entersByKey: () => boolean
  yieldOn: (event: Event) => void
}) {
  const pressed = usePressedInside(open)
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={register}
          data-layer="menu"
          className={menu.content}
          {...pressed}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onPointerDownOutside={({ detail }) => onlyCloses(detail.originalEvent)}
          onCloseAutoFocus={yieldOn}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget && entersByKey()) currentTarget.querySelector<HTMLElement>(rows)?.focus({ preventScroll: true })
          }}
          {...(label && { 'aria-label': label })}
        >
          <MenuItems items={items} parts={DropdownMenu} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Leaves the library's long press out: it begins with a finger that comes down. */
function WithoutPress({ children, onPointerDown: _, ...rest }: { children: ReactElement; onPointerDown?: unknown }) {
  return cloneElement(children, rest)
}

/** A menu at the pointer. `items` is asked each time it opens. */
export function ContextLayer({
  trigger,
  open,
  onOpenChange,
  register,
  items,
  label,
  disabled,
  longPress,
  giveBack,
}: Controlled & {
  items: () => readonly MenuItem[]
  label: string
  disabled: boolean
  longPress: boolean
  giveBack: (event: Event) => void
}) {
  const pressed = usePressedInside(open)
  return (
    <ContextMenu.Root modal={false} onOpenChange={onOpenChange}>
      <ContextMenu.Trigger asChild disabled={disabled}>
        {longPress ? trigger : <WithoutPress>{trigger}</WithoutPress>}
      </ContextMenu.Trigger>
      {open && (
        <ContextMenu.Portal>
          <ContextMenu.Content
            ref={register}
            data-layer="menu"
            className={menu.content}
            {...pressed}
            collisionPadding={8}
            loop
            aria-label={label}
            onPointerDownOutside={({ detail }) => onlyCloses(detail.originalEvent)}
            onCloseAutoFocus={giveBack}
          >
            <MenuItems items={items()} parts={ContextMenu} />
          </ContextMenu.Content>
        </ContextMenu.Portal>
      )}
    </ContextMenu.Root>
  )
}

/** A card anchored to its trigger, or to any element. */
export function PopoverLayer({
  trigger,
  anchor,
  open,
  onOpenChange,
  register,
  label,
  side,
  align,
  width,
  flush,
  modal,
  children,
  onOpenAutoFocus,
  giveBack,
  yieldOn,
}: Omit<Controlled, 'trigger'> & {
  trigger: ReactElement | null
  anchor: ComponentProps<typeof Popover.Anchor>['virtualRef'] | undefined
  label: string
  side: Side
  align: 'start' | 'center' | 'end'
  width: number | undefined
  flush: boolean
  modal: boolean
  children: ReactNode
  onOpenAutoFocus: ((event: Event) => void) | undefined
  giveBack: (event: Event) => void
  yieldOn: (event: Event) => void
}) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      {trigger && <Popover.Trigger asChild>{trigger}</Popover.Trigger>}
      {anchor && <Popover.Anchor virtualRef={anchor} />}
      <Popover.Portal>
        <Popover.Content
          ref={register}
          data-layer="popover"
          aria-label={label}
          className={classNames(popover.content, flush && popover.flush)}
          style={{ width }}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          onCloseAutoFocus={trigger ? yieldOn : giveBack}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
