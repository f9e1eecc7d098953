// A closed choice of one from a short list.
import { CheckIcon, ChevronDownIcon } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
// Its style rules are let pass there.
import '#src/lib/html/trusted.ts'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import * as menu from '#src/ui/layers/menu.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './select.css.ts'
import { useSelectKeys } from './select-keys.ts'

/** One option; `mark` is drawn before the label (a dot, a ring, an avatar). */
export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  mark?: ReactNode
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** A labelled select. `value` null shows the placeholder; the empty string is a value like any other. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder = 'Choose…',
  disabled = false,
  size = 32,
  className,
  ...field
}: FieldProps & {
  value: Value | null
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder?: string | undefined
  disabled?: boolean | undefined
  size?: 28 | 32 | undefined
  className?: string | undefined
}) {
  const [open, setOpen] = useState(false)
  const { register } = useReturnFocus(open)
  const pick = (wanted: string) => {
    const option = options.find((candidate) => candidate.value === wanted)
    if (option) onChange(option.value)
  }
  const keys = useSelectKeys({ open, close: () => setOpen(false), options, value, pick })
  return (
    <Field {...field}>
      {(control) => (
        // Radix keeps the empty string for itself, so values travel with a prefix.
        <Radix.Root
          value={value === null ? '' : `=${value}`}
          onValueChange={(text) => pick(text.slice(1))}
          disabled={disabled}
          open={open}
          onOpenChange={setOpen}
        >
          <Radix.Trigger {...control} {...keys.trigger} className={classNames(styles.trigger, styles.size[size], className)}>
            <span className={styles.value}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon asChild>
              <ChevronDownIcon size={14} className={styles.chevron} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              {...keys.list}
              ref={(content) => {
                register(content)
                keys.content.current = content
              }}
              className={classNames(menu.content, styles.list)}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <Radix.Viewport>
                {options.map((option) => (
                  <Radix.Item key={option.value} value={`=${option.value}`} disabled={option.disabled ?? false} className={menu.item}>
                    <Radix.ItemText>
                      <span className={styles.option}>
                        {option.mark}
                        {option.label}
                      </span>
                    </Radix.ItemText>
                    {option.hint && <span className={styles.hint}>{option.hint}</span>}
                    <Radix.ItemIndicator className={styles.tick}>
                      <CheckIcon aria-hidden size={14} />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}
