// An on/off switch with its label beside it.
import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { hiddenVisually, touchTarget } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './switch.css.ts'

/** Takes effect at once; for a choice that waits for a submit use Checkbox. */
export function Switch({
  checked,
  onChange,
  label,
  hideLabel = false,
  disabled = false,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
}) {
  const id = useId()
  return (
    <span className={styles.row}>
      <Radix.Root
        id={id}
        className={classNames(styles.track, touchTarget)}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
      <label htmlFor={id} className={hideLabel ? hiddenVisually : undefined}>
        {label}
      </label>
    </span>
  )
}
