// The one frame that shows the palette and every question, in three forms: focus, Escape, the ways out.
import { Dialog, Popover } from 'radix-ui'
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect } from 'react'
import { useKeyboardInset } from '#src/ui/layers/keyboard-inset.ts'
import { SheetHandle } from '#src/ui/layers/sheet-handle.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { currentPlatform } from '#src/ui/marks/key-caps.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { type FrameForm, FrameFormContext } from './frame-form.ts'
import * as styles from './palette.css.ts'

/** Marks the element that gets focus when the frame opens or shows something else. */
export const takesFocus = { 'data-takes-focus': '' }

/** Moves focus to the element marked with `takesFocus`. */
export function focusMarked(frame: ParentNode | null): void {
  const target = frame?.querySelector('[data-takes-focus]')
  if (target instanceof HTMLElement && document.activeElement !== target) target.focus({ preventScroll: true })
}

/** What every form of the frame does alike. */
interface FrameProps {
  label: string
  role?: 'dialog' | 'alertdialog'
  still: boolean
  /** Names what is shown; when it changes, focus moves to the new content. */
  content: string
  /** How wide it is beside what was pressed, in px. */
  width: number
  onEscape: (event: KeyboardEvent) => void
  onOutside: () => void
  /** The key that opens the palette was pressed again. */
  onPaletteKey: () => void
  giveBack: (event: Event) => void
  children: ReactNode
}

/** The frame. `still` leaves the arrival out, where it only changes its content. `giveBack` puts focus where it was. */
export function PaletteFrame({ form, ...props }: FrameProps & { form: FrameForm }) {
  const { content, onOutside } = props
  // No form of it ends behind the keyboard.
  useKeyboardInset(document.documentElement)
  useEffect(() => {
    focusMarked(document.querySelector(`[data-palette="${content}"]`))
  }, [content])
  const close = (open: boolean) => open || onOutside()
  return (
    <FrameFormContext value={form.kind}>
      {form.kind === 'popover' ? (
        // Modal, so that a press beside it closes it and does nothing else.
        <Popover.Root open modal onOpenChange={close}>
          <Popover.Anchor virtualRef={{ current: form.place }} />
          <Popover.Portal>
            <Popover.Content
              {...contentOf(props)}
              aria-label={props.label}
              className={classNames(styles.beside, !props.still && styles.rising)}
              style={{ width: props.width }}
              align="start"
              sideOffset={4}
              collisionPadding={12}
            >
              {props.children}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ) : (
        <Dialog.Root open modal onOpenChange={close}>
          <Dialog.Portal>
            <Dialog.Overlay data-scrim className={classNames(styles.overlay, !props.still && styles.arriving)} />
            <Dialog.Content
              {...contentOf(props)}
              aria-describedby={undefined}
              className={classNames(styles.frame, form.kind === 'sheet' && styles.sheet, !props.still && styles.rising)}
            >
              <VisuallyHidden>
                <Dialog.Title>{props.label}</Dialog.Title>
              </VisuallyHidden>
              {form.kind === 'sheet' && <SheetHandle onClose={onOutside} />}
              {props.children}
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </FrameFormContext>
  )
}

/** Focus, Escape and the palette's key, the same in every form. */
function contentOf({ role = 'dialog', content, onEscape, onPaletteKey, giveBack }: FrameProps) {
  return {
    role,
    'data-palette': content,
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      focusMarked(event.currentTarget as Element)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      giveBack(event)
    },
    onKeyDownCapture(event: ReactKeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
      if (currentPlatform() === 'mac' ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (!event.repeat) onPaletteKey()
    },
    onEscapeKeyDown(event: KeyboardEvent) {
      event.preventDefault()
      // Escape ends a composition first.
      if (!event.isComposing && event.keyCode !== 229) onEscape(event)
    },
  }
}
