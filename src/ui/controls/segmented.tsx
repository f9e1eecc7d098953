// A choice of one among two to four, all in view: List | Board.
import type { LucideIcon } from 'lucide-react'
import { ToggleGroup as Radix } from 'radix-ui'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './segmented.css.ts'

/** A segmented control; one option is always chosen. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: LucideIcon | undefined; hideLabel?: boolean | undefined }[]
  className?: string | undefined
}) {
  return (
    <Radix.Root
      type="single"
      aria-label={label}
      value={value}
      className={classNames(styles.group, className)}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onChange(option.value)
      }}
    >
      {options.map(({ icon: Icon, ...option }) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className={styles.option}
          {...(option.hideLabel && { 'aria-label': option.label })}
        >
          {Icon && <Icon size={14} aria-hidden />}
          {!option.hideLabel && option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
