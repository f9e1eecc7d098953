// A new password: how long it must be, and how easy it is to guess, in words (SESS-02). The host decides.
import { type Ref, useEffect, useState } from 'react'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { lazyModule, retried, useLazyModule } from '#src/ui/layers/lazy-module.ts'
import * as styles from './new-password-field.css.ts'

/** Fewest characters of a password; the host has the last word. */
export const PASSWORD_LENGTH = 10

/** A sentence for a password that is too short; null when it will do here. */
export function shortPassword(password: string): string | null {
  return password.length < PASSWORD_LENGTH ? `The password needs at least ${PASSWORD_LENGTH} characters.` : null
}

const strength = lazyModule(retried(() => import('#src/lib/password-strength.ts')))
/** From here on the host takes it, up to so many characters. */
const FAIR = 2
const LONGEST = 200
/** Judging takes some 20 ms: it waits for a pause in typing, in ms. */
const PAUSE_MS = 150
const WORDS = [
  'Very easy to guess. A few unrelated words are better.',
  'Easy to guess. A few unrelated words are better.',
  'Strength: fair.',
  'Strength: good.',
  'Strength: strong.',
] as const

/** `known` are name and address, as far as they are typed: whoever guesses tries them first. */
export function NewPasswordField({
  label,
  value,
  onChange,
  error,
  known,
  ref,
}: {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  known: readonly string[]
  ref?: Ref<HTMLInputElement>
}) {
  const score = useStrength(value, known.join('\n'))
  return (
    <PasswordField
      {...(label !== undefined && { label })}
      {...(ref && { ref })}
      value={value}
      onChange={onChange}
      // What was refused is not what stands there any more.
      error={score !== null && score >= FAIR && value.length <= LONGEST ? undefined : error}
      hint={score === null ? `At least ${PASSWORD_LENGTH} characters.` : <Meter score={score} />}
      autoComplete="new-password"
    />
  )
}

/** Null while there is nothing to judge, and where what judges cannot be fetched. */
function useStrength(password: string, known: string): number | null {
  const module = useLazyModule(strength)
  const [score, setScore] = useState<number | null>(null)
  const long = password.length >= PASSWORD_LENGTH
  const some = password !== ''
  useEffect(() => {
    // Without it the field says how long a password must be, and the host says the rest.
    if (some) strength.load().catch((error: unknown) => console.error(error))
  }, [some])
  useEffect(() => {
    if (!long || module === null) return setScore(null)
    const timer = setTimeout(() => setScore(module.strengthOf(password, known.split('\n'))), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [long, password, known, module])
  return score
}

function Meter({ score }: { score: number }) {
  return (
    <span className={styles.meter}>
      <span aria-hidden className={styles.bars}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={styles.bar} data-tone={bar <= Math.max(1, score) ? toneOf(score) : undefined} />
        ))}
      </span>
      {WORDS[score] ?? WORDS[0]}
    </span>
  )
}

function toneOf(score: number): string {
  if (score < 2) return 'red'
  return score === 2 ? 'amber' : 'green'
}
