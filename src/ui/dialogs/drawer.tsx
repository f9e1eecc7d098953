// A sheet from the left or right edge: modal with an overlay, or a panel beside work that stays usable, or that panel as a modal window.
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useKeptFocus } from '#src/ui/focus/kept-focus.ts'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './drawer.css.ts'

/** Props of Drawer. Sizes in px; below 768 px a panel takes the full width, a modal drawer leaves a strip to tap. */
export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: 'left' | 'right' | undefined
  /** Said to screen readers; draw a visible head as a child where one is wanted. */
  title: string
  width?: number | undefined
  /** False: no overlay, the page beside it stays usable, only Esc and its own button close it. */
  modal?: boolean | undefined
  /** The same work as a panel, in a modal window in the middle; below 768 px it fills the screen. */
  centred?: boolean | undefined
  /** Distance from the top of the window, such as the header's 48. */
  top?: number | undefined
  children: ReactNode
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Where focus goes at the end instead of where it was. */
  home?: (() => HTMLElement | null) | undefined
  /** Asked before Esc closes it; preventDefault keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** A controlled side sheet. */
export function Drawer({
  open,
  onOpenChange,
  side = 'right',
  title,
  width = 320,
  modal = true,
  centred = false,
  top = 0,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  home,
  onEscapeKeyDown,
}: DrawerProps) {
  const { giveBack } = useReturnFocus(open)
  const [content, setContent] = useState<HTMLElement | null>(null)
  useKeptFocus(content)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className={styles.overlay} />}
        <Radix.Content
          ref={setContent}
          className={classNames(styles.content, ...(centred ? [styles.window] : [styles.side[side], modal ? styles.sheet : styles.panel]))}
          style={centred ? { width } : { width, top }}
          aria-describedby={undefined}
          // Keys of the page keep working beside a panel, and in its window.
          data-panel={modal && !centred ? undefined : ''}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          {...(onEscapeKeyDown && { onEscapeKeyDown })}
          onInteractOutside={(event) => {
            const { target } = event
            // A message lies above everything; answering it closes nothing.
            if (!modal || (target instanceof Element && target.closest('[data-sonner-toaster]'))) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            if (!event.defaultPrevented) giveBack(event, home?.())
          }}
        >
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
