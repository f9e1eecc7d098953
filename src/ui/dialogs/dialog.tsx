// A modal dialog: title, close button, Esc and outside click close it, focus goes back where it was.
import { XIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { SheetHandle } from '#src/ui/layers/sheet-handle.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './dialog.css.ts'

/** Props of Dialog. Sizes in px; below 768 px it always takes the full width. */
export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Said but not shown, for dialogs that draw their own head. */
  hideTitle?: boolean | undefined
  description?: ReactNode
  /** What the dialog is about, on one line and cut where it is long; in place of `description`. */
  subject?: string | undefined
  children?: ReactNode
  /** Actions at the foot, right-aligned. */
  footer?: ReactNode
  /** At least this wide (760 for invite); otherwise `width`. */
  minWidth?: number | undefined
  width?: number | undefined
  /** False while it must not be closed: no button, no Esc, no outside click. */
  closable?: boolean | undefined
  /** Drops the padding of the body, for lists that reach the edge. */
  flush?: boolean | undefined
  /** Where focus goes first; unless prevented, the first control, or the dialog where there is none but Close. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Where focus goes at the end instead of where it was (call preventDefault). */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** mod+Enter sends the form that a field belongs to, from every field (design §9); fields that mean something else by it say so by `preventDefault`. */
function sendByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return
  if (event.nativeEvent.defaultPrevented || event.nativeEvent.isComposing) return
  const form = (event.target as Element).closest('form')
  if (form === null) return
  event.preventDefault()
  form.requestSubmit()
}

/** Where there is nothing but Close yet, focus waits on the dialog itself: on Close a tooltip would open, and Enter or Space close what was just opened. */
function stayOffClose(event: Event): void {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const controls = content.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [contenteditable], [tabindex="0"]')
  if ([...controls].some((one) => !one.matches(`:disabled, .${styles.close}`))) return
  event.preventDefault()
  content.focus()
}

/** A controlled modal dialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description: sentence,
  subject,
  children,
  footer,
  minWidth,
  width = 520,
  closable = true,
  flush = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: DialogProps) {
  const description = subject ?? sentence
  const { giveBack } = useReturnFocus(open)
  const hold = (event: Event) => {
    if (!closable) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-scrim className={styles.overlay}>
          <Radix.Content
            className={styles.content}
            style={{ width: Math.max(width, minWidth ?? 0), minWidth }}
            onEscapeKeyDown={(event) => {
              // Escape in a form inside ends the form, not the dialog.
              if ((event.target as Element | null)?.closest?.('[data-keeps-escape]')) event.preventDefault()
              hold(event)
            }}
            onPointerDownOutside={(event) => {
              // A press beside a menu or a card that is open closes that, and not the form below it.
              if (document.querySelector('[data-layer]')) event.preventDefault()
              hold(event)
            }}
            onInteractOutside={hold}
            onKeyDown={sendByKey}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus?.(event)
              if (!event.defaultPrevented) stayOffClose(event)
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event)
              if (!event.defaultPrevented) giveBack(event)
            }}
            {...(!description && { 'aria-describedby': undefined })}
          >
            {closable && <SheetHandle onClose={() => onOpenChange(false)} />}
            {hideTitle ? (
              <VisuallyHidden>
                <Radix.Title>{title}</Radix.Title>
                {description && <Radix.Description>{description}</Radix.Description>}
              </VisuallyHidden>
            ) : (
              <div className={styles.head}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className={subject ? styles.subject : styles.description} title={subject}>
                    {description}
                  </Radix.Description>
                )}
              </div>
            )}
            <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
            {closable && !hideTitle && (
              <Radix.Close asChild>
                <IconButton className={styles.close} icon={XIcon} label="Close" keys="Escape" />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
