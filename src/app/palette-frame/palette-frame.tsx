// The one frame that shows the palette and every question: overlay, focus, keyboard inset on phones.
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import { currentPlatform } from '#src/ui/marks/key-caps.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './palette.css.ts'

/** Marks the element that gets focus when the frame opens or shows something else. */
export const takesFocus = { 'data-takes-focus': '' }

/** Moves focus to the element marked with `takesFocus`. */
export function focusMarked(frame: ParentNode | null): void {
  const target = frame?.querySelector('[data-takes-focus]')
  if (target instanceof HTMLElement && document.activeElement !== target) target.focus({ preventScroll: true })
}

/** The frame. `still` leaves the arrival out, where it only changes its content. `giveBack` puts focus where it was. */
export function PaletteFrame({
  label,
  role = 'dialog',
  still,
  content,
  onEscape,
  onOutside,
  onPaletteKey,
  giveBack,
  children,
}: {
  label: string
  role?: 'dialog' | 'alertdialog'
  still: boolean
  /** Names what is shown; when it changes, focus moves to the new content. */
  content: string
  onEscape: (event: KeyboardEvent) => void
  onOutside: () => void
  /** The key that opens the palette was pressed again. */
  onPaletteKey: () => void
  giveBack: (event: Event) => void
  children: ReactNode
}) {
  useKeyboardInset()
  useEffect(() => {
    focusMarked(document.querySelector(`[data-palette="${content}"]`))
  }, [content])
  return (
    <Radix.Root open modal onOpenChange={(open) => open || onOutside()}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(styles.overlay, !still && styles.arriving)} />
        <Radix.Content
          role={role}
          data-palette={content}
          className={classNames(styles.frame, !still && styles.rising)}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusMarked(event.currentTarget as Element)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveBack(event)
          }}
          onKeyDownCapture={(event) => {
            if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
            if (currentPlatform() === 'mac' ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return
            event.preventDefault()
            if (!event.repeat) onPaletteKey()
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            // Escape ends a composition first.
            if (!event.isComposing && event.keyCode !== 229) onEscape(event)
          }}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Keeps the sheet above the keyboard of a phone, which covers fixed elements. */
function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--keyboard', `${Math.max(0, window.innerHeight - view.height - view.offsetTop)}px`)
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
