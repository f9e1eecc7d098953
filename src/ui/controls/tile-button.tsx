// A button of a navigation bar: an icon with its label under or beside it; the tooltip tells more, and its key.
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import * as styles from './tile-button.css.ts'

/** Props of TileButton: everything a `<button>` takes, and what it says. */
export type TileButtonProps = ComponentProps<'button'> & {
  label: string
  /** Drawn in place of the label, which is then only said: a time that runs. */
  children?: ReactNode
  /** What the tooltip says; the label unless told. */
  hint?: string | undefined
  icon: LucideIcon
  keys?: string | undefined
  /** Why it is off: stays focusable, ignores clicks, the tooltip tells the reason. */
  reason?: string | undefined
  /** Turns red under the pointer. */
  danger?: boolean | undefined
}

/** A tile; the bar around it decides by `direction`, `justify` and `labelSize` how it stands. */
export function TileButton({
  label,
  hint = label,
  icon: Icon,
  keys,
  reason,
  danger,
  className,
  onClick,
  children,
  ...rest
}: TileButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (reason !== undefined) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={reason ? `${hint}: ${reason}` : hint} keys={reason ? undefined : keys} side="left">
      <button
        {...(children !== undefined && { 'aria-label': label })}
        {...rest}
        type="button"
        className={classNames(styles.tile, className)}
        onClick={click}
        aria-disabled={reason !== undefined || undefined}
        aria-keyshortcuts={ariaKeys(keys)}
        data-danger={danger || undefined}
      >
        <Icon size={16} aria-hidden />
        {children ?? label}
      </button>
    </Tooltip>
  )
}
