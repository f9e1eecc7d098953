// The button: four weights, two sizes, a key hint, a loading state, and a reason when it is off.
import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { Spinner } from '#src/ui/marks/spinner.tsx'
import * as styles from './button.css.ts'

/** Props of Button: everything a `<button>` takes, and the look. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  /** primary: the one thing to do here; ghost: bordered; subtle: only text until hovered; danger: destroys. */
  variant?: 'primary' | 'ghost' | 'subtle' | 'danger' | undefined
  /** Height in px. */
  size?: 28 | 32 | undefined
  /** Shortcut in tinykeys grammar, shown as keycaps. */
  keys?: string | undefined
  /** The keys would do something else just now: they are not shown, and their room stays. */
  keysTaken?: boolean | undefined
  icon?: LucideIcon | undefined
  /** Anything after the label, such as a chevron. */
  trailing?: ReactNode
  /** Work is under way: keeps width and focus, ignores clicks. */
  loading?: boolean | undefined
  /** Why it is off: it stays focusable, ignores clicks and tells the reason in its tooltip. */
  reason?: string | undefined
  /** Draws its only child (a link) as the button. */
  asChild?: boolean | undefined
}

/** A button; `type="button"` unless told otherwise. */
export function Button({
  children,
  variant = 'ghost',
  size = 28,
  keys,
  keysTaken = false,
  icon: Icon,
  trailing,
  loading = false,
  reason,
  asChild = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = loading || reason !== undefined
  const look = classNames(styles.button, styles.variant[variant], styles.size[size], className)
  const tone = variant === 'primary' || variant === 'danger' ? 'inherit' : 'plain'
  const hint = keys && <Keys keys={keys} silent tone={tone} className={keysTaken ? styles.taken : undefined} />
  if (asChild)
    return (
      <Slot.Root className={look} {...rest} {...(onClick && { onClick })}>
        {Icon && <Icon aria-hidden />}
        <Slot.Slottable>{children}</Slot.Slottable>
        {hint}
        {trailing}
      </Slot.Root>
    )
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={look}
      onClick={click}
      aria-disabled={off || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      aria-keyshortcuts={keysTaken ? undefined : ariaKeys(keys)}
    >
      {loading && <Spinner className={styles.spinner} />}
      <span className={classNames(styles.inside, loading && styles.waiting)}>
        {Icon && <Icon aria-hidden />}
        {children}
        {hint}
        {trailing}
      </span>
    </button>
  )
  return reason ? <Tooltip text={reason}>{button}</Tooltip> : button
}
