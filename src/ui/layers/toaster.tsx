// Draws the messages at the foot of the screen; loaded apart from the page (toast.ts).
import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useTheme } from '#src/theme/theme-preference.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './toast.css.ts'
import type { ToastMessage } from './toast-message.ts'

/** Shows a toast now. */
export function showToast(asked: ToastMessage & { id: string }): void {
  const { message, detail, action, second, progress, tone = 'neutral', id, duration = action ? 8000 : 5000 } = asked
  const show = { neutral: sonner, good: sonner.success, bad: sonner.error }[tone]
  show(progress ? <Progress message={message} {...progress} /> : message, {
    duration,
    ...(second && { cancel: { label: second.label, onClick: second.run } }),
    id,
    ...(detail && { description: detail }),
    ...(action && {
      action: {
        label: (
          <>
            {action.label}
            {action.keys && <Keys keys={action.keys} silent />}
          </>
        ),
        onClick: action.run,
      },
    }),
  })
}

function Progress({ message, share, said }: { message: string; share: number; said: string }) {
  return (
    <>
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden className={styles.progress}>
        {message}
        <span className={styles.track}>
          <span className={styles.fill} style={{ transform: `scaleX(${share})` }} />
        </span>
      </span>
    </>
  )
}

/** Takes one toast away, or all of them. */
export function hideToast(id?: string): void {
  sonner.dismiss(id)
}

/** Where toasts appear; mount once. `onReady` is called when the first one can be shown. */
export function Messages({ onReady }: { onReady: () => void }) {
  // The list below listens by then: effects of children run first.
  useEffect(onReady, [onReady])
  const { resolved } = useTheme()
  return (
    <Sonner
      theme={resolved}
      position="bottom-right"
      expand
      gap={8}
      offset={16}
      mobileOffset={12}
      visibleToasts={4}
      containerAriaLabel="Messages"
      className={styles.toaster}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.detail,
          content: styles.content,
          icon: styles.icon,
          actionButton: styles.action,
          cancelButton: styles.action,
          success: styles.good,
          error: styles.bad,
        },
      }}
    />
  )
}
