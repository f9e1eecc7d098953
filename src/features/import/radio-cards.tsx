// A choice of one among a few, each with room for a sentence: all in view, walked through with the arrow keys.
import { type ReactNode, useId } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './import.css.ts'

/** `below` stands under the option while it is chosen. */
export interface RadioCard<Value extends string> {
  value: Value
  label: string
  hint?: string | undefined
  below?: ReactNode
}

/** `label` is said, not shown. */
export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  options,
  narrow = false,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  /** Several beside each other. */
  narrow?: boolean
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.cards, narrow && styles.cardsNarrow)}>
      {options.map((option) => (
        <div key={option.value} className={classNames(styles.card, option.value === value && styles.cardChosen)}>
          <label className={styles.cardLabel}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
              aria-describedby={option.hint && `${name}${option.value}`}
            />
            <span className={styles.cardName}>{option.label}</span>
          </label>
          {option.hint && (
            <span id={`${name}${option.value}`} className={styles.cardHint}>
              {option.hint}
            </span>
          )}
          {option.value === value && option.below && <div className={styles.cardBelow}>{option.below}</div>}
        </div>
      ))}
    </div>
  )
}
