// The budget: digits in, dollars shown (PROJ-06).
import type { ReactNode } from 'react'
import { budgetCents, formatUsd } from '#src/lib/money.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'

/** The digits of `next`; none once a text without amount is shortened further, so that the field can be emptied. */
function nextCents(shown: string, next: string): number | null {
  const cents = budgetCents(next)
  const shortened = next.length < shown.length
  return cents === 0 && (shortened || !/\d/.test(next)) ? null : cents
}

const MOST_CENTS = 99_999_999_999_900

/** What is wrong with an amount; nothing where it can be kept (PSET-03). */
export function budgetProblem(cents: number | null): string | undefined {
  return cents !== null && cents > MOST_CENTS ? `At most ${formatUsd(MOST_CENTS)}.` : undefined
}

/** `cents` null is an empty field. Typing `123456` shows `$1,234.56` (PROJ-06). */
export function BudgetField({
  cents,
  onChange,
  error,
  hint,
}: {
  cents: number | null
  onChange: (cents: number | null) => void
  error?: string | undefined
  hint?: ReactNode
}) {
  const shown = cents === null ? '' : formatUsd(cents)
  return (
    <TextField
      label="Budget"
      inputMode="numeric"
      placeholder="$0.00"
      value={shown}
      onChange={(event) => onChange(nextCents(shown, event.target.value))}
      error={error}
      hint={hint}
    />
  )
}
