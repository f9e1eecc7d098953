// A square button that is only an icon; its label is said, and shown in its tooltip with its key.
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { touchTarget } from '#src/theme/text.css.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { Spinner } from '#src/ui/marks/spinner.tsx'
import * as styles from './icon-button.css.ts'

/** Props of IconButton: everything a `<button>` takes, with a required label. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: LucideIcon
  keys?: string | undefined
  /** Side in px; 44 where a thumb points, then with a larger icon. */
  size?: 24 | 28 | 32 | 44 | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  loading?: boolean | undefined
  /** Why it is off: stays focusable, ignores clicks, the tooltip tells the reason. */
  reason?: string | undefined
  /** A small accent dot: something new. The label has to say it too. */
  dot?: boolean | undefined
  /** A toggle's state; undefined where it is no toggle. */
  pressed?: boolean | undefined
}

/** An icon button with label and tooltip. */
export function IconButton({
  label,
  icon: Icon,
  keys,
  size = 28,
  side,
  loading = false,
  reason,
  dot = false,
  pressed,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const off = loading || reason !== undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={reason ? `${label}: ${reason}` : label} keys={reason ? undefined : keys} side={side}>
      <button
        {...rest}
        type={type}
        className={classNames(styles.button, touchTarget, className)}
        style={{ width: size, height: size, ...rest.style }}
        onClick={click}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        aria-busy={loading || undefined}
        aria-keyshortcuts={ariaKeys(keys)}
      >
        {loading ? <Spinner /> : <Icon {...(size === 44 && { size: 20 })} aria-hidden />}
        {dot && <span className={styles.dot} />}
      </button>
    </Tooltip>
  )
}
