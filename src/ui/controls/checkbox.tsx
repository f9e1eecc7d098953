// A tick box, with or without a label beside it.
import { CheckIcon, MinusIcon } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { touchTarget } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './checkbox.css.ts'

/** `checked` may be 'indeterminate' (some of many). Without visible `children` it needs a `label`. */
export function Checkbox({
  checked,
  onChange,
  label,
  children,
  disabled = false,
  className,
  tabIndex,
}: {
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  label?: string | undefined
  children?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
  tabIndex?: number | undefined
}) {
  const id = useId()
  const box = (
    <Radix.Root
      id={id}
      className={classNames(styles.box, touchTarget, className)}
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      disabled={disabled}
      tabIndex={tabIndex}
      {...(label && { 'aria-label': label })}
    >
      <Radix.Indicator className={styles.tick}>
        {checked === 'indeterminate' ? <MinusIcon size={12} strokeWidth={3} /> : <CheckIcon size={12} />}
      </Radix.Indicator>
    </Radix.Root>
  )
  if (!children) return box
  return (
    <span className={styles.row}>
      {box}
      <label htmlFor={id}>{children}</label>
    </span>
  )
}
